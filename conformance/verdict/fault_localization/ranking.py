"""Rank the rules that an engine is suspected to break, the most likely first."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from conformance.verdict.fault_localization import weights
from conformance.verdict.fault_localization.causes import Causes, causes, weighed
from conformance.verdict.fault_localization.evidence import Evidence, StepEvents, Summarised, failed_at, rules_of
from conformance.verdict.results import CaseResult

MOST: Final = 20
"""Maximum number of suspected rules."""
ENOUGH: Final = 0.03
"""Minimum score of a suspected rule."""
EXPLAINS: Final = 0.2
"""Minimum share for a failure to count as explained by a rule."""

NUMBERS: Final = ("log_counted", "best", "mean_tagged", "log_signs", "log_first", "share", "precise")
"""Features of a suspected rule, in order.

`log_counted`, `share`: number of failures attributed to it, as logarithm and as share of all. `best`, `mean_tagged`:
highest share in a failure, and mean share in failures that tag it. `log_signs`: signatures attributed to it.
`log_first`: failures that tag it first. `precise`: share of the scenarios that tag it that fail because of it.
"""


class Suspect(msgspec.Struct, kw_only=True, frozen=True):
    """A rule that the engine seems to break."""

    rule: str
    alike: list[str] = []
    """Rules that the failures cannot distinguish from this one.

    They restate it, or the reference engine applies them with the same events.
    """
    score: float
    """Probability that this rule or one in `alike` is broken, from 0 to 1."""
    scenarios: list[str]
    """Ids of the failing scenarios that it explains, the shortest first."""
    steps: list[str] = []
    """Minimal reproduction, line by line: the shortest scenario without irrelevant steps. Empty if not computed."""


class Suspicion(msgspec.Struct, kw_only=True, frozen=True):
    """The suspected rules of a run."""

    suspects: list[Suspect] = []
    """Suspected rules, the most likely first."""
    blocked: dict[str, str] = {}
    """Failing scenario that stops before it reaches its subject → the suspected rule that stops it."""


def suspicion(
    cases: Iterable[CaseResult],
    rules: Mapping[str, Summarised],
    reference: Mapping[str, StepEvents] | None = None,
) -> Suspicion:
    """Return the suspected rules of a run.

    `reference` maps failing scenarios to the reference engine's events in their steps.
    """
    by_game: dict[str, list[CaseResult]] = {}
    for case in cases:
        by_game.setdefault(case.game, []).append(case)
    suspects: list[Suspect] = []
    blocked: dict[str, str] = {}
    for of_game in by_game.values():
        evidence = Evidence(of_game, rules, reference)
        found = ranked(evidence)
        suspects += found
        blocked |= _blocked(evidence, found)
    return Suspicion(suspects=sorted(suspects, key=lambda each: -each.score), blocked=blocked)


def ranked(evidence: Evidence, most: int = MOST) -> list[Suspect]:
    """Return the suspected rules, each with its indistinguishable ones, the most likely first.

    The first is ranked by the probability that any rule of its group is broken, the others by their own.
    """
    found = causes(evidence)
    chances = chances_of(numbers_of(evidence, found))
    left = sorted(chances, key=lambda rule: (-chances[rule], rule))
    groups: list[tuple[float, list[str]]] = []
    while left and len(groups) < most:
        rule, *left = left
        alike = [other for other in left if evidence.alike(rule, other)]
        left = [other for other in left if other not in alike]
        groups.append((chances[rule], [rule, *alike]))
    if groups:
        all_in_all = [one_of(map(chances.__getitem__, group)) for _, group in groups]
        likeliest = all_in_all.index(max(all_in_all))
        _, first = groups.pop(likeliest)
        groups.insert(0, (all_in_all[likeliest], first))
    return [
        Suspect(
            rule=rule,
            alike=alike,
            score=round(score, 3),
            scenarios=_shortest_first(evidence, _explained(found, (rule, *alike))),
        )
        for chance, (rule, *alike) in groups
        if (score := sure(chance)) >= ENOUGH
    ]


def numbers_of(evidence: Evidence, found: Causes) -> dict[str, tuple[float, ...]]:
    """Return rule → `NUMBERS`."""
    best, first = defaultdict[str, float](float), defaultdict[str, float](float)
    tagged, signs = defaultdict[str, list[float]](list), defaultdict[str, dict[object, float]](dict)
    for scenario, shares in found.shares.items():
        sign = evidence.signs[scenario]
        for rule, share in shares.items():
            pointer = evidence.pointers[scenario][rule]
            best[rule] = max(best[rule], share)
            first[rule] += share * pointer.first
            signs[rule][sign] = max(signs[rule].get(sign, 0.0), share)
            if pointer.tagged:
                tagged[rule].append(share)
    whole = sum(found.counted.values())
    return {
        rule: (
            math.log1p(counted),
            best[rule],
            sum(tagged[rule]) / (len(tagged[rule]) or 1),
            math.log1p(sum(signs[rule].values())),
            math.log1p(first[rule]),
            counted / whole,
            (sum(tagged[rule]) + 0.3) / (len(tagged[rule]) + sum(evidence.passed[rule]) + 0.9),
        )
        for rule, counted in found.counted.items()
    }


def chances_of(numbers: Mapping[str, Sequence[float]]) -> dict[str, float]:
    """Return rule → log odds that it is broken."""
    return {rule: weights.BIAS + weighed(weights.RULES, each) for rule, each in numbers.items()}


def one_of(chances: Iterable[float]) -> float:
    """Return the log odds that at least one of several rules is broken, from the log odds of each."""
    none = math.prod(1 / (1 + math.exp(min(chance, 30.0))) for chance in chances)
    none = min(max(none, 1e-300), 1 - 1e-15)
    return math.log((1 - none) / none)


def sure(chance: float) -> float:
    """Return the probability that a rule or one like it is broken.

    The calibration uses engines that were not used for tuning.
    """
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, weights.SURE[0] + weights.SURE[1] * chance))))


def _explained(found: Causes, rules: Sequence[str]) -> list[str]:
    """Return the failing scenarios that these rules explain; at least the one with the highest share."""
    share = {scenario: sum(shares.get(rule, 0.0) for rule in rules) for scenario, shares in found.shares.items()}
    return [scenario for scenario, each in share.items() if each >= min(EXPLAINS, max(share.values()))]


def _shortest_first(evidence: Evidence, families: Iterable[str]) -> list[str]:
    """Return the failing rows of these scenarios, those with the fewest steps first."""
    failed = [case for family in families for case in evidence.failing[family].failed]
    return [case.id for case in sorted(failed, key=lambda case: (len(case.steps), case.id))]


def _blocked(evidence: Evidence, suspects: Iterable[Suspect]) -> dict[str, str]:
    """Return failing scenarios that stop before the reference engine applies their subject → the suspected rule."""
    found: dict[str, str] = {}
    for family in evidence.failing.values():
        pointers, first = evidence.pointers[family.id], family.failed[0]
        by = next((each.rule for each in suspects if each.rule in pointers and each.rule not in family.tags), None)
        reference, at = evidence.reference.get(first.id), failed_at(first)
        if by is None or reference is None:
            continue
        applied = [place for place, events in enumerate(reference) if family.tags[0] in rules_of(events)]
        if applied and applied[0] > at:
            found |= {case.id: by for case in family.failed if failed_at(case) <= at}
    return found
