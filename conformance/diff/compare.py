"""The complete comparison of two sides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from conformance.diff import affected_rules, changed_verdicts, perft, records
from conformance.diff.model import Compared, Diff
from conformance.diff.sides import ComparedSide
from conformance.runner.cases import Case
from conformance.runner.suite_version import version


class ComparisonInput(NamedTuple):
    """The scenarios, recorded games and perft positions to compare."""

    cases: Sequence[Case]
    records: Sequence[records.Record] = ()
    perft: Sequence[perft.Published] = ()


def material(cases: Iterable[Case], games: Sequence[str]) -> ComparisonInput:
    """Return everything that the suite has for `games`."""
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
    progress: Callable[[int], changed_verdicts.Progress] = lambda total: lambda result: None,
) -> Diff:
    """Return the differences between two sides.

    `progress` gets the number of scenarios to judge and returns a callback for each result. Raises CouldNotStart.
    """
    cases, notes = changed_verdicts.selected(material.cases, a, b), list[str]()
    engines = [side for side in (a, b) if side.results is None]
    advance = progress(len(cases) * len(engines))
    before, after = (
        {name: case for name, case in changed_verdicts.judged(side, cases, jobs, advance).items() if case.game in games}
        for side in (a, b)
    )
    for side, other in ((before, b), (after, a)):
        if other.results is None and len(engines) == 1:  # the engine ran only what the file has
            left_out = side.keys() - {case.id for case in cases}
            for name in left_out:
                del side[name]
            if left_out:
                notes.append(f"{len(left_out)} scenarios of the results are not in this suite and were left out")
    moved = changed_verdicts.changes(a, b, before, after, cases)
    played = list(material.records) if len(engines) == 2 else []
    counted = list(material.perft) if all(side.spec == "reference" for side in engines) and len(engines) == 2 else []
    if len(engines) < 2:
        notes.append("results hold only verdicts: recorded games and decision paths were not compared")
    elif len(counted) < len(material.perft):
        notes.append("decision paths were not compared: only the reference engine can count them")
    changed = affected_rules.rules(games, a, b, moved)
    return Diff(
        suite=version(),
        a=a.summary(),
        b=b.summary(),
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
