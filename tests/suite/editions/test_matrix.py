"""The tables of docs/editions.md that tell what each toggle moves are up to date."""

from __future__ import annotations

import re

from conformance.games import find
from conformance.pages.matrix import page
from conformance.pages.page import DOCS
from conformance.runner.cases import load_cases

EACH = 90
"""One in so many of the scenarios that the tables do not name is played as well."""


def test_the_tables_of_toggles_are_up_to_date() -> None:
    """What the tables name is played, what tags name, and a sample: whatever of these moves has to stand there."""
    named = set(re.findall(r"VTES-\d+", (DOCS / "editions.md").read_text("utf-8")))
    every = load_cases(game="vtes")
    chosen = [case for case in every if case.editions or case.id.partition("/")[0] in named]
    others = [case for case in every if case not in chosen]
    assert page([*chosen, *others[::EACH]]).fresh, "run `python -m conformance.pages.matrix`"


def test_every_value_of_every_toggle_is_in_the_tables() -> None:
    text, book = (DOCS / "editions.md").read_text("utf-8"), find("vtes").book
    default = book.values_of(book.default)
    for toggle, known in book.toggles.items():
        for value in known.values:
            assert (f"| `{toggle}` | `{value}` |" in text) == (value != default[toggle])
