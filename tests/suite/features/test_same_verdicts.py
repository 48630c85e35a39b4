"""Test that the reference engine gets the same verdicts in this process and over stdio."""

from __future__ import annotations

import shlex
import sys

from conformance.runner.direct import run
from conformance.verdict.results import RunResult, Verdict
from tests.cases import one_of_each_step, suite_cases


def verdicts(result: RunResult) -> dict[str, tuple[Verdict, str | None]]:
    return {case.id: (case.verdict, case.reason) for case in result.cases}


SERVED = f"stdio:{shlex.quote(sys.executable)} -m conformance serve"


def test_one_scenario_of_each_step_has_the_same_verdict() -> None:
    cases = list(one_of_each_step())
    assert verdicts(run(cases, "reference")) == verdicts(run(cases, SERVED))


def test_every_scenario_has_the_same_verdict() -> None:
    cases = suite_cases()
    here, served = run(cases, "reference"), run(cases, SERVED)
    assert len(here.cases) == len(cases)
    assert verdicts(here) == verdicts(served)
    assert {case.verdict for case in here.cases if case.deprecated is None} == {Verdict.PASSED}
