"""Triage for engines that fail a lot: find the big problems first, before single rules."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from conformance.verdict.fault_localization.evidence import FAILING, RAN, failed_at
from conformance.verdict.results import CaseResult, StepStatus

MUCH: Final = 0.15
"""Share of failing scenarios above which triage is worthwhile."""
NEARLY_ALWAYS: Final = 0.8
"""Minimum share of its uses in which a step pattern fails."""
OFTEN: Final = 3
"""Minimum number of failures for a step pattern or decision window."""


class Rock(NamedTuple):
    """A step pattern that nearly always fails, or a decision window in which many scenarios fail."""

    kind: str
    """`step` or `window`."""
    what: str
    failed: int
    of: int
    """Number of uses of the step pattern; for a window, number of failing scenarios."""
    begin_with: CaseResult
    """Shortest scenario that fails there."""


def rocks(cases: Sequence[CaseResult]) -> list[Rock]:
    """Return the step patterns and windows with the most failures; none if the engine fails little."""
    ran = [case for case in cases if case.verdict in RAN]
    failing = [case for case in ran if case.verdict in FAILING]
    if len(failing) <= MUCH * len(ran):
        return []
    tried = Counter(
        step.pattern
        for case in ran
        for step in case.steps
        if step.pattern and step.status in (StepStatus.PASSED, StepStatus.FAILED, StepStatus.ERROR)
    )
    found = []
    for kind, wording, failed in _grouped(failing):
        of = tried[wording] if kind == "step" else len(failing)
        if len(failed) >= OFTEN and (kind == "window" or len(failed) >= NEARLY_ALWAYS * of):
            begin_with = min(failed, key=lambda case: (len(case.steps), case.id))
            found.append(Rock(kind, wording, len(failed), of, begin_with))
    return sorted(found, key=lambda rock: (-rock.failed, rock.what))


def _grouped(failing: Sequence[CaseResult]) -> Iterator[tuple[str, str, list[CaseResult]]]:
    """Yield kind, step pattern or window, and the scenarios that fail there."""
    grouped: dict[tuple[str, str], list[CaseResult]] = {}
    for case in failing:
        if case.steps and (pattern := case.steps[failed_at(case)].pattern):
            grouped.setdefault(("step", pattern), []).append(case)
        if window := window_of(case):
            grouped.setdefault(("window", window), []).append(case)
    return ((kind, what, cases) for (kind, what), cases in grouped.items())


def window_of(case: CaseResult) -> str | None:
    """Return the decision window that was open when a scenario stopped, if its transcript shows it."""
    for line in reversed(case.transcript):
        if line.get("direction") == "received":
            with suppress(ValueError, TypeError, KeyError):
                return str(json.loads(line["text"])["result"]["pending"]["window"])
    return None
