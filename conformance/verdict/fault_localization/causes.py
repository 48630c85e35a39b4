"""Attribute failures to rules: each failing scenario gets a share for every rule that may cause it, adding up to one.

The shares start from each failure's own evidence. Then they are adjusted together over several rounds: a rule that
explains many failures gets a larger share of the ambiguous ones.
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
"""Features that link a failure to a rule, in order.

`first` to `missed`: fields of `Pointer`. `first_in_then`: it tags the rule first and fails in a Then. `tagged_new`: it
tags the rule, and the rule is newly applied. `precise_other`, `precise`: share of the scenarios that tag the rule (not
first; at all) that fail. `log_failing`, `log_tagged`: logarithms of how many of these fail, and how many there are.
`applied`: the rule is an example, ruling, or answer. `sign_tagged`, `sign_astray`: share of the failures with the same
signature that tag the rule, or where it is applied at the first divergence.
"""

_APPLIED: Final = frozenset({"example", "ruling", "faq"})
_ROUNDS: Final = 15
_TOGETHER: Final = 0.515
"""Strength of the joint adjustment; 0 means none."""

Shares = dict[str, dict[str, float]]
"""Failing scenario → rule → probability that the rule causes the failure."""


class Causes(NamedTuple):
    """Failures of a run, attributed to rules."""

    shares: Shares
    weight: dict[str, float]
    """Failing scenario → weight. Failures that share a signature weigh less."""
    counted: dict[str, float]
    """Rule → weighted number of failures that it causes."""


def causes(evidence: Evidence) -> Causes:
    """Attribute all failures to rules."""
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
    """Return failing scenario → rule → `NUMBERS`, for each rule that the scenario points to."""
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
    """Return the shares from one failure's own evidence."""
    scores = {rule: weighed(weights.CAUSES, each) for rule, each in numbers.items()}
    top = max(scores.values())
    return normal({rule: math.exp(score - top) for rule, score in scores.items()})


def weighed(by: Sequence[float], numbers: Sequence[float]) -> float:
    """Return the weighted sum."""
    return sum(weight * number for weight, number in zip(by, numbers, strict=True))


def normal(shares: dict[str, float]) -> dict[str, float]:
    """Scale the shares so that they add up to one."""
    whole = sum(shares.values())
    return {rule: share / whole for rule, share in shares.items()}


def _counted(shares: Shares, weight: Mapping[str, float]) -> dict[str, float]:
    counted: dict[str, float] = defaultdict(float)
    for scenario, of_rules in shares.items():
        for rule, share in of_rules.items():
            counted[rule] += weight[scenario] * share
    return counted
