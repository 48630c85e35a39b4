"""The shortest way to see a failure: a scenario without each step that does not matter.

A step does not matter if without it the engine still fails in the same way, at the same step and with the same message,
and the reference engine still passes. What comes of it is for people to read: it proves no rule, and decides nothing.
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
"""How often at most a scenario is tried with something left out."""


class Shortening:
    """Scenarios that an engine fails, made as short as they can be until the time is over."""

    def __init__(self, engine: Engine, reference: Engine, edition: Editions, until: float) -> None:
        """`until`: in `time.monotonic` seconds."""
        self._engine, self._reference, self._edition, self._until = engine, reference, edition, until

    def steps(self, case: Case) -> list[str]:
        """The steps that are left, in lines; none where the engine does not fail it now, or breaks."""
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
        return [line for step in _led(kept) for line in _written(step)]

    def _failure(self, steps: Sequence[CaseStep], case: Case) -> tuple[str, str, str | None] | None:
        """How the engine fails: the step, and what is told of it; None where it does not fail."""
        result = self._run(self._engine, steps, case)
        failed = next((step for step in result.steps if step.status is StepStatus.FAILED), None) if result else None
        return None if failed is None else _told(failed)

    def _holds(self, steps: Sequence[CaseStep], case: Case) -> bool:
        result = self._run(self._reference, steps, case)
        return result is not None and result.verdict is Verdict.PASSED

    def _run(self, engine: Engine, steps: Sequence[CaseStep], case: Case) -> CaseResult | None:
        """The result; None where the engine breaks, which ends the search."""
        try:
            result = run_case(msgspec.structs.replace(case, steps=tuple(steps)), engine, edition=self._edition)
            if result.verdict is Verdict.ERROR and engine is self._engine:
                engine.restart()
        except (CouldNotStart, EngineBroke):
            self._until = 0.0
            return None
        return result


def _told(step: StepResult) -> tuple[str, str, str | None]:
    return step.kind, step.text, step.message


def _up_to(steps: Sequence[CaseStep], failure: tuple[str, str, str | None]) -> list[CaseStep]:
    """The steps as far as the one that fails; where that asserts nothing, as far as the next that does."""
    at = next(place for place, step in enumerate(steps) if (step.kind, step.text) == failure[:2])
    end = next((place for place, step in enumerate(steps) if place >= at and step.kind == "then"), len(steps) - 1)
    return list(steps[: end + 1])


def _written(step: CaseStep) -> Iterator[str]:
    yield f"{step.keyword} {step.text}"
    for row in step.table or ():
        yield f"  | {' | '.join(row)} |"
    if step.docstring is not None:
        yield from ('  """', *(f"  {line}" for line in step.docstring.splitlines()), '  """')


def _led(steps: Sequence[CaseStep]) -> list[CaseStep]:
    """The same with Given, When or Then before the first of a kind in a row, and And before the others."""
    led = []
    for before, step in zip([None, *steps], steps, strict=False):
        word = "And" if before is not None and before.kind == step.kind else step.kind.title()
        led.append(msgspec.structs.replace(step, keyword=word))
    return led
