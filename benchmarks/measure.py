"""What the benchmarks share: samples with their spread, repetitions that take turns, tables, figures, cores."""

from __future__ import annotations

import contextlib
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from rich.table import Table

ROOT = Path(__file__).resolve().parents[1]
LAUNCH = str(Path(__file__).with_name("launch.py"))
T = TypeVar("T")
Tell = Callable[[str, str], None]
"""Hears how far a benchmark is: which round, and what in it."""


class Wrong(Exception):
    """Something that is measured did not do what it should, so that its time says nothing."""


class Sample(msgspec.Struct, frozen=True):
    """Repeated measurements of one thing."""

    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    def told(self, digits: int = 0) -> str:
        """The median with the least and the greatest value."""
        low, high = min(self.values), max(self.values)
        return f"{self.median:,.{digits}f} ({low:,.{digits}f}–{high:,.{digits}f})"


class Sheet(msgspec.Struct, frozen=True):
    """A table of results, for the console and for the page. The first column holds names, and so do those of `words`;
    the others hold numbers."""

    name: str
    title: str
    columns: tuple[str, ...]
    rows: list[tuple[str, ...]]
    words: tuple[str, ...] = ()

    def is_words(self, column: str) -> bool:
        """Whether a column is set from the left."""
        return column == self.columns[0] or column in self.words

    def rich(self) -> Table:
        """For the console."""
        table = Table(title=self.title, title_justify="left")
        for column in self.columns:
            table.add_column(column, justify="left" if self.is_words(column) else "right")
        for row in self.rows:
            table.add_row(*row)
        return table

    def markdown(self) -> str:
        """For the page."""
        lines = [self.columns, tuple("---" if self.is_words(each) else "---:" for each in self.columns), *self.rows]
        return "\n".join("| " + " | ".join(line) + " |" for line in lines)


class BenchmarkResult(msgspec.Struct, frozen=True):
    """What one benchmark found: the raw figures, the same as tables, and the few that `benchmarks.figures` names."""

    raw: dict[str, Any]
    sheets: list[Sheet]
    figures: dict[str, float | None] = {}
    """None: not measured, for the machine or the run is too small for it."""


class Spent(msgspec.Struct, frozen=True):
    """What a command took: seconds by the clock, processor seconds of all its processes, most bytes held by one."""

    seconds: float
    cpu_seconds: float
    memory_bytes: int


def launched(
    command: Sequence[str], folder: Path, environment: Mapping[str, str], only: Sequence[int] = ()
) -> tuple[subprocess.CompletedProcess[str], Spent]:
    """Runs a command in a folder, kept to these cores where some are named: what it said, and what it took."""
    with tempfile.TemporaryDirectory(prefix="launched-") as notes:
        spent = Path(notes) / "spent.json"
        bound = ["--cores", ",".join(map(str, only))] if only else []
        done = subprocess.run(
            [sys.executable, LAUNCH, *bound, "--spent", str(spent), *command],
            cwd=folder, env=os.environ | environment, capture_output=True, text=True, check=True,
        )  # fmt: skip
        return done, msgspec.json.decode(spent.read_bytes(), type=Spent)


def in_turn(subjects: Mapping[str, Callable[[int], T]], rounds: int, tell: Tell) -> dict[str, list[T]]:
    """Measures every subject once a round, each round beginning with another one, so that a busy moment of the machine
    hits all of them alike. A subject is called with the number of the round."""
    found: dict[str, list[T]] = {name: [] for name in subjects}
    names = list(subjects)
    for number in range(rounds):
        at = number % len(names)
        for name in names[at:] + names[:at]:
            tell(f"round {number + 1} of {rounds}", name)
            found[name].append(subjects[name](number))
    return found


def gathered(values: Sequence[float]) -> Sample:
    """Measurements as a sample."""
    return Sample(tuple(values))


def ratio(left: float, right: float) -> str:
    """How many times `right` goes into `left`."""
    quotient = left / right
    return f"{quotient:.2f}x" if quotient < 9.95 else f"{quotient:.0f}x"


def version(distribution: str) -> str:
    """A distribution with its version, as a name in a table."""
    return f"{distribution} {metadata.version(distribution)}"


def cores() -> tuple[int, ...]:
    """The cores that this process may use and bind to; none where the system cannot bind."""
    return tuple(sorted(os.sched_getaffinity(0))) if sys.platform == "linux" else ()


@contextlib.contextmanager
def bound_to(*only: int) -> Iterator[None]:
    """Keeps this process, and what it starts meanwhile, to these cores; to none named, leaves it free."""
    before = cores()
    if sys.platform == "linux" and only:
        os.sched_setaffinity(0, only)
    try:
        yield
    finally:
        if sys.platform == "linux" and only:
            os.sched_setaffinity(0, before)


def machine() -> dict[str, Any]:
    """Where the figures come from, in general terms."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cores": os.cpu_count(),
        "system": platform.system(),
        "bits": sys.maxsize.bit_length() + 1,
    }
