"""Pauses of the game requested by a position. Not a rule of the game. See docs/reference/protocol-rivals.md."""

from __future__ import annotations

from reference_engine.kernel import NOBODY
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice

STEPS = {
    "setup": ("city-deck", "leaders", "player-order", "reveal-leaders", "reveal-havens", "rivals", "starting-hand"),
    "beginning": ("city-deck", "ready-and-return"),
    "action": ("",),
    "end": ("mending", "antagonists", "draw"),
}
"""Steps of each phase, in order, at which a position can begin or a game can pause."""


@procedure
class Rest(Frame, kw_only=True):
    """Pause until the active player lets the game continue."""

    @asks("rivals.turn.three-phases")
    def rest(self, game: Table) -> Decision:
        return Decision(game.active, "stop", [PASS])

    @rule("rivals.turn.three-phases")
    def go_on(self, game: Table, choice: Choice) -> None:
        """Continue. The choice has no other effect."""

    STEPS = (rest, go_on)


def begin(game: Table, phase: str, step: str) -> None:
    """Begin a step of a phase. The game pauses before it if its position says so."""
    game.phase, game.phase_step = phase, step
    stop = game.stop_at
    if stop is not None and (stop.phase, stop.step) == (phase, step) and stop.seat in (NOBODY, game.active):
        game.stop_at = None
        game.set_off(Rest())
