"""Strikes that are played from the hand. V5 'Choose Strike', 'Combat cards'."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.combat import fight, gains, strike_pair, striking
from reference_engine.vtes.combat.fight import Commitment, Fighting
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
from reference_engine.vtes.declarations.language import UNAIMED, CardInUse, Targets
from reference_engine.vtes.declarations.strikes import Strike
from reference_engine.vtes.table.choices import Play
from reference_engine.vtes.table.state import Table


class StrikeWith(StrikeEffect):
    """Strike so; `maneuver`: with an optional maneuver, `close` for one to close range only."""

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
        round_ = fight.under_way(game)
        return [
            *UNAIMED,
            *((retainer.id, NOBODY, "") for retainer in striking.retainers_of(game, round_.opponent(minion))),
        ]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        round_ = fight.under_way(game)
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
        """Why the card may not be played for its maneuver now, or None."""
        if not self.maneuver or choice.mode != gains.MANEUVER:
            return NOT_ITS_STEP
        if round_.commitment(choice.minion) is not None:
            return SECOND_STRIKE
        only = "close" if self.maneuver == "close" else ""
        return round_.maneuver_refusal(choice.minion, only)

    def apply(self, game: Table, play: CardInUse) -> None:
        pair = game.within(StrikePair)
        if pair is None:
            round_ = fight.under_way(game)
            game.cite(("vtes.combat.maneuver.strike-card-played-in-range-step",))
            round_.maneuver(game, play.minion, Commitment(NO_CARD, play.card, play.level, play.discipline))
        else:
            pair.set_strike(game, play.minion, self.named(play.card, play.target))
