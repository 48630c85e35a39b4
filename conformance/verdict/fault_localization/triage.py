"""Where an engine goes wrong that fails much: its author needs the big rocks first, and rules only then."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from conformance.verdict.fault_localization.evidence import ASKED, FAILING, failed_at
from conformance.verdict.results import CaseResult, StepStatus

MUCH: Final = 0.15
"""Who fails a larger share of what was asked fails much."""
NEARLY_ALWAYS: Final = 0.8
"""The share of its uses in which a wording fails, at least."""
OFTEN: Final = 3
"""How often a wording or a window must have failed."""


class Rock(NamedTuple):
    """A wording of steps that nearly always fails, or a window in which many scenarios fail."""

    kind: str
    """`step` or `window`."""
    what: str
    failed: int
    of: int
    """How often the wording was tried; of a window how many scenarios failed at all."""
    begin_with: CaseResult
    """The shortest scenario that fails there."""


def rocks(cases: Sequence[CaseResult]) -> list[Rock]:
    """The wordings and windows, those that fail most first; none for an engine that fails little."""
    asked = [case for case in cases if case.verdict in ASKED]
    failing = [case for case in asked if case.verdict in FAILING]
    if len(failing) <= MUCH * len(asked):
        return []
    tried = Counter(
        step.pattern
        for case in asked
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
    """Kind, wording or window, and the scenarios that fail there."""
    grouped: dict[tuple[str, str], list[CaseResult]] = {}
    for case in failing:
        if case.steps and (pattern := case.steps[failed_at(case)].pattern):
            grouped.setdefault(("step", pattern), []).append(case)
        if window := window_of(case):
            grouped.setdefault(("window", window), []).append(case)
    return ((kind, what, cases) for (kind, what), cases in grouped.items())


def window_of(case: CaseResult) -> str | None:
    """The window that was open when a scenario stopped, as far as its transcript tells."""
    for line in reversed(case.transcript):
        if line.get("direction") == "received":
            with suppress(ValueError, TypeError, KeyError):
                return str(json.loads(line["text"])["result"]["pending"]["window"])
    return None
