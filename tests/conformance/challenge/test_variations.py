"""Variations of positions change what a game allows to change, and names translate back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conformance.adapters import connect
from conformance.challenge.beginnings import beginning_of
from conformance.challenge.variations import KINDS, Relation, Scope, rename_seats, several, translated
from conformance.games import find, known
from conformance.protocol.engine import EngineError
from conformance.steps.card_data import card_types
from tests.cases import suite_cases

GAMES = [name for name, game in known().items() if game.words is not None and name in ("vtes", "vendetta", "rivals")]
SAMPLE = 25
"""Number of scenarios of each game."""


@pytest.fixture(scope="module")
def positions() -> dict[str, list[dict[str, Any]]]:
    """Return the positions of some scenarios of each game."""
    found: dict[str, list[dict[str, Any]]] = {}
    with connect("reference") as reference:
        for game in GAMES:
            cases = [case for case in suite_cases(game) if not case.editions]
            beginnings = (beginning_of(case, reference, find(game).edition) for case in cases[:: len(cases) // SAMPLE])
            found[game] = [each.position for each in beginnings if each.position is not None]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_most_varied_positions_are_positions(game: str, positions: dict[str, list[dict[str, Any]]]) -> None:
    accepted, tried, kinds = 0, 0, set[str]()
    with connect("reference") as reference:
        for number, position in enumerate(positions[game]):
            for seed in range(4):
                varied, names, made = several(position, Scope(game), Random(f"{number} {seed}"))
                tried += 1
                kinds |= set(made)
                assert len(names) in (0, len(varied["seats"]))
                try:
                    reference.setup(game, find(game).edition, varied)
                except EngineError:
                    continue
                accepted += 1
    assert accepted > 0.8 * tried
    assert {"rename-seats", "rotate-seats", "reorder-zones", "shift-counters"} <= kinds


@pytest.mark.parametrize("game", GAMES)
def test_original_position_is_never_changed(game: str, positions: dict[str, list[dict[str, Any]]]) -> None:
    for position in positions[game]:
        before = repr(position)
        for vary in KINDS:
            vary(position, Scope(game), Random(1))
        assert repr(position) == before


@pytest.mark.parametrize("game", GAMES)
def test_names_translate_back(game: str, positions: dict[str, list[dict[str, Any]]]) -> None:
    for position in positions[game]:
        varied = rename_seats(position, Scope(game), Random(2))
        assert varied is not None
        assert varied.relation is Relation.SAME
        assert not {seat["name"] for seat in position["seats"]} & set(varied.names.values())
        assert translated(varied.position, {new: old for old, new in varied.names.items()}) == position


def test_translation_finds_names_in_keys_numbers_and_owners() -> None:
    names = {"Ana": "Bo", "Hope": "Lucky"}
    data = {"Ana": 1, "cards": ["Hope#2", "Hunt (Ana)", "Hope (Ana)"], "note": "Ana and Hope", "n": 3}
    assert translated(data, names) == {
        "Bo": 1,
        "cards": ["Lucky#2", "Hunt (Bo)", "Lucky (Bo)"],
        "note": "Ana and Hope",
        "n": 3,
    }


def test_exchanged_cards_have_the_same_facts_and_are_declared() -> None:
    like = Scope("vtes").like("Blood Doll")
    assert "Villein" not in like  # a trifle
    assert "Minion Tap" in like
    assert all(card_types("vtes")[card] == card_types("vtes")["Blood Doll"] for card in like)
    assert Scope("vtes", {"Blood Doll", "Minion Tap"}).like("Blood Doll") == ["Minion Tap"]
    assert Scope("vtes", {"Blood Doll"}).like("Blood Doll") == []


def test_a_game_that_declares_nothing_only_gets_new_names() -> None:
    position = {"seats": [{"name": "Ana", "hand": ["x", "y"]}, {"name": "Bruno", "pool": 3}], "turn": {"seat": "Ana"}}
    scope = Scope("vtes")
    scope.allows = type(scope.allows)()
    assert [vary(position, scope, Random(seed)) for vary in KINDS for seed in range(5)] == [None] * 5 * len(KINDS)
    assert several(position, scope, Random(1))[2] == ["rename-seats"]
