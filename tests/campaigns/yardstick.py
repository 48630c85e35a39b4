"""Wrong engines as a yardstick: each gets a campaign at a level, and is told from the reference or not."""

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
"""Written by hand; a generated change, of rules and of cards by turns; one of the ledger's, passed by all scenarios."""


TOLD, USED_UP = "told apart", "the time is used up"
LONGEST_TASK_SECONDS = 3600.0
"""By the clock: how long one may take, on a machine that is busy."""


class Trial(msgspec.Struct, frozen=True):
    """One wrong engine at one level."""

    game: str
    kind: Kind
    name: str
    level: str
    spec: str
    seconds: float
    """Of the processor, for both sides together."""


class Outcome(msgspec.Struct, frozen=True):
    """What became of a trial."""

    trial: Trial
    told: bool
    seconds: float
    """Of the processor, of both sides: until it was told apart, or until it was enough."""
    decisions: int = 0
    choices: int | None = None
    """Of the scenario that shows it; None where it was told apart without one, or not at all."""
    by: tuple[str, ...] = ()
    """The manner of the difference."""


def trials(
    games: Sequence[str], kinds: Sequence[Kind], levels: Sequence[str], number: int, seed: int, seconds: float
) -> list[Trial]:
    """So many engines of each kind of all games together, each at every level; of the ledger's all, if so many. They
    are the same for the same seed, and a greater number has the lesser within it."""
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
    """Name, and how it is started at a level."""
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
    told = set(listed)
    for change in itertools.chain.from_iterable(zip(rules, cards, strict=False)):
        if change.name not in told:
            told.add(change.name)
            yield change


def tried(trial: Trial) -> list[Outcome]:
    """A campaign against the engine, until it is told apart or both sides have used up their time. One that cannot be
    started, or breaks in game after game, is told apart."""
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
    told = campaign.told[0] if campaign.told else None
    broke = campaign.over not in (TOLD, USED_UP)
    return [
        Outcome(
            trial,
            told is not None or broke,
            seconds,
            campaign.decisions,
            told.choices if told and not campaign.unproved else None,
            told.manner if told else ("breaks",) if broke else (),
        )
    ]


def _used() -> float:
    """Seconds of the processor, of this process and of those that it has started: those that live, and those that have
    ended."""
    own = psutil.Process()
    seconds = 0.0
    for process in (own, *own.children(recursive=True)):
        with contextlib.suppress(psutil.NoSuchProcess):
            seconds += sum(process.cpu_times()[:4])  # user, system, and both of its children that have ended
    return seconds


def outcomes(work: Work[Outcome], asked: Sequence[Trial]) -> Iterator[Outcome]:
    """Of every trial; those that were tried before first."""
    known = {outcome.trial: outcome for outcome in work.done}
    yield from (known[trial] for trial in asked if trial in known)
    yield from work.carry_out(tried, [trial for trial in asked if trial not in known], LONGEST_TASK_SECONDS)
