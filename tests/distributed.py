"""Long work of the tests, spread over processes and kept in a file of lines: what was cut off goes on where it was."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import click
import msgspec

from conformance.fuzzing.distributed import LONGEST_TASK_SECONDS, Lost, NoScheduler, OtherSuite, Spread
from conformance.runner import suite
from conformance.runner.line_file import CannotGoOn, Lines

T = TypeVar("T")
L = TypeVar("L", bound=msgspec.Struct)


class FileHeader(msgspec.Struct, frozen=True):
    """The first line of a file."""

    work: str
    code: str
    """A digest of the project: with other code it is other work."""


class Work(Generic[L]):
    """Work that is done by processes; what it comes to is kept, if it is said where."""

    def __init__(self, work: str, kind: type[L], workers: int | None, scheduler: str | None, out: Path | None) -> None:
        """Goes on with the file, if there is one. Raises a usage error where that is not of this work, and where
        there is no scheduler. Without a number there are as many processes as there are cores."""
        self.lost = 0
        """So many tasks were carried out by nobody: those who tried have died."""
        self._lines: Lines[L] | None = None
        if out is not None:
            try:
                self._lines = Lines(out, FileHeader(work, suite.digest({*suite.PACKAGES, "tests"})), kind)
            except CannotGoOn as other:
                raise click.UsageError(f"{other}; name another file by --out") from other
        self.done: list[L] = list(self._lines.lines) if self._lines is not None else []
        """What was done before."""
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
        """What comes of the tasks, each thing as it is done and kept."""
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
    """`--workers`, `--scheduler` and `--out`."""
    for option in (
        click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="Go on with FILE, and add to it."),
        click.option("--scheduler", metavar="ADDRESS", help="The processes of a dask scheduler, as tcp://host:8786."),
        click.option("--workers", type=click.IntRange(1), help="So many processes of this machine."),
    ):
        command = option(command)
    return command


def batches(things: Sequence[T], size: int) -> Iterator[tuple[T, ...]]:
    """One after the other, so many together."""
    return (tuple(things[at : at + size]) for at in range(0, len(things), size))


def say_lost(work: Work[Any]) -> None:
    """Tells of tasks that nobody has carried out."""
    if work.lost:
        click.echo(f"{work.lost} tasks were carried out by nobody: those who tried have died; the same command goes on")
