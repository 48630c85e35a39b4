"""Comparison of two states, and of what an engine declares."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.fuzzing.comparison import Declared, parting
from conformance.protocol.messages import GameDescription


def declared(**fields: Any) -> Declared:
    description = {"editions": ["v5"], "level": "play", "features": ["bleed"], "cards": ["Sully"], **fields}
    return Declared("vtes", GameDescription(**description))


@pytest.mark.parametrize(
    ("what", "name", "kept"),
    [
        ("feature", "bleed", False),
        ("feature", "combat", True),
        ("feature", "more than two seats", True),
        ("card", "Sully", False),
        ("card", "Sully#2", False),
        ("card", "Ryan", True),
        ("card", "no such card", True),
        ("key", "sect", True),
        ("key", "pool", False),
        ("seats", "4", True),
        ("seats", "3", False),
        ("edition", "v5", False),
        ("game", "vtes", False),
        ("mood", "sunny", True),
    ],
)
def test_declaration_is_kept(what: str, name: str, kept: bool) -> None:
    assert declared(untracked=["sect"], seats=[2, 3]).has_named(what, name) is not kept


def test_all_cards_and_seats_may_be_declared() -> None:
    every = declared(cards="all")
    assert every.has_named("card", "Ryan")
    assert not every.has_named("card", "no such card")
    assert every.has_named("seats", "5")


def test_blood_that_does_not_stay_need_not_be_reported() -> None:
    gained = {"event": "blood-gained", "card": "Sully", "amount": 3}
    drained = {"event": "blood-drained", "card": "Sully", "amount": 2}
    other = {"event": "blood-gained", "card": "Ryan", "amount": 1}
    less = {**gained, "amount": 1}
    assert declared().without_overflow([gained, drained, other], [less, other]) == [[other], [other]]
    assert declared().without_overflow([gained, other], [less, other]) == [[gained, other], [less, other]]


def test_first_difference_of_two_states_is_found() -> None:
    expected = {"turn": 1, "seats": [{"name": "Ann", "pool": 3}, {"name": "Ben", "pool": 5}]}
    found = {"turn": 1, "seats": [{"name": "Ann", "pool": 3}, {"name": "Ben", "pool": 4}]}
    assert parting(expected, found) == (["seats", "Ben", "pool"], 5, 4)
    assert parting(expected, expected) is None
