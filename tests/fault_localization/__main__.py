"""Measure how well the suspected rules explain engines with many faults: `python -m tests.fault_localization`.

The test beds with an even number were used to develop the ranking, the others only to report. Beside it stands the
simplest ranking: failures grouped by the rule named after "because" in the failing step, else by their first tag.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import click
import msgspec
from rich.console import Console
from rich.table import Table

from conformance.commands.suspects import suspicion_of
from conformance.verdict.fault_localization.ranking import Suspect
from conformance.verdict.results import CaseResult
from conformance.verdict.results_file import read_results
from reference_engine.engine import GAMES
from tests.cases import suite_cases
from tests.fault_localization.beds import BEDS, Truth, bed
from tests.fault_localization.scoring import Found, baseline, scored

SMALL = 12
"""Maximum number of faults of an engine whose faults should be among the first 10."""
COLUMNS = ("engines", "faults", "first 5", "first 10", "first 20", f"first 10, up to {SMALL}", "right", "listed rule")


class Measured(NamedTuple):
    """The scores of an engine."""

    name: str
    ours: Found
    simplest: Found


@click.command()
@click.option("--game", "games", multiple=True, type=click.Choice(list(GAMES)), help="Game to measure; default: all.")
@click.option(
    "--beds", default=BEDS, show_default=True, type=click.IntRange(0), help="Number of test beds of each game."
)
@click.option(
    "--run",
    "runs",
    nargs=2,
    multiple=True,
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="RESULTS TRUTH",
    help="Also score a recorded run of a real engine, with a file of its true faults.",
)
@click.option("--each", is_flag=True, help="Show each engine.")
@click.option("--json", "json_file", type=click.Path(path_type=Path, dir_okay=False), help="Write the figures to FILE.")
def main(
    games: Sequence[str], beds: int, runs: Sequence[tuple[Path, Path]], each: bool, json_file: Path | None
) -> None:
    """Play engines with many faults, and show how many of these the suspected rules find."""
    console, measured = Console(), list[Measured]()
    for number in range(beds):
        for game in games or tuple(GAMES):
            played = bed(game, number)
            measured.append(of_engine(played.name, played.scenarios, played.truth, {}))
    rows: dict[str, list[Measured]] = {
        "development half": [one for one in measured if not is_reported(one)],
        "report half": [one for one in measured if is_reported(one)],
    }
    for game in games or tuple(GAMES):
        rows[f"report half, {game}"] = [one for one in measured if is_reported(one) and one.name.startswith(game)]
    for results, truth in runs:
        record = read_results(results)
        faults = msgspec.json.decode(truth.read_bytes(), type=Truth)
        found = of_engine(results.name.partition(".")[0], record.scenarios, faults, record.editions)
        rows[found.name] = [found]
    rows |= {one.name: [one] for one in measured if each}
    figures = {
        "suspected rules": {name: shares(one.ours for one in of_row) for name, of_row in rows.items() if of_row},
        "simplest ranking": {name: shares(one.simplest for one in of_row) for name, of_row in rows.items() if of_row},
    }
    for title, of_rows in figures.items():
        console.print(table(title, of_rows))
    if json_file is not None:
        json_file.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")


def is_reported(measured: Measured) -> bool:
    """Return whether a test bed is in the half that was not used for development."""
    return int(measured.name.rpartition("-")[2]) % 2 == 1


def of_engine(name: str, cases: Sequence[CaseResult], truth: Truth, editions: Mapping[str, str]) -> Measured:
    """Return the scores of both rankings."""
    suspects: Sequence[Suspect] = suspicion_of(cases, suite_cases(), editions).suspects
    ours, simplest = (scored(cases, truth.faults, ranking, truth.breaks) for ranking in (suspects, baseline(cases)))
    return Measured(name, ours, simplest)


def shares(found: Iterable[Found]) -> list[float]:
    """Return the figures of `COLUMNS`. Engines without failing scenarios do not count."""
    engines = [each for each in found if each.places]
    small = [each for each in engines if len(each.places) <= SMALL]
    faults, of_small = (sum(len(each.places) for each in some) for some in (engines, small))
    right = [one for each in engines for one in each.right[:20]]
    broken = [one for each in engines for one in each.broken[:20]]
    return [
        len(engines),
        faults,
        *(_share(sum(each.among(first) for each in engines), faults) for first in (5, 10, 20)),
        _share(sum(each.among(10) for each in small), of_small),
        _share(sum(right), len(right)),
        _share(sum(broken), len(broken)),
    ]


def _share(number: int, of: int) -> float:
    return round(number / of, 3) if of else 0.0


def table(title: str, rows: Mapping[str, Sequence[float]]) -> Table:
    """Return a table with one row for each entry. Shares are percentages."""
    made = Table(title=title, title_justify="left")
    for column in ("", *COLUMNS):
        made.add_column(column, justify="right" if column else "left")
    for name, numbers in rows.items():
        made.add_row(
            name, *(f"{number:.0f}" for number in numbers[:2]), *(f"{100 * each:.1f}%" for each in numbers[2:])
        )
    return made


if __name__ == "__main__":
    main()
