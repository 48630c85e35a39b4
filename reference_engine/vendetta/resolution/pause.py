"""Where a game rests because its position says so; no rule of the book. See docs/reference/protocol-vendetta.md."""

from __future__ import annotations

from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vendetta.table.state import NO_STOP, Table
from scenarios.protocol.declarations import PASS, Choice


@procedure
class Stop(Frame, kw_only=True):
    """The holder of the Ambition token is asked to let the game go on."""

    @asks("vendetta.playing.phase-order")
    def rest(self, game: Table) -> Decision:
        return Decision(game.ambition, "stop", [PASS])

    @rule("vendetta.playing.phase-order")
    def go_on(self, game: Table, choice: Choice) -> None:
        game.stop_at = NO_STOP

    STEPS = (rest, go_on)


def reached(game: Table, place: str, step: str) -> None:
    """The game has come to a step of a Location, or (without a place) to a phase. It rests once this step has ended."""
    if game.stop_at == (place, step):
        game.set_off(Stop())
