"""The rules that an engine is suspected to have broken: the fewest that explain its failures, the likeliest first."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from conformance.verdict.results import CaseResult
from conformance.verdict.suspects import weights
from conformance.verdict.suspects.evidence import Evidence, Pointer, Summarised, Told, failed_at, rules_of
from conformance.verdict.suspects.features import features

MOST: Final = 20
"""So many rules are suspected at most."""
ENOUGH: Final = 0.03
"""What is left of all failures once they count as explained; a score below this is no suspicion."""
TAKEN: float = 0.6
"""How far a rule that is named counts as broken at least, so that the next one named explains other failures."""
_EXPLAINS: Final = (0.95, 0.85, 0.75)
"""How surely a failure comes of a broken rule that the scenario tags first, second, later."""
_COMES_OF: Final = 0.6
"""The same where it tags others, and the rule was applied just before."""


class Suspect(msgspec.Struct, kw_only=True, frozen=True):
    """A rule that an engine seems to have broken."""

    rule: str
    score: float
    """How sure that is, from 0 to 1: of a hundred rules suspected with 0.8 some eighty are broken."""
    scenarios: list[str]
    """The ids of the failing scenarios that it explains, the shortest first."""
    steps: list[str] = []
    """The shortest way to see it: the shortest of these without each step that does not matter, line by line; empty
    where that was not looked for."""


class Suspicion(msgspec.Struct, kw_only=True, frozen=True):
    """What the failures of a run point to."""

    suspects: list[Suspect] = []
    """The best first."""
    blocked: dict[str, str] = {}
    """Failing scenario that stops before it comes to what it is about → the suspected rule that stops it."""


def suspicion(
    cases: Iterable[CaseResult], rules: Mapping[str, Summarised], told: Mapping[str, Told] | None = None
) -> Suspicion:
    """What the results of a run point to; `told` is what the reference engine tells in scenarios that failed."""
    by_game: dict[str, list[CaseResult]] = {}
    for case in cases:
        by_game.setdefault(case.game, []).append(case)
    suspects: list[Suspect] = []
    blocked: dict[str, str] = {}
    for of_game in by_game.values():
        evidence = Evidence(of_game, rules, told)
        found = ranked(evidence)
        suspects += found
        blocked |= _blocked(evidence, found)
    return Suspicion(suspects=sorted(suspects, key=lambda each: -each.score), blocked=blocked)


def ranked(evidence: Evidence, most: int = MOST) -> list[Suspect]:
    """Takes the likeliest rule, discounts what it explains as far as it is sure, and so on; the surest first."""
    left = dict.fromkeys(evidence.failing, 1.0)
    found: list[Suspect] = []
    while len(found) < most and sum(left.values()) > ENOUGH * len(left):
        scores = scored(features(evidence, left))
        for each in found:
            scores.pop(each.rule, None)
        if not scores:
            break
        rule = max(scores, key=lambda each: (scores[each], each))
        firm = sure(evidence, left, scores, rule)
        explained = []
        for scenario, pointers in evidence.pointers.items():
            if rule in pointers and (share := explains(pointers[rule])):
                if left[scenario] > 0.5:
                    explained.append(scenario)
                left[scenario] *= 1 - max(firm, TAKEN) * share
        found.append(Suspect(rule=rule, score=round(firm, 3), scenarios=_shortest_first(evidence, explained)))
    return sorted(found, key=lambda suspect: -suspect.score)


def scored(found: Mapping[str, Sequence[float]]) -> dict[str, float]:
    """Rule → what speaks for it, all in all."""
    return {
        rule: sum(
            weight * (number - mean)
            for weight, number, mean in zip(weights.WEIGHTS, numbers, weights.MEANS, strict=True)
        )
        for rule, numbers in found.items()
    }


def explains(pointer: Pointer) -> float:
    """How surely a failure comes of a broken rule that the scenario points to so."""
    tagged = max(share * part for share, part in zip(_EXPLAINS, pointer[:3], strict=True))
    return max(tagged, _COMES_OF * pointer.recent)


def sure(evidence: Evidence, left: Mapping[str, float], scores: Mapping[str, float], rule: str) -> float:
    """How sure it is that this rule is broken, and not another that would explain the same failures or does already."""
    whole, gone, shared = 0.0, 0.0, dict[str, float]()
    for scenario, pointers in evidence.pointers.items():
        if rule in pointers and (share := left[scenario] * explains(pointers[rule])):
            whole += share
            gone += (1 - left[scenario]) * explains(pointers[rule])
            for other, pointer in pointers.items():
                if other != rule and other in scores:
                    shared[other] = shared.get(other, 0.0) + share * explains(pointer)
    against = gone + sum(part * math.exp(scores[other] - scores[rule]) for other, part in shared.items())
    doubt = math.log(max(against / whole if whole else 0.0, 1e-6))
    return 1 / (1 + math.exp(weights.FIRM[1] * doubt - weights.FIRM[0]))


def _shortest_first(evidence: Evidence, families: Iterable[str]) -> list[str]:
    """The failing scenarios of these, every row of an outline, by the number of their steps."""
    failed = [case for family in families for case in evidence.failing[family].failed]
    return [case.id for case in sorted(failed, key=lambda case: (len(case.steps), case.id))]


def _blocked(evidence: Evidence, suspects: Iterable[Suspect]) -> dict[str, str]:
    """Failing scenario that stops before the reference engine applies the rule that it is about → who stops it."""
    found: dict[str, str] = {}
    for family in evidence.failing.values():
        pointers, first = evidence.pointers[family.id], family.failed[0]
        by = next((each.rule for each in suspects if each.rule in pointers and each.rule not in family.tags), None)
        told, at = evidence.told.get(first.id), failed_at(first)
        if by is None or told is None:
            continue
        applied = [place for place, events in enumerate(told) if family.tags[0] in rules_of(events)]
        if applied and applied[0] > at:
            found |= {case.id: by for case in family.failed if failed_at(case) <= at}
    return found
