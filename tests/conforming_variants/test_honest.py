"""Conforming variants fail no scenario. `make honest` runs all of them against every scenario."""

from __future__ import annotations

import pytest

from tests.cases import suite_cases
from tests.conforming_variants.engines import honesties
from tests.conforming_variants.layers import Honest, OtherOrder, watching_steps

EVERY, GATE = 9, 60
"""Each variant runs one of so many scenarios: nightly, and in the gate."""

VARIANTS = list(honesties())
NAMES = [variant.name for variant in VARIANTS]
LAYERS = [place for place, variant in enumerate(VARIANTS) if not variant.lacks]
"""The variants that have everything, and differ in what the protocol leaves free."""
CASES = [case for case in suite_cases() if not case.deprecated]


def accusations(place: int, every: int) -> dict[str, str]:
    """The scenarios that a variant does not pass, of every so many that concern it."""
    concerned = list(filter(VARIANTS[place].concerns, CASES))
    return VARIANTS[place].accusations(concerned[place % every :: every])


@pytest.mark.parametrize("place", LAYERS, ids=[NAMES[place] for place in LAYERS])
def test_a_variant_passes_a_few_scenarios(place: int) -> None:
    assert accusations(place, GATE) == {}


@pytest.mark.parametrize("place", range(len(VARIANTS)), ids=NAMES)
def test_a_variant_passes_a_part_of_the_scenarios(place: int) -> None:
    assert accusations(place, EVERY) == {}


def test_what_one_step_does_to_several_is_told_the_other_way_round() -> None:
    position = {
        "game": "vtes", "edition": "v5", "turn": {"number": 1, "phase": "influence", "seat": "Sarah"},
        "seats": [
            {"name": "Sarah", "uncontrolled": [{"card": "Ryan", "blood": 4}]},
            {"name": "Alexis", "ready": [{"card": "Ryan", "blood": 3}]},
        ],
    }  # fmt: skip
    contested = {}
    with watching_steps():
        for engine in (Honest(), OtherOrder()):
            engine.setup({"game": "vtes", "edition": "v5", "position": position})
            answer = engine.choose({"seat": "Sarah", "choice": {"do": "bring-out", "vampire": "Ryan#2"}})
            contested[type(engine)] = [event["card"] for event in answer["events"] if event["event"] == "contested"]
    assert len(set(contested[Honest])) == 2
    assert contested[OtherOrder] == contested[Honest][::-1]


def test_where_nothing_happened_no_step_is_looked_for() -> None:
    with watching_steps():
        engine = OtherOrder()
        engine.engine.setup({"game": "vtes", "edition": "v5", "position": {"game": "vtes", "edition": "v5", "seats": [
            {"name": "Sarah"}, {"name": "Alexis"}]}})  # fmt: skip
        engine.engine.choose({"seat": "Sarah", "choice": {"do": "pass"}})  # leaves events behind that nobody told
        assert engine.turnpoint({"pending": None, "events": [], "outcome": None})["events"] == []
