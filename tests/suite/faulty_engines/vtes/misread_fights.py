"""Faulty engines: rulings on combat cards and weapons."""

from __future__ import annotations

from typing import Any

import msgspec

from reference_engine.kernel import Seat
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.strikes import Strike
from reference_engine.vtes.cards.words.actions.modifiers_and_reactions import Modifier
from reference_engine.vtes.cards.words.actions.stealth_and_intercept import Stealth
from reference_engine.vtes.cards.words.combat.combat_modes import CombatPlay
from reference_engine.vtes.cards.words.combat.moments import GainBloodLost
from reference_engine.vtes.cards.words.combat.prevention import PreventX
from reference_engine.vtes.cards.words.combat.range_and_presses import Gain, Maneuver
from reference_engine.vtes.cards.words.combat.strike_cards import HandStrikesOnly, StrikeWith
from reference_engine.vtes.combat import combat_state, gains, resolution
from reference_engine.vtes.combat.damage import Injury, Source
from reference_engine.vtes.combat.resolution import Blow, StrikeResolution
from reference_engine.vtes.combat.rounds import Combat, Round
from reference_engine.vtes.combat.strike_pair import StrikePair
from reference_engine.vtes.combat.striking import COMMITTED
from reference_engine.vtes.game import Vtes
from scenarios.wire_types.vtes.choices import Play
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import play_also_in, redeclare, ways_with


@wrong("a strike card stands in for the gun", breaks="vtes.ruling.44-magnum.maneuver-commits-strike")
def _(change: Changes) -> None:
    def refusal(right: Right, self: StrikeWith, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        found = right(self, game, frame, seat, choice)
        return None if found is COMMITTED else found

    change.replace(StrikeWith, "refusal", refusal)


def at_another_moment(change: Changes, surroundings_first: bool) -> None:
    def resolve_normal_strikes(right: Right, self: StrikePair, game: Vtes) -> None:
        if self.round(game).interrupted(game):
            return
        normal = [blow for blow in self.strikes(game) if not blow.strike.first or blow.strike.dodge]
        # The effect called last is carried out first.
        if surroundings_first:
            self.resolve(game, normal)
        self.resolve(game, [], surroundings=self.initial)
        if not surroundings_first:
            self.resolve(game, normal)

    change.replace(StrikePair, "resolve_normal_strikes", resolve_normal_strikes)


@wrong("crows come once the strikes are over", breaks="vtes.ruling.carrion-crows.simultaneous-with-strikes")
def _(change: Changes) -> None:
    at_another_moment(change, surroundings_first=False)


@wrong("crows come before the strikes", breaks="vtes.ruling.murder-of-crows.simultaneous-with-strikes")
def _(change: Changes) -> None:
    at_another_moment(change, surroundings_first=True)


@wrong("carrion crows are dodged, and a retainer's are not", breaks="vtes.ruling.carrion-crows.not-dodgeable")
def _(change: Changes) -> None:
    def environmental_damage(right: Right, self: StrikeResolution, game: Vtes) -> list[Injury]:
        found: list[Injury] = right(self, game)
        return [injury for injury in found if injury.source.card or injury.victim not in self.dodging]

    change.replace(StrikeResolution, "environmental_damage", environmental_damage)


def in_spite_of_the_end(change: Changes, by_retainers: bool) -> None:
    def end_combat(right: Right, self: StrikePair, game: Vtes) -> None:
        right(self, game)
        if any(blow.strike.combat_ends for blow in self.strikes(game)):
            self.resolve(game, [], surroundings=self.initial)

    def environmental_damage(right: Right, self: StrikeResolution, game: Vtes) -> list[Injury]:
        found: list[Injury] = right(self, game)
        if combat_state.under_way(game).over:
            return [injury for injury in found if bool(injury.source.card) is by_retainers]
        return found

    change.replace(StrikePair, "end_combat", end_combat)
    change.replace(StrikeResolution, "environmental_damage", environmental_damage)


@wrong("carrion crows bite although combat ends", breaks="vtes.ruling.carrion-crows.combat-ends-stops-damage")
def _(change: Changes) -> None:
    in_spite_of_the_end(change, by_retainers=False)


@wrong("a retainer's crows bite although combat ends", breaks="vtes.ruling.murder-of-crows.combat-ends-stops-damage")
def _(change: Changes) -> None:
    in_spite_of_the_end(change, by_retainers=True)


@wrong(
    "a retainer's crows are the doing of its employer", breaks="vtes.ruling.murder-of-crows.environmental-from-retainer"
)
def _(change: Changes) -> None:
    def environmental_damage(right: Right, game: Vtes) -> list[Injury]:
        found = []
        for injury in right(game):
            retainer = game.cards.get(injury.source.by)
            if retainer is not None:
                host = game.cards[retainer.host]
                injury = msgspec.structs.replace(injury, source=Source(by=host.id, card=host.card))
            found.append(injury)
        return found

    change.replace(resolution, "environmental_damage", environmental_damage)


@wrong(
    "hidden strength is a press like any other",
    breaks=("vtes.ruling.hidden-strength.needs-damage-to-prevent", "vtes.published.hidden-strength.needs-damage"),
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: PreventX, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        return None if isinstance(frame, Round) else right(self, game, frame, seat, choice)

    change.replace(PreventX, "refusal", refusal)
    play_also_in(change, "press", *ways_with(PreventX, Gain))


@wrong("a grapple forestalls maneuvers", breaks="vtes.ruling.immortal-grapple.after-all-maneuvers")
def _(change: Changes) -> None:
    play_also_in(change, "range", *ways_with(HandStrikesOnly))


@wrong(
    "a grapple cannot stop a strike card that is on the table",
    breaks=(
        "vtes.ruling.immortal-grapple.committed-weapon-strike-lost",
        "vtes.published.immortal-grapple.committed-strike-is-lost",
    ),
)
def _(change: Changes) -> None:
    def apply(right: Right, self: HandStrikesOnly, game: Vtes, play: Any) -> None:
        round_ = game.within(Round)
        assert round_ is not None
        bound = (round_.acting_commitment, round_.opposing_commitment)
        if not any(commitment is not None and commitment.card for commitment in bound):
            right(self, game, play)

    change.replace(HandStrikesOnly, "apply", apply)


@wrong(
    "a card that maneuvers leaves no press behind",
    breaks="vtes.ruling.resist-earths-grasp.maneuver-and-press-same-round",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: Gain, game: Vtes, play: Any) -> None:
        round_ = game.within(Round)
        if self.what != gains.PRESS or round_ is None or round_.window() != "range":
            right(self, game, play)

    change.replace(Gain, "apply", apply)


@wrong(
    "a press is kept for the next round",
    breaks=(
        "vtes.ruling.resist-earths-grasp.not-kept-for-later-round",
        "vtes.published.optional-press.current-round-only",
    ),
)
def _(change: Changes) -> None:
    def another_round(right: Right, self: Combat, game: Vtes) -> None:
        kept = tuple(gained for gained in self.gained if gained.what == gains.PRESS)
        right(self, game)
        self.gained = tuple(dict.fromkeys((*self.gained, *kept)))

    change.replace(Combat, "another_round", another_round)


@wrong(
    "vitae is tasted before the presses",
    breaks=(
        "vtes.ruling.taste-of-vitae.after-press-decision",
        "vtes.published.taste-of-vitae.after-presses-or-early-end",
    ),
)
def _(change: Changes) -> None:
    play_also_in(change, "press", *ways_with(GainBloodLost))


@wrong("blood is stolen at close range only", breaks="vtes.ruling.theft-of-vitae.any-range")
def _(change: Changes) -> None:
    def works_at(right: Right, self: Strike, range_: str) -> bool:
        return bool(right(self, range_)) and not (self.steal_blood and range_ == "long")

    change.replace(Strike, "works_at", works_at)


@wrong("to steal blood is to do damage, which may be prevented", breaks="vtes.ruling.theft-of-vitae.not-preventable")
def _(change: Changes) -> None:
    def injury(right: Right, self: StrikeResolution, game: Vtes, blow: Blow) -> Injury:
        found: Injury = right(self, game, blow)
        return msgspec.structs.replace(found, normal=found.normal + blow.strike.steal_blood)

    change.replace(StrikeResolution, "injury", injury)


@wrong("a theft comes before the end of combat", breaks="vtes.ruling.theft-of-vitae.combat-ends-first")
def _(change: Changes) -> None:
    def end_combat(right: Right, self: StrikePair, game: Vtes) -> None:
        blows = self.strikes(game)
        if any(blow.strike.combat_ends for blow in blows):
            for blow in blows:
                game.move_blood(blow.strike.steal_blood, game.cards[blow.victim], game.cards[blow.striker])
        right(self, game)

    change.replace(StrikePair, "end_combat", end_combat)


@wrong("it is swallowed by the night in combat only", breaks="vtes.ruling.swallowed-by-the-night.basic-is-modifier")
def _(change: Changes) -> None:
    redeclare(change, "Swallowed by the Night", "basic", CombatPlay(Maneuver()))


@wrong(
    "it is swallowed by the night before combat only", breaks="vtes.ruling.swallowed-by-the-night.superior-is-combat"
)
def _(change: Changes) -> None:
    redeclare(change, "Swallowed by the Night", "superior", Modifier(Stealth(1)))
