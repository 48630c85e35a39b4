"""The differences of a campaign by the rules that seem to be broken: what most likely has one cause stands together.

The scenarios of the differences are to the suspicion what failing scenarios are in a run of the suite; each tags the
rules that are told with its difference, those that were applied most seldom first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from conformance.catalogue import load
from conformance.catalogue_entries import Rule
from conformance.fuzzing.progress import ReportedDivergence
from conformance.runner.cases import Case, FeatureError, read_feature
from conformance.runner.reference_run import explained
from conformance.verdict.fault_localization.evidence import Evidence
from conformance.verdict.fault_localization.ranking import Suspect, ranked


class DivergenceGroup(NamedTuple):
    """Differences that most likely have one cause."""

    suspect: Suspect | None
    """The rule that seems to be broken; None: nothing points to one."""
    differences: list[ReportedDivergence]
    """Those that are shown by the fewest choices first."""

    @property
    def rule(self) -> Rule | None:
        """What the catalogue has of the rule that seems to be broken."""
        return None if self.suspect is None else load(self.differences[0].game)[self.suspect.rule]

    @property
    def times(self) -> int:
        """How often these were seen."""
        return sum(told.times for told in self.differences)


def grouped(differences: Iterable[ReportedDivergence], editions: Mapping[str, str]) -> list[DivergenceGroup]:
    """All differences, each in one group: with the likeliest rule that explains it, the likeliest first, and then those
    that point to none. `editions`: game → the one that is played."""
    left = sorted(differences, key=lambda told: told.choices)
    found: list[DivergenceGroup] = []
    for game in dict.fromkeys(told.game for told in left):
        for suspect in _suspects([told for told in left if told.game == game], game, editions):
            explains = set(suspect.scenarios)
            if theirs := [told for told in left if told.name in explains]:
                left = [told for told in left if told.name not in explains]
                found.append(DivergenceGroup(suspect, theirs))
    found.sort(key=lambda group: -group.suspect.score if group.suspect else 0.0)
    return [*found, DivergenceGroup(None, left)] if left else found


def _suspects(differences: Iterable[ReportedDivergence], game: str, editions: Mapping[str, str]) -> list[Suspect]:
    shown = {told.name: (case, told.failed) for told in differences if told.failed for case in _scenario(told)}
    there = explained([case for case, _ in shown.values()], editions)
    return ranked(Evidence([failed for _, failed in shown.values()], load(game), there))


def _scenario(told: ReportedDivergence) -> list[Case]:
    """The one that shows a difference; none where there is a record alone, or the file has gone."""
    path = Path(told.feature)
    try:
        (case,) = read_feature(path.read_text(encoding="utf-8"), path.name, told.game).cases
    except (OSError, UnicodeDecodeError, FeatureError, ValueError):
        return []
    return [replace(case, id=told.name)]
