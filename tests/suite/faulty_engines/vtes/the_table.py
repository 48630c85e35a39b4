"""Faulty engines: the start of a game, counters, owners and places of cards, and phases."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NO_CARD, Card, CardId, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.vtes.actions.card_actions import CardAction
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl import modifiers
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.cards.words.control import placing
from reference_engine.vtes.cards.words.legacy.minion_traits import PutTrophyInPlay
from reference_engine.vtes.control import entering_play, regions
from reference_engine.vtes.ending import withdrawal
from reference_engine.vtes.ending.ousting import Ousting
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import requirements
from reference_engine.vtes.sects import contested_titles, membership
from reference_engine.vtes.table.state import ATTACHED, IN_PLAY, UNCONTROLLED, InPlay
from reference_engine.vtes.turn import influence_phase, minion_phase, setup
from reference_engine.vtes.turn.discard_phase import DiscardPhase
from reference_engine.vtes.turn.influence_phase import InfluencePhase
from reference_engine.vtes.turn.master_phase import MasterPhase
from reference_engine.vtes.turn.minion_phase import MinionPhase
from reference_engine.vtes.turn.setup import Deal
from reference_engine.vtes.wire import observation
from scenarios.wire_types.declarations import PASS, Choice, Pass
from scenarios.wire_types.vtes import choices
from scenarios.wire_types.vtes.choices import Transfer, Use
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import ways_of

# The beginning.


@wrong("everybody begins with 29 pool", breaks="vtes.setup.starting-pool-30")
def _(change: Changes) -> None:
    change.set(setup, "POOL", 29)


@wrong("the first Methuselah begins with the Edge", breaks="vtes.setup.edge-starts-uncontrolled")
def _(change: Changes) -> None:
    def take_pool(right: Right, self: Deal, game: Vtes) -> None:
        right(self, game)
        game.take_edge(game.active)

    change.replace(Deal, "take_pool", take_pool)


@wrong("blood that is added is taken from a pool", breaks="vtes.setup.blood-bank-central")
def _(change: Changes) -> None:
    def add_blood(right: Right, self: Vtes, card: InPlay, amount: int) -> None:
        right(self, card, amount)
        self.burn_pool(card.controller, amount)

    change.replace(Vtes, "add_blood", add_blood)


@wrong("decks are not shuffled", breaks="vtes.setup.shuffle-both-decks")
def _(change: Changes) -> None:
    def take_pool(right: Right, self: Deal, game: Vtes) -> None:
        right(self, game)
        for seat in game.seats:
            seat.library, seat.unordered_library = (*seat.library, *seat.unordered_library), ()
            seat.crypt, seat.unordered_crypt = (*seat.crypt, *seat.unordered_crypt), ()

    change.replace(Deal, "take_pool", take_pool)


@wrong("nobody looks at their own hand", breaks="vtes.setup.may-look-at-own-hand-and-uncontrolled")
def _(change: Changes) -> None:
    def seat_position(right: Right, game: Vtes, names: Any, seat: Seat, viewer: Seat | None) -> dict[str, Any]:
        found: dict[str, Any] = right(game, names, seat, viewer)
        return found if viewer is None else {**found, "hand": observation.pile(game.seats[seat].hand, False)}

    change.replace(observation, "seat_position", seat_position)


@wrong("an ash heap is for its owner to see", breaks="vtes.burn.ash-heap-is-public")
def _(change: Changes) -> None:
    def seat_position(right: Right, game: Vtes, names: Any, seat: Seat, viewer: Seat | None) -> dict[str, Any]:
        found: dict[str, Any] = right(game, names, seat, viewer)
        hidden = observation.pile(game.seats[seat].ash_heap, False)
        return found if viewer in (None, seat) else {**found, "ash_heap": hidden}

    change.replace(observation, "seat_position", seat_position)


# Counters.


@wrong("what is moved to a vampire comes from the bank", breaks="vtes.object.pool-is-influence")
def _(change: Changes) -> None:
    def use_transfers(right: Right, self: InfluencePhase, game: Vtes, choice: Choice) -> None:
        right(self, game, choice)
        if isinstance(choice, Transfer):
            game.gain_pool(self.seat, 1)

    change.replace(InfluencePhase, "use_transfers", use_transfers)


@wrong(
    "pool that is moved to a vampire is lost",
    breaks=(
        "vtes.counter.pool-moved-to-vampire-becomes-blood",
        "vtes.crypt.uncontrolled-stack-represents-invested-pool",
    ),
)
def _(change: Changes) -> None:
    def move_blood(right: Right, self: Vtes, amount: int, source: Any, target: Any, **named: Any) -> int:
        if isinstance(source, InPlay) or not isinstance(target, InPlay):
            return right(self, amount, source, target, **named)  # type: ignore[no-any-return]
        return self.burn_pool(source, amount)

    change.replace(Vtes, "move_blood", move_blood)


@wrong(
    "what an ally takes of a vampire goes to the bank",
    breaks=("vtes.counter.blood-stolen-by-ally-becomes-life", "vtes.ally.as-vampire.blood-change-is-life-change"),
)
def _(change: Changes) -> None:
    def move_blood(right: Right, self: Vtes, amount: int, source: Any, target: Any, **named: Any) -> int:
        if isinstance(source, InPlay) and isinstance(target, InPlay) and "ally" in target.facts.types:
            return self.burn_blood(source, amount)
        return right(self, amount, source, target, **named)  # type: ignore[no-any-return]

    change.replace(Vtes, "move_blood", move_blood)


# Cards and who has them.


@wrong(
    "who can play a card at superior has to",
    breaks="vtes.crypt.superior-discipline-may-choose-either-effect",
)
def _(change: Changes) -> None:
    def worked_out_refusal(right: Right, game: Vtes, mode: Any, minion: InPlay, permission: Any) -> Any:
        well = mode.level == "basic" and "superior" in BEHAVIOUR[mode.card].modes
        if well and permission is None and all(game.discipline(minion, code) == 2 for code, _ in mode.needs):
            return requirements.LACKS_DISCIPLINE
        return right(game, mode, minion, permission)

    change.replace(requirements, "worked_out_refusal", worked_out_refusal)


@wrong(
    "a card played at superior does both",
    breaks="vtes.crypt.superior-discipline-not-both-effects",
)
def _(change: Changes) -> None:
    def take_effect(right: Right, self: CardAction, game: Vtes) -> None:
        right(self, game)
        basic = BEHAVIOUR[self.card].modes.get("basic") if self.level == "superior" else None
        if basic is not None and hasattr(basic, "bonus"):
            game.burn_pool(game.prey(self.seat), 1)

    change.replace(CardAction, "take_effect", take_effect)


@wrong("a vampire comes into play without its title and traits", breaks="vtes.crypt.text-box-content")
def _(change: Changes) -> None:
    def bring_out(right: Right, game: Vtes, vampire: InPlay) -> None:
        vampire.traits, vampire.title = (), "-"
        right(game, vampire)

    change.replace(regions, "bring_out", bring_out)


@wrong("an action card lies in the ash heap while it is tried", breaks="vtes.card.play.out-of-play-until-resolution")
def _(change: Changes) -> None:
    def announce(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if self.card:
            game.seats[self.seat].ash_heap += (self.card,)

    change.replace(Action, "announce", announce)


@wrong("whatever lies in play passes for a place", breaks="vtes.master.location.represents-a-place")
def _(change: Changes) -> None:
    theft = ways_of("Dominate Kine")["superior"].effects[0]
    change.set(theft, "kind", lambda game, card: card.region == IN_PLAY)


@wrong("a location serves in the turn in which it is played", breaks="vtes.master.location.stays-in-play")
def _(change: Changes) -> None:
    def begin(right: Right, self: DiscardPhase, game: Vtes) -> None:
        right(self, game)
        for card in [card for card in game.cards.values() if "location" in card.facts.subtypes]:
            game.burn(card)

    change.replace(DiscardPhase, "begin", begin)


@wrong("a trophy has to be earned", breaks="vtes.master.trophy.put-in-play-by-master-phase-action")
def _(change: Changes) -> None:
    change.replace(PutTrophyInPlay, "refusal", lambda right, self, *rest: placing.ONE_OF_A_KIND)


@wrong("a trophy in play serves all vampires of its Methuselah", breaks="vtes.master.trophy.no-effect-until-on-vampire")
def _(change: Changes) -> None:
    def bonus(right: Right, game: Vtes, stat: str, minion: InPlay) -> int:
        found: int = right(game, stat, minion)
        trophies = [card for card in game.in_play() if "trophy" in card.facts.subtypes and not card.host]
        return found + sum(card.controller == minion.controller for card in trophies if stat == "bleed")

    change.replace(modifiers, "bonus", bonus)


@wrong(
    "a card lies on the minion that has put it in play",
    breaks="vtes.minion-card.control.played-alone-belongs-to-player",
)
def _(change: Changes) -> None:
    def put_in_play(
        right: Right, self: Vtes, card: Card, owner: Seat, controller: Seat, region: str, host: CardId = NO_CARD
    ) -> InPlay:
        action = self.within(Action)
        if region == IN_PLAY and action is not None and action.minion in self.cards:
            region, host = ATTACHED, action.minion
        placed: InPlay = right(self, card, owner, controller, region, host)
        return placed

    change.replace(Vtes, "put_in_play", put_in_play)


@wrong("a card is put on the last card of a minion", breaks="vtes.glossary.attached-is-mutual")
def _(change: Changes) -> None:
    def put_on(right: Right, game: Vtes, card: Card, seat: Seat, minion: CardId, *rest: Any) -> InPlay:
        lying = game.cards[minion].attached
        placed: InPlay = right(game, card, seat, lying[-1] if lying else minion, *rest)
        return placed

    change.replace(entering_play, "put_on", put_on)


# Phases.


@wrong("who has used a card in play plays no master card", breaks="vtes.master-phase.choose-order-with-other-effects")
def _(change: Changes) -> None:
    def settle_act(right: Right, self: MasterPhase, game: Vtes, choice: Choice) -> None:
        right(self, game, choice)
        if isinstance(choice, Use):
            self.actions = 0

    change.replace(MasterPhase, "settle_act", settle_act)


@wrong("who can play a master card has to", breaks="vtes.master-phase.use-is-optional")
def _(change: Changes) -> None:
    def act(right: Right, self: MasterPhase, game: Vtes) -> Decision:
        decision: Decision = right(self, game)
        if any(isinstance(option, choices.Play) for option in decision.options):
            decision.options.remove(PASS)
        return decision

    change.replace(MasterPhase, "act", act)


@wrong("transfers are made in the minion phase as well", breaks="vtes.influence.transfer-is-influence-phase-action")
def _(change: Changes) -> None:
    def options(right: Right, self: MinionPhase, game: Vtes) -> list[Choice]:
        return [*right(self, game), *[Transfer(card.id) for card in game.controlled(self.seat, UNCONTROLLED)]]

    def announce(right: Right, game: Vtes, seat: Seat, choice: Choice) -> None:
        if isinstance(choice, Transfer):
            game.move_blood(1, seat, game.cards[choice.vampire])
        else:
            right(game, seat, choice)

    change.replace(MinionPhase, "options", options)
    change.replace(minion_phase, "announce", announce)


@wrong("two transfers move 1 pool", breaks="vtes.influence.one-transfer-pool-to-vampire")
def _(change: Changes) -> None:
    rule_of_use = influence_phase.USES[Transfer][1]
    change.set(influence_phase, "USES", {**influence_phase.USES, Transfer: (2, rule_of_use)})


@wrong("a vampire comes out once all transfers are spent", breaks="vtes.influence.reveal-any-time-in-phase")
def _(change: Changes) -> None:
    def influence_refusal(right: Right, game: Vtes, phase: InfluencePhase, use: Any, vampire: Any = None) -> Any:
        early = use is choices.BringOut and phase.transfers > 0
        return influence_phase.BELOW_CAPACITY if early else right(game, phase, use, vampire)

    change.replace(influence_phase, "influence_refusal", influence_refusal)


@wrong("discard phase actions are saved", breaks="vtes.discard-phase.actions-not-saved")
def _(change: Changes) -> None:
    def settle_act(right: Right, self: DiscardPhase, game: Vtes, choice: Choice) -> None:
        if isinstance(choice, Pass) and self.actions:
            game.modify(modifiers.DISCARD_ACTIONS, NO_CARD, self.actions, "game", Card(0), self.seat)
        right(self, game, choice)

    change.replace(DiscardPhase, "settle_act", settle_act)


# Titles, sects and clans.


@wrong("a title is contested on credit", breaks="vtes.title-contest.must-yield-without-blood")
def _(change: Changes) -> None:
    def ways_out(right: Right, game: Vtes, seat: Seat) -> list[Choice]:
        pays = [choices.ContestCard(vampire.id) for vampire in contested_titles.due(game, seat)]
        return [*right(game, seat), *pays]

    change.replace(contested_titles, "ways_out", ways_out)


def antitribu(right: Right, self: Vtes, minion: InPlay) -> str:
    """Return the clan of a vampire whose sect differs from the one on its card."""
    found: str = right(self, minion)
    return f"{found} antitribu" if minion.sect and minion.sect != minion.facts.sect else found


@wrong(
    "who joins the other sect is antitribu",
    breaks=(
        "vtes.legacy.antitribu.example-malkavian-into-the-fire",
        "vtes.legacy.antitribu.example-camarilla-lasombra",
    ),
)
def _(change: Changes) -> None:
    change.replace(Vtes, "clan", antitribu)


@wrong("every vampire is of the Camarilla as it comes into play", breaks="vtes.sect.anarch.printed-default")
def _(change: Changes) -> None:
    def enter(right: Right, game: Vtes, vampire: InPlay) -> None:
        vampire.sect = "Camarilla"
        right(game, vampire)

    change.replace(membership, "enter", enter)


@wrong("a Toreador is of the Camarilla", breaks="vtes.glossary.sect.clans-have-no-default-sect")
def _(change: Changes) -> None:
    def enter(right: Right, game: Vtes, vampire: InPlay) -> None:
        if game.clan(vampire) == "Toreador":
            vampire.sect = "Camarilla"
        right(game, vampire)

    change.replace(membership, "enter", enter)


@wrong(
    "whoever was about to leave earns the predator nothing",
    breaks="vtes.withdrawal.ousted-while-pending-is-a-normal-oust",
)
def _(change: Changes) -> None:
    def fail(right: Right, game: Vtes, seat: Seat, *rules: str) -> None:
        if game.seats[seat].pool:
            right(game, seat, *rules)

    def reward_predators(right: Right, self: Ousting, game: Vtes) -> None:
        leaving = self.leaving
        self.leaving = tuple(seat for seat in leaving if not game.seats[seat].withdrawing)
        right(self, game)
        self.leaving = leaving

    change.replace(withdrawal, "fail", fail)
    change.replace(Ousting, "reward_predators", reward_predators)
