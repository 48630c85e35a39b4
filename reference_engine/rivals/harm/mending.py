"""Blood that comes back. Rulebook, 'Mending', 'Torpor and Mending Step'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.rivals.table import events
from reference_engine.rivals.table.pieces import HAVEN, TORPOR, InPlay
from reference_engine.rivals.table.state import Table


def can_be_mended(game: Table, character: InPlay) -> bool:
    """Whether it has less Blood than it may have."""
    return game.blood(character) < game.blood_potency(character)


def leave_torpor(game: Table, seat: Seat) -> None:
    """A player's characters in torpor with all their Blood go back to the Haven."""
    for character in game.characters(seat, TORPOR):
        if not can_be_mended(game, character):
            character.place = HAVEN
            game.emit(events.Returned(character.id), "rivals.mend.torpor-full-returns")
