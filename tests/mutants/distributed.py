"""Judge mutants in the processes of a campaign, on this machine or others."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType

import msgspec

from tests.distributed import Work, batches
from tests.mutants.coverage import Reached
from tests.mutants.ledger import ledger
from tests.mutants.replayed import Replays
from tests.mutants.verdicts import AnyChange, Finding, Judging, card_changes, judged, rule_changes

CHANGES_A_TASK = 8
LONGEST_TASK_SECONDS = 7200.0
"""Maximum duration of a task. The first task of another machine's process measures coverage, too."""


class Batch(msgspec.Struct, frozen=True):
    """Changes to judge, by name."""

    game: str
    edition: str | None
    changes: tuple[str, ...]


class JudgedChange(msgspec.Struct, frozen=True):
    """Result for one change."""

    game: str
    edition: str | None
    change: str
    finding: Finding


def judge(batch: Batch) -> list[JudgedChange]:
    """Judge each change in its own process, and return the results."""
    judging, changes = _judging(batch.game, batch.edition)
    named = [changes[name] for name in batch.changes]
    return [
        JudgedChange(batch.game, batch.edition, change.name, finding)
        for change, finding in judged(judging, named, jobs=1)
    ]


@cache
def _judging(game: str, edition: str | None) -> tuple[Judging, dict[str, AnyChange]]:
    every = {change.name: change for change in (*rule_changes(game), *card_changes(game))}
    return judging_of(game, edition, ledger(game).keys()), every


def judging_of(
    game: str, edition: str | None, listed: Collection[str] = (), known: Mapping[str, str] = MappingProxyType({})
) -> Judging:
    """Return a judge with all scenarios, and with replays for the mutants that survive them."""
    reached = Reached(game, edition)
    return Judging(reached, Replays(game, reached.cases, edition), known, listed)


def judged_by(
    work: Work[JudgedChange], game: str, edition: str | None, changes: Sequence[AnyChange]
) -> Iterator[tuple[str, Finding]]:
    """Yield name and finding of each change judged before, then of the others as they are done."""
    wanted = {change.name for change in changes}
    known = {each.change: each.finding for each in work.done if (each.game, each.edition) == (game, edition)}
    yield from ((name, finding) for name, finding in known.items() if name in wanted)
    left = [change.name for change in changes if change.name not in known]
    tasks = (Batch(game, edition, names) for names in batches(left, CHANGES_A_TASK))
    for each in work.carry_out(judge, tasks, LONGEST_TASK_SECONDS):
        yield each.change, each.finding
