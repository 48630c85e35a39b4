"""The data that every report reads: a judged run, its certificates, and the rules and features to quote."""

from __future__ import annotations

import shlex
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from conformance.verdict.certificate import Judgement
from conformance.verdict.fault_localization.ranking import ErrorGroup, Suspect, Suspicion
from conformance.verdict.profiles import decides
from conformance.verdict.reports.comparison import Comparison
from conformance.verdict.reports.parsed_features import Parsed
from conformance.verdict.reports.tallies import VerdictCounts, tally
from conformance.verdict.reports.untrusted_text import bounded, shorten, value_text
from conformance.verdict.results import CaseResult, RunResult, StepResult, Verdict, without_events

TRANSCRIPT_LIMIT = 100_000
"""Maximum transcript of one scenario, in characters: a third from its start, the rest from its end."""
STEPS_LIMIT = 200_000
"""Maximum engine output in the steps of one scenario, in bytes of JSON."""
RUN_LIMIT = 50_000_000
"""Maximum of both together in a run. Beyond it, only messages and the repeat commands are kept."""
MESSAGE_LIMIT = 2_000
"""Maximum length of a message and of expected and actual values beyond that limit, in characters."""

FAULTS = (Verdict.FAILED, Verdict.ERROR, Verdict.UNEXPECTED_PASS)
"""Verdicts that make a run fail."""


class RuleText(Protocol):
    """The parts of a catalogue rule that a report quotes."""

    @property
    def id(self) -> str: ...
    @property
    def where(self) -> str: ...
    @property
    def summary(self) -> str: ...


@dataclass(frozen=True)
class Report:
    """A judged run, ready to be reported. Build it with `report_on`, which limits its size."""

    result: RunResult
    judgements: Sequence[Judgement] = ()
    rules: Mapping[str, RuleText] = field(default_factory=dict)
    """The rule catalogue."""
    sources: Mapping[str, Parsed] = field(default_factory=dict)
    """Feature path → parsed feature."""
    flags: tuple[str, ...] = ()
    """Options for repeating one scenario: the edition and the limits, if they were given."""
    ledger: str | None = None
    """Path of the ledger that was applied."""
    suspects: Sequence[Suspect] = ()
    """Suspected rules, the most likely first."""
    errors: Sequence[ErrorGroup] = ()
    """Errors with the scenarios that they end."""
    profiles: Sequence[VerdictCounts] = ()
    """Verdict counts by profile."""
    since: Comparison | None = None
    """Changes since an earlier run."""

    @property
    def counts(self) -> dict[Verdict, int]:
        """Number of scenarios with each verdict. Every verdict is present."""
        counts = dict.fromkeys(Verdict, 0)
        for case in self.result.cases:
            counts[case.verdict] += 1
        return counts

    @property
    def faults(self) -> list[CaseResult]:
        """Scenarios that make the run fail, those that decide certificates first."""
        return sorted(
            (case for case in self.result.cases if case.verdict in FAULTS), key=lambda case: not decides(case)
        )

    def repeat(self, case: CaseResult) -> str:
        """Return the command that repeats a scenario, quoted for a shell."""
        words = ["justicar", "case", case.id]
        if self.result.spec != "reference":
            words += ["--engine", self.result.spec]
        return " ".join(quoted(word) for word in [*words, *self.flags])


def quoted(word: str) -> str:
    """Quote a word for a shell, with double quotes if that is easier to read."""
    if "'" in word and not set(word) & set('"$`\\!\n'):
        return f'"{word}"'
    return shlex.quote(word)


def report_on(
    result: RunResult,
    judgements: Sequence[Judgement] = (),
    *,
    rules: Mapping[str, RuleText] | None = None,
    sources: Mapping[str, Parsed] | None = None,
    flags: Sequence[str] = (),
    ledger: str | None = None,
    suspicion: Suspicion = Suspicion(),  # noqa: B008 - it is immutable
    profiles: Mapping[str, Collection[str]] | None = None,
    since: Comparison | None = None,
) -> Report:
    """Build a report on a run, with everything from the engine cut to size.

    Events and transcripts of passed scenarios are left out; `justicar case ID` shows them. `profiles` maps each
    profile to the ids of its scenarios.
    """
    room = Room()
    cases = [without_events(case) if case.verdict is Verdict.PASSED else room.cut(case) for case in result.cases]
    if suspicion.blocked:
        cases = [msgspec.structs.replace(case, blocked=suspicion.blocked.get(case.id)) for case in cases]
    cut = msgspec.structs.replace(result, engine=bounded(result.engine), cases=cases)
    known: Mapping[str, RuleText] = {} if rules is None else rules  # testing its truth would load the whole catalogue
    return Report(
        cut,
        tuple(judgements),
        known,
        sources or {},
        tuple(flags),
        ledger,
        suspicion.suspects,
        [msgspec.structs.replace(each, message=bounded(each.message)) for each in suspicion.errors],
        [tally(name, (case for case in cases if case.id in ids)) for name, ids in (profiles or {}).items()],
        since,
    )


class Room:
    """Limits how much engine output is kept, per scenario and per run."""

    def __init__(self) -> None:
        self._left = RUN_LIMIT

    def cut(self, case: CaseResult) -> CaseResult:
        """Return the scenario with as much as still fits. A scenario that was cut before is unchanged."""
        lines = self._transcript(case)
        left = min(STEPS_LIMIT, self._left)
        steps = []
        for step in case.steps:
            steps.append(_step(step, left))
            used = _size(steps[-1])
            self._left, left = self._left - used, left - used
        return msgspec.structs.replace(case, reason=bounded(case.reason), steps=steps, transcript=lines)

    def _transcript(self, case: CaseResult) -> list[dict[str, Any]]:
        room = min(TRANSCRIPT_LIMIT, self._left)
        lines = [_line(entry) for entry in case.transcript]
        if sum(len(line["text"]) for line in lines) > room:
            lines = _ends(lines, room)
        self._left -= sum(len(line["text"]) for line in lines)
        return lines


def _step(step: StepResult, room: int) -> StepResult:
    kept = msgspec.structs.replace(
        step,
        message=bounded(step.message),
        expected=bounded(step.expected),
        actual=bounded(step.actual),
        offered=bounded(step.offered),
        events=bounded(step.events),
    )
    if _size(kept) <= room:
        return kept
    return msgspec.structs.replace(
        step,
        message=shorten(step.message, MESSAGE_LIMIT) if step.message else step.message,
        expected=None if step.expected is None else value_text(step.expected, MESSAGE_LIMIT),
        actual=None if step.actual is None else value_text(step.actual, MESSAGE_LIMIT),
        offered=None,
        events=[{"event": "left-out", "number": len(step.events)}] if step.events else step.events,
    )


def _size(step: StepResult) -> int:
    """Return the size of the engine output in a step, in bytes."""
    if not (step.events or step.message or step.offered or step.expected or step.actual):
        return 0
    return len(msgspec.json.encode((step.message, step.expected, step.actual, step.offered, step.events)))


def _line(entry: dict[str, Any]) -> dict[str, Any]:
    return {"direction": str(entry.get("direction", "?")), "text": bounded(str(entry.get("text", "")))}


def _ends(lines: list[dict[str, Any]], room: int) -> list[dict[str, Any]]:
    """Return the first and last lines that fit, with a note between them."""
    head, tail, used = 0, len(lines), 0
    while head < tail and used + len(lines[head]["text"]) <= room // 3:
        used += len(lines[head]["text"])
        head += 1
    while tail > head and used + len(lines[tail - 1]["text"]) <= room:
        tail -= 1
        used += len(lines[tail]["text"])
    note = {"direction": "note", "text": f"… {tail - head:,} messages left out …"}
    return [*lines[:head], note, *lines[tail:]]
