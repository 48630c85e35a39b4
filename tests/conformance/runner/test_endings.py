"""Runs that end before their last scenario, and how much of a run is kept."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from conformance.adapters import Limits
from conformance.runner.direct import run
from conformance.verdict.reports import report
from conformance.verdict.reports.report import Room
from conformance.verdict.results import StepStatus, Verdict
from tests.conformance.runner.helpers import MODULES, judge, spec, toy_cases
from tests.conformance.runner.toy import Json, Toy

HERE = f"inprocess:{__name__}:"


class Fragile(Toy):
    """Breaks at every set-up."""

    def setup(self, params: Json) -> Json:
        raise RuntimeError("broken")


def test_breakdowns_in_a_row_end_the_run() -> None:
    asked = [case for case in toy_cases() if case.id.startswith("TOY-000")]
    results = run(asked, f"{HERE}Fragile", limits=Limits(breakdowns=3)).cases
    assert [case.verdict for case in results] == [Verdict.ERROR] * 3 + [Verdict.NOT_RUN] * (len(asked) - 3)
    assert results[-1].reason == "the engine broke in 3 scenarios in a row"
    assert {step.status for step in results[-1].steps} == {StepStatus.SKIPPED}


def test_separate_breakdowns_do_not_end_the_run() -> None:
    cases = [case for case in toy_cases() if case.id in ("TOY-0027", "TOY-0001")] * 5
    cases.sort(key=lambda case: case.id, reverse=True)
    mixed = [case for pair in zip(cases[:5], cases[5:], strict=True) for case in pair]
    results = run(mixed, spec(), limits=Limits(breakdowns=2)).cases
    assert [case.verdict for case in results] == [Verdict.ERROR, Verdict.PASSED] * 5


@pytest.mark.parametrize("jobs", [1, 2])
def test_no_scenario_starts_after_the_time_limit(jobs: int) -> None:
    limits = Limits(run_seconds=1e-9)
    results = run(toy_cases(), spec(), limits=limits, jobs=jobs, modules=MODULES).cases
    assert {case.verdict for case in results} == {Verdict.NOT_RUN}
    assert {case.reason for case in results} == {"the run's time limit of 1e-09 s was reached"}


FLOOD = """
Feature: Floods
  Background:
    Given Ann has 3 coins
    And Bob has 2 coins
  Scenario: Fails
    When Ann gives Bob 1 coin
    And Ann gives Bob 1 coin
    Then Bob has 9 coins
"""


class Verbose(Toy):
    """Reports a thousand long events for every gift."""

    def move(self, source: str, target: str, coins: int) -> None:
        super().move(source, target, coins)
        self.events += [{**self.events[-1], "said": "x" * 2_000}] * 900


def size(kept: Any) -> int:
    return len(msgspec.json.encode(kept))


def test_failed_scenario_keeps_a_limited_amount(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.conformance.runner.toy.Toy", Verbose)
    [result] = judge(FLOOD)
    assert result.verdict is Verdict.FAILED
    assert size(result) < report.STEPS_LIMIT + report.TRANSCRIPT_LIMIT + 10_000
    assert result.steps[2].events == [{"event": "left-out", "number": 901}]
    assert (result.steps[-1].expected, result.steps[-1].actual) == (9, 4)


def test_run_keeps_no_more_than_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.conformance.runner.toy.Toy", Verbose)
    [result] = judge(FLOOD)
    bulky = msgspec.structs.replace(result, transcript=[{"direction": "sent", "text": "x" * 15_000}] * 6)
    monkeypatch.setattr(report, "RUN_LIMIT", 100_000)
    room = Room()
    kept = [room.cut(bulky) for _ in range(10)]
    assert size(kept) < 100_000 + 10 * 5_000
    assert kept[0].transcript == bulky.transcript
    assert [line["direction"] for line in kept[-1].transcript] == ["note"]
    assert kept[-1].reason == result.reason


def test_small_results_stay_whole_and_cut_ones_unchanged() -> None:
    [result] = judge(FLOOD)
    assert Room().cut(result) == result
    assert Room().cut(Room().cut(result)) == result
