"""Event cards. V5 'Event Cards'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import CardInUse, Mode
from reference_engine.vtes.table.state import Table
from reference_engine.vtes.turn.discard_phase import DiscardPhase
from scenarios.wire_types.vtes.choices import Play

EVENT_ELSEWHEN = Refusal(
    "vtes.event.played-with-discard-phase-action", "events can be played only in your discard phase"
)
NO_ACTION_FOR_EVENT = Refusal("vtes.discard-phase.event-uses-action", "you have no discard phase action left")
ONE_EVENT = Refusal("vtes.discard-phase.event-max-one-per-phase", "you have already played an event in this phase")
PLAYED_BEFORE = Refusal("vtes.discard-phase.event-once-per-game", "that event has already been played in this game")


class EventMode(Mode):
    """An event, put in play by a discard phase action. V5 'Event Cards'."""

    KIND = "event"
    WINDOWS = frozenset({"discard"})
    BY_MINION = False

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not isinstance(frame, DiscardPhase) or frame.seat != seat:
            return EVENT_ELSEWHEN
        if self.card in game.events_played:
            game.cite(("vtes.event.each-once-per-game",))
            return PLAYED_BEFORE
        if frame.event_played:
            game.cite(("vtes.event.once-per-discard-phase",))
            return ONE_EVENT
        return NO_ACTION_FOR_EVENT if frame.actions < 1 else super().refusal(game, frame, seat, choice)

    def out_of_place(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal:
        return EVENT_ELSEWHEN

    def played(self, game: Table, play: CardInUse) -> None:
        phase = game.within(DiscardPhase)
        assert phase is not None
        phase.actions -= 1
        phase.event_played = True
        game.events_played += (self.card,)
        game.cite(
            (
                "vtes.event.played-with-discard-phase-action",
                "vtes.event.controlled-by-its-player",
                "vtes.event.once-per-discard-phase",
                "vtes.discard-phase.event-uses-action",
                "vtes.discard-phase.event-max-one-per-phase",
            )
        )
        super().played(game, play)
