"""The current Influence Conflict, as card texts see it. Rulebook, 'Schemes'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.frames import Frame
from reference_engine.rivals.table.state import Table

NO_FIST = -1


class Conflict(Frame, kw_only=True):
    """An Influence Conflict, with the Influence exerted so far. Tuples have one value for each seat."""

    seat: Seat
    """The player who asks the question."""
    card: str
    """Printed name of the card that causes the conflict."""
    at: int = 0
    """Number of players who have declared."""
    open: tuple[int, ...] = ()
    """Influence exerted openly."""
    fists: tuple[int, ...] = ()
    """Prestige in the fist, or NO_FIST if the player holds out none."""
    modifiers: tuple[str, ...] = ()
    """The Influence Modifier played; empty for none."""
    barred: tuple[Seat, ...] = ()
    """Players who may not play an Influence Modifier."""
    answers: tuple[str, ...] = ()
    """The answer of each player; empty until given."""
    answer: str = ""
    """The winning side; empty before the reveal."""


def conflict(game: Table) -> Conflict | None:
    """Return the current Influence Conflict; None before it begins."""
    found = game.within(Conflict)
    return found if found is not None and found.open else None
