"""Divergences of a campaign, grouped by the rule that seems to be broken.

Fault localization treats the scenarios of the divergences like failing scenarios in a run of the suite. Each scenario
is tagged with the rules reported with its divergence, the most seldom applied first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from conformance.catalogue import load
from conformance.catalogue_entries import Rule
from conformance.fuzzing.resumable_campaign import ReportedDivergence
from conformance.runner.cases import Case, FeatureError, read_feature
from conformance.runner.reference_replay import explained
from conformance.verdict.fault_localization.evidence import Evidence
from conformance.verdict.fault_localization.ranking import Suspect, ranked


class DivergenceGroup(NamedTuple):
    """Divergences that most likely have one cause."""

    suspect: Suspect | None
    """The rule that seems to be broken, or None if no rule is suspected."""
    differences: list[ReportedDivergence]
    """The divergences, those with the fewest choices first."""

    @property
    def rule(self) -> Rule | None:
        """Catalogue entry of the suspected rule."""
        return None if self.suspect is None else load(self.differences[0].game)[self.suspect.rule]

    @property
    def times(self) -> int:
        """Number of times these divergences were seen."""
        return sum(each.times for each in self.differences)


def grouped(differences: Iterable[ReportedDivergence], editions: Mapping[str, str]) -> list[DivergenceGroup]:
    """Group divergences by the likeliest rule that explains them, the likeliest first.

    Divergences without a suspected rule come last. `editions` maps each game to the edition that is played.
    """
    left = sorted(differences, key=lambda each: each.choices)
    found: list[DivergenceGroup] = []
    for game in dict.fromkeys(each.game for each in left):
        for suspect in _suspects([each for each in left if each.game == game], game, editions):
            explains = set(suspect.scenarios)
            if theirs := [each for each in left if each.name in explains]:
                left = [each for each in left if each.name not in explains]
                found.append(DivergenceGroup(suspect, theirs))
    found.sort(key=lambda group: -group.suspect.score if group.suspect else 0.0)
    return [*found, DivergenceGroup(None, left)] if left else found


def _suspects(differences: Iterable[ReportedDivergence], game: str, editions: Mapping[str, str]) -> list[Suspect]:
    shown = {each.name: (case, each.failed) for each in differences if each.failed for case in _scenario(each)}
    there = explained([case for case, _ in shown.values()], editions)
    return ranked(Evidence([failed for _, failed in shown.values()], load(game), there))


def _scenario(each: ReportedDivergence) -> list[Case]:
    """Return the scenario that shows a divergence, or nothing if there is only a record or the file is gone."""
    path = Path(each.feature)
    try:
        (case,) = read_feature(path.read_text(encoding="utf-8"), path.name, each.game).cases
    except (OSError, UnicodeDecodeError, FeatureError, ValueError):
        return []
    return [replace(case, id=each.name)]
