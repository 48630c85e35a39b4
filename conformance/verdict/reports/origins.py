"""Where a run goes wrong: one fault of an engine may fail a hundred scenarios, and this tells with which to begin.

Failures are grouped by the last move that went well before them. The shortest scenario of a group is the one to repeat.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from conformance.verdict.results import CaseResult, StepStatus

AT_THE_START = "before the first move"
WORTH_TELLING = 4
"""With fewer failures than this, they tell it themselves."""


class Origin(NamedTuple):
    """Failures that have the same last good move."""

    after: str
    """That move as the vocabulary words it: `{minion} attempts to block`."""
    begin_with: CaseResult
    """The shortest of them."""
    cases: list[CaseResult]


def origins(faults: Iterable[CaseResult]) -> list[Origin]:
    """The groups of failing scenarios, the largest first; none where there are too few to group."""
    grouped: dict[str, list[CaseResult]] = {}
    for case in faults:
        grouped.setdefault(last_good_move(case), []).append(case)
    found = [Origin(after, min(cases, key=_length), cases) for after, cases in grouped.items()]
    found.sort(key=lambda origin: (-len(origin.cases), _length(origin.begin_with)))
    return found if sum(len(origin.cases) for origin in found) >= WORTH_TELLING else []


def last_good_move(case: CaseResult) -> str:
    """The wording of the last When that passed before the scenario went wrong."""
    moves = [step for step in case.steps if step.kind == "when" and step.status is StepStatus.PASSED]
    return (moves[-1].pattern or moves[-1].text) if moves else AT_THE_START


def _length(case: CaseResult) -> tuple[int, str]:
    return len(case.steps), case.id
