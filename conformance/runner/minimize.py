"""Reduce failing scenarios: drop each step that does not matter.

A step does not matter if, without it, the engine still fails at the same step with the same message, and the reference
engine still passes. The result is for people to read: it proves no rule and decides nothing.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

import msgspec

from conformance.protocol.engine import CouldNotStart, Engine, EngineBroke
from conformance.runner.cases import Case, CaseStep
from conformance.runner.direct import run_case
from conformance.runner.execute import Editions
from conformance.verdict.results import CaseResult, StepResult, StepStatus, Verdict

TRIES = 60
"""Maximum reduction attempts per scenario."""


class Shortening:
    """Reduces failing scenarios until the time is up."""

    def __init__(self, engine: Engine, reference: Engine, edition: Editions, until: float) -> None:
        """Set up the reduction. `until` is its end in `time.monotonic` seconds."""
        self._engine, self._reference, self._edition, self._until = engine, reference, edition, until

    def steps(self, case: Case) -> list[str]:
        """Return the remaining steps as lines; none if the engine does not fail or crashes."""
        failure = self._failure(case.steps, case)
        if failure is None:
            return []
        kept = _up_to(case.steps, failure)
        tries = TRIES
        if self._failure(kept, case) != failure or not self._holds(kept, case):
            kept = list(case.steps)
        for step in [each for each in reversed(kept) if (each.kind, each.text) != failure[:2]]:
            shorter = [each for each in kept if each is not step]
            tries -= 1
            if tries < 0 or time.monotonic() >= self._until:
                break
            if self._failure(shorter, case) == failure and self._holds(shorter, case):
                kept = shorter
        return [line for step in _with_keywords(kept) for line in _written(step)]

    def _failure(self, steps: Sequence[CaseStep], case: Case) -> tuple[str, str, str | None] | None:
        """Return the failing step and its message, or None if the engine does not fail."""
        result = self._run(self._engine, steps, case)
        failed = next((step for step in result.steps if step.status is StepStatus.FAILED), None) if result else None
        return None if failed is None else _identity(failed)

    def _holds(self, steps: Sequence[CaseStep], case: Case) -> bool:
        result = self._run(self._reference, steps, case)
        return result is not None and result.verdict is Verdict.PASSED

    def _run(self, engine: Engine, steps: Sequence[CaseStep], case: Case) -> CaseResult | None:
        """Return the result, or None if the engine crashes, which ends the reduction."""
        try:
            result = run_case(msgspec.structs.replace(case, steps=tuple(steps)), engine, edition=self._edition)
            if result.verdict is Verdict.ERROR and engine is self._engine:
                engine.restart()
        except (CouldNotStart, EngineBroke):
            self._until = 0.0
            return None
        return result


def _identity(step: StepResult) -> tuple[str, str, str | None]:
    return step.kind, step.text, step.message


def _up_to(steps: Sequence[CaseStep], failure: tuple[str, str, str | None]) -> list[CaseStep]:
    """Return the steps up to the failing one, or up to the next Then if it is not a Then."""
    at = next(place for place, step in enumerate(steps) if (step.kind, step.text) == failure[:2])
    end = next((place for place, step in enumerate(steps) if place >= at and step.kind == "then"), len(steps) - 1)
    return list(steps[: end + 1])


def _written(step: CaseStep) -> Iterator[str]:
    yield f"{step.keyword} {step.text}"
    for row in step.table or ():
        yield f"  | {' | '.join(row)} |"
    if step.docstring is not None:
        yield from ('  """', *(f"  {line}" for line in step.docstring.splitlines()), '  """')


def _with_keywords(steps: Sequence[CaseStep]) -> list[CaseStep]:
    """Return the steps with Given, When, or Then before the first of a kind, and And before the others."""
    result = []
    for before, step in zip([None, *steps], steps, strict=False):
        word = "And" if before is not None and before.kind == step.kind else step.kind.title()
        result.append(msgspec.structs.replace(step, keyword=word))
    return result
