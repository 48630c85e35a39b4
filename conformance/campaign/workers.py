"""A campaign whose games are played by many processes, here or elsewhere: dask.distributed hands them out.

A task is some games in a row. Each process keeps an engine and what it has reached; with a task it gets some beginnings
that others have kept, and the differences that are told. Which games come after which depends on who is done first, so
that two campaigns with the same seed do not play the same games, as they do where one process plays.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec
from dask import config
from distributed import Client, Future, LocalCluster, wait
from distributed.scheduler import KilledWorker

from conformance.adapters import connect
from conformance.campaign.asked import Asked
from conformance.campaign.campaign import Campaign
from conformance.campaign.keeping import Told
from conformance.campaign.pair import Start
from conformance.campaign.player import Game, Player, beginnings
from conformance.protocol.engine import CouldNotStart

GAMES_A_TASK, TASK_SECONDS = 25, 4.0
"""A task ends after so many games, or so many seconds and the game that is played then."""
LONGEST_TASK_SECONDS = 300.0
"""A task that takes longer is given up, with the process that plays it."""
BEGINNINGS_A_TASK = 30
"""So many beginnings that others have kept go with a task."""
TASKS_A_WORKER = 2
"""A process has one task waiting while it plays another."""
TRIES = 2
"""So often a task is handed out that costs its process its life."""
LOST_IN_A_ROW = 2
"""After so many tasks that nobody has survived the campaign ends."""
WORKER_MEMORY = "3GiB"
"""What a process of this machine may use, its engine apart, which has limits of its own."""


REMEMBERED = 400
"""They are drawn from so many games, the last ones that have reached anything new."""
CONNECT_SECONDS = 5.0
"""How long a scheduler may take to answer at all."""
WAIT_SECONDS = 0.5
"""So long it is waited for a task to end before it is looked again who plays."""


class NoScheduler(ValueError):
    """Nobody hands out tasks at that address."""


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """Some games to be played."""

    campaign: str
    """Tells one campaign from another, for a process that plays in several."""
    asked: Asked
    numbers: tuple[int, ...]
    seconds: float | None
    """How long the campaign has still to go."""
    beginnings: list[Start]
    told: list[Told]
    tries: int = 1


class Done(msgspec.Struct, kw_only=True):
    """What came of a task."""

    games: list[Game]
    over: str | None
    """Why this process plays no more."""
    seconds: float


Running = dict["Future[bytes]", tuple[Task, float]]
"""What is played, and until when it may be."""


class Workers:
    """The processes of a campaign."""

    def __init__(self, campaign: Campaign, number: int, address: str | None = None) -> None:
        """So many of this machine; or those of a scheduler. Raises NoScheduler."""
        self.campaign, self.lost = campaign, 0
        """`lost`: games that were played by nobody, because their process died over them twice."""
        self._lost_in_a_row = 0
        """Tasks."""
        self._chance = Random(campaign.asked.seed)
        self._key = f"{id(campaign)} {time.time_ns()}"
        self._next = campaign.number + 1
        self._cluster: Any = None
        if address is not None:
            try:
                self._client = Client(address, timeout=CONNECT_SECONDS)
            except OSError as error:
                raise NoScheduler(f"no scheduler answers at {address}: {error}") from error
        else:
            with config.set({"distributed.scheduler.allowed-failures": 0, "distributed.comm.timeouts.connect": "30s"}):
                self._cluster = LocalCluster(
                    n_workers=number, threads_per_worker=1, processes=True, memory_limit=WORKER_MEMORY,
                    dashboard_address="127.0.0.1:0", host="127.0.0.1", silence_logs=50,
                )  # fmt: skip
            self._client = Client(self._cluster)

    def close(self) -> None:
        """Ends what was begun here."""
        with contextlib.suppress(Exception):  # of processes that have gone
            self._client.close()
        if self._cluster is not None:
            self._cluster.close()

    def run(self, tell: Callable[[Told], None], heard: Callable[[], None] = lambda: None) -> None:
        """Has games played until it is enough. `tell` hears of each difference, `heard` of each task that is done."""
        campaign = self.campaign
        with campaign:
            running: Running = {}
            while not campaign.is_enough() and self._hand_out(running):
                for future in self._ended(running):
                    task, _ = running.pop(future)
                    for game in self._games(future, task, running):
                        if not campaign.is_enough() and (told := campaign.take(game)) is not None:
                            tell(told)
                    heard()
            self._client.cancel(list(running), force=True)

    def _hand_out(self, running: Running) -> bool:
        """Gives every process something to do; whether there is anything left to do."""
        workers = max(1, len(self._client.scheduler_info()["workers"]))
        while len(running) < workers * TASKS_A_WORKER:
            games, most = GAMES_A_TASK, self.campaign.asked.most
            if most is not None:
                games = min(games, most - self.campaign.games - sum(len(task.numbers) for task, _ in running.values()))
            if games <= 0:
                break
            self._submit(tuple(range(self._next, self._next + games)), running)
            self._next += games
        return bool(running)

    def _submit(self, numbers: tuple[int, ...], running: Running, tries: int = 1) -> None:
        campaign = self.campaign
        kept = beginnings(campaign.lines[-REMEMBERED:])
        task = Task(
            campaign=self._key,
            asked=campaign.asked,
            numbers=numbers,
            seconds=campaign.left,
            beginnings=self._chance.sample(kept, min(BEGINNINGS_A_TASK, len(kept))),
            told=campaign.told,
            tries=tries,
        )
        future = self._client.submit(carried_out, msgspec.msgpack.encode(task), pure=False, retries=0)
        running[future] = task, time.monotonic() + LONGEST_TASK_SECONDS

    def _ended(self, running: Running) -> Iterator[Future[bytes]]:
        """Those that have ended, or are given up; waits a moment where there are none."""
        with contextlib.suppress(TimeoutError):
            wait(list(running), timeout=WAIT_SECONDS, return_when="FIRST_COMPLETED")
        for future, (_, until) in list(running.items()):
            if future.done():
                yield future
            elif time.monotonic() > until:
                self._client.cancel([future], force=True)
                yield future

    def _games(self, future: Future[bytes], task: Task, running: Running) -> Sequence[Game]:
        """The games of a task. One that has cost its process its life is handed out once more."""
        if future.status == "error":
            error = future.exception()
            if isinstance(error, CouldNotStart):
                self.campaign.over = str(error)
                return ()
            if not isinstance(error, KilledWorker):
                raise error
        if future.status != "finished":
            if task.tries < TRIES:
                self._submit(task.numbers, running, task.tries + 1)
            else:
                self.lost += len(task.numbers)
                self._lost_in_a_row += 1
                if self._lost_in_a_row >= LOST_IN_A_ROW:
                    self.campaign.over = f"the processes that play have died over {LOST_IN_A_ROW} tasks in a row"
            return ()
        self._lost_in_a_row = 0
        done = msgspec.msgpack.decode(future.result(), type=Done)
        self.campaign.over = self.campaign.over or done.over
        if (left := task.numbers[len(done.games) :]) and self.campaign.over is None:
            self._submit(left, running)
        return done.games


_PLAYERS: dict[str, Player] = {}
"""Campaign → who plays it in this process."""
_ONE_BY_ONE = threading.Lock()
"""An engine is for one task at a time, however many threads a worker has."""


def carried_out(encoded: bytes) -> bytes:
    """Plays the games of a task, in the process that it was handed to."""
    with _ONE_BY_ONE:
        return _carried_out(encoded)


def _carried_out(encoded: bytes) -> bytes:
    task = msgspec.msgpack.decode(encoded, type=Task)
    began = time.monotonic()
    player = _PLAYERS.get(task.campaign)
    if player is None:
        for other in list(_PLAYERS):
            _PLAYERS.pop(other).close()
        player = _PLAYERS[task.campaign] = Player(connect(task.asked.spec, task.asked.limits), task.asked)
    names = {told.name for told in player.told}
    player.told += [told for told in task.told if told.name not in names]
    for game, corpus in player.corpora.items():
        corpus.guests = [start for start in task.beginnings if start.game == game]
    games: list[Game] = []
    for number in task.numbers:
        spent = time.monotonic() - began
        if player.over is not None or (games and spent > TASK_SECONDS):
            break
        games.append(player.play(number, None if task.seconds is None else max(0.0, task.seconds - spent)))
    done = Done(games=games, over=player.over, seconds=time.monotonic() - began)
    return msgspec.msgpack.encode(done)
