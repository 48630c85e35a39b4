"""Divergences of a campaign, grouped by the rule that seems to be broken.

Each divergence comes with the rules that the reference engine applied there, the most seldom applied first. The rule
that most divergences share explains them, then the one that most of the others share, and so on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from conformance.catalogue import load
from conformance.catalogue_entries import Rule
from conformance.fuzzing.resumable_campaign import ReportedDivergence
from conformance.verdict.fault_localization.evidence import META
from conformance.verdict.fault_localization.ranking import MOST_ALIKE


class DivergenceGroup(NamedTuple):
    """Divergences that most likely have one cause."""

    suspect: str | None
    """The rule that seems to be broken, or None if no rule is suspected."""
    alike: tuple[str, ...]
    """Rules that these divergences share as well."""
    differences: list[ReportedDivergence]
    """The divergences, those with the fewest choices first."""

    @property
    def rule(self) -> Rule | None:
        """Catalogue entry of the suspected rule."""
        return None if self.suspect is None else load(self.differences[0].game)[self.suspect]

    @property
    def times(self) -> int:
        """Number of times these divergences were seen."""
        return sum(each.times for each in self.differences)


def grouped(differences: Iterable[ReportedDivergence]) -> list[DivergenceGroup]:
    """Group divergences by the rule that the largest number share, the largest group first.

    Divergences without a scenario that shows them have no suspected rule, and come last.
    """
    ordered = sorted(differences, key=lambda each: each.choices)
    found: list[DivergenceGroup] = []
    for game in dict.fromkeys(each.game for each in ordered):
        left = {each.name: _rules(each) for each in ordered if each.game == game and each.failed is not None}
        while group := _shared(left.values()):
            first, *others = group
            theirs = [each for each in ordered if first in left.get(each.name, ())]
            left = {name: rules for name, rules in left.items() if first not in rules}
            found.append(DivergenceGroup(first, tuple(others), theirs))
    found.sort(key=lambda group: -len(group.differences))
    explained = {each.name for group in found for each in group.differences}
    rest = [each for each in ordered if each.name not in explained]
    return [*found, DivergenceGroup(None, (), rest)] if rest else found


def _rules(each: ReportedDivergence) -> list[str]:
    known = load(each.game)
    return [rule for rule in each.rules if rule in known and rule not in META]


def _shared(rules: Iterable[Sequence[str]]) -> list[str]:
    """Return the most frequent rule of these lists, and those as frequent; the first in the lists comes first."""
    number, late = Counter[str](), Counter[str]()
    for each in rules:
        for place, rule in enumerate(each):
            number[rule] += 1
            late[rule] += place
    most = max(number.values(), default=0)
    shared = sorted((rule for rule in number if number[rule] == most), key=lambda rule: (late[rule], rule))
    return shared[: 1 + MOST_ALIKE]
