"""Cached indexes of the cards in play: each is rebuilt after a card enters, leaves, or moves."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import reference_engine.rivals
from reference_engine.engine import GAMES
from reference_engine.kernel.session import draw
from reference_engine.rivals.table.cards_in_play_index import Layout
from tests.engine.battery.rivals import decked

PUT_ELSEWHERE = re.compile(r"\b(?!self\.)\w+\.(?:place|controller)\b(?:, \w+\.\w+)* = ")
"""Assignment to the place or controller of a card. Procedures may set such attributes of their own."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cached_indexes_match_the_cards_in_play(players: int) -> None:
    chance = random.Random(players)
    rules = GAMES["rivals"]
    seats = [decked(chance, f"Player {seat}") for seat in range(players)]
    game: Any = rules.start({"seats": seats, "turn": {"phase": "setup"}}, rules.EDITIONS.default)
    game.run()
    compared = checked = 0
    while game.decision is not None:
        if game.laid is not None:
            compared += 1
            assert contents(game.laid) == contents(Layout(game.cards.values()))
        for names, found in (game.enrolled or {}).items():
            checked += 1
            assert found == [card for card in game.cards.values() if card.name in names]
        game.apply(draw(game.decision, chance))
    assert compared > 50
    assert checked > 500


def contents(layout: Layout) -> tuple[Any, ...]:
    """Return the contents of an index by place."""
    return dict(layout.players), layout.unclaimed, layout.in_order, layout.in_streets


def test_only_the_table_moves_cards() -> None:
    package = Path(reference_engine.rivals.__file__).parent
    found = [
        f"{path.relative_to(package)}: {line.strip()}"
        for path in sorted(package.rglob("*.py"))
        if path != package / "table" / "state.py"
        for line in path.read_text("utf-8").splitlines()
        if PUT_ELSEWHERE.search(line)
    ]
    assert found == []
