"""Rank the rules that an engine is suspected to break, the most likely first.

Failures with one signature are one suspicion. It is named after the rule that fits best: the one that explains the
largest number, and whose other scenarios do not pass or fail otherwise.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from conformance.verdict.fault_localization.evidence import Evidence, Failure, StepEvents, Summarised, shortest_first
from conformance.verdict.fault_localization.signatures import Signature, words_of
from conformance.verdict.results import CaseResult, failing_step

MOST: Final = 20
"""Maximum number of suspicions of one game."""
MOST_ALIKE: Final = 4
"""Maximum number of rules listed as indistinguishable."""
AS_LIKELY: Final = 0.8
"""Minimum score of an indistinguishable rule, as a share of the first rule's."""
BROKEN: Final = 0.5
"""Minimum score of a rule for joining groups that are named after it."""
STEP_LENGTH: Final = 120
"""Maximum length of a step that is quoted."""


class Suspect(msgspec.Struct, kw_only=True, frozen=True):
    """A rule that the engine seems to break."""

    rule: str
    alike: list[str] = []
    """Rules that the failures cannot distinguish from this one: they are tagged together, or one restates the other."""
    score: float
    """Share of the rule's scenarios that fail in this way, from 0 to 1, a little lower for few scenarios."""
    scenarios: list[str]
    """Ids of the scenarios that fail in this way, the shortest first."""
    because: str = ""
    """Reason for the suspicion, in a sentence or two."""
    provisional: bool = False
    """True if only provisional scenarios fail in this way. The engine may follow another interpretation."""
    steps: list[str] = []
    """Minimal reproduction, line by line: the shortest scenario without irrelevant steps. Empty if not computed."""


class ErrorGroup(msgspec.Struct, kw_only=True, frozen=True):
    """Scenarios that end in the same error. They say nothing about rules."""

    message: str
    scenarios: list[str]
    """Ids of these scenarios, the shortest first."""


class Suspicion(msgspec.Struct, kw_only=True, frozen=True):
    """The suspected rules of a run."""

    suspects: list[Suspect] = []
    """Suspected rules, the most likely first."""
    blocked: dict[str, str] = {}
    """Failing scenario that stops before it reaches its subject → the suspected rule that stops it."""
    errors: list[ErrorGroup] = []
    """Errors, those that end most scenarios first."""


class Group(NamedTuple):
    """Failures with one signature."""

    signature: Signature
    failures: Sequence[Failure]
    rule: str
    """The rule that fits best."""
    alike: tuple[str, ...]
    score: float
    about: int
    """Number of these failures that are about the rule."""
    of: int
    """Number of failing and passing scenarios that are about the rule."""


def suspicion(
    cases: Iterable[CaseResult], rules: Mapping[str, Summarised], replays: Mapping[str, StepEvents] | None = None
) -> Suspicion:
    """Return the suspected rules of a run, and its errors.

    `replays` maps failing scenarios to the reference engine's events in their steps.
    """
    by_game: dict[str, list[CaseResult]] = {}
    for case in cases:
        by_game.setdefault(case.game, []).append(case)
    suspects: list[Suspect] = []
    blocked: dict[str, str] = {}
    broken: list[CaseResult] = []
    for of_game in by_game.values():
        evidence = Evidence(of_game, rules, replays)
        groups = grouped(evidence)
        suspects += map(_suspect, groups)
        blocked |= _blocked(groups)
        broken += evidence.broken
    return Suspicion(suspects=sorted(suspects, key=_order), blocked=blocked, errors=_errors(broken))


def grouped(evidence: Evidence) -> list[Group]:
    """Return the groups of failures, those that fit their rule best first."""
    by_signature: dict[Signature, list[Failure]] = defaultdict(list)
    for failure in evidence.failures:
        by_signature[failure.signature].append(failure)
    tally = _Tally(evidence)
    found = [group for signature, failures in by_signature.items() if (group := tally.group(signature, failures))]
    found.sort(key=lambda group: (-len(group.failures), group.signature))
    by_rule: dict[str, list[Group]] = defaultdict(list)
    for group in found:
        by_rule[group.rule].append(group)
    joined = [group for alike in by_rule.values() for group in tally.joined(alike)]
    return sorted(joined, key=lambda group: (-group.score, -len(group.failures), group.rule, group.signature))[:MOST]


class _Tally:
    """Counts of the failures that may be about each rule."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self.failing, self.weight = Counter[str](), Counter[str]()
        for failure in evidence.failures:
            self.failing.update(failure.rules.keys())
            self.weight.update(failure.rules)

    def score(self, rule: str, here: float) -> float:
        """Return the share of a rule's scenarios that are among these failures; closer to a half for few scenarios."""
        return (here + 0.5) / (self.weight[rule] + self.evidence.passed[rule] + 1)

    def group(self, signature: Signature, failures: Sequence[Failure]) -> Group | None:
        """Return these failures under the rule that fits best; None if they are about no rule."""
        here, about, late = Counter[str](), defaultdict[str, list[int]](list), Counter[str]()
        for place, failure in enumerate(failures):
            here.update(failure.rules)
            for order, rule in enumerate(failure.rules):
                about[rule].append(place)
                late[rule] += order
        if not here:
            return None
        score = {rule: self.score(rule, weight) for rule, weight in here.items()}
        # Of equals, the rule that is tagged first: it is the subject.
        best = max(here, key=lambda rule: (here[rule] * math.sqrt(score[rule]), -late[rule], rule))
        alike = [
            rule
            for rule in sorted(here, key=lambda rule: (-score[rule], rule))
            if rule != best
            and (
                self.evidence.restated(rule, best)
                or (about[rule] == about[best] and score[rule] >= AS_LIKELY * score[best])
            )
        ]
        of = self.failing[best] + self.evidence.passed[best]
        return Group(signature, failures, best, tuple(alike[:MOST_ALIKE]), score[best], len(about[best]), of)

    def joined(self, groups: Sequence[Group]) -> Sequence[Group]:
        """Return groups under one rule as one, if most of the rule's scenarios are among them.

        Groups about the same event or value stay apart: what is wrong there in two ways has two causes.
        """
        rule, things = groups[0].rule, {group.signature[1] for group in groups}
        failures = [failure for group in groups for failure in group.failures]
        score = self.score(rule, sum(failure.rules.get(rule, 0.0) for failure in failures))
        if len(things) < len(groups) or score < BROKEN:
            return groups
        about = sum(group.about for group in groups)
        return [groups[0]._replace(failures=failures, score=score, about=about)]


def _order(suspect: Suspect) -> tuple[float, int, str]:
    return (-suspect.score, -len(suspect.scenarios), suspect.rule)


def _suspect(group: Group) -> Suspect:
    cases = shortest_first(row for failure in group.failures for row in failure.rows)
    return Suspect(
        rule=group.rule,
        alike=list(group.alike),
        score=round(group.score, 3),
        scenarios=[case.id for case in cases],
        because=_because(group, cases),
        provisional=all(case.provisional for case in cases),
    )


def _because(group: Group, cases: Sequence[CaseResult]) -> str:
    """Return why a rule is suspected."""
    about = next((case for case in cases if group.rule in case.rules), cases[0])
    step = failing_step(about)
    text = " ".join(step.text.split()) if step is not None else about.title
    quoted = f"{text[: STEP_LENGTH - 1]}…" if len(text) > STEP_LENGTH else text
    fails = "1 scenario fails" if len(cases) == 1 else f"{len(cases)} scenarios fail"
    of, do = ("scenario", "fails") if group.of == 1 else ("scenarios", "fail")
    share = f"{group.about} of {group.of} {of} about this rule {do} in this way"
    return f"{fails} as at “{quoted}”: {words_of(group.signature)}. {share}."


def _blocked(groups: Iterable[Group]) -> dict[str, str]:
    """Return scenarios that fail before they reach their own rule, in the way in which another rule's fail."""
    return {
        row.id: group.rule
        for group in groups
        for failure in group.failures
        if failure.subject_later and group.rule not in failure.case.rules
        for row in failure.rows
    }


def _errors(cases: Iterable[CaseResult]) -> list[ErrorGroup]:
    found: dict[str, list[CaseResult]] = {}
    for case in cases:
        found.setdefault(_NUMBER.sub("…", case.reason or ""), []).append(case)
    return [
        ErrorGroup(message=alike[0].reason or "", scenarios=[case.id for case in shortest_first(alike)])
        for alike in sorted(found.values(), key=lambda each: -len(each))
    ]


_NUMBER: Final = re.compile(r"\d+|'[^']*'|\"[^\"]*\"")
