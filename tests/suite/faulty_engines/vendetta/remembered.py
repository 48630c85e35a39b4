"""Memory of faulty engines of Vendetta beyond the game state, cleared when another game begins."""

from __future__ import annotations

from typing import Any

from reference_engine.vendetta.table.state import Table
from reference_engine.vendetta.wire import positions
from tests.suite.faulty_engines.faulty import Changes, Right


def remembering(change: Changes) -> set[Any]:
    """Return a set that is cleared when a game begins."""
    kept: set[Any] = set()

    def from_position(right: Right, position: dict[str, Any]) -> Table:
        kept.clear()
        game: Table = right(position)
        return game

    change.replace(positions, "from_position", from_position)
    return kept
