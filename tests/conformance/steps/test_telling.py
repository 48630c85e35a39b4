"""Thens about what each seat is told: they hear too little and too much."""

from __future__ import annotations

import pytest

from conformance.steps.world import StepFailure
from tests.conformance.steps.scripted import asks
from tests.conformance.steps.vtes.stage import Play

DRAWN = {"event": "card-drawn", "seat": "Sarah", "card": "Bonding"}
HIDDEN = {"event": "card-drawn", "seat": "Sarah", "card": "?"}
LATER = {"event": "pool-burned", "seat": "Sarah", "amount": 1, "rules": ["vtes.Vessel"]}
EVENTS = "is told of these events:"
EVENTS_OF_SARAH = f"Sarah {EVENTS}"


def played() -> Play:
    """Two choices in a run of Whens, after one in an earlier run."""
    begun = Play(*[asks("Sarah", "minion", {"do": "pass"}) for _ in range(5)])
    before = {"event": "card-drawn", "seat": "Sarah", "card": "Vessel"}
    begun.engine.told = {"Sarah": [[before], [before], [DRAWN], [LATER]], "Alexis": [[before], [before], [HIDDEN], []]}
    begun.when("Sarah passes").step("then", EVENTS_OF_SARAH, [["event", "card"], ["card-drawn", "Vessel"]])
    return begun.when("Sarah passes", "Sarah passes")


@pytest.mark.parametrize("text", ["Alexis is not told of Bonding", "Sarah and Alexis are not told of Vessel"])
def test_who_is_not_told_of_a_card(text: str) -> None:
    played().then(text)


@pytest.mark.parametrize("text", ["Sarah is not told of Bonding", "Sarah and Alexis are not told of Bonding"])
def test_who_is_told_of_it_all_the_same(text: str) -> None:
    with pytest.raises(StepFailure, match="Sarah is told of Bonding"):
        played().then(text)


@pytest.mark.parametrize("leak", [{"minion": "Bonding#2"}, {"note": ["she", {"drew": "the card Bonding"}]}])
def test_a_card_is_named_wherever_it_stands(leak: object) -> None:
    leaking = played()
    leaking.engine.told["Alexis"].append([{"event": "of-its-own", "what": leak}])
    with pytest.raises(StepFailure, match="Alexis is told of Bonding"):
        leaking.when("Sarah passes").then("Alexis is not told of Bonding")


@pytest.mark.parametrize(
    ("seat", "rows"),
    [
        ("Sarah", [["event", "amount", "card"], ["pool-burned", "1", ""], ["card-drawn", "", "Bonding"]]),
        ("Alexis", [["event", "seat", "card"], ["card-drawn", "Sarah", "?"]]),
    ],
)
def test_events_are_told_in_whatever_order(seat: str, rows: list[list[str]]) -> None:
    played().step("then", f"{seat} {EVENTS}", rows)


@pytest.mark.parametrize(
    ("seat", "rows"),
    [
        ("Sarah", [["event", "card"], ["card-drawn", "?"]]),
        ("Alexis", [["event", "card"], ["card-drawn", "Bonding"]]),
        ("Alexis", [["event"], ["pool-burned"]]),
        ("Alexis", [["event"], ["card-drawn"], ["card-drawn"]]),
        ("Sarah and Alexis", [["event", "card"], ["card-drawn", "?"]]),
    ],
)
def test_each_row_is_an_event_of_its_own_that_each_is_told(seat: str, rows: list[list[str]]) -> None:
    verb = EVENTS.replace("is ", "are ") if " and " in seat else EVENTS
    with pytest.raises(StepFailure, match="is not told of"):
        played().step("then", f"{seat} {verb}", rows)


NONE = "Sarah and Alexis are told of none of these events:"


def test_none_of_these_events() -> None:
    played().step("then", NONE, [["event", "card"], ["card-drawn", "Vessel"], ["card-discarded", ""]])


@pytest.mark.parametrize("row", [["card-drawn", "Bonding"], ["card-drawn", "?"], ["card-drawn", ""]])
def test_one_of_them_told_to_one_of_them(row: list[str]) -> None:
    with pytest.raises(StepFailure, match="is told of"):
        played().step("then", NONE, [["event", "card"], row])
