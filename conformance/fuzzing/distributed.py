"""Work that is spread over processes, here or elsewhere: dask.distributed hands it out, task by task.

A task is given to a function of a module, and both it and what comes of it are written down for the way by pickle. A
process that dies costs its task, which is handed out once more.
"""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

from dask import config
from distributed import Client, Future, LocalCluster, wait
from distributed.scheduler import KilledWorker

from conformance.runner import suite
from conformance.supervision.parent_watch import end_with_parent

T = TypeVar("T")
R = TypeVar("R")

LONGEST_TASK_SECONDS = 300.0
"""A task that takes longer is given up, where nothing else is said; the process goes on until it is done."""
TASKS_A_WORKER = 2
"""A process has one task waiting while it carries out another."""
TRIES = 2
"""So often a task is handed out that costs its process its life."""
GRACE_SECONDS = 10.0
"""What is under way once it is enough still counts, where it ends within so many seconds."""
WORKER_MEMORY = "3GiB"
"""What a process of this machine may use, those that it starts apart."""
CONNECT_SECONDS = 5.0
"""How long a scheduler may take to answer at all."""
WAIT_SECONDS = 0.5
"""So long it is waited for a task to end before it is looked again who is there."""


class NoScheduler(ValueError):
    """Nobody hands out tasks at that address."""


class OtherSuite(ValueError):
    """A process would carry out a task with other code than that of whoever asks."""


class Lost(NamedTuple):
    """Instead of what comes of a task: the processes that it was given to have died, or took too long."""


class _UnderWay(NamedTuple, Generic[T]):
    task: T
    until: float
    tries: int


class Spread:
    """Processes that carry out tasks."""

    def __init__(self, number: int, address: str | None = None) -> None:
        """So many of this machine; or those of a scheduler. Raises NoScheduler."""
        self._cluster: Any = None
        if address is not None:
            try:
                self._client = Client(address, timeout=CONNECT_SECONDS)
            except (OSError, ValueError) as error:
                raise NoScheduler(f"no scheduler answers at {address}: {error}") from error
        else:
            with config.set({"distributed.scheduler.allowed-failures": 0, "distributed.comm.timeouts.connect": "30s"}):
                self._cluster = LocalCluster(
                    n_workers=number, threads_per_worker=1, processes=True, memory_limit=WORKER_MEMORY,
                    dashboard_address="127.0.0.1:0", host="127.0.0.1", silence_logs=50, preload=[__name__],
                )  # fmt: skip
            self._client = Client(self._cluster)

    @property
    def address(self) -> str:
        """Of the scheduler."""
        return str(self._client.scheduler_info(n_workers=0)["address"])

    def __enter__(self) -> Spread:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends what was begun here."""
        with contextlib.suppress(Exception):  # of processes that have gone
            self._client.close()
        if self._cluster is not None:
            self._cluster.close()

    def run(
        self,
        function: Callable[[T], R],
        draw: Callable[[], T | None],
        is_enough: Callable[[], bool] = lambda: False,
        longest: float = LONGEST_TASK_SECONDS,
    ) -> Iterator[tuple[T, R | Lost]]:
        """Every task with what comes of it, as each ends.

        `draw` is asked for a task whenever a process has none waiting; it is over once that gives None and nothing is
        under way, or GRACE_SECONDS after `is_enough`. Raises what the function raises, and OtherSuite.
        """
        code, running = (function, _digest(function)), dict[Any, _UnderWay[T]]()
        ends: float | None = None
        try:
            while True:
                if ends is None and is_enough():
                    ends = time.monotonic() + GRACE_SECONDS
                while ends is None and len(running) < self._places() and (task := draw()) is not None:
                    self._submit(code, _UnderWay(task, time.monotonic() + longest, 1), running)
                if not running or (ends is not None and time.monotonic() > ends):
                    return
                for future in self._ended(running):
                    of = running.pop(future)
                    found = self._found(future)
                    if isinstance(found, Lost) and of.tries < TRIES:
                        self._submit(code, _UnderWay(of.task, time.monotonic() + longest, of.tries + 1), running)
                    else:
                        yield of.task, found
        finally:
            with contextlib.suppress(Exception):  # of a scheduler that has gone
                self._client.cancel(list(running), force=True)

    def _places(self) -> int:
        return TASKS_A_WORKER * max(1, len(self._client.scheduler_info(n_workers=-1)["workers"]))

    def _submit(self, code: tuple[Callable[[T], Any], str], of: _UnderWay[T], running: dict[Any, _UnderWay[T]]) -> None:
        running[self._client.submit(_carried_out, *code, of.task, pure=False, retries=0)] = of

    def _ended(self, running: dict[Any, _UnderWay[T]]) -> Iterator[Future[Any]]:
        """Those that have ended, or are given up; waits a moment where there are none."""
        with contextlib.suppress(TimeoutError):
            wait(list(running), timeout=WAIT_SECONDS, return_when="FIRST_COMPLETED")
        for future, of in list(running.items()):
            if future.done():
                yield future
            elif time.monotonic() > of.until:
                self._client.cancel([future], force=True)
                yield future

    def _found(self, future: Future[Any]) -> Any:
        if future.status == "finished":
            return future.result()
        error = future.exception() if future.status == "error" else None
        if error is not None and not isinstance(error, KilledWorker):
            raise error
        return Lost()


_ONE_BY_ONE = threading.Lock()
"""A process carries out one task at a time, however many threads it has: what it keeps from one to the next is not
shared."""


def _carried_out(function: Callable[[T], R], digest: str, task: T) -> R:
    """Carries out a task, in the process that it was handed to."""
    if (own := _digest(function)) != digest:
        raise OtherSuite(
            f"a process of {socket.gethostname()} has another version of the suite ({own} instead of {digest}); "
            f"have the same one wherever there are workers, and start these anew"
        )
    with _ONE_BY_ONE:
        return function(task)


def _digest(function: Callable[..., object]) -> str:
    return _of_packages(frozenset({*suite.PACKAGES, function.__module__.partition(".")[0]}))


@cache
def _of_packages(packages: frozenset[str]) -> str:
    return suite.digest(packages)


def dask_setup(_: object) -> None:
    """Called in each process of this machine as it begins, before it has any task."""
    end_with_parent()
