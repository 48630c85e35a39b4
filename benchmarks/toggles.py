"""`python -m benchmarks.toggles`: measure what edition toggles of VTES cost the engine.

The same random games run with the engine as it is and with its toggles compiled away, interleaved, each round in its
own
process. `--against FOLDER` compares with another checkout instead, such as one from before editions existed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from math import floor, sqrt
from pathlib import Path
from statistics import median
from typing import Any

import click
from rich.console import Console

from benchmarks.measure import ROOT, Sheet, Wrong, gathered, in_turn

CHILD = Path(__file__).with_name("without_toggles.py")


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--rounds", default=15, show_default=True, type=click.IntRange(1), help="Number of rounds.")
@click.option("--games", default=8, show_default=True, type=click.IntRange(1), help="Complete games a round.")
@click.option("--against", type=click.Path(path_type=Path, exists=True, file_okay=False), metavar="FOLDER",
              help="Another checkout to compare with, instead of the engine without toggles.")  # fmt: skip
def main(rounds: int, games: int, against: Path | None) -> None:
    """Measure the engine next to itself without toggles, or next to another checkout."""
    other = partial(played, ROOT, "inlined", games) if against is None else partial(played, against, "asking", games)
    ways: dict[str, Callable[[int], dict[str, Any]]] = {
        "as it is": partial(played, ROOT, "asking", games),
        "without toggles" if against is None else str(against): other,
    }
    console = Console(stderr=True)
    try:
        found = in_turn(ways, rounds, lambda stage, detail: console.print(f"{stage}: {detail}"))
        sheet = told(found, alike=against is None)
    except Wrong as wrong:
        raise click.ClickException(str(wrong)) from wrong
    click.echo(f"{sheet.title}:\n\n{sheet.markdown()}")


def played(folder: Path, way: str, games: int, number: int) -> dict[str, Any]:
    """Play a round in a checkout and return its result. Raises Wrong if that fails."""
    done = subprocess.run(
        [sys.executable, "-P", str(CHILD), way, str(number * games), str(games)],
        cwd=folder, env=os.environ | {"PYTHONPATH": str(folder)}, capture_output=True, text=True,
    )  # fmt: skip
    if done.returncode:
        raise Wrong(f"games in {folder} failed ({way}):\n{done.stderr[-2000:]}")
    found: dict[str, Any] = json.loads(done.stdout)
    if way == "inlined" and not found["places"]:
        raise Wrong("the engine reads no toggle, so there is nothing to compile away")
    return found


def told(found: dict[str, list[dict[str, Any]]], alike: bool) -> Sheet:
    """Return the figures as a table. Ratios are taken by round, with the median's bounds in 19 of 20 cases.

    Raises Wrong if games that must be the same differ.
    """
    first, second = found.values()
    courses = [[each["course"] for each in rounds] for rounds in (first, second)]
    if alike and courses[0] != courses[1]:
        raise Wrong("without toggles the engine plays different games")
    rows: list[tuple[str, ...]] = []
    for name, rounds in found.items():
        rate = gathered([each["decisions"] / each["seconds"] for each in rounds])
        times = sorted(_cost(each) / _cost(one) for each, one in zip(rounds, second, strict=True))
        low = max(0, floor(len(times) / 2 - 0.98 * sqrt(len(times))))
        ratio = f"{median(times):.3f} ({times[low]:.3f}–{times[-1 - low]:.3f})"
        rows.append((name, f"{sum(each['decisions'] for each in rounds):,}", rate.told(), ratio))
    same = "the same games" if courses[0] == courses[1] else "not the same games"
    title = f"Random VTES of five players by the default edition, {len(first)} rounds, {same}"
    return Sheet("toggles", title, ("engine", "decisions", "decisions/s", "processor time a decision"), rows)


def _cost(found: dict[str, Any]) -> float:
    return float(found["seconds"] / found["decisions"])


if __name__ == "__main__":
    main()
