"""Suspected rules as a report tells them: what the rule says and where, what fails for it, and how."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from conformance.verdict.fault_localization.ranking import Suspect
from conformance.verdict.reports.report import Report
from conformance.verdict.reports.text import one_line, printable, told
from conformance.verdict.results import CaseResult, failing_step


class Suspected(NamedTuple):
    """A suspected rule, ready to be told."""

    suspect: Suspect
    percent: int
    """How sure it is."""
    where: str
    summary: str
    alike: list[tuple[str, str]]
    """Rules that could be it as well, each with what it says."""
    shortest: CaseResult
    """The shortest scenario that fails for it."""
    expected: str | None
    """What the shortest one expected and found; None where its failure is told in words alone."""
    actual: str | None
    message: str
    steps: list[str]
    """The shortest way to see it, line by line, if one was looked for."""

    @property
    def or_else(self) -> str:
        """The rules that could be it as well, by name, in half a sentence; empty, where there is none."""
        return f"or {', '.join(name for name, _ in self.alike)}" if self.alike else ""

    @property
    def failures(self) -> str:
        """How many scenarios fail for it, in words."""
        number = len(self.suspect.scenarios)
        return "1 scenario fails for it" if number == 1 else f"{number} scenarios fail for it"


def suspected(report: Report) -> Iterator[Suspected]:
    """The rules that seem to be broken, the likeliest first."""
    cases = {case.id: case for case in report.result.cases}
    for suspect in report.suspects:
        if not suspect.scenarios:
            continue
        shortest = cases[suspect.scenarios[0]]
        step, rule = failing_step(shortest), report.rules.get(suspect.rule)
        compared = step is not None and (step.expected is not None or step.actual is not None)
        yield Suspected(
            suspect,
            round(100 * suspect.score),
            rule.where if rule else "",
            rule.summary if rule else "",
            [(other, report.rules[other].summary if other in report.rules else "") for other in suspect.alike],
            shortest,
            told("nothing" if step.expected is None else step.expected, 400) if step and compared else None,
            told("nothing" if step.actual is None else step.actual, 400) if step and compared else None,
            one_line((step.message if step else None) or shortest.reason or shortest.verdict.value, 400),
            [printable(line, 400) for line in suspect.steps],
        )
