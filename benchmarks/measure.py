"""Common parts of the benchmarks: samples, interleaved repetitions, tables, figures and cores."""

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
"""Progress callback with a stage, such as the round, and its detail."""


class Wrong(Exception):
    """A measured subject did not do what it should, so its time is meaningless."""


class Sample(msgspec.Struct, frozen=True):
    """Repeated measurements of one thing."""

    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    def told(self, digits: int = 0) -> str:
        """Return the median with minimum and maximum as text."""
        low, high = min(self.values), max(self.values)
        return f"{self.median:,.{digits}f} ({low:,.{digits}f}–{high:,.{digits}f})"


class Sheet(msgspec.Struct, frozen=True):
    """A table of results, for the console and for the page.

    The first column and those in `words` hold text. All others hold numbers.
    """

    name: str
    title: str
    columns: tuple[str, ...]
    rows: list[tuple[str, ...]]
    words: tuple[str, ...] = ()

    def is_words(self, column: str) -> bool:
        """Report if a column is left-aligned."""
        return column == self.columns[0] or column in self.words

    def rich(self) -> Table:
        """Return the table for the console."""
        table = Table(title=self.title, title_justify="left")
        for column in self.columns:
            table.add_column(column, justify="left" if self.is_words(column) else "right")
        for row in self.rows:
            table.add_row(*row)
        return table

    def markdown(self) -> str:
        """Return the table for the page."""
        lines = [self.columns, tuple("---" if self.is_words(each) else "---:" for each in self.columns), *self.rows]
        return "\n".join("| " + " | ".join(line) + " |" for line in lines)


class BenchmarkResult(msgspec.Struct, frozen=True):
    """Result of one benchmark: raw figures, tables, and the figures that `benchmarks.figures` names."""

    raw: dict[str, Any]
    sheets: list[Sheet]
    figures: dict[str, float | None] = {}
    """Values are None if the machine or the run is too small to measure them."""


class Spent(msgspec.Struct, frozen=True):
    """Cost of a command: wall-clock seconds, processor seconds of all processes, and maximum bytes of one process."""

    seconds: float
    cpu_seconds: float
    memory_bytes: int


def launched(
    command: Sequence[str], folder: Path, environment: Mapping[str, str], only: Sequence[int] = ()
) -> tuple[subprocess.CompletedProcess[str], Spent]:
    """Run a command in a folder, on the given cores if any. Return its output and cost."""
    with tempfile.TemporaryDirectory(prefix="launched-") as notes:
        spent = Path(notes) / "spent.json"
        bound = ["--cores", ",".join(map(str, only))] if only else []
        done = subprocess.run(
            [sys.executable, LAUNCH, *bound, "--spent", str(spent), *command],
            cwd=folder, env=os.environ | environment, capture_output=True, text=True, check=True,
        )  # fmt: skip
        return done, msgspec.json.decode(spent.read_bytes(), type=Spent)


def in_turn(subjects: Mapping[str, Callable[[int], T]], rounds: int, tell: Tell) -> dict[str, list[T]]:
    """Measure every subject once a round, and start each round with another subject.

    A busy moment of the machine then affects all alike. Subjects are called with the number of the round.
    """
    found: dict[str, list[T]] = {name: [] for name in subjects}
    names = list(subjects)
    for number in range(rounds):
        at = number % len(names)
        for name in names[at:] + names[:at]:
            tell(f"round {number + 1} of {rounds}", name)
            found[name].append(subjects[name](number))
    return found


def gathered(values: Sequence[float]) -> Sample:
    """Return measurements as a sample."""
    return Sample(tuple(values))


def ratio(left: float, right: float) -> str:
    """Return `left` / `right` as text."""
    quotient = left / right
    return f"{quotient:.2f}x" if quotient < 9.95 else f"{quotient:.0f}x"


def version(distribution: str) -> str:
    """Return a distribution with its version, as a name in a table."""
    return f"{distribution} {metadata.version(distribution)}"


def cores() -> tuple[int, ...]:
    """Return the cores that this process may bind to, or none if the system cannot bind."""
    return tuple(sorted(os.sched_getaffinity(0))) if sys.platform == "linux" else ()


@contextlib.contextmanager
def bound_to(*only: int) -> Iterator[None]:
    """Keep this process and its children on these cores inside the context, if any are given."""
    before = cores()
    if sys.platform == "linux" and only:
        os.sched_setaffinity(0, only)
    try:
        yield
    finally:
        if sys.platform == "linux" and only:
            os.sched_setaffinity(0, before)


def machine() -> dict[str, Any]:
    """Return general facts about the machine."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cores": os.cpu_count(),
        "system": platform.system(),
        "bits": sys.maxsize.bit_length() + 1,
    }
