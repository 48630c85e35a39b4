"""Where a game rests because its position says so; no rule of the book. See docs/reference/protocol-rivals.md."""

from __future__ import annotations

from reference_engine.kernel import NOBODY
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.table.state import Table
from scenarios.protocol.declarations import PASS, Choice

STEPS = {
    "setup": ("city-deck", "leaders", "player-order", "reveal-leaders", "reveal-havens", "rivals", "starting-hand"),
    "beginning": ("city-deck", "ready-and-return"),
    "action": ("",),
    "end": ("mending", "antagonists", "draw"),
}
"""The steps of each phase that a position can begin with, or a game rest at, in their order."""


@procedure
class Rest(Frame, kw_only=True):
    """The active player is asked to let the game go on."""

    @asks("rivals.turn.three-phases")
    def rest(self, game: Table) -> Decision:
        return Decision(game.active, "stop", [PASS])

    @rule("rivals.turn.three-phases")
    def go_on(self, game: Table, choice: Choice) -> None:
        """There is nothing else to it."""

    STEPS = (rest, go_on)


def begin(game: Table, phase: str, step: str) -> None:
    """A step of a phase begins; the game rests before it, where its position says so."""
    game.phase, game.phase_step = phase, step
    stop = game.stop_at
    if stop is not None and (stop.phase, stop.step) == (phase, step) and stop.seat in (NOBODY, game.active):
        game.stop_at = None
        game.set_off(Rest())
