"""The whole comparison of two sides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from conformance.diff import affected_rules, perft, records, verdicts
from conformance.diff.model import Compared, Diff
from conformance.diff.sides import ComparedSide
from conformance.runner.cases import Case
from conformance.runner.suite import version


class ComparisonInput(NamedTuple):
    """What two sides are held against each other by."""

    cases: Sequence[Case]
    records: Sequence[records.Record] = ()
    perft: Sequence[perft.Published] = ()


def material(cases: Iterable[Case], games: Sequence[str]) -> ComparisonInput:
    """All that the suite has of some games."""
    return ComparisonInput(
        [case for case in cases if case.game in games],
        [record for game in games for record in records.published(game)],
        [entry for game in games for entry in perft.published(game)],
    )


def compare(
    a: ComparedSide,
    b: ComparedSide,
    material: ComparisonInput,
    games: Sequence[str],
    jobs: int = 1,
    progress: Callable[[int], verdicts.Progress] = lambda total: lambda result: None,
) -> Diff:
    """What differs. `progress` is told how many scenarios are judged, and hears of each. Raises CouldNotStart."""
    cases, notes = verdicts.selected(material.cases, a, b), list[str]()
    asked = [side for side in (a, b) if side.results is None]
    advance = progress(len(cases) * len(asked))
    before, after = (
        {name: case for name, case in verdicts.judged(side, cases, jobs, advance).items() if case.game in games}
        for side in (a, b)
    )
    for side, other in ((before, b), (after, a)):
        if other.results is None and len(asked) == 1:  # only what the file has was asked
            left_out = side.keys() - {case.id for case in cases}
            for name in left_out:
                del side[name]
            if left_out:
                notes.append(f"{len(left_out)} scenarios of the results are not in this suite, and were left out")
    moved = verdicts.changes(a, b, before, after, cases)
    played = list(material.records) if len(asked) == 2 else []
    counted = list(material.perft) if all(side.spec == "reference" for side in asked) and len(asked) == 2 else []
    if len(asked) < 2:
        notes.append("results tell verdicts alone: recorded games and counts of decision paths were not compared")
    elif len(counted) < len(material.perft):
        notes.append("the reference engine alone counts decision paths: they were not compared")
    changed = affected_rules.rules(games, a, b, moved)
    return Diff(
        suite=version(),
        a=a.told(),
        b=b.told(),
        compared=Compared(scenarios=len(before.keys() | after.keys()), records=len(played), perft=len(counted)),
        toggles=affected_rules.toggles(games, a, b),
        scenarios=moved,
        records=[parted for record in played if (parted := records.change(record, a, b)) is not None],
        perft=[moves for entry in counted if (moves := perft.change(entry, a, b)) is not None],
        rules=changed,
        readings=affected_rules.concerned(games, changed, moved),
        unplayed=list(affected_rules.unplayed(games, a, b)),
        notes=notes,
    )
