"""Test that the tables of docs/reference/editions.md match the toggles and their effects."""

from __future__ import annotations

import re

import pytest

from conformance.docgen.edition_tables import Moves, measured_all, page
from conformance.docgen.page import DOCS
from conformance.games import GAMES
from conformance.games.descriptor import GameDescriptor
from tests.cases import suite_cases

EACH = 90
"""Every 90th scenario that the tables do not name is played, too."""
TEXT = (DOCS / "reference/editions.md").read_text("utf-8")
WITH_TOGGLES = [game for game in GAMES if game.book.toggles]


@pytest.fixture(scope="module")
def moves() -> dict[str, list[Moves]]:
    """Effects of the toggles on scenarios that the tables or tags name, and on a sample of the others."""
    named = set(re.findall(r"[A-Z]+-\d{4}", TEXT))
    every = suite_cases()
    chosen = [case for case in every if case.editions or case.id.partition("/")[0] in named]
    others = [case for case in every if case not in chosen]
    return measured_all([*chosen, *others[::EACH]])


def test_the_tables_of_toggles_are_current(moves: dict[str, list[Moves]]) -> None:
    assert page(moves).fresh, "run `python -m conformance.docgen.edition_tables`"


def test_a_scenario_that_a_value_changes_excludes_it_by_tag(
    moves: dict[str, list[Moves]],
) -> None:
    """Otherwise it is a false positive for engines that play that value."""
    silent = {
        f"{each.toggle}={each.value}": [moved.id for moved in each.scenarios if not moved.foreseen]
        for of_game in moves.values()
        for each in of_game
    }
    assert {value: ids for value, ids in silent.items() if ids} == {}


@pytest.mark.parametrize("game", WITH_TOGGLES, ids=lambda game: game.name)
def test_the_tables_have_every_value_of_every_toggle(game: GameDescriptor) -> None:
    default = game.book.values_of(game.book.default)
    for toggle, known in game.book.toggles.items():
        for value in known.values:
            assert (f"| `{toggle}` | `{value}` |" in TEXT) == (value != default[toggle])


@pytest.mark.parametrize("game", WITH_TOGGLES, ids=lambda game: game.name)
def test_the_tables_state_the_confidence_of_each_toggle(game: GameDescriptor) -> None:
    for name, toggle in game.book.toggles.items():
        row = re.search(rf"^\| `{name}` \| [^`].* \| {toggle.confidence} \|$", TEXT, re.MULTILINE)
        assert row, f"add {name} to docs/reference/editions.md, with its confidence: {toggle.confidence}"
