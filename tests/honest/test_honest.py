"""Engines that are right but different are accused by no scenario. `make honest` asks all of them everything."""

from __future__ import annotations

import pytest

from conformance.runner.cases import load_cases
from tests.honest.engines import Honesty, honesties
from tests.honest.layers import OtherOrder, watching_steps

EVERY = 9
"""Of this many scenarios each engine is asked one here."""

HONESTIES = list(honesties())
CASES = load_cases()


@pytest.mark.parametrize("place", range(len(HONESTIES)), ids=[honesty.name for honesty in HONESTIES])
def test_an_honest_engine_is_accused_by_nobody(place: int) -> None:
    found = HONESTIES[place].verdicts(CASES[place % EVERY :: EVERY])
    assert {case: why for case, (verdict, why) in found.items() if verdict in Honesty.ACCUSING} == {}


def test_what_one_step_does_to_several_is_told_the_other_way_round() -> None:
    position = {
        "game": "vtes", "edition": "v5", "turn": {"number": 1, "phase": "influence", "seat": "Sarah"},
        "seats": [
            {"name": "Sarah", "uncontrolled": [{"card": "Ryan", "blood": 4}]},
            {"name": "Alexis", "ready": [{"card": "Ryan", "blood": 3}]},
        ],
    }  # fmt: skip
    with watching_steps():
        engine = OtherOrder()
        engine.setup({"game": "vtes", "edition": "v5", "position": position})
        answer = engine.choose({"seat": "Sarah", "choice": {"do": "bring-out", "vampire": "Ryan#2"}})
    contested = [event["card"] for event in answer["events"] if event["event"] == "contested"]
    assert contested == ["Ryan", "Ryan#2"][:: 1 if contested[0] == "Ryan" else -1]
    assert len(contested) == 2
