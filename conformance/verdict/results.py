"""The result of one scenario and of a whole run. Everything that reports reads these and nothing else."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

from conformance.steps.expect import Expectation


class Verdict(StrEnum):
    """The result of a scenario (docs/reference/results.md)."""

    PASSED = "passed"
    FAILED = "failed"
    UNSUPPORTED = "unsupported"
    EXPECTED_FAILURE = "expected-failure"
    UNEXPECTED_PASS = "unexpected-pass"
    ERROR = "error"
    NOT_ASKED = "not-asked"
    """The run ended first: its time was over, or the engine broke too often."""


class StepStatus(StrEnum):
    """The result of one step."""

    PASSED = "passed"
    FAILED = "failed"
    UNSUPPORTED = "unsupported"
    ERROR = "error"
    SKIPPED = "skipped"
    """Never reached, because an earlier step did not pass."""


class StepResult(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """One step as it went. No circle can go through it, which spares the garbage collector tens of thousands."""

    keyword: str
    text: str
    line: int
    status: StepStatus
    kind: str = ""
    """given, when or then."""
    pattern: str | None = None
    """The wording of the vocabulary that the text matches."""
    message: str | None = None
    """Why it did not pass, in a sentence."""
    expected: Any = None
    actual: Any = None
    offered: list[dict[str, Any]] | None = None
    """The choices that were open when it failed, where the engine lists them."""
    events: list[dict[str, Any]] = []
    """What the engine reported while the step ran."""
    stated: list[Expectation] = []
    """What a Then has stated, as data, up to what failed."""
    seconds: float = 0.0


class CaseResult(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """One scenario (or one row of an outline) as it went. `id` is the permanent `@id:`."""

    id: str
    verdict: Verdict
    title: str
    feature: str
    """The title of the feature."""
    uri: str
    """The feature file, relative to `features/`."""
    line: int
    game: str
    rules: list[str] = []
    """Catalogue ids that the scenario tags."""
    tags: list[str] = []
    provisional: bool = False
    """Rests on an uncertain reading, and decides no certificate."""
    deprecated: str | None = None
    """The version of the suite since which it decides no certificate."""
    reason: str | None = None
    """Why it is not passed, in a sentence: the failing step's message, the lack, the ledger's reason."""
    steps: list[StepResult] = []
    transcript: list[dict[str, Any]] = []
    """What was said on the wire; kept only where the scenario did not pass."""
    seconds: float = 0.0
    lacks: list[str] = []
    """Each feature, level and card that it needs and the engine does not declare, as `feature actions`."""
    blocked: str | None = None
    """Of one that failed before it came to what it is about: the rule that seems to be broken and stops it."""


NO_EVENTS: list[dict[str, Any]] = []
NOTHING_STATED: list[Expectation] = []
"""Of all steps that have none: one list for tens of thousands. Nobody adds to those of a result."""


def without_events(case: CaseResult) -> CaseResult:
    """The same result with nothing of what the engine reported on the way and what was stated of it; itself, where that
    is so already."""
    if all(step.events is NO_EVENTS and step.stated is NOTHING_STATED for step in case.steps):
        return case
    bare = [msgspec.structs.replace(step, events=NO_EVENTS, stated=NOTHING_STATED) for step in case.steps]
    return msgspec.structs.replace(case, steps=bare)


class RunResult(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A whole run against one engine."""

    suite: str
    """Version of the suite."""
    engine: dict[str, Any]
    """The engine's description, as `initialize` gave it."""
    spec: str
    """The string that named the engine on the command line."""
    cases: list[CaseResult]
    editions: dict[str, str] = {}
    """Game → edition that was judged."""
    profile: str | None = None
    started: str = ""
    """ISO 8601, UTC."""
    seconds: float = 0.0


def failing_step(case: CaseResult) -> StepResult | None:
    """Return the step at which a scenario stopped, or None."""
    return next((step for step in case.steps if step.message is not None or step.status in ("failed", "error")), None)
