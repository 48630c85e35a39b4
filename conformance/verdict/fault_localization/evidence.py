"""Evidence from the verdicts of a run: for every failing scenario, the rules that it points to, and why.

The rows of an outline count as one scenario. A failing scenario points to the rules that it tags, above all the first,
which is its subject; to the rules that the reference engine applied up to the failure, above all the last ones; and to
rules that share words with its title, its failing step, or the failure's message, or that forbid what the engine
allowed. The first divergence in a scenario is its signature: scenarios with the same signature most likely fail for the
same reason.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple, Protocol

from conformance.verdict.fault_localization.events import JsonObject, Sign, difference, sign_of
from conformance.verdict.results import CaseResult, StepStatus, Verdict

FAILING: Final = frozenset({Verdict.FAILED, Verdict.ERROR, Verdict.EXPECTED_FAILURE})
RAN: Final = FAILING | {Verdict.PASSED, Verdict.UNEXPECTED_PASS}
"""Verdicts that are evidence about the rules."""

StepEvents = Sequence[Sequence[JsonObject]]
"""Events of the reference engine for each step of a scenario, with their rules."""

APPLIED: Final = "rules-applied"
"""Event with which the reference engine reports rules that it applied without another event."""

_WORD: Final = re.compile(r"[a-z]+")
_STEM: Final = 6
"""Number of leading letters by which words are compared."""

_ALLOWS: Final = re.compile(r"^the engine (offers|allowed|carried out)\b")
"""Messages of failures in which the engine allows something illegal."""
_REFUSES: Final = re.compile(r"^the engine refuses\b|\bis not being asked\b")
"""Messages of failures in which the engine refuses a legal choice or does not offer it."""
_FORBIDS: Final = re.compile(
    r"\b(not|no|never|cannot|only|nobody|nothing|none|without|neither|unless|until|limit|at most)\b"
)
"""Words of rules that forbid something."""


class Summarised(Protocol):
    """The parts of a rule that fault localization reads."""

    @property
    def id(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def summary(self) -> str: ...
    @property
    def where(self) -> str: ...
    @property
    def restates(self) -> Sequence[str]: ...


ALIKE: Final = 0.8
"""Minimum share of common events for two rules to count as indistinguishable."""


class Pointer(NamedTuple):
    """Evidence that links a failing scenario to one rule; mostly yes or no, as 1 or 0."""

    first: float
    """The scenario tags the rule first: the rule is its subject."""
    second: float
    later: float
    recent: float
    """The reference engine applies the rule in the moves just before the failure, or in the failing step."""
    new: float
    """The reference engine applies the rule there for the first time."""
    title: float
    """Similarity of the rule and the title, from 0 to 1."""
    step: float
    """Similarity of the rule and the failing step."""
    message: float
    """Similarity of the rule and the failure's message."""
    allows: float
    """1 if the engine allows something illegal and the rule forbids something."""
    refuses: float
    """1 if the engine refuses something legal and the rule forbids nothing."""
    missed: float
    """1 / number of rules that explain an event missing at the first divergence, if this rule explains it."""
    astray: float
    """The reference engine applies the rule at the first divergence."""

    @property
    def tagged(self) -> float:
        return self.first + self.second + self.later


class Family(NamedTuple):
    """A scenario with all its rows."""

    id: str
    tags: tuple[str, ...]
    failed: tuple[CaseResult, ...]
    """Rows that fail."""


class Evidence:
    """Evidence from the scenarios of one game about its rules."""

    def __init__(
        self,
        cases: Iterable[CaseResult],
        rules: Mapping[str, Summarised],
        reference: Mapping[str, StepEvents] | None = None,
        words: WordWeights | None = None,
    ) -> None:
        """Collect the evidence.

        `reference` maps failing scenarios to the reference engine's events in their steps, if known. `words` holds
        the word weights of the rules, if they were computed before.
        """
        self.rules, self.reference = rules, reference or {}
        self.families = {family.id: family for family in _families(cases)}
        self.failing = {each.id: each for each in self.families.values() if each.failed}
        self.passed: dict[str, list[int]] = defaultdict(lambda: [0, 0])
        """Rule → number of passing scenarios that tag it first, and elsewhere."""
        for family in self.families.values():
            for place, rule in enumerate(() if family.failed else family.tags):
                self.passed[rule][place > 0] += 1
        self._words = words or WordWeights(rules)
        suspected = {rule for family in self.failing.values() for rule in family.tags if rule in rules}
        self.signs: dict[str, Sign] = {}
        """Failing scenario → signature."""
        self.pointers: dict[str, dict[str, Pointer]] = {
            each.id: self._pointers(each, suspected) for each in self.failing.values()
        }
        """Failing scenario → rule → pointer."""

    def fails_in_then(self, scenario: str) -> bool:
        """Return whether a failing scenario stops at a Then."""
        case = self.failing[scenario].failed[0]
        return bool(case.steps) and case.steps[failed_at(case)].kind == "then"

    @cached_property
    def _events(self) -> dict[str, set[tuple[str, int, int]]]:
        """Rule → places where the reference engine applies it in failing scenarios: scenario, step, event."""
        found = defaultdict[str, set[tuple[str, int, int]]](set)
        for each in self.failing.values():
            for place, events in enumerate(self.reference.get(each.failed[0].id, ())):
                for number, event in enumerate(events):
                    for rule in event.get("rules") or ():
                        found[rule].add((each.id, place, number))
        return found

    def alike(self, rule: str, other: str) -> bool:
        """Return whether the failures cannot distinguish two rules.

        That is so if one restates the other, or if the reference engine applies both with nearly the same
        events.
        """
        if other in self.rules[rule].restates or rule in self.rules[other].restates:
            return True
        here, there = self._events.get(rule, set()), self._events.get(other, set())
        return bool(here & there) and len(here & there) >= ALIKE * len(here | there)

    def _pointers(self, family: Family, suspected: set[str]) -> dict[str, Pointer]:
        case = family.failed[0]
        at = failed_at(case)
        reference = self.reference.get(case.id, ())
        applied = [rules_of(events) for events in reference]
        begun = _last_moves(case, at)
        recent = frozenset[str]().union(*applied[begun : at + 1])
        before = frozenset[str]().union(*applied[:begun])
        nowhere = frozenset(family.tags).difference(*applied)
        recent |= nowhere  # no step carries out examples and some rulings; treat them as recent
        parted, lacking, self.signs[family.id] = _parted(case, reference, at)
        astray = applied[parted] if parted is not None else frozenset[str]()
        missed: dict[str, float] = {}
        for event in lacking:
            for rule in event.get("rules") or ():
                missed[rule] = max(missed.get(rule, 0.0), 1 / len(event["rules"]))
        message = case.reason or ""
        title, step, said_by_engine = map(
            self._words.of, (case.title, case.steps[at].text if case.steps else "", message)
        )
        allows, refuses = bool(_ALLOWS.search(message)), bool(_REFUSES.search(message))
        found = {}
        for rule in suspected & (recent | astray | missed.keys() | set(family.tags)):
            place = family.tags.index(rule) if rule in family.tags else -1
            found[rule] = Pointer(
                first=place == 0,
                second=place == 1,
                later=place > 1,
                recent=rule in recent,
                new=rule in recent and rule not in before,
                title=self._words.alike(title, rule),
                step=self._words.alike(step, rule),
                message=self._words.alike(said_by_engine, rule),
                allows=allows and self._words.forbids(rule),
                refuses=refuses and not self._words.forbids(rule),
                missed=missed.get(rule, 0.0),
                astray=rule in astray,
            )
        return found


def _parted(case: CaseResult, reference: StepEvents, at: int) -> tuple[int | None, list[JsonObject], Sign]:
    """Return the first divergence from the reference engine, the events missing there, and the signature.

    If the events do not diverge, the signature is the pattern of the failing step.
    """
    if any(step.events for step in case.steps):
        for place, (step, events) in enumerate(zip(case.steps[: at + 1], reference, strict=False)):
            found = difference(step.events, [event for event in events if event.get("event") != APPLIED])
            if found.lacking or found.more:
                return place, found.lacking, sign_of(found)
    return None, [], frozenset({("step", case.steps[at].pattern or "" if case.steps else "")})


def rules_of(events: Iterable[JsonObject]) -> frozenset[str]:
    """Return the rules of these events."""
    return frozenset(rule for event in events for rule in event.get("rules") or ())


def failed_at(case: CaseResult) -> int:
    """Return the index of the step at which a scenario stopped; of the last step if all passed."""
    stopped = (at for at, step in enumerate(case.steps) if step.status in (StepStatus.FAILED, StepStatus.ERROR))
    return next(stopped, max(0, len(case.steps) - 1))


def _last_moves(case: CaseResult, at: int) -> int:
    """Return the index of the first in the run of consecutive moves before a step."""
    kinds = [step.kind for step in case.steps]
    while at > 0 and kinds[at] != "when":
        at -= 1
    while at > 0 and kinds[at - 1] == "when":
        at -= 1
    return at


def _families(cases: Iterable[CaseResult]) -> Iterator[Family]:
    grouped: dict[str, list[CaseResult]] = {}
    for case in cases:
        if case.verdict in RAN and case.deprecated is None:
            grouped.setdefault(family_of(case.id), []).append(case)
    for name, rows in grouped.items():
        failed = tuple(row for row in rows if row.verdict in FAILING)
        tags = dict.fromkeys(rule for row in failed or rows for rule in row.rules)
        yield Family(name, tuple(tags), failed)


def family_of(scenario: str) -> str:
    """Return the outline's id for a row, and the id itself for any other scenario."""
    return scenario.partition("/")[0]


class WordWeights:
    """Vocabulary of the rules. Rare words weigh more."""

    def __init__(self, rules: Mapping[str, Summarised]) -> None:
        of_rules = {rule.id: words_of(f"{rule.id} {rule.summary} {rule.where}") for rule in rules.values()}
        number = Counter(word for words in of_rules.values() for word in words)
        self._weight = {word: math.log((len(rules) + 1) / (times + 1)) ** 2 for word, times in number.items()}
        self._rules = {rule: (words, math.sqrt(self._sum(words)) or 1.0) for rule, words in of_rules.items()}
        self._forbidding = {rule.id for rule in rules.values() if _FORBIDS.search(rule.summary)}

    def _sum(self, words: Iterable[str]) -> float:
        return sum(self._weight.get(word, 0.0) for word in words)

    def of(self, text: str) -> tuple[frozenset[str], float]:
        """Return the words of a text and their weight."""
        words = words_of(text)
        return words, math.sqrt(self._sum(words)) or 1.0

    def forbids(self, rule: str) -> bool:
        """Return whether a rule forbids something."""
        return rule in self._forbidding

    def alike(self, text: tuple[frozenset[str], float], rule: str) -> float:
        """Return the similarity of a text and a rule, from 0 to 1."""
        words, weight = self._rules[rule]
        return self._sum(words & text[0]) / (weight * text[1])


def words_of(text: str) -> frozenset[str]:
    """Return the words of a text, cut to `_STEM` letters, without a plural s."""
    return frozenset(word[:_STEM].rstrip("s") for word in _WORD.findall(text.lower()))
