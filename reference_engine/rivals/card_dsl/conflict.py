"""An Influence Conflict under way, as texts see it. Rulebook, 'Schemes'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.frames import Frame
from reference_engine.rivals.table.state import Table

NO_FIST = -1


class Conflict(Frame, kw_only=True):
    """Who asks, and what everybody has exerted so far. Rows have a value for each seat."""

    seat: Seat
    """Who puts the question."""
    card: str
    """The card that it stands on, by its printed name."""
    at: int = 0
    """How many players have declared."""
    open: tuple[int, ...] = ()
    """Influence that everybody has seen."""
    fists: tuple[int, ...] = ()
    """Prestige in the fist, or NO_FIST where none is held out."""
    modifiers: tuple[str, ...] = ()
    """The Influence Modifier that has been laid down; empty for none."""
    barred: tuple[Seat, ...] = ()
    """Who may lay none."""
    answers: tuple[str, ...] = ()
    """Empty where none is given yet."""
    answer: str = ""
    """Which side has won; empty before the reveal."""


def conflict(game: Table) -> Conflict | None:
    """The Influence Conflict under way; None as long as it has not begun."""
    found = game.within(Conflict)
    return found if found is not None and found.open else None
