"""Comparison of two states."""

from __future__ import annotations

from conformance.fuzzing.comparison import parting


def test_first_difference_of_two_states_is_found() -> None:
    expected = {"turn": 1, "seats": [{"name": "Ann", "pool": 3}, {"name": "Ben", "pool": 5}]}
    found = {"turn": 1, "seats": [{"name": "Ann", "pool": 3}, {"name": "Ben", "pool": 4}]}
    assert parting(expected, found) == (["seats", "Ben", "pool"], 5, 4)
    assert parting(expected, expected) is None
