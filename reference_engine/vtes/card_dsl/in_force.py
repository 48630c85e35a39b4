"""Topics of the rules that static abilities of cards affect, looked up whenever they matter."""

from __future__ import annotations

from typing import Any

from reference_engine.vtes.card_dsl.declaring import STANDING
from reference_engine.vtes.table.state import InPlay, Table

WENT_TO_TORPOR, BLOCKED, REPLACING, OPEN_HAND = "went to torpor", "blocked", "replacing", "open hand"
"""Events that static abilities can respond to."""


def about(game: Table, topic: str) -> tuple[tuple[InPlay, Any], ...]:
    """Return every card in play with a static ability on a topic, and the ability."""
    return game.abilities_on("standing", topic, STANDING)
