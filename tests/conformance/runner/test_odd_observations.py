"""Odd observations never crash a step: the scenario passes, fails, or names the protocol error by path."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import reference_engine
from conformance.adapters import connect
from conformance.runner.direct import Judge
from conformance.verdict.results import Verdict
from tests.cases import suite_cases

ODD = [None, 7, -3, 1.5, True, "odd", "", [], {}, [1], {"a": 1}, ["x"], {"seat": 7}, "?", 10**30]
SCENARIOS = 150
chance = random.Random()


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in entries:
        yield from paths(item, (*path, key))


class Odd:
    """The reference engine with one thing missing or changed in each observation."""

    def __init__(self) -> None:
        self.engine = reference_engine.engine()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.engine, name)

    def observe(self, params: Any) -> Any:
        answer = copy.deepcopy(self.engine.observe(params))
        path = chance.choice(list(paths(answer["position"])))
        there = answer["position"]
        for key in path[:-1]:
            there = there[key]
        if chance.random() < 0.3:
            del there[path[-1]]
        else:
            there[path[-1]] = chance.choice(ODD)
        return answer


@pytest.mark.parametrize("seed", range(2))
def test_odd_observation_is_named_by_its_path(seed: int) -> None:
    chance.seed(seed)
    with connect(f"inprocess:{__name__}:Odd") as engine:
        judge = Judge(engine)
        results = [judge.judge(case) for case in chance.sample(suite_cases(), SCENARIOS)]
    unnamed = [f"{each.id}: {each.reason}" for each in results if "could not run" in (each.reason or "")]
    assert unnamed == []
    verdicts = Counter(each.verdict for each in results)
    assert verdicts[Verdict.ERROR] > SCENARIOS // 2
    for each in results:
        if each.verdict is Verdict.ERROR:
            assert "protocol error: `observe`: `result.position" in (each.reason or ""), each.reason


@pytest.mark.parametrize("scenario", ["VTES-1352", "VEND-0073"])
def test_player_missing_from_an_observation_is_named(scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def without_players(self: Odd, params: Any) -> Any:
        answer = copy.deepcopy(self.engine.observe(params))
        answer["position"]["seats"] = []
        return answer

    monkeypatch.setattr(Odd, "observe", without_players)
    [case] = [case for case in suite_cases() if case.id == scenario]
    with connect(f"inprocess:{__name__}:Odd") as engine:
        result = Judge(engine).judge(case)
    assert result.verdict is Verdict.FAILED, result.reason
