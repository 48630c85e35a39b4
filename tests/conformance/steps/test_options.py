"""Options match the choices they stand for."""

from __future__ import annotations

from conformance.steps.options import compared

SHOT, AT_DOG = {"do": "strike", "with": "gun"}, {"do": "strike", "with": "gun", "target": "Dog"}


def test_option_may_have_more_fields_than_the_choice() -> None:
    assert compared([SHOT], [AT_DOG]) == ([], [])


def test_option_with_fewer_fields_does_not_match() -> None:
    assert compared([AT_DOG], [SHOT]) == ([AT_DOG], [SHOT])


def test_each_option_matches_one_choice() -> None:
    assert compared([SHOT], [SHOT, AT_DOG]) == ([], [AT_DOG])
    assert compared([SHOT, AT_DOG], [AT_DOG, SHOT]) == ([], [])
    assert compared([SHOT, SHOT], [SHOT]) == ([SHOT], [])


def test_lists_match_in_any_order_with_the_same_items() -> None:
    moved = {"do": "move", "characters": ["Jamie", "Alex"]}
    assert compared([moved], [moved | {"characters": ["Alex", "Jamie"]}]) == ([], [])
    other = moved | {"characters": ["Jamie", "Sam"]}
    assert compared([moved], [other]) == ([moved], [other])
