"""Count a run's results: by profile, and by what the engine would have to declare to run more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from conformance.verdict.profiles import decides
from conformance.verdict.results import CaseResult, Verdict


class VerdictCounts(NamedTuple):
    """Numbers of scenarios by outcome."""

    name: str
    passed: int = 0
    failed: int = 0
    """Scenarios that failed, without blocked ones."""
    blocked: int = 0
    """Scenarios that failed before they reached their subject."""
    error: int = 0
    not_run: int = 0
    """Scenarios whose features the engine does not declare, or that the run ended before."""
    provisional: int = 0
    """Scenarios that ran, did not pass, and decide no certificate."""

    @property
    def ran(self) -> int:
        return self.passed + self.failed + self.blocked + self.error


def tally(name: str, cases: Iterable[CaseResult]) -> VerdictCounts:
    """Count these scenarios."""
    ends = [(_end(case), case) for case in cases]
    unsure = sum(end not in ("passed", "not_run") and not decides(case) for end, case in ends)
    return VerdictCounts(name, **Counter(end for end, _ in ends), provisional=unsure)


def _end(case: CaseResult) -> str:
    match case.verdict:
        case Verdict.PASSED:
            return "passed"
        case Verdict.ERROR:
            return "error"
        case Verdict.UNSUPPORTED | Verdict.NOT_RUN:
            return "not_run"
        case _:
            return "blocked" if case.blocked else "failed"


class Opens(NamedTuple):
    """The only declaration that some scenarios are missing."""

    what: str
    """The declaration, as in `lacks` of a result."""
    scenarios: int


def declare_next(cases: Iterable[CaseResult]) -> list[Opens]:
    """Return the single declarations that would let more scenarios run, the most useful first."""
    alone = Counter(case.lacks[0] for case in cases if case.verdict is Verdict.UNSUPPORTED and len(case.lacks) == 1)
    return [Opens(what, number) for what, number in sorted(alone.items(), key=lambda each: (-each[1], each[0]))]
