"""How a run went in numbers: by profile, and what the engine would have to declare to be asked more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from conformance.verdict.profiles import decides
from conformance.verdict.results import CaseResult, Verdict


class VerdictCounts(NamedTuple):
    """How many of some scenarios met which end."""

    name: str
    passed: int = 0
    failed: int = 0
    """By the fault of what they are about, as far as can be told; without those that are blocked."""
    blocked: int = 0
    """Failed before they came to what they are about."""
    error: int = 0
    not_asked: int = 0
    """The engine does not declare what they need, or the run was over before them."""
    provisional: int = 0
    """How many of those that were asked and did not pass decide no certificate."""

    @property
    def asked(self) -> int:
        return self.passed + self.failed + self.blocked + self.error


def tally(name: str, cases: Iterable[CaseResult]) -> VerdictCounts:
    """The numbers of these scenarios."""
    ends = [(_end(case), case) for case in cases]
    unsure = sum(end not in ("passed", "not_asked") and not decides(case) for end, case in ends)
    return VerdictCounts(name, **Counter(end for end, _ in ends), provisional=unsure)


def _end(case: CaseResult) -> str:
    match case.verdict:
        case Verdict.PASSED:
            return "passed"
        case Verdict.ERROR:
            return "error"
        case Verdict.UNSUPPORTED | Verdict.NOT_ASKED:
            return "not_asked"
        case _:
            return "blocked" if case.blocked else "failed"


class Opens(NamedTuple):
    """Something that alone stands between an engine and further scenarios."""

    what: str
    """As in `lacks` of a result."""
    scenarios: int


def declare_next(cases: Iterable[CaseResult]) -> list[Opens]:
    """What the engine could declare by itself to be asked more, what opens most first."""
    alone = Counter(case.lacks[0] for case in cases if case.verdict is Verdict.UNSUPPORTED and len(case.lacks) == 1)
    return [Opens(what, number) for what, number in sorted(alone.items(), key=lambda each: (-each[1], each[0]))]
