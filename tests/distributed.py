"""Distribute long work over processes, and keep results in a file so that interrupted work can resume."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import click
import msgspec

from conformance.fuzzing.distributed import LONGEST_TASK_SECONDS, Lost, NoScheduler, OtherSuite, Spread
from conformance.runner import suite_version
from conformance.runner.line_file import CannotGoOn, Lines

T = TypeVar("T")
L = TypeVar("L", bound=msgspec.Struct)


class FileHeader(msgspec.Struct, frozen=True):
    """First line of a file."""

    work: str
    code: str
    """Digest of the project. Results of other code are not used."""


class Work(Generic[L]):
    """Distributed work, whose results can be kept in a file."""

    def __init__(self, work: str, kind: type[L], workers: int | None, scheduler: str | None, out: Path | None) -> None:
        """Continue with the file, if there is one.

        `workers` defaults to the number of cores. Raises UsageError if the file belongs to other work, or if the
        scheduler cannot be reached.
        """
        self.lost = 0
        """Number of tasks without a result because their processes died."""
        self._lines: Lines[L] | None = None
        if out is not None:
            try:
                self._lines = Lines(
                    out, FileHeader(work, suite_version.digest({*suite_version.PACKAGES, "tests"})), kind
                )
            except CannotGoOn as other:
                raise click.UsageError(f"{other}; choose another file with --out") from other
        self.done: list[L] = list(self._lines.lines) if self._lines is not None else []
        """Results from earlier runs."""
        try:
            self._spread = Spread(workers or os.cpu_count() or 1, scheduler)
        except NoScheduler as nobody:
            raise click.UsageError(str(nobody)) from nobody

    def __enter__(self) -> Work[L]:
        return self

    def __exit__(self, *_: object) -> None:
        self._spread.close()
        if self._lines is not None:
            self._lines.close()

    def carry_out(
        self, function: Callable[[T], Sequence[L]], tasks: Iterable[T], longest: float = LONGEST_TASK_SECONDS
    ) -> Iterator[L]:
        """Yield the results of the tasks, as each is done and stored."""
        left = deque(tasks)
        try:
            for _, found in self._spread.run(function, lambda: left.popleft() if left else None, longest=longest):
                if isinstance(found, Lost):
                    self.lost += 1
                    continue
                for each in found:
                    if self._lines is not None:
                        self._lines.keep(each)
                    yield each
        except OtherSuite as other:
            raise click.UsageError(str(other)) from other


def spread_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add `--workers`, `--scheduler` and `--out` to a command."""
    for option in (
        click.option(
            "--out", type=click.Path(path_type=Path, dir_okay=False), help="Keep results in FILE; resume from it."
        ),
        click.option("--scheduler", metavar="ADDRESS", help="Use a dask scheduler's workers, such as tcp://host:8786."),
        click.option("--workers", type=click.IntRange(1), help="Number of processes on this machine."),
    ):
        command = option(command)
    return command


def batches(things: Sequence[T], size: int) -> Iterator[tuple[T, ...]]:
    """Yield batches of `size` things."""
    return (tuple(things[at : at + size]) for at in range(0, len(things), size))


def say_lost(work: Work[Any]) -> None:
    """Report tasks without a result."""
    if work.lost:
        tasks = "1 task has" if work.lost == 1 else f"{work.lost} tasks have"
        click.echo(f"{tasks} no result because the worker died; run the same command again to retry")
