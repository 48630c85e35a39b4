"""Measure campaigns with faulty engines and mutants: each is distinguished from the reference, or not."""

from __future__ import annotations

import contextlib
import itertools
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Literal

import msgspec
import psutil

from conformance.adapters import connect
from conformance.fuzzing.campaign import Campaign
from conformance.fuzzing.settings import CampaignSettings
from conformance.games import find
from conformance.protocol.engine import CouldNotStart
from tests.campaigns import generated
from tests.distributed import Work
from tests.mutants.changes import PLAY
from tests.mutants.ledger import ledger
from tests.mutants.verdicts import AnyChange, card_changes, rule_changes, sample
from tests.suite.faulty_engines.faulty import written_by_hand

LEVELS = ("lockstep", "options", "play")
Kind = Literal["written", "generated", "survivor"]
KINDS: tuple[Kind, ...] = ("written", "generated", "survivor")
"""Faulty engines, mutants (of rules and cards in turn), and survivors from the ledger, which pass all scenarios."""


TOLD, USED_UP = "distinguished", "the time is used up"
LONGEST_TASK_SECONDS = 3600.0
"""Maximum wall-clock time of one trial on a busy machine."""


class Trial(msgspec.Struct, frozen=True):
    """One faulty engine or mutant at one level."""

    game: str
    kind: Kind
    name: str
    level: str
    spec: str
    seconds: float
    """Processor time for both sides together."""


class Outcome(msgspec.Struct, frozen=True):
    """Result of a trial."""

    trial: Trial
    told: bool
    seconds: float
    """Processor time of both sides until the engine was distinguished, or until the limit."""
    decisions: int = 0
    choices: int | None = None
    """Number of choices in the scenario that shows the difference; None without such a scenario."""
    by: tuple[str, ...] = ()
    """Kind of difference."""


def trials(
    games: Sequence[str], kinds: Sequence[Kind], levels: Sequence[str], number: int, seed: int, seconds: float
) -> list[Trial]:
    """Return trials for `number` engines of each kind over all games, each at every level.

    Survivors of the ledger may be fewer. The same seed gives the same engines, and a larger number adds to a smaller
    one.
    """
    found: dict[tuple[str, Kind], list[tuple[str, Callable[[str], str]]]] = {}
    for game in games:
        for kind in kinds:
            found[game, kind] = list(itertools.islice(_engines(game, kind, seed), number))
    taken: list[Trial] = []
    for kind in kinds:
        of_kind = [found[game, kind] for game in games]
        turns = [
            (game, each[at])
            for at in range(number)
            for game, each in zip(games, of_kind, strict=True)
            if at < len(each)
        ]
        taken += [
            Trial(game, kind, name, level, spec(level), seconds)
            for game, (name, spec) in turns[:number]
            for level in levels
        ]
    return sorted(taken, key=lambda trial: levels.index(trial.level))


def _engines(game: str, kind: Kind, seed: int) -> Iterator[tuple[str, Callable[[str], str]]]:
    """Yield the engines' names, each with a function that returns its spec at a level."""
    if kind == "written":
        every = written_by_hand()
        places = [at for at, each in enumerate(every) if each.game == game and each.breaks.startswith(f"{game}.")]
        for at in Random(seed).sample(places, len(places)):
            yield every[at].title, partial("python:tests.suite.faulty_engines.served:w{}_{}".format, at)
        return
    for change in _changes(game, kind, seed):
        yield change.name, partial(generated.spec, game, change.name)


def _changes(game: str, kind: Kind, seed: int) -> Iterator[AnyChange]:
    listed = ledger(game)
    rules, cards = (
        sample([change for change in some if change.of == PLAY], len(some), seed)
        for some in (rule_changes(game), card_changes(game))
    )
    if kind == "survivor":
        every = {change.name: change for change in (*rules, *cards)}
        yield from sample([every[name] for name in listed if name in every], len(listed), seed)
        return
    seen = set(listed)
    for change in itertools.chain.from_iterable(zip(rules, cards, strict=False)):
        if change.name not in seen:
            seen.add(change.name)
            yield change


def tried(trial: Trial) -> list[Outcome]:
    """Run a campaign until it distinguishes the engine or both sides have used up their time.

    An engine that does not start, or breaks in game after game, counts as distinguished.
    """
    before = _used()

    def spent() -> float:
        return round(_used() - before, 2)

    with tempfile.TemporaryDirectory() as folder:
        try:
            engine = connect(trial.spec)
        except CouldNotStart:
            return [Outcome(trial, True, spent(), by=("does not start",))]
        with engine:
            campaign = Campaign(
                CampaignSettings(spec=trial.spec, games={trial.game: find(trial.game).edition}), Path(folder)
            )

            def end(_: object) -> None:
                campaign.over = TOLD

            def look() -> None:
                if campaign.over is None and spent() >= trial.seconds:
                    campaign.over = USED_UP

            campaign.run(engine, end, look)
            seconds = spent()
    difference = campaign.divergences[0] if campaign.divergences else None
    broke = campaign.over not in (TOLD, USED_UP)
    return [
        Outcome(
            trial,
            difference is not None or broke,
            seconds,
            campaign.decisions,
            difference.choices if difference and not campaign.unproved else None,
            difference.manner if difference else ("breaks",) if broke else (),
        )
    ]


def _used() -> float:
    """Return the processor seconds of this process and its descendants, including those that have ended."""
    own = psutil.Process()
    seconds = 0.0
    for process in (own, *own.children(recursive=True)):
        with contextlib.suppress(psutil.NoSuchProcess):
            seconds += sum(process.cpu_times()[:4])  # user, system, and both of its children that have ended
    return seconds


def outcomes(work: Work[Outcome], wanted: Sequence[Trial]) -> Iterator[Outcome]:
    """Yield the outcome of every trial, earlier results first."""
    known = {outcome.trial: outcome for outcome in work.done}
    yield from (known[trial] for trial in wanted if trial in known)
    yield from work.carry_out(tried, [trial for trial in wanted if trial not in known], LONGEST_TASK_SECONDS)
