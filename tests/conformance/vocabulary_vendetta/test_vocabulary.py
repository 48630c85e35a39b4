"""The vocabulary of Vendetta as a whole: no two steps for one text, its page up to date."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.vocabulary.registry import Unmatched
from conformance.vocabulary.vendetta import vocabulary
from conformance.vocabulary.vendetta.reference import PAGE, page


def test_every_example_calls_its_own_step_and_no_other() -> None:
    assert vocabulary.check() == []


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m conformance.vocabulary.vendetta.reference"


def test_every_step_says_what_it_means() -> None:
    assert [str(step) for step in vocabulary.steps if not step.meaning] == []


def test_the_scenario_on_the_page_can_be_read() -> None:
    lines = page().split("```gherkin\n")[1].split("```")[0].splitlines()[1:]
    kind: Any = "given"
    for line in lines:
        keyword, text = line.strip().split(" ", 1)
        kind = kind if keyword == "And" else keyword.lower()
        vocabulary.resolve(kind, text)


@pytest.mark.parametrize(
    "text", ["Louis drain Victim", "Louis plays Hunt at Location 1", "Louis passes", "Louis uses Hunt at the Haven"]
)
def test_what_is_not_said_so_is_not_understood(text: str) -> None:
    with pytest.raises(Unmatched):
        vocabulary.resolve("when", text)
