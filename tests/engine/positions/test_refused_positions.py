"""Impossible positions are refused by name, never repaired, and every name in the protocol is tested."""

from __future__ import annotations

import json
from typing import Any

import pytest

from conformance.games import find
from reference_engine.engine import GAMES, engine, replay
from reference_engine.kernel.decisions import InvalidPosition, Unsupported
from reference_engine.kernel.game_records import BadRecord
from tests.engine.positions.refused import REFUSED


@pytest.mark.parametrize(
    ("game", "problem", "position"), [(game, *refused) for game in REFUSED for refused in REFUSED[game]]
)
def test_impossible_position_is_refused_by_name(game: str, problem: str, position: dict[str, Any]) -> None:
    with pytest.raises(InvalidPosition) as refused:
        engine().setup({"game": game, "edition": find(game).edition, "position": position})
    assert refused.value.problem == problem


@pytest.mark.parametrize("game", GAMES)
def test_every_problem_of_the_protocol_has_an_example(game: str) -> None:
    words = find(game).words
    assert words is not None
    assert {problem for problem, _ in REFUSED[game]} == set(words.problems)


def test_position_must_be_of_the_requested_edition() -> None:
    seats = [{"name": "Sarah"}, {"name": "Alexis"}]
    asked = {"game": "vtes", "edition": "v5+impulse_order=clockwise"}
    with pytest.raises(InvalidPosition, match="edition classic, but v5.impulse_order=clockwise was requested"):
        engine().setup(asked | {"position": {"seats": seats, "edition": "classic"}})
    same = "v5+table_size=up-to-five+impulse_order=clockwise"
    assert engine().setup(asked | {"position": {"seats": seats, "edition": same}})["pending"]


def test_record_must_match_the_edition_of_its_position() -> None:
    position = {"seats": [{"name": "Sarah"}, {"name": "Alexis"}], "edition": "classic"}
    head = {"record": 1, "game": "vtes", "position": position}
    assert replay(json.dumps(head | {"edition": "classic"}))[0].record == []
    with pytest.raises(BadRecord, match="line 1: unknown-edition at edition: the position names edition classic, but"):
        replay(json.dumps(head | {"edition": "v5"}))


def test_unknown_edition_is_unsupported() -> None:
    with pytest.raises(Unsupported) as refused:
        engine().setup({"game": "vtes", "edition": "v9", "position": {"seats": []}})
    assert refused.value.data == {"what": "edition", "name": "v9"}


@pytest.mark.parametrize("card", ["Aaron's Feeding Razor", "Zillah's Valley"])
def test_card_missing_from_the_engine_is_unsupported(card: str) -> None:
    position = {"seats": [{"name": "Sarah", "hand": [card]}, {"name": "Alexis"}]}
    with pytest.raises(Unsupported) as refused:
        GAMES["vtes"].start(position, "v5")
    assert refused.value.data == {"what": "card", "name": card}
