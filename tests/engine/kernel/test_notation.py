"""Records in the names of the table: written, read back, and refused if they cannot be read."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference_engine.kernel import CHANCE, NOBODY, Card, CardId, Seat
from reference_engine.kernel.wire_format import Unreadable, read, write
from tests.engine.kernel.pebbles import Everything, Inner, PebbleNames, Take

NAMES = PebbleNames(("Ann", "Bob"))

seats = st.sampled_from([Seat(0), Seat(1)])
cards = st.sampled_from([CardId(1), CardId(2), CardId(3)])
inners = st.builds(Inner, who=seats, amount=st.integers(-5, 5))
records = st.builds(
    Everything,
    seat=seats | st.just(CHANCE),
    seats=st.lists(seats, max_size=3).map(tuple),
    target=cards | st.just(CardId(0)),
    target_seat=st.just(NOBODY),
    printed=st.sampled_from([Card(0), Card(1), Card(3)]),
    cards=st.lists(cards, max_size=3).map(tuple),
    number=st.integers(-9, 9),
    word=st.text(max_size=3),
    flag=st.booleans(),
    from_=cards | st.just(CardId(0)),
    inner=st.none() | inners,
    inners=st.lists(inners, max_size=2).map(tuple),
)


@given(record=records)
def test_written_records_round_trip(record: Everything) -> None:
    assert read(Everything, write(record, NAMES), NAMES) == record


@given(seat=seats)
def test_seat_and_card_share_a_field_name(seat: Seat) -> None:
    record = Everything(seat=Seat(0), target_seat=seat)
    assert write(record, NAMES)["target"] == NAMES.name_of_seat(seat)
    assert read(Everything, write(record, NAMES), NAMES) == record


def test_names_are_written_and_empty_fields_omitted() -> None:
    assert write(Everything(seat=Seat(1)), NAMES) == {"seat": "Bob"}
    record = Everything(seat=CHANCE, target=CardId(2), printed=Card(3), from_=CardId(1), inner=Inner(Seat(0), 2))
    assert write(record, NAMES) == {
        "seat": "chance",
        "target": "Rock#2",
        "printed": "Paper",
        "from": "Rock",
        "inner": {"who": "Ann", "amount": 2},
    }


def test_tag_comes_first() -> None:
    assert list(write(Take(2), NAMES).items()) == [("do", "take"), ("number", 2)]
    assert read(Take, {"do": "take", "number": 2}, NAMES) == Take(2)


@pytest.mark.parametrize(
    ("wire", "where", "detail"),
    [
        ({"seat": "Ann", "colour": "red"}, "colour", "unknown field; known fields: cards, flag, from, .*"),
        ({"seat": "Zoe"}, "seat", "no player is called 'Zoe'"),
        ({"seat": 0}, "seat", "0 does not fit here"),
        ({}, "seat", "missing"),
        ({"seat": "Ann", "target": "Scissors"}, "target", "no card in play or player is called 'Scissors'"),
        ({"seat": "Ann", "printed": "Rock#2"}, "printed", "no card is called 'Rock#2'"),
        ({"seat": "Ann", "number": "three"}, "number", "'three' does not fit here"),
        ({"seat": "Ann", "number": True}, "number", "True does not fit here"),
        ({"seat": "Ann", "flag": 1}, "flag", "1 does not fit here"),
        ({"seat": "Ann", "cards": "Rock"}, "cards", "'Rock' does not fit here"),
        ({"seat": "Ann", "cards": ["Rock", "Scissors"]}, "cards", "no card in play is called 'Scissors'"),
        ({"seat": "Ann", "inner": "Ann"}, "inner", "'Ann' does not fit here"),
        ({"seat": "Ann", "inner": {"amount": 2}}, "who", "missing"),
        ({"seat": "Ann", "inners": [{"who": "Ann", "much": 2}]}, "much", "unknown field"),
    ],
)
def test_unreadable_field_is_named(wire: dict[str, Any], where: str, detail: str) -> None:
    with pytest.raises(Unreadable, match=detail) as refused:
        read(Everything, wire, NAMES)
    assert refused.value.where == where
