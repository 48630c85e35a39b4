"""Suspected rules for reports: the rule's text and place, and the failures it explains."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from conformance.verdict.fault_localization.ranking import Suspect
from conformance.verdict.reports.report import Report
from conformance.verdict.reports.untrusted_text import one_line, printable, value_text
from conformance.verdict.results import CaseResult, failing_step


class Suspected(NamedTuple):
    """A suspected rule, ready to be reported."""

    suspect: Suspect
    where: str
    summary: str
    alike: list[tuple[str, str]]
    """Rules that the failures cannot distinguish from it, each with its summary."""
    shortest: CaseResult
    """Shortest scenario that fails because of it."""
    expected: str | None
    """Expected value in the shortest scenario; None if there is only a message."""
    actual: str | None
    message: str
    steps: list[str]
    """Shortest reproduction, line by line, if one was computed."""

    @property
    def or_else(self) -> str:
        """The indistinguishable rules, as "or A, B"; empty if there are none."""
        return f"or {', '.join(name for name, _ in self.alike)}" if self.alike else ""

    @property
    def number(self) -> int:
        """Number of scenarios that fail in this way."""
        return len(self.suspect.scenarios)

    @property
    def because(self) -> str:
        """Reason for the suspicion, on one line."""
        unsure = " Only provisional scenarios fail in this way: the engine may follow another interpretation."
        return one_line(self.suspect.because, 500) + unsure * self.suspect.provisional


class CommonError(NamedTuple):
    """An error that ends scenarios, ready to be reported."""

    number: int
    message: str
    example: CaseResult

    @property
    def ends(self) -> str:
        """Number of scenarios that it ends, in words."""
        return f"ends {self.number} scenario{'s' * (self.number != 1)}"


def common_errors(report: Report) -> Iterator[CommonError]:
    """Yield the errors, those that end most scenarios first."""
    cases = {case.id: case for case in report.result.cases}
    for error in report.errors:
        yield CommonError(len(error.scenarios), one_line(error.message, 300), cases[error.scenarios[0]])


def suspected(report: Report) -> Iterator[Suspected]:
    """Yield the suspected rules, the most likely first."""
    cases = {case.id: case for case in report.result.cases}
    for suspect in report.suspects:
        if not suspect.scenarios:
            continue
        shortest = cases[suspect.scenarios[0]]
        step, rule = failing_step(shortest), report.rules.get(suspect.rule)
        compared = step is not None and (step.expected is not None or step.actual is not None)
        yield Suspected(
            suspect,
            rule.where if rule else "",
            rule.summary if rule else "",
            [(other, report.rules[other].summary if other in report.rules else "") for other in suspect.alike],
            shortest,
            value_text("nothing" if step.expected is None else step.expected, 400) if step and compared else None,
            value_text("nothing" if step.actual is None else step.actual, 400) if step and compared else None,
            one_line((step.message if step else None) or shortest.reason or shortest.verdict.value, 400),
            [printable(line, 400) for line in suspect.steps],
        )
