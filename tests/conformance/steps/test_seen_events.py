"""Thens about the events each seat sees fail if the seat sees too few or too many."""

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
    """Return two choices in one run of Whens, after one in an earlier run."""
    begun = Play(*[asks("Sarah", "minion", {"do": "pass"}) for _ in range(5)])
    before = {"event": "card-drawn", "seat": "Sarah", "card": "Vessel"}
    begun.engine.told = {"Sarah": [[before], [before], [DRAWN], [LATER]], "Alexis": [[before], [before], [HIDDEN], []]}
    begun.when("Sarah passes").step("then", EVENTS_OF_SARAH, [["event", "card"], ["card-drawn", "Vessel"]])
    return begun.when("Sarah passes", "Sarah passes")


@pytest.mark.parametrize("text", ["Alexis is not told of Bonding", "Sarah and Alexis are not told of Vessel"])
def test_hidden_card_holds_for_seats_without_it(text: str) -> None:
    played().then(text)


@pytest.mark.parametrize("text", ["Sarah is not told of Bonding", "Sarah and Alexis are not told of Bonding"])
def test_hidden_card_fails_for_a_seat_that_sees_it(text: str) -> None:
    with pytest.raises(StepFailure, match="Sarah sees an event that names Bonding"):
        played().then(text)


@pytest.mark.parametrize("leak", [{"minion": "Bonding#2"}, {"note": ["she", {"drew": "the card Bonding"}]}])
def test_card_name_is_found_in_any_field(leak: object) -> None:
    leaking = played()
    leaking.engine.told["Alexis"].append([{"event": "of-its-own", "what": leak}])
    with pytest.raises(StepFailure, match="Alexis sees an event that names Bonding"):
        leaking.when("Sarah passes").then("Alexis is not told of Bonding")


@pytest.mark.parametrize(
    ("seat", "rows"),
    [
        ("Sarah", [["event", "amount", "card"], ["pool-burned", "1", ""], ["card-drawn", "", "Bonding"]]),
        ("Alexis", [["event", "seat", "card"], ["card-drawn", "Sarah", "?"]]),
    ],
)
def test_seen_events_match_in_any_order(seat: str, rows: list[list[str]]) -> None:
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
def test_each_row_needs_its_own_event_for_every_seat(seat: str, rows: list[list[str]]) -> None:
    verb = EVENTS.replace("is ", "are ") if " and " in seat else EVENTS
    with pytest.raises(StepFailure, match="does not see"):
        played().step("then", f"{seat} {verb}", rows)


NONE = "Sarah and Alexis are told of none of these events:"


def test_unseen_events_hold() -> None:
    played().step("then", NONE, [["event", "card"], ["card-drawn", "Vessel"], ["card-discarded", ""]])


@pytest.mark.parametrize("row", [["card-drawn", "Bonding"], ["card-drawn", "?"], ["card-drawn", ""]])
def test_unseen_events_fail_if_one_seat_sees_one(row: list[str]) -> None:
    with pytest.raises(StepFailure, match=" sees "):
        played().step("then", NONE, [["event", "card"], row])
