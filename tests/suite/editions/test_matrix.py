"""The tables of docs/editions.md tell each toggle as it is, and what it moves."""

from __future__ import annotations

import re

import pytest

from conformance.games import GAMES
from conformance.games.game import Game
from conformance.pages.matrix import page
from conformance.pages.page import DOCS
from conformance.runner.cases import load_cases

EACH = 90
"""One in so many of the scenarios that the tables do not name is played as well."""
TEXT = (DOCS / "editions.md").read_text("utf-8")
WITH_TOGGLES = [game for game in GAMES if game.book.toggles]


def test_the_tables_of_toggles_are_up_to_date() -> None:
    """What the tables name is played, what tags name, and a sample: whatever of these moves has to stand there."""
    named = set(re.findall(r"[A-Z]+-\d{4}", TEXT))
    every = load_cases()
    chosen = [case for case in every if case.editions or case.id.partition("/")[0] in named]
    others = [case for case in every if case not in chosen]
    assert page([*chosen, *others[::EACH]]).fresh, "run `python -m conformance.pages.matrix`"


@pytest.mark.parametrize("game", WITH_TOGGLES, ids=lambda game: game.name)
def test_every_value_of_every_toggle_is_in_the_tables(game: Game) -> None:
    default = game.book.values_of(game.book.default)
    for toggle, known in game.book.toggles.items():
        for value in known.values:
            assert (f"| `{toggle}` | `{value}` |" in TEXT) == (value != default[toggle])


@pytest.mark.parametrize("game", WITH_TOGGLES, ids=lambda game: game.name)
def test_how_sure_each_toggle_is_stands_beside_it(game: Game) -> None:
    for name, toggle in game.book.toggles.items():
        row = re.search(rf"^\| `{name}` \| [^`].* \| {toggle.confidence} \|$", TEXT, re.MULTILINE)
        assert row, f"docs/editions.md has to tell what {name} decides, and how sure that is: {toggle.confidence}"
