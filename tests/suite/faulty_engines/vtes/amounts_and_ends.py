"""Faulty engines: default amounts, what is drawn, and when strikes, rounds, actions and titles end."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import CardId, Seat
from reference_engine.vtes.actions import bleeding, equipping, hunting
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl.language import ENOUGH_OF_THEM
from reference_engine.vtes.cards.words.actions.action_modes import ActionMode, EmployMode, EquipMode
from reference_engine.vtes.cards.words.actions.bleeds import Redirect
from reference_engine.vtes.cards.words.turn.master_modes import Master
from reference_engine.vtes.combat.combat_state import Commitment, Fighting
from reference_engine.vtes.combat.damage import DamageResolution
from reference_engine.vtes.combat.rounds import Round
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import hands
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.playing.play_card import PlayCard
from reference_engine.vtes.politics import voting
from reference_engine.vtes.sects import contested_titles
from reference_engine.vtes.table.state import InPlay
from reference_engine.vtes.torpor.torpor_actions import Diablerise
from reference_engine.vtes.turn import setup
from reference_engine.vtes.turn.master_phase import MasterPhase
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import never_refusing

# Actions.


@wrong(
    "a bleed goes back to who bleeds",
    breaks=("vtes.bleed.never-oneself", "vtes.published.change-the-target-of-a-bleed.only-a-valid-target"),
)
def _(change: Changes) -> None:
    never_refusing(change, Redirect, "refusal", bleeding.NEVER_ONESELF)


@wrong("a vampire bleeds for 2", breaks="vtes.bleed.default-amount-one")
def _(change: Changes) -> None:
    change.replace(
        Bleed, "amount", lambda right, self, game: right(self, game) + game.cards[self.minion].facts.is_vampire
    )


@wrong("a vampire hunts for 2", breaks="vtes.hunt.default-amount-one")
def _(change: Changes) -> None:
    change.replace(hunting, "amount", lambda right, game, minion: right(game, minion) + 1)


def only_one(mode: type[ActionMode], kind: str) -> Any:
    """Return the change that allows a minion only one card of a kind."""

    def refusal(right: Right, self: ActionMode, game: Vtes, frame: Any, seat: Seat, choice: Any) -> Any:
        has_one = any(kind in card.facts.types for card in game.attached_to(game.cards[choice.minion]))
        return ENOUGH_OF_THEM if has_one else right(self, game, frame, seat, choice)

    return lambda change: change.replace(mode, "refusal", refusal)


wrong("a minion has one piece of equipment", breaks="vtes.equip.no-limit-on-number")(only_one(EquipMode, "equipment"))
wrong("a minion has one retainer", breaks="vtes.employ.no-limit-on-number")(only_one(EmployMode, "retainer"))


@wrong("equipment is taken piece by piece", breaks="vtes.equip.from-minion.several-in-one-action")
def _(change: Changes) -> None:
    def refusal(
        right: Right, game: Vtes, seat: Seat, minion: InPlay, bearer: Any, equipment: tuple[CardId, ...]
    ) -> Any:
        return equipping.NO_SUCH_EQUIPMENT if len(equipment) > 1 else right(game, seat, minion, bearer, equipment)

    change.replace(equipping, "refusal", refusal)


@wrong("a diablerie costs 1 blood", breaks="vtes.diablerise-action.no-default-cost")
def _(change: Changes) -> None:
    change.replace(Diablerise, "cost_in_blood", lambda right, self, game: 1)


@wrong("an action that nobody blocks is resolved at once", breaks="vtes.action.course.a.all-pass-leads-to-c")
def _(change: Changes) -> None:
    def decline(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        self.goto(Action.let_pass)

    change.replace(Action, "decline", decline)


# Decks and hands.


@wrong(
    "who cannot draw is out of the game",
    breaks=("vtes.card.draw.no-draw-from-empty-library", "vtes.card.draw.empty-library-keeps-playing"),
)
def _(change: Changes) -> None:
    def take_the_top(right: Right, self: RefillHand, game: Vtes) -> None:
        seat = game.seats[self.seat]
        if self.wants(game) and not seat.library and not seat.unordered_library:
            game.burn_pool(self.seat, seat.pool)
        right(self, game)

    change.replace(RefillHand, "take_the_top", take_the_top)


@wrong("who has no library draws from the crypt", breaks="vtes.decks.independent-stacks")
def _(change: Changes) -> None:
    def take_the_top(right: Right, self: RefillHand, game: Vtes) -> None:
        seat = game.seats[self.seat]
        if self.wants(game) and not seat.library and seat.crypt:
            (top, *rest), seat.crypt = seat.crypt, ()
            seat.crypt = tuple(rest)
            self.put_in_hand(game, top)
        else:
            right(self, game)

    change.replace(RefillHand, "take_the_top", take_the_top)


wrong("three crypt cards are dealt", breaks="vtes.setup.deal-four-crypt-cards-face-down")(
    lambda change: change.set(setup, "CRYPT_CARDS", 3)
)
wrong("six library cards are dealt", breaks="vtes.setup.draw-seven-library-cards")(
    lambda change: change.set(hands, "HAND_SIZE", 6)
)


@wrong("a card that was played is gone", breaks="vtes.card.play.to-ash-heap-on-resolution")
def _(change: Changes) -> None:
    change.replace(PlayCard, "lay_down", lambda right, self, game: None)


@wrong("a trifle is a master card like any other", breaks="vtes.master.trifle.grants-extra-action")
def _(change: Changes) -> None:
    def take_effect(right: Right, self: Master, game: Vtes, play: Any) -> None:
        phase = game.within(MasterPhase)
        if phase is not None:
            phase.trifle_gained = True
        right(self, game, play)

    change.replace(Master, "take_effect", take_effect)


# Combat.


@wrong("a weapon that maneuvered binds to nothing", breaks="vtes.combat.maneuver.from-weapon-fixes-strike")
def _(change: Changes) -> None:
    def maneuver(right: Right, self: Round, game: Vtes, minion: CardId, commitment: Commitment | None = None) -> None:
        right(self, game, minion, None if commitment is not None and commitment.weapon else commitment)

    change.replace(Round, "maneuver", maneuver)


@wrong("additional strikes are made at close range", breaks="vtes.combat.additional.same-range")
def _(change: Changes) -> None:
    def strike_again(right: Right, self: Round, game: Vtes) -> None:
        self.range = "close"
        right(self, game)

    change.replace(Round, "strike_again", strike_again)


@wrong(
    "combat goes on with who is left",
    breaks=("vtes.combat.ends-when-combatant-not-ready", "vtes.combat.ends-when-not-ready-at-any-point"),
)
def _(change: Changes) -> None:
    change.replace(
        Fighting,
        "interrupted",
        lambda right, self, game: self.over or not {self.acting, self.opposing} <= game.cards.keys(),
    )


@wrong("a round ends before anybody presses", breaks="vtes.combat.end-of-round.after-press")
def _(change: Changes) -> None:
    names = [step.__name__ for step in Round.STEPS]
    end = ["end_of_round", "settle_end_of_round"]
    rest = [name for name in names if name not in end]
    at = rest.index("presses")
    change.reorder(Round, *rest[:at], *end, *rest[at:])


@wrong(
    "a point of aggravated damage is the end of an ally", breaks="vtes.combat.damage.ally-retainer-aggravated-as-normal"
)
def _(change: Changes) -> None:
    def suffer_normal(right: Right, self: DamageResolution, game: Vtes) -> None:
        victim = game.cards[self.current.victim]
        worst = self.current.aggravated and not victim.facts.is_vampire
        right(self, game)
        if worst:
            game.burn_blood(victim, victim.counters)

    change.replace(DamageResolution, "suffer_normal", suffer_normal)


@wrong("an ally loses 1 life to any damage", breaks="vtes.combat.damage.ally-retainer-one-life-per-point")
def _(change: Changes) -> None:
    def suffer_normal(right: Right, self: DamageResolution, game: Vtes) -> None:
        victim = game.cards[self.current.victim]
        before = victim.counters
        right(self, game)
        if not victim.facts.is_vampire and victim.counters < before:
            victim.counters = before - 1

    change.replace(DamageResolution, "suffer_normal", suffer_normal)


# Votes and titles.


@wrong("every minion has a vote", breaks="vtes.votes.none-inherent")
def _(change: Changes) -> None:
    change.replace(voting, "votes", lambda right, game, voter: max(right(game, voter), int(voter.facts.is_minion)))


@wrong("who yields a title has it again afterwards", breaks="vtes.title-contest.yielding-loses-title-for-good")
def _(change: Changes) -> None:
    def give_up(right: Right, game: Vtes, vampire: InPlay, *rules: str) -> None:
        title, city = vampire.title, vampire.city
        right(game, vampire, *rules)
        vampire.title, vampire.city = title, city

    change.replace(contested_titles, "give_up", give_up)
