"""Evidence from the verdicts of a run: its failures, each with its signature and the rules that it may be about.

Only the first failing step of a scenario is evidence. Outline rows that fail alike count as one failure. A failure may
be about the rule that the failing step names after `because`; otherwise about the rules that the scenario tags, as far
as the reference engine has applied them by then. Rules about other rules are left out: they would explain everything.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from conformance.verdict.fault_localization.events import JsonObject
from conformance.verdict.fault_localization.signatures import (
    Departure,
    Signature,
    because,
    cause_of,
    departures,
    of_step,
    own_ways,
    says_enough,
)
from conformance.verdict.results import CaseResult, StepStatus, Verdict

FAILING: Final = frozenset({Verdict.FAILED, Verdict.ERROR, Verdict.EXPECTED_FAILURE})
RAN: Final = FAILING | {Verdict.PASSED, Verdict.UNEXPECTED_PASS}
"""Verdicts that are evidence about the rules."""

StepEvents = Sequence[Sequence[JsonObject]]
"""Events of the reference engine for each step of a scenario, with their rules."""

META: Final = frozenset(
    {
        "vtes.golden-rule.cards-override-rules",
        "vtes.classic.golden-rule.card-beats-rule",
        "vendetta.conflicts-of-rules.card-over-rulebook",
        "vendetta.conflicts-of-rules.own-simultaneous",
        "rivals.golden.card-beats-rulebook",
        "rivals.golden.prohibition-beats-permission",
    }
)
"""Rules about other rules, which are never suspected: scenarios about any card or effect tag them."""

UNSURE: Final = 0.5
"""Weight of a provisional failure. Any other weighs 1, and twice as much for a rule cited where the engine departs."""


class Summarised(Protocol):
    """The parts of a rule that fault localization reads."""

    @property
    def id(self) -> str: ...
    @property
    def restates(self) -> Sequence[str]: ...


class Failure(NamedTuple):
    """A scenario that fails, or the rows of an outline that fail alike."""

    rows: tuple[CaseResult, ...]
    signature: Signature
    rules: dict[str, float]
    """Rules that it may be about → weight."""
    subject_later: bool
    """True if the reference engine applies all rules that the scenario tags only after the failing step."""

    @property
    def case(self) -> CaseResult:
        """The first row."""
        return self.rows[0]


class Evidence:
    """Evidence from the scenarios of one game about its rules."""

    def __init__(
        self,
        cases: Iterable[CaseResult],
        rules: Mapping[str, Summarised],
        replays: Mapping[str, StepEvents] | None = None,
    ) -> None:
        """Collect the evidence.

        `replays` maps failing scenarios to the reference engine's events in their steps, if known.
        """
        self.rules, self._replays = rules, replays or {}
        self.passed = Counter[str]()
        """Rule → number of passing scenarios that tag it."""
        self.broken: list[CaseResult] = []
        """Scenarios that ended in an error, which says nothing about rules."""
        failing: list[tuple[CaseResult, ...]] = []
        for rows in _families(cases):
            self.broken += [row for row in rows if row.verdict is Verdict.ERROR]
            failing += _alike(row for row in rows if row.verdict in FAILING and row.verdict is not Verdict.ERROR)
            if all(row.verdict not in FAILING for row in rows):
                self.passed.update(dict.fromkeys(rows[0].rules, 1))
        self.failures = self._failures(failing)

    def restated(self, rule: str, other: str) -> bool:
        """Return whether one rule restates the other, so that no verdict distinguishes them."""
        return any(
            one in self.rules and another in self.rules[one].restates for one, another in ((rule, other), (other, rule))
        )

    def _failures(self, failing: Sequence[tuple[CaseResult, ...]]) -> list[Failure]:
        steps = [of_step(rows[0]) for rows in failing]
        departs = [self._departures(rows) for rows in failing]
        until = [self._replay_of(rows)[: failed_at(rows[0]) + 1] for rows in failing]
        ways = own_ways(
            (step, departed, {str(event.get("event")) for events in reference for event in events})
            for step, departed, reference in zip(steps, departs, until, strict=True)
        )
        found, played = [], defaultdict[Signature, Counter[Signature]](Counter)
        for rows, step, departed in zip(failing, steps, departs, strict=True):
            first = cause_of(step, [each for each in departed if each.signature not in ways])
            signature = step if first is None or says_enough(step) else first.signature
            found.append(self._failure(rows, signature, first))
            if departed:
                played[step][signature] += 1
        # The reference engine replays only so many failures. The others go where most of their kind do.
        return [
            each if departed or step not in played else each._replace(signature=played[step].most_common(1)[0][0])
            for each, step, departed in zip(found, steps, departs, strict=True)
        ]

    def _can_be_broken(self, rule: str) -> bool:
        return rule in self.rules and rule not in META

    def _replay_of(self, rows: Sequence[CaseResult]) -> StepEvents:
        return next((self._replays[row.id] for row in rows if row.id in self._replays), ())

    def _departures(self, rows: Sequence[CaseResult]) -> list[Departure]:
        row = next((row for row in rows if row.id in self._replays), None)
        if row is None or not any(step.events for step in row.steps):
            return []
        return departures(row, self._replays[row.id], failed_at(row))

    def _failure(self, rows: tuple[CaseResult, ...], signature: Signature, first: Departure | None) -> Failure:
        at, applied = failed_at(rows[0]), dict[str, int]()
        for place, events in enumerate(self._replay_of(rows)):
            for rule in rules_of(events):
                applied.setdefault(rule, place)
        tags = [rule for rule in dict.fromkeys(rule for row in rows for rule in row.rules) if self._can_be_broken(rule)]
        reached = [rule for rule in tags if applied.get(rule, -1) <= at]
        named = [rule for rule in dict.fromkeys(map(because, rows)) if rule and self._can_be_broken(rule)]
        weight = UNSURE if all(row.provisional for row in rows) else 1.0
        cited = first.rules if first is not None else ()
        rules = {rule: weight * (1 + (rule in cited)) for rule in named or reached}
        return Failure(rows, signature, rules, bool(tags) and not reached and not named)


def _alike(rows: Iterable[CaseResult]) -> list[tuple[CaseResult, ...]]:
    """Group the failing rows of an outline by the signature of the failing step."""
    grouped: dict[Signature, list[CaseResult]] = {}
    for row in rows:
        grouped.setdefault(of_step(row), []).append(row)
    return [tuple(each) for each in grouped.values()]


def shortest_first(cases: Iterable[CaseResult]) -> list[CaseResult]:
    """Return the cases in the order of their length; certain ones before provisional ones."""
    return sorted(cases, key=lambda case: (case.provisional, len(case.steps), case.id))


def rules_of(events: Iterable[JsonObject]) -> frozenset[str]:
    """Return the rules of these events."""
    return frozenset(rule for event in events for rule in event.get("rules") or ())


def failed_at(case: CaseResult) -> int:
    """Return the index of the step at which a scenario stopped; of the last step if all passed."""
    stopped = (at for at, step in enumerate(case.steps) if step.status in (StepStatus.FAILED, StepStatus.ERROR))
    return next(stopped, max(0, len(case.steps) - 1))


def _families(cases: Iterable[CaseResult]) -> Iterator[list[CaseResult]]:
    grouped: dict[str, list[CaseResult]] = {}
    for case in cases:
        if case.verdict in RAN and case.deprecated is None:
            grouped.setdefault(family_of(case.id), []).append(case)
    yield from grouped.values()


def family_of(scenario: str) -> str:
    """Return the outline's id for a row, and the id itself for any other scenario."""
    return scenario.partition("/")[0]
