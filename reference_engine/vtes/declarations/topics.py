"""Matters of the rules in which cards have a word by lying in play: asked for whenever it matters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reference_engine.vtes.declarations.declaring import OUT_OF_PLAY, STANDING
from reference_engine.vtes.table.state import InPlay, Table

WENT_TO_TORPOR, BLOCKED, REPLACING, OPEN_HAND = "went to torpor", "blocked", "replacing", "open hand"
"""What cards in play may have a word in as it happens."""


def about(game: Table, topic: str) -> Iterator[tuple[InPlay, Any]]:
    """Every card in play that has a word in a topic, with what it says."""
    speaking = STANDING.get(topic)
    if speaking:
        for card in game.cards.values():
            if card.card in speaking and card.region not in OUT_OF_PLAY:
                for said in speaking[card.card]:
                    yield card, said
