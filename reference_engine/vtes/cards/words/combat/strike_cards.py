"""Strikes from the hand, additional strikes, and effects on all strikes of a round.

V5 'Choose Strike', 'Additional Strikes'.
"""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import UNAIMED, CardInUse, Effect, Targets
from reference_engine.vtes.card_dsl.strikes import Strike
from reference_engine.vtes.combat import combat_state, gains, strike_pair, striking
from reference_engine.vtes.combat.combat_state import Commitment, Fighting
from reference_engine.vtes.combat.rounds import Round
from reference_engine.vtes.combat.strike_pair import StrikePair
from reference_engine.vtes.combat.striking import (
    COMMITTED,
    MANEUVER_EARLIER,
    NO_STRIKE_LEFT,
    NOT_ITS_STEP,
    NOT_RANGED,
    RETAINER_AT_LONG_RANGE,
    SECOND_STRIKE,
    StrikeEffect,
)
from reference_engine.vtes.table.state import Table
from scenarios.wire_types.vtes.choices import Play

ONE_SOURCE = Refusal(
    "vtes.combat.additional.one-source-per-round", "the minion has already gained additional strikes this round"
)
NOT_AFTER_FIRST_PAIR = Refusal(
    "vtes.combat.additional.gained-after-first-pair",
    "additional strikes can be gained only right after the first pair of strikes",
)


class StrikeWith(StrikeEffect):
    """Makes this strike. `maneuver`: with an optional maneuver; `close`: to close range only."""

    windows = frozenset({"strike"})
    elsewhere = NOT_ITS_STEP
    rules = ("vtes.combat.choose.source-combat-card",)

    def __init__(self, strike: Strike, maneuver: str = "") -> None:
        self.strike, self.maneuver = strike, maneuver
        if maneuver:
            self.windows = frozenset({"range", "strike"})

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        if isinstance(frame, Round):
            return ((NO_CARD, NOBODY, gains.MANEUVER),)
        if not self.strike.ranged or self.strike.takes:
            return UNAIMED
        round_ = combat_state.under_way(game)
        return [
            *UNAIMED,
            *((retainer.id, NOBODY, "") for retainer in striking.retainers_of(game, round_.opponent(minion))),
        ]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        round_ = combat_state.under_way(game)
        if isinstance(frame, Round):
            return self.maneuver_refusal(round_, choice)
        if not isinstance(frame, StrikePair):
            return NO_STRIKE_LEFT
        if choice.mode:
            return MANEUVER_EARLIER
        if (refusal := strike_pair.opportunity_refusal(game, round_, frame, choice.minion)) is not None:
            return refusal
        if choice.target and round_.range != "long":
            return RETAINER_AT_LONG_RANGE
        if choice.target and not self.strike.ranged:
            return NOT_RANGED
        if frame.initial and round_.commitment(choice.minion) is not None:
            return COMMITTED
        return self.usable_refusal(game, round_, choice.minion)

    def maneuver_refusal(self, round_: Fighting, choice: Play) -> Refusal | None:
        """Return why the card may not be played for its maneuver now, or None."""
        if not self.maneuver or choice.mode != gains.MANEUVER:
            return NOT_ITS_STEP
        if round_.commitment(choice.minion) is not None:
            return SECOND_STRIKE
        only = "close" if self.maneuver == "close" else ""
        return round_.maneuver_refusal(choice.minion, only)

    def apply(self, game: Table, play: CardInUse) -> None:
        pair = game.within(StrikePair)
        if pair is None:
            round_ = combat_state.under_way(game)
            game.cite(("vtes.combat.maneuver.strike-card-played-in-range-step",))
            round_.maneuver(game, play.minion, Commitment(NO_CARD, play.card, play.level, play.discipline))
        else:
            pair.set_strike(game, play.minion, self.named(play.card, play.target))


class AdditionalStrikes(Effect):
    """Gives more strikes in this round, from one source per minion. V5 'Additional Strikes'."""

    windows = frozenset({"additional-strikes"})
    elsewhere = NOT_AFTER_FIRST_PAIR
    rules = ("vtes.combat.additional.one-source-per-round",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        round_ = combat_state.under_way(game)
        gained = round_.acting_gained if choice.minion == round_.acting else round_.opposing_gained
        return ONE_SOURCE if gained else None

    def apply(self, game: Table, play: CardInUse) -> None:
        combat_state.under_way(game).gain_additional(game, play.minion, self.amount)


class HandStrikesOnly(Effect):
    """Limits both combatants to hand strikes in this round."""

    def apply(self, game: Table, play: CardInUse) -> None:
        combat_state.under_way(game).hands_only = True


class FirstStrikeThisRound(Effect):
    """Makes the minion's hand strikes and melee weapon strikes first strikes in this round."""

    def apply(self, game: Table, play: CardInUse) -> None:
        game.modify("first strike", play.minion, 1, "round", play.card)


class StrengthThisCombat(Effect):
    """Sets the minion's strength for this combat, before other changes."""

    def __init__(self, strength: int) -> None:
        self.strength = strength

    def apply(self, game: Table, play: CardInUse) -> None:
        game.modify("base strength", play.minion, self.strength, "combat", play.card)
