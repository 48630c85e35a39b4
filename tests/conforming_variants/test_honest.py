"""Engines that are right but different are accused by no scenario. `make honest` asks all of them everything."""

from __future__ import annotations

import pytest

from tests.cases import suite_cases
from tests.conforming_variants.engines import honesties
from tests.conforming_variants.layers import Honest, OtherOrder, watching_steps

EVERY = 9
"""Of this many scenarios each engine is asked one here."""

HONESTIES = list(honesties())
CASES = [case for case in suite_cases() if not case.deprecated]


@pytest.mark.parametrize("place", range(len(HONESTIES)), ids=[honesty.name for honesty in HONESTIES])
def test_an_honest_engine_is_accused_by_nobody(place: int) -> None:
    honesty = HONESTIES[place]
    concerned = list(filter(honesty.concerns, CASES))
    assert honesty.accusations(concerned[place % EVERY :: EVERY]) == {}


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
