"""Matters of the rules in which cards have a word by lying in play: asked for whenever it matters."""

from __future__ import annotations

from typing import Any

from reference_engine.vtes.card_dsl.declaring import STANDING
from reference_engine.vtes.table.state import InPlay, Table

WENT_TO_TORPOR, BLOCKED, REPLACING, OPEN_HAND = "went to torpor", "blocked", "replacing", "open hand"
"""What cards in play may have a word in as it happens."""


def about(game: Table, topic: str) -> tuple[tuple[InPlay, Any], ...]:
    """Every card in play that has a word in a topic, with what it says."""
    return game.saying("standing", topic, STANDING)
