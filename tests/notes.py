"""Notes of which scenario rejects a faulty engine, so that a test runs one scenario instead of hundreds.

A note only saves time. A test whose note is missing or wrong runs every scenario in question.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path


def read_notes(path: Path) -> dict[str, str]:
    """Return the id of a scenario for each name in a file of lines `ID NAME`. Lines that begin with `#` are skipped."""
    lines = [line for line in path.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return {name: scenario for scenario, _, name in (line.partition(" ") for line in lines)}


def write_notes(path: Path, head: str, found: Mapping[str, str]) -> None:
    """Write a file of notes: `head`, then a line for each name."""
    path.write_text(head + "".join(f"{scenario} {name}\n" for name, scenario in found.items()), "utf-8")
