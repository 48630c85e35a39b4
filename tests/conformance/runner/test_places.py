"""Paths through positions: reading, building, and paths that lead nowhere."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.steps.errors import ScenarioFault
from conformance.steps.paths import CardLists, Nowhere, Path, Places, in_words, parted
from conformance.steps.placeholder_filling import filled, one_by_one
from conformance.steps.position_builder import Building

SHOWN: dict[str, Any] = {
    "seats": [
        {
            "name": "Ann",
            "coins": 3,
            "positions": [{"location": "Location 1", "blood": 2}],
            "ready": [{"card": "Sully"}],
        },
        {"name": "Bob", "coins": 2, "ready": []},
    ],
    "turn": {"seat": "Ann"},
    "combat": None,
}


PLACES = Places(
    CardLists(lists=((True, ("ready",)),), where="region", left_out={"locked": False}),
    lambda position, name: "the box",
)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seats/Ann/coins", 3),
        ("seats/*/coins", [3, 2]),
        ("seats/Ann/positions/Location 1/blood", 2),
        ("seats/Ann/ready/Sully", {"card": "Sully"}),
        ("seats/*/ready/*/card", ["Sully"]),
        (("seats", "Ann", ("ready", "torpor"), 0), {"card": "Sully"}),
        (("seats", {"coins": [2, 4], "hats": [None]}, "name"), "Bob"),
        ("turn/seat", "Ann"),
        ("combat", None),
        ("cards/Sully/locked", False),
        ("cards/Sully/region", "ready"),
        ("cards/Sully/controller", "Ann"),
        ("cards", ["Sully"]),
    ],
)
def test_path_leads_to_a_value(path: str | Path, value: object) -> None:
    assert PLACES.read(SHOWN, parted(path)) == value


@pytest.mark.parametrize(
    ("path", "message", "at_once"),
    [
        ("seats/Cat/coins", "there is no 'Cat' among the seats", False),
        ("seats/Ann/hats", "there is no 'hats' in 'Ann'", False),
        ("combat/round", "there is no combat now", True),
        ("referendum", "there is no referendum now", True),
        (("seats", {"coins": [4]}), "none of the seats has coins 4", False),
        (("seats", "Ann", "ready", 1), "there is no number 2 in 'ready'", False),
        ("cards/Belinde/locked", "Belinde is not on the table, but in the box", True),
    ],
)
def test_failing_path_says_how_far_it_led(path: str | Path, message: str, at_once: bool) -> None:
    with pytest.raises(Nowhere, match=message) as nowhere:
        PLACES.read(SHOWN, parted(path))
    assert nowhere.value.at_once is at_once


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("edge", "the edge"),
        ("turn/phase", "the phase of the turn"),
        ("seats/Ann/ash_heap", "the ash heap of Ann"),
        ("seats/Ann/positions/Location 1/blood", "the blood of Ann, Location 1"),
    ],
)
def test_path_is_described_in_words(path: str, words: str) -> None:
    assert in_words(parted(path)) == words


def test_position_is_built_from_paths() -> None:
    building = Building("toy", "one", PLACES)
    building.add_seat("Ann", coins=3)
    building.put(parted("turn/seat"), "Ann")
    building.put(parted("seats/Ann/positions/Location 1/blood"), 1)
    building.put(parted("seats/Ann/positions/Location 1/blood"), 2)
    building.add(parted("seats/Ann/ready"), [{"card": "Sully"}])
    building.put(parted("cards/Sully/locked"), True)
    building.add(parted("cards/Sully/attached"), [{"card": "Vessel"}])
    building.put(parted("locations/Location 2/ally"), "Marcel")
    assert building.position == {
        "game": "toy",
        "edition": "one",
        "seats": [
            {
                "name": "Ann",
                "coins": 3,
                "positions": [{"location": "Location 1", "blood": 2}],
                "ready": [{"card": "Sully", "locked": True, "attached": [{"card": "Vessel"}]}],
            }
        ],
        "turn": {"seat": "Ann"},
        "locations": [{"location": "Location 2", "ally": "Marcel"}],
    }


def test_building_a_position_has_its_own_errors() -> None:
    building = Building("toy", "one", PLACES)
    with pytest.raises(ScenarioFault, match="nobody sits at the table yet"):
        building.put(parted("seats/Ann/coins"), 1)
    building.add_seat("Ann")
    with pytest.raises(ScenarioFault, match="Ann already sits"):
        building.add_seat("Ann")
    with pytest.raises(ScenarioFault, match="no Cat at the table; the players are Ann"):
        building.add(parted("seats/Cat/cards"), ["Penny"])
    with pytest.raises(ScenarioFault, match="Sully is not on the table yet"):
        building.put(parted("cards/Sully/locked"), True)


def test_templates_are_filled() -> None:
    said = {"seat": "Ann", "cards": ["A", "B"], "n": 2, "how": {"level": "basic", "x": 1}}
    assert filled("{n}", said) == 2
    assert filled("{seat} has {n}", said) == "Ann has 2"
    assert filled({"do": "play", "cards": "{cards}", "by": ["{seat}"], "**": "{how}"}, said) == {
        "do": "play", "cards": ["A", "B"], "by": ["Ann"], "level": "basic", "x": 1,
    }  # fmt: skip
    assert [each["cards"] for each in one_by_one(said, "cards", "{cards}", "locked")] == ["A", "B"]
    assert list(one_by_one(said, "seats", "{seat}")) == [said]
