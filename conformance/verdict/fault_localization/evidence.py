"""What the verdicts of a run say about each rule: for every scenario that fails, what points to which rule, and how.

The rows of an outline are one scenario here. One that fails points to the rules that it tags, the first above all,
which is what it is about; to those that the reference engine applied up to where it failed, the last ones above all;
and to those that speak of the same things as its title, its failing step and what went wrong there, or forbid what was
allowed there. What goes wrong first in it is its sign: scenarios with the same sign most likely fail for the same
reason.
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
ASKED: Final = FAILING | {Verdict.PASSED, Verdict.UNEXPECTED_PASS}
"""Verdicts that say something about the rules."""

Told = Sequence[Sequence[JsonObject]]
"""For each step of a scenario what the reference engine tells in it, with the rules that it cites."""

APPLIED: Final = "rules-applied"
"""The event by which the reference engine tells what rules it has applied without another event."""

_WORD: Final = re.compile(r"[a-z]+")
_STEM: Final = 6
"""So many letters of a word count."""

_ALLOWS: Final = re.compile(r"^the engine (offers|allowed|carried out)\b")
"""The message of a failure where the engine allows what it has to refuse."""
_REFUSES: Final = re.compile(r"^the engine refuses\b|\bis not being asked\b")
"""The same where it refuses what is legal, or does not ask for it."""
_FORBIDS: Final = re.compile(
    r"\b(not|no|never|cannot|only|nobody|nothing|none|without|neither|unless|until|limit|at most)\b"
)
"""What a rule says that is there to keep somebody from something."""


class Summarised(Protocol):
    """A rule, as far as it is read here."""

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
"""Rules of which the reference engine applies one and another by so large a share of the same events are alike."""


class Pointer(NamedTuple):
    """How a failing scenario points to one rule; most of it yes or no, as 1 or 0."""

    first: float
    """It tags the rule first: it is about it."""
    second: float
    later: float
    recent: float
    """The reference engine applies the rule in the moves just before the failure, or in what failed."""
    new: float
    """It applies the rule there for the first time."""
    title: float
    """How much the rule has in common with the title, from 0 to 1."""
    step: float
    """Likewise with the step that failed."""
    message: float
    """Likewise with what went wrong there."""
    allows: float
    """The engine allows what it has to refuse, and the rule forbids something."""
    refuses: float
    """It refuses what is legal, and the rule forbids nothing."""
    missed: float
    """The engine lacks events that the rule explains, in the first step in which it lacks any; the less, the more rules
    explain them."""
    astray: float
    """The reference engine applies the rule in the first step in which the engine tells something else."""

    @property
    def tagged(self) -> float:
        return self.first + self.second + self.later


class Family(NamedTuple):
    """A scenario with all its rows."""

    id: str
    tags: tuple[str, ...]
    failed: tuple[CaseResult, ...]
    """The rows that fail."""


class Evidence:
    """Everything that the scenarios of one game say of its rules."""

    def __init__(
        self,
        cases: Iterable[CaseResult],
        rules: Mapping[str, Summarised],
        told: Mapping[str, Told] | None = None,
        words: WordWeights | None = None,
    ) -> None:
        """`told`: failing scenario → what the reference engine tells in its steps, where that is known.

        `words`: those of the rules, where they were read before.
        """
        self.rules, self.told = rules, told or {}
        self.families = {family.id: family for family in _families(cases)}
        self.failing = {each.id: each for each in self.families.values() if each.failed}
        self.passed: dict[str, list[int]] = defaultdict(lambda: [0, 0])
        """Rule → how many scenarios that passed tag it first, and at another place."""
        for family in self.families.values():
            for place, rule in enumerate(() if family.failed else family.tags):
                self.passed[rule][place > 0] += 1
        self._words = words or WordWeights(rules)
        suspected = {rule for family in self.failing.values() for rule in family.tags if rule in rules}
        self.signs: dict[str, Sign] = {}
        """Failing scenario → what goes wrong first in it."""
        self.pointers: dict[str, dict[str, Pointer]] = {
            each.id: self._pointers(each, suspected) for each in self.failing.values()
        }
        """Failing scenario → the rules that it points to."""

    def fails_in_then(self, scenario: str) -> bool:
        """Whether it is a Then that a failing scenario stops at."""
        case = self.failing[scenario].failed[0]
        return bool(case.steps) and case.steps[failed_at(case)].kind == "then"

    @cached_property
    def _events(self) -> dict[str, set[tuple[str, int, int]]]:
        """Rule → where the reference engine applies it in what failed: scenario, step, and number of the event."""
        found = defaultdict[str, set[tuple[str, int, int]]](set)
        for each in self.failing.values():
            for place, events in enumerate(self.told.get(each.failed[0].id, ())):
                for number, event in enumerate(events):
                    for rule in event.get("rules") or ():
                        found[rule].add((each.id, place, number))
        return found

    def alike(self, rule: str, other: str) -> bool:
        """Whether nothing that failed tells two rules apart: one says the other again, or the reference engine applies
        both by the same events, but for a few."""
        if other in self.rules[rule].restates or rule in self.rules[other].restates:
            return True
        here, there = self._events.get(rule, set()), self._events.get(other, set())
        return bool(here & there) and len(here & there) >= ALIKE * len(here | there)

    def _pointers(self, family: Family, suspected: set[str]) -> dict[str, Pointer]:
        case = family.failed[0]
        at = failed_at(case)
        told = self.told.get(case.id, ())
        applied = [rules_of(events) for events in told]
        begun = _last_moves(case, at)
        recent = frozenset[str]().union(*applied[begun : at + 1])
        before = frozenset[str]().union(*applied[:begun])
        nowhere = frozenset(family.tags).difference(*applied)
        recent |= nowhere  # such as examples and some rulings, which no step carries out: they are as near as any
        parted, lacking, self.signs[family.id] = _parted(case, told, at)
        astray = applied[parted] if parted is not None else frozenset[str]()
        missed: dict[str, float] = {}
        for event in lacking:
            for rule in event.get("rules") or ():
                missed[rule] = max(missed.get(rule, 0.0), 1 / len(event["rules"]))
        message = case.reason or ""
        title, step, told_of = map(self._words.of, (case.title, case.steps[at].text if case.steps else "", message))
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
                message=self._words.alike(told_of, rule),
                allows=allows and self._words.forbids(rule),
                refuses=refuses and not self._words.forbids(rule),
                missed=missed.get(rule, 0.0),
                astray=rule in astray,
            )
        return found


def _parted(case: CaseResult, told: Told, at: int) -> tuple[int | None, list[JsonObject], Sign]:
    """The first step in which the engine tells something else than the reference engine, what is lacking there, and
    the sign; of an engine that tells nothing, or nothing else, that is the wording of the step that failed."""
    if any(step.events for step in case.steps):
        for place, (step, events) in enumerate(zip(case.steps[: at + 1], told, strict=False)):
            found = difference(step.events, [event for event in events if event.get("event") != APPLIED])
            if found.lacking or found.more:
                return place, found.lacking, sign_of(found)
    return None, [], frozenset({("step", case.steps[at].pattern or "" if case.steps else "")})


def rules_of(events: Iterable[JsonObject]) -> frozenset[str]:
    """The rules that events come by."""
    return frozenset(rule for event in events for rule in event.get("rules") or ())


def failed_at(case: CaseResult) -> int:
    """The place of the step at which a scenario stopped; of its last one, if all were passed."""
    stopped = (at for at, step in enumerate(case.steps) if step.status in (StepStatus.FAILED, StepStatus.ERROR))
    return next(stopped, max(0, len(case.steps) - 1))


def _last_moves(case: CaseResult, at: int) -> int:
    """The place of the first of the moves that come right before a step, one after the other."""
    kinds = [step.kind for step in case.steps]
    while at > 0 and kinds[at] != "when":
        at -= 1
    while at > 0 and kinds[at - 1] == "when":
        at -= 1
    return at


def _families(cases: Iterable[CaseResult]) -> Iterator[Family]:
    grouped: dict[str, list[CaseResult]] = {}
    for case in cases:
        if case.verdict in ASKED and case.deprecated is None:
            grouped.setdefault(family_of(case.id), []).append(case)
    for name, rows in grouped.items():
        failed = tuple(row for row in rows if row.verdict in FAILING)
        tags = dict.fromkeys(rule for row in failed or rows for rule in row.rules)
        yield Family(name, tuple(tags), failed)


def family_of(scenario: str) -> str:
    """The id of an outline, from that of a row of it; of another scenario its own."""
    return scenario.partition("/")[0]


class WordWeights:
    """What the rules speak of: a word counts the more, the fewer of them have it."""

    def __init__(self, rules: Mapping[str, Summarised]) -> None:
        of_rules = {rule.id: words_of(f"{rule.id} {rule.summary} {rule.where}") for rule in rules.values()}
        number = Counter(word for words in of_rules.values() for word in words)
        self._weight = {word: math.log((len(rules) + 1) / (times + 1)) ** 2 for word, times in number.items()}
        self._rules = {rule: (words, math.sqrt(self._sum(words)) or 1.0) for rule, words in of_rules.items()}
        self._forbidding = {rule.id for rule in rules.values() if _FORBIDS.search(rule.summary)}

    def _sum(self, words: Iterable[str]) -> float:
        return sum(self._weight.get(word, 0.0) for word in words)

    def of(self, text: str) -> tuple[frozenset[str], float]:
        """The words of a text, and how much they weigh."""
        words = words_of(text)
        return words, math.sqrt(self._sum(words)) or 1.0

    def forbids(self, rule: str) -> bool:
        """Whether a rule keeps somebody from something."""
        return rule in self._forbidding

    def alike(self, text: tuple[frozenset[str], float], rule: str) -> float:
        """How much a text and what is said of a rule have in common: 0 to 1."""
        words, weight = self._rules[rule]
        return self._sum(words & text[0]) / (weight * text[1])


def words_of(text: str) -> frozenset[str]:
    """The words of a text, each by its beginning, without the s of a plural."""
    return frozenset(word[:_STEM].rstrip("s") for word in _WORD.findall(text.lower()))
