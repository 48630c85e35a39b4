"""Put faults into the harness one at a time, and run the gate: `python -m tests.mutants.harness_faults`.

Each must fail a test. The faults are in harness_faults.toml.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import click
import tomli
from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).resolve().parents[2]
FAULTS = Path(__file__).with_suffix(".toml")
COPIED = ("conformance", "docs", "examples", "features", "justicar", "reference_engine", "scenarios", "tests")


class Fault(NamedTuple):
    """One change of the harness."""

    title: str
    file: str
    old: str
    new: str
    tests: list[str]
    """Paths of the tests to run first."""

    def make(self, root: Path) -> None:
        """Change the file below `root`. Raises ValueError unless `old` occurs there once."""
        path = root / self.file
        text = path.read_text(encoding="utf-8")
        if text.count(self.old) != 1:
            raise ValueError(f"{self.title}: {self.file} has {self.old!r} {text.count(self.old)} times")
        path.write_text(text.replace(self.old, self.new), encoding="utf-8")

    def undo(self, root: Path) -> None:
        """Restore the original file."""
        shutil.copy(ROOT / self.file, root / self.file)


def faults() -> list[Fault]:
    """Return all faults, in the order of the file."""
    return [Fault(**entry) for entry in tomli.loads(FAULTS.read_text(encoding="utf-8"))["fault"]]


def first_failure(root: Path, tests: list[str], workers: int) -> str:
    """Return the first test of the gate that fails; empty if all pass."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not nightly", *tests]
    if workers > 1:
        command += ["-n", str(workers)]
    environment |= {"PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True)
    if done.returncode == 0:
        return ""
    found = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return found[1] if found else f"pytest ended with {done.returncode}: {done.stdout[-300:]}"


@click.command()
@click.option("--only", default="", help="Make only faults whose title contains this text.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1))
@click.option("--listed", is_flag=True, help="Run only the tests listed with each fault, not the whole gate.")
def main(only: str, workers: int, listed: bool) -> None:
    """Put each fault into a copy, and show which test of the gate fails first."""
    console = Console()
    table = Table("fault", "first test that fails", title="Faults of the harness", title_justify="left")
    missed = 0
    with tempfile.TemporaryDirectory(prefix="justicar-faults-") as folder:
        root = Path(folder)
        for name in COPIED:
            shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
        for path in ROOT.iterdir():
            if path.is_file():
                shutil.copy(path, root)
        for fault in track([each for each in faults() if only in each.title], "faults", console=console):
            fault.make(root)
            failure = first_failure(root, fault.tests, workers)
            if not failure and not listed:
                failure = first_failure(root, ["tests"], workers)
            fault.undo(root)
            missed += not failure
            table.add_row(fault.title, failure or "none")
    console.print(table)
    raise SystemExit(1 if missed else 0)


if __name__ == "__main__":
    main()
