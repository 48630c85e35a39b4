"""What speaks for a rule being broken, in numbers."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from conformance.verdict.suspects.evidence import Evidence, Pointer

NAMES: Final = (
    "share_first",
    "share_among",
    "share_recent",
    "share_new",
    "share_failing_step",
    "share_missed",
    "share_astray",
    "words",
    "log_first",
    "log_recent",
    "precise_first",
    "precise_other",
    "tight",
    "log_tagged",
    "applied",
)
"""Shares are of the failures not yet explained, logarithms of numbers of scenarios. Precise: which share of the
scenarios that tag the rule first, or at another place, fail. Tight: the mean of the share of the failures that tag it
and of the share of those that tag it which fail. Applied: an example, ruling or answer."""

_APPLIED: Final = frozenset({"example", "ruling", "faq"})
_NEXT_TO_NOTHING: Final = 0.05
"""A rule whose failing scenarios are explained but for that is not suspected any more."""


def features(evidence: Evidence, left: Mapping[str, float]) -> dict[str, tuple[float, ...]]:
    """For each rule that failing scenarios tag, the numbers. `left`: how much of each failure is not explained yet."""
    sums: dict[str, list[float]] = {}
    for scenario, pointers in evidence.pointers.items():
        weight = left[scenario]
        for rule, pointer in pointers.items():
            total = sums.setdefault(rule, [0.0] * len(pointer))
            for place, value in enumerate(pointer):
                if value:
                    total[place] += weight * value
    whole = sum(left.values()) or 1.0
    found = {}
    for rule, total in sums.items():
        pointer = Pointer(*total)
        failed = pointer.first + pointer.second + pointer.later
        if failed > _NEXT_TO_NOTHING:
            found[rule] = _numbers(evidence, rule, pointer, failed, whole)
    return found


def _numbers(evidence: Evidence, rule: str, sums: Pointer, failed: float, whole: float) -> tuple[float, ...]:
    passed_first, passed_other = evidence.passed[rule]
    tagged = failed + passed_first + passed_other
    return (
        sums.first / whole,
        sums.among / whole,
        sums.recent / whole,
        sums.new / whole,
        sums.failing_step / whole,
        sums.missed / whole,
        sums.astray / whole,
        sums.words / whole,
        math.log1p(sums.first),
        math.log1p(sums.recent),
        (sums.first + 0.3) / (sums.first + passed_first + 0.9),
        (failed - sums.first + 0.2) / (failed - sums.first + passed_other + 1.0),
        math.sqrt(failed / whole * failed / tagged),
        math.log1p(tagged),
        float(evidence.rules[rule].kind in _APPLIED),
    )
