"""Test that the reference engine gets the same verdicts in this process and over stdio."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterable

from conformance.games import find
from conformance.runner.cases import Case
from conformance.runner.direct import run
from conformance.verdict.results import RunResult, Verdict
from tests.cases import chapter_of, one_of_each_chapter, one_of_each_step, suite_cases


def verdicts(result: RunResult) -> dict[str, tuple[Verdict, str | None]]:
    return {case.id: (case.verdict, case.reason) for case in result.cases}


SERVED = f"stdio:{shlex.quote(sys.executable)} -m conformance serve"


def steps_in_use(cases: Iterable[Case]) -> set[int]:
    return {id(find(case.game).vocabulary.resolve(step.kind, step.text).step) for case in cases for step in case.steps}


def test_samples_use_every_step_and_chapter() -> None:
    every = [case for case in suite_cases() if not case.deprecated]
    assert steps_in_use(one_of_each_step()) == steps_in_use(every)
    assert set(map(chapter_of, one_of_each_chapter())) == set(map(chapter_of, every))
    assert len(one_of_each_chapter()) < len(every) / 30


def test_one_scenario_of_each_step_has_the_same_verdict() -> None:
    cases = list(one_of_each_step())
    assert verdicts(run(cases, "reference")) == verdicts(run(cases, SERVED))


def test_every_scenario_has_the_same_verdict() -> None:
    cases = suite_cases()
    here, served = run(cases, "reference"), run(cases, SERVED)
    assert len(here.cases) == len(cases)
    assert verdicts(here) == verdicts(served)
    assert {case.verdict for case in here.cases if case.deprecated is None} == {Verdict.PASSED}
