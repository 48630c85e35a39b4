"""Task distribution over processes, on this machine or others, with dask.distributed.

A task is passed to a module-level function. Tasks and results are pickled. If a worker process dies, its task is
submitted once more.
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

from conformance.runner import suite_version
from conformance.supervision.parent_watch import end_with_parent

T = TypeVar("T")
R = TypeVar("R")

LONGEST_TASK_SECONDS = 300.0
"""Default timeout of a task. The process still runs it to the end."""
TASKS_A_WORKER = 2
"""Tasks submitted per worker: one running and one waiting."""
TRIES = 2
"""Maximum number of attempts for a task whose process dies."""
GRACE_SECONDS = 10.0
"""Seconds after the end of the work in which running tasks may still finish."""
WORKER_MEMORY = "3GiB"
"""Memory limit of each local worker process, without its child processes."""
CONNECT_SECONDS = 5.0
"""Timeout for connecting to a scheduler."""
WAIT_SECONDS = 0.5
"""Seconds to wait for a task before the workers are counted again."""


class NoScheduler(ValueError):
    """No scheduler answers at that address."""


class OtherSuite(ValueError):
    """A worker process has a different version of the suite."""


class Lost(NamedTuple):
    """Result of a task whose processes died or took too long."""


class _UnderWay(NamedTuple, Generic[T]):
    task: T
    until: float
    tries: int


class Spread:
    """A pool of processes that run tasks."""

    def __init__(self, number: int, address: str | None = None) -> None:
        """Start `number` local processes, or connect to the scheduler at `address`. Raises NoScheduler."""
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
        """Address of the scheduler."""
        return str(self._client.scheduler_info(n_workers=0)["address"])

    def __enter__(self) -> Spread:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Stop whatever this object started."""
        with contextlib.suppress(Exception):  # the processes may be gone already
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
        """Yield each task with its result, as they finish.

        Calls `draw` for a task whenever a process has none waiting. Ends once `draw` returns None and no task is
        running, or GRACE_SECONDS after `is_enough` returns True. Raises whatever the function raises, and OtherSuite.
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
                    ended = running.pop(future)
                    found = self._found(future)
                    if isinstance(found, Lost) and ended.tries < TRIES:
                        self._submit(code, _UnderWay(ended.task, time.monotonic() + longest, ended.tries + 1), running)
                    else:
                        yield ended.task, found
        finally:
            with contextlib.suppress(Exception):  # the scheduler may be gone already
                self._client.cancel(list(running), force=True)

    def _places(self) -> int:
        return TASKS_A_WORKER * max(1, len(self._client.scheduler_info(n_workers=-1)["workers"]))

    def _submit(
        self, code: tuple[Callable[[T], Any], str], under_way: _UnderWay[T], running: dict[Any, _UnderWay[T]]
    ) -> None:
        running[self._client.submit(_run_task, *code, under_way.task, pure=False, retries=0)] = under_way

    def _ended(self, running: dict[Any, _UnderWay[T]]) -> Iterator[Future[Any]]:
        """Yield the tasks that have ended or timed out, after waiting a moment for one."""
        with contextlib.suppress(TimeoutError):
            wait(list(running), timeout=WAIT_SECONDS, return_when="FIRST_COMPLETED")
        for future, submitted in list(running.items()):
            if future.done():
                yield future
            elif time.monotonic() > submitted.until:
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
"""Lock that makes a process run one task at a time, because its state between tasks is not thread-safe."""


def _run_task(function: Callable[[T], R], digest: str, task: T) -> R:
    """Run a task in a worker process."""
    if (own := _digest(function)) != digest:
        raise OtherSuite(
            f"a worker on {socket.gethostname()} has another version of the suite ({own} instead of {digest}); "
            f"install the same version on every worker, and restart the workers"
        )
    with _ONE_BY_ONE:
        return function(task)


def _digest(function: Callable[..., object]) -> str:
    return _suite_digest(frozenset({*suite_version.PACKAGES, function.__module__.partition(".")[0]}))


@cache
def _suite_digest(packages: frozenset[str]) -> str:
    return suite_version.digest(packages)


def dask_setup(_: object) -> None:
    """Tie each local worker to its parent process; dask calls this before the first task."""
    end_with_parent()
