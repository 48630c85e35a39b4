"""Wrong engines as a yardstick: each gets a campaign at a level, and is told from the reference or not."""

from __future__ import annotations

import itertools
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Literal

import msgspec

from conformance.adapters import connect
from conformance.campaign.asked import Asked
from conformance.campaign.campaign import Campaign
from conformance.games import find
from conformance.protocol.engine import CouldNotStart
from tests.campaigns import generated
from tests.mutants.changes import PLAY
from tests.mutants.judged import AnyChange, card_changes, rule_changes, sample
from tests.mutants.ledger import ledger
from tests.suite.wrong_engines.wrong import written_by_hand

LEVELS = ("lockstep", "options", "play")
Kind = Literal["written", "generated", "survivor"]
KINDS: tuple[Kind, ...] = ("written", "generated", "survivor")
"""Written by hand; a generated change, of rules and of cards by turns; one of the ledger's, passed by all scenarios."""


class Trial(msgspec.Struct, frozen=True):
    """One wrong engine at one level."""

    game: str
    kind: Kind
    name: str
    level: str
    spec: str

    @property
    def key(self) -> tuple[str, str, str]:
        return self.game, self.level, self.name


class Outcome(msgspec.Struct, frozen=True):
    """What became of a trial."""

    trial: Trial
    told: bool
    seconds: float
    """By the clock; of a process that shares no core, about the processor's time of both sides."""
    decisions: int = 0
    choices: int | None = None
    """Of the scenario that shows it; None where it was told apart without one, or not at all."""
    by: tuple[str, ...] = ()
    """The manner of the difference."""


def trials(games: Sequence[str], kinds: Sequence[Kind], levels: Sequence[str], number: int, seed: int) -> list[Trial]:
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
            Trial(game, kind, name, level, spec(level)) for game, (name, spec) in turns[:number] for level in levels
        ]
    return sorted(taken, key=lambda trial: levels.index(trial.level))


def _engines(game: str, kind: Kind, seed: int) -> Iterator[tuple[str, Callable[[str], str]]]:
    """Name, and how it is started at a level."""
    if kind == "written":
        every = written_by_hand()
        places = [at for at, each in enumerate(every) if each.game == game and each.breaks.startswith(f"{game}.")]
        for at in Random(seed).sample(places, len(places)):
            yield every[at].title, partial("python:tests.suite.wrong_engines.served:w{}_{}".format, at)
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


def tried(trial: Trial, seconds: float) -> Outcome:
    """A campaign against the engine, until it is told apart or the time is over. One that cannot be started, or breaks
    in game after game, is told apart."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        try:
            engine = connect(trial.spec)
        except CouldNotStart:
            return Outcome(trial, True, round(time.monotonic() - began, 2), by=("does not start",))
        with engine:
            asked = Asked(spec=trial.spec, games={trial.game: find(trial.game).edition}, seconds=seconds)
            campaign = Campaign(asked, Path(folder))

            def end(_: object) -> None:
                campaign.over = "told apart"

            campaign.run(engine, end)
        told = campaign.told[0] if campaign.told else None
        return Outcome(
            trial,
            told is not None or campaign.over is not None,
            round(time.monotonic() - began, 2),
            campaign.decisions,
            told.choices if told and not campaign.unproved else None,
            told.manner if told else ("breaks",) if campaign.over is not None else (),
        )


def outcomes(asked: Sequence[Trial], seconds: float, jobs: int, file: Path | None) -> Iterator[Outcome]:
    """Of every trial. Those that stand in the file are not tried again, and what is found is added to it."""
    known: dict[tuple[str, str, str], Outcome] = {}
    if file is not None and file.exists():
        for line in file.read_bytes().splitlines():
            outcome = msgspec.json.decode(line, type=Outcome)
            known[outcome.trial.key] = outcome
    yield from (known[trial.key] for trial in asked if trial.key in known)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running = [pool.submit(tried, trial, seconds) for trial in asked if trial.key not in known]
        for done in as_completed(running):
            outcome = done.result()
            if file is not None:
                with file.open("ab") as kept:
                    kept.write(msgspec.json.encode(outcome) + b"\n")
            yield outcome
