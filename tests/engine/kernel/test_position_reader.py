"""Positions that do not fit their declarations: the problem, the place, and the expected value."""

from __future__ import annotations

from typing import Any

import pytest

from reference_engine.engine import GAMES
from reference_engine.kernel.decisions import InvalidPosition

JsonObject = dict[str, Any]


def seats(**first: Any) -> list[JsonObject]:
    return [{"name": "Ana", **first}, {"name": "Bruno"}, {"name": "Clara"}]


@pytest.mark.parametrize(
    ("game", "position", "problem", "where", "detail"),
    [
        ("vtes", {"seats": seats(pool="30")}, "wrong-type", "seats[0].pool", 'expected integer, found "30"'),
        ("vtes", {"seats": seats(pool=-1)}, "negative-counter", "seats[0].pool", "expected integer >= 0, found -1"),
        ("vtes", {"seats": seats(pool=True)}, "wrong-type", "seats[0].pool", "expected integer, found true"),
        ("vtes", {"seats": seats(), "weather": 1}, "unknown-key", "weather", "known keys: seats, game, edition, edge"),
        ("vtes", {"seats": [{"pool": 3}]}, "missing-key", "seats[0].name", "missing required field `name`"),
        ("vtes", {"seats": seats(), "turn": {"phase": "dusk"}}, "unknown-phase", "turn.phase", "discard, influence"),
        ("vtes", {"seats": seats(), "edge": ""}, "unknown-seat", "edge", "length >= 1"),
        ("vtes", {"seats": seats(name="")}, "unusable-name", "seats[0].name", "length >= 1"),
        ("rivals", {"seats": seats(foreign_prestige={"Bruno": 1, "Clara": -1})}, "negative-counter",
         "seats[0].foreign_prestige.Clara", "found -1"),
        ("rivals", {"seats": seats(foreign_prestige={"": 1})}, "unknown-seat", "seats[0].foreign_prestige",
         "length >= 1"),
        ("vendetta", {"seats": seats(), "stop": {"location": "Location 1"}}, "missing-key", "stop.step", "stop needs"),
        ("vendetta", {"seats": seats(), "round": 4}, "unknown-round", "round", "expected integer <= 3, found 4"),
    ],
)  # fmt: skip
def test_error_names_problem_place_and_expected_value(
    game: str, position: JsonObject, problem: str, where: str, detail: str
) -> None:
    with pytest.raises(InvalidPosition) as refused:
        GAMES[game].start(position, GAMES[game].EDITIONS.default)
    assert (refused.value.problem, refused.value.where) == (problem, where)
    assert detail in refused.value.detail


@pytest.mark.parametrize(
    ("game", "key", "default", "gone"),
    [("vtes", "pool", 30, {"ousted": True}), ("vendetta", "blood", 6, {"out": True})],
)
def test_seat_out_of_the_game_has_nothing_by_default(game: str, key: str, default: int, gone: JsonObject) -> None:
    turn = {"turn": {"seat": "Bruno"}} if game == "vtes" else {"ambition": "Bruno"}
    rules = GAMES[game]
    table: Any = rules.start({"seats": seats(**gone), **turn}, rules.EDITIONS.default)
    assert [getattr(seat, key) for seat in table.seats] == [0, default, default]
    with pytest.raises(InvalidPosition):
        rules.start({"seats": seats(**gone, **{key: default}), **turn}, rules.EDITIONS.default)


def test_null_is_accepted_where_the_schema_allows_it() -> None:
    ryan = {"card": "Ryan", "title": None, "clan": None, "owner": None}
    position = {"seats": seats(ready=[ryan]), "edge": None, "edition": None}
    game = GAMES["vtes"].start(position, "classic")
    plain = GAMES["vtes"].start({"seats": seats(ready=[{"card": "Ryan"}])}, "classic")
    assert GAMES["vtes"].position(game, None) == GAMES["vtes"].position(plain, None)
