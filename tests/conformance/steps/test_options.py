"""Which options stand for which choices."""

from __future__ import annotations

from conformance.steps.options import compared

SHOT, AT_DOG = {"do": "strike", "with": "gun"}, {"do": "strike", "with": "gun", "target": "Dog"}


def test_an_option_may_say_more_than_the_choice() -> None:
    assert compared([SHOT], [AT_DOG]) == ([], [])


def test_an_option_says_no_less() -> None:
    assert compared([AT_DOG], [SHOT]) == ([AT_DOG], [SHOT])


def test_each_option_stands_for_one_choice() -> None:
    assert compared([SHOT], [SHOT, AT_DOG]) == ([], [AT_DOG])
    assert compared([SHOT, AT_DOG], [AT_DOG, SHOT]) == ([], [])
    assert compared([SHOT, SHOT], [SHOT]) == ([SHOT], [])
