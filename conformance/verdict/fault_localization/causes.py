"""What each failure comes of: for every scenario that fails, which rule is broken, as shares that add up to one.

First every failure by itself; then what many failures say together: a rule to which more failures come of gets more of
those that could come of several, over and over, until it comes to rest.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from conformance.verdict.fault_localization import weights
from conformance.verdict.fault_localization.evidence import Evidence, Pointer

NUMBERS: Final = (
    "first",
    "second",
    "later",
    "recent",
    "new",
    "title",
    "step",
    "message",
    "allows",
    "refuses",
    "missed",
    "first_in_then",
    "tagged_new",
    "precise_other",
    "precise",
    "log_failing",
    "log_tagged",
    "applied",
    "sign_tagged",
    "sign_astray",
)
"""What speaks for a failure coming of a rule: how it points to it (`Pointer`; first_in_then: and it is a Then that
failed; tagged_new: it tags the rule, and it is new); which share of the scenarios that tag the rule, or not first,
fail; logarithms of how many of these fail, and how many there are; whether it is an example, ruling or answer; and of
the failures with the same sign which share tags the rule, and has it astray."""

_APPLIED: Final = frozenset({"example", "ruling", "faq"})
_ROUNDS: Final = 15
_TOGETHER: Final = 0.515
"""How much the failures say together: nothing at 0, the more the greater it is."""

Shares = dict[str, dict[str, float]]
"""Failing scenario → rule → how surely it fails for that rule."""


class Causes(NamedTuple):
    """What the failures of a run come of."""

    shares: Shares
    weight: dict[str, float]
    """Failing scenario → what it counts: many with the same sign count less each."""
    counted: dict[str, float]
    """Rule → how many failures come of it, as they count."""


def causes(evidence: Evidence) -> Causes:
    """What the failures come of, all in all."""
    alone = {scenario: _alone(numbers) for scenario, numbers in numbers_of(evidence).items()}
    same = Counter(evidence.signs.values())
    weight = {scenario: 1 / math.sqrt(same[evidence.signs[scenario]]) for scenario in alone}
    shares = alone
    for _ in range(_ROUNDS):
        counted = _counted(shares, weight)
        shares = {
            scenario: normal({rule: share * counted[rule] ** _TOGETHER for rule, share in of_rules.items()})
            for scenario, of_rules in alone.items()
        }
    return Causes(shares, weight, _counted(shares, weight))


def numbers_of(evidence: Evidence) -> dict[str, dict[str, tuple[float, ...]]]:
    """Failing scenario → rule → the `NUMBERS`, for each rule that it points to."""
    first, tagged = Counter[str](), Counter[str]()
    tagged_there, astray_there = Counter[tuple[object, str]](), Counter[tuple[object, str]]()
    for scenario, pointers in evidence.pointers.items():
        sign = evidence.signs[scenario]
        for rule, pointer in pointers.items():
            first[rule] += pointer.first > 0
            tagged[rule] += pointer.tagged > 0
            tagged_there[sign, rule] += pointer.tagged > 0
            astray_there[sign, rule] += pointer.astray > 0
    same = Counter(evidence.signs.values())
    about = {rule: _about(evidence, rule, first[rule], tagged[rule]) for rule in tagged}
    found = {}
    for scenario, pointers in evidence.pointers.items():
        sign, in_then = evidence.signs[scenario], evidence.fails_in_then(scenario)
        found[scenario] = {
            rule: (
                *_pointing(pointer, in_then),
                *about[rule],
                tagged_there[sign, rule] / same[sign],
                astray_there[sign, rule] / same[sign],
            )
            for rule, pointer in pointers.items()
        }
    return {scenario: numbers for scenario, numbers in found.items() if numbers}


def _pointing(pointer: Pointer, in_then: bool) -> tuple[float, ...]:
    return (
        pointer.first,
        pointer.second,
        pointer.later,
        pointer.recent,
        pointer.new,
        pointer.title,
        pointer.step,
        pointer.message,
        pointer.allows,
        pointer.refuses,
        pointer.missed,
        pointer.first * in_then,
        pointer.tagged * pointer.new,
    )


def _about(evidence: Evidence, rule: str, first: int, tagged: int) -> tuple[float, ...]:
    passed_first, passed_other = evidence.passed[rule]
    other, all_ = tagged - first, tagged + passed_first + passed_other
    return (
        (other + 0.2) / (other + passed_other + 1.0),
        (tagged + 0.3) / (all_ + 1.0),
        math.log1p(tagged),
        math.log1p(all_),
        float(evidence.rules[rule].kind in _APPLIED),
    )


def _alone(numbers: Mapping[str, tuple[float, ...]]) -> dict[str, float]:
    """What one failure says by itself."""
    scores = {rule: weighed(weights.CAUSES, each) for rule, each in numbers.items()}
    top = max(scores.values())
    return normal({rule: math.exp(score - top) for rule, score in scores.items()})


def weighed(by: Sequence[float], numbers: Sequence[float]) -> float:
    """What numbers come to, each by its weight."""
    return sum(weight * number for weight, number in zip(by, numbers, strict=True))


def normal(shares: dict[str, float]) -> dict[str, float]:
    """The same shares, so that they add up to one."""
    whole = sum(shares.values())
    return {rule: share / whole for rule, share in shares.items()}


def _counted(shares: Shares, weight: Mapping[str, float]) -> dict[str, float]:
    counted: dict[str, float] = defaultdict(float)
    for scenario, of_rules in shares.items():
        for rule, share in of_rules.items():
            counted[rule] += weight[scenario] * share
    return counted
