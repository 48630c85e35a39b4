"""What cannot be is refused by name, never repaired; and every name that a protocol has for it is tried."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.games import find
from reference_engine.engine import GAMES, engine
from reference_engine.kernel.decisions import InvalidPosition, Unsupported
from tests.engine.positions.refused import REFUSED


@pytest.mark.parametrize(
    ("game", "problem", "position"), [(game, *refused) for game in REFUSED for refused in REFUSED[game]]
)
def test_a_position_that_cannot_be_is_refused_by_name(game: str, problem: str, position: dict[str, Any]) -> None:
    with pytest.raises(InvalidPosition) as refused:
        engine().setup({"game": game, "edition": find(game).edition, "position": position})
    assert refused.value.problem == problem


@pytest.mark.parametrize("game", GAMES)
def test_every_problem_of_the_protocol_is_tried(game: str) -> None:
    words = find(game).words
    assert words is not None
    assert {problem for problem, _ in REFUSED[game]} == set(words.problems)


@pytest.mark.parametrize("card", ["Aaron's Feeding Razor", "Zillah's Valley"])
def test_a_card_that_exists_and_is_not_built_is_unsupported(card: str) -> None:
    position = {"seats": [{"name": "Sarah", "hand": [card]}, {"name": "Alexis"}]}
    with pytest.raises(Unsupported) as refused:
        GAMES["vtes"].start(position, "v5")
    assert refused.value.data == {"what": "card", "name": card}
