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


def test_lists_are_the_same_in_any_order_but_with_the_same_members() -> None:
    moved = {"do": "move", "characters": ["Jamie", "Alex"]}
    assert compared([moved], [moved | {"characters": ["Alex", "Jamie"]}]) == ([], [])
    other = moved | {"characters": ["Jamie", "Sam"]}
    assert compared([moved], [other]) == ([moved], [other])
