"""Results of scenarios and of whole runs. Every report reads these and nothing else."""

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
    NOT_RUN = "not-asked"
    """The run ended first: it ran out of time, or the engine crashed too often."""


class StepStatus(StrEnum):
    """The result of one step."""

    PASSED = "passed"
    FAILED = "failed"
    UNSUPPORTED = "unsupported"
    ERROR = "error"
    SKIPPED = "skipped"
    """Not reached, because an earlier step did not pass."""


class OtherReason(msgspec.Struct, kw_only=True, gc=False):
    """A refusal for which the engine names another rule than the scenario. No verdict depends on it."""

    expected: list[str]
    """Rules that the step states."""
    rule: str
    """The rule that the engine names."""
    reason: str
    """The engine's reason in words."""


class StepResult(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """The result of one step.

    The class opts out of garbage collection (`gc=False`): it cannot be part of a cycle, and there are tens of
    thousands.
    """

    keyword: str
    text: str
    line: int
    status: StepStatus
    kind: str = ""
    """`given`, `when`, or `then`."""
    pattern: str | None = None
    """The vocabulary pattern that the text matches."""
    message: str | None = None
    """Reason why it did not pass, in a sentence."""
    expected: Any = None
    actual: Any = None
    offered: list[dict[str, Any]] | None = None
    """Legal choices when the step failed, if the engine lists them."""
    events: list[dict[str, Any]] = []
    """Events that the engine reported during the step."""
    stated: list[Expectation] = []
    """Expectations that a Then stated, as data, up to the failure."""
    other_reason: OtherReason | None = None
    """The engine's rule and reason for a refusal, if the scenario states another rule. It decides nothing."""
    seconds: float = 0.0


class CaseResult(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """The result of one scenario or outline row. `id` is the permanent `@id:`."""

    id: str
    verdict: Verdict
    title: str
    feature: str
    """Title of the feature."""
    uri: str
    """The feature file, relative to `features/`."""
    line: int
    game: str
    rules: list[str] = []
    """Catalogue ids that the scenario tags."""
    tags: list[str] = []
    provisional: bool = False
    """Relies on an uncertain interpretation and decides no certificate."""
    deprecated: str | None = None
    """Suite version that deprecated the scenario. Deprecated scenarios decide no certificate."""
    reason: str | None = None
    """Reason why it did not pass: the failing step's message, the missing feature, or the ledger's reason."""
    steps: list[StepResult] = []
    transcript: list[dict[str, Any]] = []
    """Messages on the wire. Empty if the scenario passed."""
    seconds: float = 0.0
    lacks: list[str] = []
    """Features, levels, and cards that it needs and the engine does not declare, such as `feature actions`."""
    blocked: str | None = None
    """Suspected rule that made the scenario fail before it reached its subject."""


NO_EVENTS: list[dict[str, Any]] = []
NOTHING_STATED: list[Expectation] = []
"""Shared empty lists for the many steps without events or expectations. Never change them in place."""


def without_events(case: CaseResult) -> CaseResult:
    """Return the result without events and expectations; `case` itself if it has none."""
    if all(step.events is NO_EVENTS and step.stated is NOTHING_STATED for step in case.steps):
        return case
    bare = [msgspec.structs.replace(step, events=NO_EVENTS, stated=NOTHING_STATED) for step in case.steps]
    return msgspec.structs.replace(case, steps=bare)


class RunResult(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The result of a whole run against one engine."""

    suite: str
    """Version of the suite."""
    engine: dict[str, Any]
    """The engine's description, from `initialize`."""
    spec: str
    """The string that named the engine on the command line."""
    cases: list[CaseResult]
    editions: dict[str, str] = {}
    """Game → edition that was judged."""
    profile: str | None = None
    started: str = ""
    """Start of the run, in ISO 8601, UTC."""
    seconds: float = 0.0


def failing_step(case: CaseResult) -> StepResult | None:
    """Return the step at which a scenario stopped, or None."""
    return next((step for step in case.steps if step.message is not None or step.status in ("failed", "error")), None)
