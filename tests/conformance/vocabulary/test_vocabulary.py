"""The vocabulary as a whole: no two steps for one text, its page up to date, directives as the protocol has them."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.vocabulary.registry import Ambiguous, Unmatched
from conformance.vocabulary.vtes import vocabulary
from conformance.vocabulary.vtes.reference import PAGE, page
from tests.conformance.vocabulary.scripted import Play, asks, table


def test_every_example_calls_its_own_step_and_no_other() -> None:
    assert vocabulary.check() == []


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m conformance.vocabulary.vtes.reference"


def test_every_step_says_what_it_means() -> None:
    assert [str(step) for step in vocabulary.steps if not step.meaning] == []


def test_the_scenario_on_the_page_can_be_read() -> None:
    lines = page().split("```gherkin\n")[1].split("```")[0].splitlines()[1:]
    kind: Any = "given"
    for line in lines:
        keyword, text = line.strip().split(" ", 1)
        kind = kind if keyword == "And" else keyword.lower()
        vocabulary.resolve(kind, text)


@pytest.mark.parametrize("text", ["Belinde bleed Alexis", "Sarah pass", "somebody passes", "Belinde bleeds"])
def test_what_is_not_said_so_is_not_understood(text: str) -> None:
    with pytest.raises(Unmatched):
        vocabulary.resolve("when", text)


@pytest.mark.parametrize("move", ["bleed", "hunts", "attempt a block"])
def test_no_refusal_of_what_is_no_move(move: str) -> None:
    with pytest.raises((Unmatched, Ambiguous)):
        vocabulary.resolve("then", f"Belinde cannot {move} because vtes.bleed.once")


@pytest.mark.parametrize(
    ("text", "directive"),
    [
        ("Nassir is dealt 1 damage", {"do": "inflict", "minion": "Nassir", "normal": 1, "aggravated": 0}),
        ("Nassir is dealt 3 aggravated damage", {"do": "inflict", "minion": "Nassir", "normal": 0, "aggravated": 3}),
        (
            "Nassir is dealt 2 damage and 1 aggravated damage",
            {"do": "inflict", "minion": "Nassir", "normal": 2, "aggravated": 1},
        ),
        ("Alexis loses 4 pool", {"do": "burn-pool", "seat": "Alexis", "amount": 4}),
        ("Alexis loses all pool", {"do": "burn-pool", "seat": "Alexis", "amount": 17}),
        ("Alexis and Ines lose all pool together", {"do": "burn-pool-together", "amounts": {"Alexis": 17, "Ines": 30}}),
        ("Nassir enters combat with Ryan", {"do": "enter-combat", "minion": "Nassir", "opposing": "Ryan"}),
        ("2 blood is added to Nassir", {"do": "add-blood", "minion": "Nassir", "amount": 2}),
        ("Sarah draws 2 cards", {"do": "draw", "seat": "Sarah", "amount": 2}),
    ],
)
def test_directives(text: str, directive: dict[str, Any]) -> None:
    play = Play(asks("Sarah", "minion"), asks("Sarah", "minion"), shown=table(Alexis={"pool": 17})).when(text)
    assert play.engine.directives == [directive]
    assert vocabulary.resolve("when", text).step.needs == ("arrange",)
