"""Conforming variants fail no scenario. `make honest` runs each with every scenario."""

from __future__ import annotations

import pytest

from tests.cases import suite_cases
from tests.conforming_variants.engines import variants
from tests.conforming_variants.layers import Honest, OtherOrder, watching_steps

EVERY, GATE = 9, 80
"""Each variant runs every 9th scenario in the nightly tests, and every 80th in the gate."""

VARIANTS = list(variants())
NAMES = [variant.name for variant in VARIANTS]
LAYERS = [place for place, variant in enumerate(VARIANTS) if not variant.lacks]
"""Variants that lack nothing, and differ only where the protocol allows it."""
CASES = [case for case in suite_cases() if not case.deprecated]


def false_positives(place: int, every: int) -> dict[str, str]:
    """Return the scenarios with wrong results among every Nth scenario that concerns a variant."""
    concerned = list(filter(VARIANTS[place].concerns, CASES))
    return VARIANTS[place].false_positives(concerned[place % every :: every])


@pytest.mark.parametrize("place", LAYERS, ids=[NAMES[place] for place in LAYERS])
def test_a_variant_passes_a_few_scenarios(place: int) -> None:
    assert false_positives(place, GATE) == {}


@pytest.mark.parametrize("place", range(len(VARIANTS)), ids=NAMES)
def test_a_variant_passes_every_ninth_scenario(place: int) -> None:
    assert false_positives(place, EVERY) == {}


def test_events_of_one_step_are_reported_in_reverse() -> None:
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


def test_a_turnpoint_without_events_ignores_earlier_steps() -> None:
    with watching_steps():
        engine = OtherOrder()
        engine.engine.setup({"game": "vtes", "edition": "v5", "position": {"game": "vtes", "edition": "v5", "seats": [
            {"name": "Sarah"}, {"name": "Alexis"}]}})  # fmt: skip
        engine.engine.choose({"seat": "Sarah", "choice": {"do": "pass"}})  # leaves unreported events behind
        assert engine.turnpoint({"pending": None, "events": [], "outcome": None})["events"] == []
