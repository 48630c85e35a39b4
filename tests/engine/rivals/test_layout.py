"""How the cards lie is sorted out anew whenever one of them comes, goes or is put elsewhere."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import reference_engine.rivals
from reference_engine.engine import GAMES
from reference_engine.kernel.session import draw
from reference_engine.rivals.table.layout import Layout
from tests.engine.battery.rivals import decked

PUT_ELSEWHERE = re.compile(r"\b(?!self\.)\w+\.(?:place|controller)\b(?:, \w+\.\w+)* = ")
"""A card, that is; what a procedure says of itself is its own affair."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_remembered_of_the_table_is_what_lies_there(players: int) -> None:
    chance = random.Random(players)
    rules = GAMES["rivals"]
    seats = [decked(chance, f"Player {seat}") for seat in range(players)]
    game: Any = rules.start({"seats": seats, "turn": {"phase": "setup"}}, rules.EDITIONS.default)
    game.run()
    compared = asked = 0
    while game.decision is not None:
        if game.laid is not None:
            compared += 1
            assert told(game.laid) == told(Layout(game.cards.values()))
        for names, found in (game.enrolled or {}).items():
            asked += 1
            assert found == [card for card in game.cards.values() if card.name in names]
        game.apply(draw(game.decision, chance))
    assert compared > 50
    assert asked > 500


def told(layout: Layout) -> tuple[Any, ...]:
    """All that is remembered of how cards lie."""
    return dict(layout.players), layout.unclaimed, layout.in_order, layout.in_streets


def test_only_the_table_itself_puts_cards_elsewhere() -> None:
    rooms = Path(reference_engine.rivals.__file__).parent
    told = [
        f"{path.relative_to(rooms)}: {line.strip()}"
        for path in sorted(rooms.rglob("*.py"))
        if path != rooms / "table" / "state.py"
        for line in path.read_text("utf-8").splitlines()
        if PUT_ELSEWHERE.search(line)
    ]
    assert told == []
