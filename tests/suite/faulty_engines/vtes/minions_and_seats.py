"""Faulty engines: which minions do what and when, who sits where, and what is aimed at whom."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NO_CARD, NOBODY, Seat
from reference_engine.vtes.actions import becoming_anarch, blocks, course_of_action, performers
from reference_engine.vtes.actions.action_kind import Acting
from reference_engine.vtes.actions.becoming_anarch import BecomeAnarch
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.actions.recruiting import Recruit
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.cards.words.actions import action_modes
from reference_engine.vtes.cards.words.actions.action_modes import ActionMode
from reference_engine.vtes.cards.words.actions.modifiers_and_reactions import (
    NOT_ACTING,
    OWN_ACTION,
    DuringAction,
    Modifier,
    Reaction,
)
from reference_engine.vtes.cards.words.actions.waking import UnlockReacting
from reference_engine.vtes.cards.words.legacy.minion_traits import LoseTrait
from reference_engine.vtes.control import entering_play, regions
from reference_engine.vtes.ending import withdrawal
from reference_engine.vtes.ending.ousting import Ousting
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.legacy import circles
from reference_engine.vtes.legacy.red_list import AwardTrophies
from reference_engine.vtes.playing.card_being_played import AS_PLAYED
from reference_engine.vtes.playing.sequencing import Sequenced
from reference_engine.vtes.table.layout import Layout
from reference_engine.vtes.table.state import READY, UNCONTROLLED, InPlay
from reference_engine.vtes.torpor.diablerie import Diablerie
from reference_engine.vtes.torpor.torpor_actions import Diablerise, Rescue
from reference_engine.vtes.turn.minion_phase import MinionPhase
from reference_engine.vtes.turn.turns import Turn
from reference_engine.vtes.turn.unlock_phase import UnlockPhase
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.vtes import choices
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import never_refusing, play_also_in, ways_of

# Actions.


@wrong("a locked minion plays action cards", breaks="vtes.action-card.needs-ready-unlocked-minion")
def _(change: Changes) -> None:
    never_refusing(change, performers, "acting_refusal", performers.ACTING_LOCKED)


@wrong(
    "an action card is played again by the minion in a turn", breaks="vtes.action.limit.same-action-card-once-per-turn"
)
def _(change: Changes) -> None:
    never_refusing(change, ActionMode, "refusal", action_modes.SAME_CARD_TWICE)


@wrong("one's own minions react to one's action", breaks="vtes.reaction.only-to-another-methuselahs-action")
def _(change: Changes) -> None:
    def players(right: Right, self: Reaction, game: Vtes, frame: Any, seat: Seat) -> Any:
        own = isinstance(frame, Action) and frame.seat == seat
        return [minion.id for minion in game.minions(seat)] if own else right(self, game, frame, seat)

    def player_refusal(right: Right, self: Reaction, game: Vtes, action: Action, seat: Seat, choice: Any) -> Any:
        found = right(self, game, action, seat, choice)
        return None if found is OWN_ACTION else found

    for way in ways_of("Deflection").values():
        change.set(way, "when", None)
    change.replace(Reaction, "players", players)
    change.replace(Reaction, "player_refusal", player_refusal)


@wrong("nobody modifies an action from torpor", breaks="vtes.torpor.may-play-modifiers-in-own-action")
def _(change: Changes) -> None:
    def player_refusal(right: Right, self: Modifier, game: Vtes, action: Action, seat: Seat, choice: Any) -> Any:
        there = game.cards[choice.minion].region == READY
        return right(self, game, action, seat, choice) if there else NOT_ACTING

    change.replace(Modifier, "player_refusal", player_refusal)


@wrong(
    "nothing is played as an action is announced",
    breaks=(
        "vtes.action.announce.as-announced-cards-first",
        "vtes.published.as-announced.action-card-is-replaced-first",
    ),
)
def _(change: Changes) -> None:
    change.replace(Action, "while_announcing", lambda right, self, game: None)


@wrong("a bleed goes on against whom it was announced", breaks="vtes.bleed.cards-may-allow-or-force-other-target")
def _(change: Changes) -> None:
    def redirect(right: Right, self: Action, game: Vtes, seat: Seat) -> None:
        right(self, game, self.target_seat)

    change.replace(Action, "redirect", redirect)


wrong("who blocks a rescue does not fight", breaks="vtes.rescue.blocked-leads-to-combat")(
    lambda change: change.replace(Rescue, "starts_combat_when_blocked", lambda right, self: False)
)
wrong("who blocks a diablerie does not fight", breaks="vtes.diablerise-action.blocked-leads-to-combat")(
    lambda change: change.replace(Diablerise, "starts_combat_when_blocked", lambda right, self: False)
)


@wrong(
    "who was rescued is wounded still", breaks=("vtes.rescue.no-longer-wounded", "vtes.leave-torpor.no-longer-wounded")
)
def _(change: Changes) -> None:
    def to_ready(right: Right, game: Vtes, vampire: InPlay) -> None:
        right(game, vampire)
        vampire.wounded = True

    change.replace(regions, "to_ready", to_ready)


@wrong("every minion has 1 intercept", breaks="vtes.action.intercept.default-zero")
def _(change: Changes) -> None:
    change.replace(Acting, "intercept", lambda right, self, game, minion: right(self, game, minion) + 1)


@wrong("intercept is of no use", breaks="vtes.action.intercept.definition")
def _(change: Changes) -> None:
    change.replace(Acting, "intercept", lambda right, self, game, minion: 0)


@wrong("every minion has 1 stealth", breaks="vtes.action.stealth.default-zero")
def _(change: Changes) -> None:
    change.replace(Acting, "stealth", lambda right, self, game: right(self, game) + 1)


@wrong("whoever attempts to block does", breaks="vtes.action.course.b.all-pass-resolves-attempt")
def _(change: Changes) -> None:
    change.replace(Action, "would_block", lambda right, self, game: True)


@wrong("who is awake blocks nobody", breaks="vtes.glossary.wake.may-attempt-to-block")
def _(change: Changes) -> None:
    def refusal(right: Right, game: Vtes, action: Acting, seat: Seat, minion: InPlay, unlocked: bool = False) -> Any:
        asleep = minion.controller == seat and minion.locked and not unlocked
        return blocks.BLOCKER_LOCKED if asleep else right(game, action, seat, minion, unlocked)

    change.replace(blocks, "refusal", refusal)


@wrong("a reaction that unlocks only wakes", breaks="vtes.glossary.wake.unlocking-reaction-is-no-wake")
def _(change: Changes) -> None:
    def apply(right: Right, self: UnlockReacting, game: Vtes, play: Any) -> None:
        course_of_action.under_way(game).awake += (play.minion,)

    change.replace(UnlockReacting, "apply", apply)


@wrong(
    "dogs guard while a card is being played", breaks="vtes.glossary.wake.unlocking-reaction-not-in-as-played-window"
)
def _(change: Changes) -> None:
    ways = ways_of("Guard Dogs").values()
    for way in ways:
        change.set(way, "when", None)
    play_also_in(change, AS_PLAYED, *ways)


@wrong("an ally comes into play with 1 life more", breaks="vtes.recruit.life-from-bank")
def _(change: Changes) -> None:
    def take_effect(right: Right, self: Recruit, game: Vtes) -> None:
        self.life += 1
        right(self, game)

    change.replace(Recruit, "take_effect", take_effect)


@wrong("an ally that is recruited is still to come out", breaks="vtes.recruit.success-puts-ally-in-ready-region")
def _(change: Changes) -> None:
    def put_in_ready_region(right: Right, game: Vtes, *rest: Any) -> InPlay:
        placed: InPlay = right(game, *rest)
        game.move_to(placed, UNCONTROLLED)
        return placed

    change.replace(entering_play, "put_in_ready_region", put_in_ready_region)


@wrong(
    "what nobody has played is there at superior",
    breaks=(
        "vtes.employ.put-into-play-otherwise-basic-version",
        "vtes.published.retainer-level.set-when-employed",
    ),
)
def _(change: Changes) -> None:
    def basic_level(right: Right, card: Any) -> str:
        return "superior" if "superior" in BEHAVIOUR[card].modes else str(right(card))

    change.replace(entering_play, "basic_level", basic_level)


@wrong(
    "becoming Anarch costs 2 blood among Anarchs as well", breaks="vtes.become-anarch.cost-one-with-other-ready-anarch"
)
def _(change: Changes) -> None:
    change.replace(becoming_anarch, "cost", lambda right, game, seat: 2)


@wrong("becoming Anarch costs 1 blood", breaks="vtes.sect.anarch.become-anarch-cost-2")
def _(change: Changes) -> None:
    change.replace(BecomeAnarch, "cost_in_blood", lambda right, self, game: 1)


# Sequence.


@wrong("who acts is asked last", breaks="vtes.sequencing.acting-methuselah-first")
def _(change: Changes) -> None:
    def order(right: Right, self: Acting, game: Vtes) -> tuple[Seat, ...]:
        first, *others = right(self, game)
        return (*others, first)

    change.replace(Acting, "order", order)


@wrong("who has played a card has had the turn", breaks="vtes.sequencing.acting-keeps-impulse-after-playing")
def _(change: Changes) -> None:
    change.replace(Sequenced, "used", lambda right, self: setattr(self, "passed", (self.seat,)))


@wrong("a play gives nobody another turn", breaks="vtes.sequencing.impulse-returns-to-acting-after-any-play")
def _(change: Changes) -> None:
    change.replace(Sequenced, "used", lambda right, self: None)


@wrong("the first to pass passes for all", breaks="vtes.sequencing.stage-ends-when-all-pass")
def _(change: Changes) -> None:
    change.replace(
        Sequenced, "passes", lambda right, self, game, seat: setattr(self, "passed", tuple(self.order(game)))
    )


# Who sits where, and who leaves.


wrong("one's prey sits to the right", breaks="vtes.seat.prey-is-left-neighbour")(
    lambda change: change.replace(Layout, "prey", lambda right, self, seat: self.predator(seat))
)


@wrong("one's predator is one's prey", breaks="vtes.seat.predator-is-right-neighbour")
def _(change: Changes) -> None:
    change.replace(Layout, "predator", lambda right, self, seat: self.prey(seat))


@wrong(
    "who has lost the prey has none",
    breaks=("vtes.seat.new-prey-after-oust", "vtes.ending.seating.new-prey-is-ousted-ones-prey"),
)
def _(change: Changes) -> None:
    def prey(right: Right, self: Layout, seat: Seat) -> Seat:
        found: Seat = right(self, seat)
        return found if found == (seat + 1) % len(self.seats) else NOBODY

    change.replace(Layout, "prey", prey)


@wrong("who has lost the predator has none", breaks="vtes.ending.seating.becomes-predator-of-new-prey")
def _(change: Changes) -> None:
    def predator(right: Right, self: Layout, seat: Seat) -> Seat:
        found: Seat = right(self, seat)
        return found if seat == (found + 1) % len(self.seats) else NOBODY

    change.replace(Layout, "predator", predator)


@wrong(
    "whatever an ousted Methuselah owns is removed",
    breaks=("vtes.ending.oust.own-cards-under-rival-control-stay", "vtes.ownership.ousted-owners-cards-elsewhere-stay"),
)
def _(change: Changes) -> None:
    def clear_away(right: Right, self: Ousting, game: Vtes) -> None:
        right(self, game)
        for card in [card for card in game.cards.values() if card.owner in self.leaving]:
            game.remove(card)

    change.replace(Ousting, "clear_away", clear_away)


@wrong("who withdraws scores nothing", breaks="vtes.withdrawal.success-gives-1-vp")
def _(change: Changes) -> None:
    def succeed(right: Right, game: Vtes, seat: Seat) -> None:
        right(game, seat)
        game.seats[seat].victory_points -= 1

    change.replace(withdrawal, "succeed", succeed)


@wrong("a burned card is for whoever controlled it", breaks="vtes.burn.card-goes-to-owners-ash-heap")
def _(change: Changes) -> None:
    def burn(right: Right, self: Vtes, card: InPlay) -> None:
        card.owner = card.controller
        right(self, card)

    change.replace(Vtes, "burn", burn)


@wrong("a Discipline that is learned brings its blood", breaks="vtes.diablerie.step4-no-blood-for-new-capacity")
def _(change: Changes) -> None:
    def take_discipline(right: Right, self: Diablerie, game: Vtes, choice: Choice) -> None:
        right(self, game, choice)
        if isinstance(choice, choices.Take):
            game.add_blood(game.cards[self.diablerist], 1)

    change.replace(Diablerie, "take_discipline", take_discipline)


# What is aimed at what.


@wrong(
    "what is taken of a minion is aimed at its Methuselah",
    breaks=("vtes.glossary.target.is-methuselah-or-card", "vtes.glossary.target.counters-only-via-their-holder"),
)
def _(change: Changes) -> None:
    def announce(right: Right, self: Action, game: Vtes) -> None:
        if self.target in game.cards:
            self.target_seat, self.target = game.cards[self.target].controller, NO_CARD
        right(self, game)

    change.replace(Action, "announce", announce)


@wrong("stealth is gained before an action is announced", breaks="vtes.glossary.performing-an-action-span")
def _(change: Changes) -> None:
    def players(right: Right, self: Modifier, game: Vtes, frame: Any, seat: Seat) -> Any:
        early = isinstance(frame, MinionPhase)
        return [minion.id for minion in game.minions(seat)] if early else right(self, game, frame, seat)

    def refusal(right: Right, self: DuringAction, game: Vtes, frame: Any, seat: Seat, choice: Any) -> Any:
        return None if isinstance(frame, MinionPhase) else right(self, game, frame, seat, choice)

    def played(right: Right, self: DuringAction, game: Vtes, play: Any) -> None:
        if game.within(Action) is not None:
            right(self, game, play)

    play_also_in(change, "minion", ways_of("Cloak the Gathering")["basic"])
    change.replace(Modifier, "players", players)
    change.replace(DuringAction, "refusal", refusal)
    change.replace(DuringAction, "played", played)


@wrong("Red List is what a minion stays", breaks="vtes.legacy.trait.general.definition")
def _(change: Changes) -> None:
    change.replace(LoseTrait, "apply", lambda right, self, game, play: None)


@wrong("all Blood Brothers are of one circle", breaks="vtes.legacy.trait.circle.blood-brother-has-circle")
def _(change: Changes) -> None:
    change.replace(circles, "same_circle", lambda right, game, *rest: True)


@wrong("a trophy is taken from who has it", breaks="vtes.master.trophy.not-awarded-twice")
def _(change: Changes) -> None:
    def offer_others(right: Right, self: AwardTrophies, game: Vtes) -> Any:
        decision = right(self, game)
        held = [card for card in game.cards.values() if "trophy" in card.facts.subtypes and card.host]
        if decision is not None:
            decision.options.extend(choices.Award(card.id) for card in held)
        return decision

    change.replace(AwardTrophies, "offer_others", offer_others)


@wrong("turns pass to the right", breaks="vtes.turn.clockwise")
def _(change: Changes) -> None:
    def pass_the_turn(right: Right, self: Turn, game: Vtes) -> None:
        before = game.active
        right(self, game)
        game.active = game.predator(before)

    change.replace(Turn, "pass_the_turn", pass_the_turn)


@wrong("who may withdraw has to", breaks="vtes.withdrawal.is-optional-exit")
def _(change: Changes) -> None:
    def effects(right: Right, self: UnlockPhase, game: Vtes) -> Any:
        decision = right(self, game)
        if any(isinstance(option, choices.Withdraw) for option in decision.options):
            decision.options.remove(PASS)
        return decision

    change.replace(UnlockPhase, "effects", effects)
