"""Failures are grouped by the last move that went well, and each group says with which scenario to begin."""

from __future__ import annotations

from conformance.verdict.reports.origins import AT_THE_START, origins
from conformance.verdict.results import CaseResult, StepResult, StepStatus, Verdict

PASSED, FAILED, SKIPPED = StepStatus.PASSED, StepStatus.FAILED, StepStatus.SKIPPED


def step(kind: str, text: str, status: StepStatus, pattern: str | None = None) -> StepResult:
    return StepResult(keyword=kind.title(), text=text, line=1, status=status, kind=kind, pattern=pattern)


def failing(name: str, *steps: StepResult) -> CaseResult:
    return CaseResult(
        id=name, verdict=Verdict.FAILED, title=name, feature="f", uri="toy/f.feature", line=1, game="toy",
        steps=list(steps),
    )  # fmt: skip


BLOCK = "{minion} attempts to block"
LONG = failing(
    "T-1",
    step("when", "A bleeds B", PASSED, "{minion} bleeds {target}"),
    step("when", "C attempts to block", PASSED, BLOCK),
    step("when", "A strikes", FAILED, "{minion} strikes"),
    step("then", "C is hurt", SKIPPED),
)
SHORT = failing("T-2", step("when", "D attempts to block", PASSED, BLOCK), step("then", "D blocks", FAILED))
OTHER = failing("T-3", step("given", "a table", PASSED), step("when", "A hunts", FAILED))
LAST = failing("T-4", step("when", "E attempts to block", PASSED, BLOCK), step("then", "E blocks it", FAILED))


def test_the_largest_group_comes_first_with_its_shortest_scenario() -> None:
    first, second = origins([LONG, SHORT, OTHER, LAST])
    assert (first.after, first.begin_with, first.cases) == (BLOCK, SHORT, [LONG, SHORT, LAST])
    assert (second.after, second.begin_with) == (AT_THE_START, OTHER)


def test_few_failures_tell_it_themselves() -> None:
    assert origins([LONG, SHORT, OTHER]) == []
    assert origins([]) == []
