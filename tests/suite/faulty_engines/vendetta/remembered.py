"""What wrong engines of Vendetta remember beyond what a game does: forgotten as another game begins."""

from __future__ import annotations

from typing import Any

from reference_engine.vendetta.table.state import Table
from reference_engine.vendetta.wire import positions
from tests.suite.faulty_engines.faulty import Changes, Right


def remembering(change: Changes) -> set[Any]:
    """A set that is empty as a game begins."""
    kept: set[Any] = set()

    def from_position(right: Right, position: dict[str, Any]) -> Table:
        kept.clear()
        game: Table = right(position)
        return game

    change.replace(positions, "from_position", from_position)
    return kept
