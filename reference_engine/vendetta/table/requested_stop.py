"""Pauses requested by a position; not part of the rules. See docs/reference/protocol-vendetta.md."""

from __future__ import annotations

from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vendetta.table.state import NO_STOP, Table
from scenarios.wire_types.declarations import PASS, Choice


@procedure
class Stop(Frame, kw_only=True):
    """A pause, which the holder of the Ambition token ends."""

    @asks("vendetta.playing.phase-order")
    def rest(self, game: Table) -> Decision:
        return Decision(game.ambition, "stop", [PASS])

    @rule("vendetta.playing.phase-order")
    def go_on(self, game: Table, choice: Choice) -> None:
        game.stop_at = NO_STOP

    STEPS = (rest, go_on)


def reached(game: Table, place: str, step: str) -> None:
    """Pause the game after the current step if its position says so.

    `place` and `step` are a Location and its step, or an empty string and a phase.
    """
    if game.stop_at == (place, step):
        game.set_off(Stop())
