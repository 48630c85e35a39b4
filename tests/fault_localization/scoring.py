"""Score a ranking of suspected rules against the true faults of an engine.

A suspicion finds a fault if at least half of its scenarios belong to that fault, and its rule, or one in `alike`, is
tagged by, or named after "because" in, a failing scenario of that fault. A suspicion that finds no fault is wrong.
"""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from conformance.verdict.fault_localization.ranking import Suspect
from conformance.verdict.results import CaseResult, StepStatus, Verdict


class Found(NamedTuple):
    """The places of an engine's faults in a ranking."""

    places: dict[str, int]
    """Fault with failing scenarios → rank of the first suspicion that finds it, from 1; 0 if none does."""
    right: list[bool]
    """True for each suspicion that finds a fault, in their order."""
    broken: list[bool]
    """True for each suspicion that names a rule known to be broken, in their order."""

    def among(self, first: int) -> int:
        """Return the number of faults that the first suspicions find."""
        return sum(0 < place <= first for place in self.places.values())


def scored(
    cases: Iterable[CaseResult],
    faults: Mapping[str, Sequence[str]],
    suspects: Sequence[Suspect],
    breaks: Mapping[str, Sequence[str]] | None = None,
) -> Found:
    """Score a ranking. `faults` maps each fault to its failing scenarios, which may be patterns.

    `breaks` maps each fault to the rules that it breaks, if known.
    """
    failing = {case.id: case for case in cases if case.verdict in (Verdict.FAILED, Verdict.ERROR)}
    known = {rule for rules in (breaks or {}).values() for rule in rules}
    places, right = dict[str, int](), [False] * len(suspects)
    for fault, patterns in faults.items():
        mine = {name for name in failing if any(fnmatch.fnmatch(name, pattern) for pattern in patterns)}
        if not mine:
            continue
        rules = {rule for name in mine for rule in (*failing[name].rules, *_named(failing[name]))}
        for at, suspect in enumerate(suspects):
            told = set(suspect.scenarios)
            if told & mine and 2 * len(told & mine) >= len(told) and rules & {suspect.rule, *suspect.alike}:
                right[at] = True
                places.setdefault(fault, at + 1)
        places.setdefault(fault, 0)
    return Found(places, right, [not known.isdisjoint((each.rule, *each.alike)) for each in suspects])


def baseline(cases: Iterable[CaseResult]) -> list[Suspect]:
    """Return the simplest ranking: failures grouped by the rule named in the failing step, else by their first tag."""
    groups: dict[str, list[str]] = {}
    for case in cases:
        if case.verdict in (Verdict.FAILED, Verdict.ERROR):
            rule = next(iter([*_named(case), *case.rules]), "")
            groups.setdefault(rule, []).append(case.id)
    ordered = sorted(groups.items(), key=lambda each: -len(each[1]))
    return [Suspect(rule=rule, score=0.5, scenarios=scenarios) for rule, scenarios in ordered]


def _named(case: CaseResult) -> list[str]:
    return [rule for step in case.steps if step.status is StepStatus.FAILED for rule in _BECAUSE.findall(step.text)]


_BECAUSE = re.compile(r"because (\S+)")
