"""The tables of docs/reference/editions.md tell each toggle as it is, and what it moves."""

from __future__ import annotations

import re

import pytest

from conformance.docgen.edition_tables import Moves, measured_all, page
from conformance.docgen.page import DOCS
from conformance.games import GAMES
from conformance.games.descriptor import GameDescriptor
from tests.cases import suite_cases

EACH = 90
"""One in so many of the scenarios that the tables do not name is played as well."""
TEXT = (DOCS / "reference/editions.md").read_text("utf-8")
WITH_TOGGLES = [game for game in GAMES if game.book.toggles]


@pytest.fixture(scope="module")
def moves() -> dict[str, list[Moves]]:
    """What the tables name is played, what tags name, and a sample: whatever of these moves has to stand there."""
    named = set(re.findall(r"[A-Z]+-\d{4}", TEXT))
    every = suite_cases()
    chosen = [case for case in every if case.editions or case.id.partition("/")[0] in named]
    others = [case for case in every if case not in chosen]
    return measured_all([*chosen, *others[::EACH]])


def test_the_tables_of_toggles_are_up_to_date(moves: dict[str, list[Moves]]) -> None:
    assert page(moves).fresh, "run `python -m conformance.docgen.edition_tables`"


def test_every_scenario_that_a_value_moves_says_by_its_tags_that_it_does_not_hold_for_it(
    moves: dict[str, list[Moves]],
) -> None:
    """Else it accuses engines that play that value."""
    silent = {
        f"{each.toggle}={each.value}": [moved.id for moved in each.scenarios if not moved.foreseen]
        for of_game in moves.values()
        for each in of_game
    }
    assert {value: ids for value, ids in silent.items() if ids} == {}


@pytest.mark.parametrize("game", WITH_TOGGLES, ids=lambda game: game.name)
def test_every_value_of_every_toggle_is_in_the_tables(game: GameDescriptor) -> None:
    default = game.book.values_of(game.book.default)
    for toggle, known in game.book.toggles.items():
        for value in known.values:
            assert (f"| `{toggle}` | `{value}` |" in TEXT) == (value != default[toggle])


@pytest.mark.parametrize("game", WITH_TOGGLES, ids=lambda game: game.name)
def test_how_sure_each_toggle_is_stands_beside_it(game: GameDescriptor) -> None:
    for name, toggle in game.book.toggles.items():
        row = re.search(rf"^\| `{name}` \| [^`].* \| {toggle.confidence} \|$", TEXT, re.MULTILINE)
        assert row, f"add {name} to docs/reference/editions.md, with its confidence: {toggle.confidence}"
