"""What the benchmarks share: samples with their spread, repetitions that take turns, tables."""

from __future__ import annotations

import os
import platform
import statistics
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from rich.table import Table

ROOT = Path(__file__).resolve().parents[1]
T = TypeVar("T")


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
    """A table of results, for the console and for the page. The first column holds names, the others numbers."""

    name: str
    title: str
    columns: tuple[str, ...]
    rows: list[tuple[str, ...]]

    def rich(self) -> Table:
        """For the console."""
        table = Table(title=self.title, title_justify="left")
        for number, column in enumerate(self.columns):
            table.add_column(column, justify="right" if number else "left")
        for row in self.rows:
            table.add_row(*row)
        return table

    def markdown(self) -> str:
        """For the page."""
        lines = [self.columns, ("---", *("---:" for _ in self.columns[1:])), *self.rows]
        return "\n".join("| " + " | ".join(line) + " |" for line in lines)


class Part(msgspec.Struct, frozen=True):
    """What one benchmark found: the raw figures, and the same as tables."""

    figures: dict[str, Any]
    sheets: list[Sheet]
    note: str = ""


def in_turn(subjects: Mapping[str, Callable[[int], T]], rounds: int) -> dict[str, list[T]]:
    """Measures every subject once a round, each round beginning with another one, so that a busy moment of the machine
    hits all of them alike. A subject is called with the number of the round."""
    found: dict[str, list[T]] = {name: [] for name in subjects}
    names = list(subjects)
    for number in range(rounds):
        at = number % len(names)
        for name in names[at:] + names[:at]:
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


def machine() -> dict[str, Any]:
    """Where the figures come from, in general terms."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cores": os.cpu_count(),
        "system": platform.system(),
        "bits": sys.maxsize.bit_length() + 1,
    }
