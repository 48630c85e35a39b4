"""Measure how many faulty engines and mutants a campaign detects, at each level: `python -m tests.campaigns`."""

from __future__ import annotations

import statistics
from collections import defaultdict
from pathlib import Path

import click
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from reference_engine.engine import GAMES
from tests.campaigns.yardstick import KINDS, LEVELS, Kind, Outcome, outcomes, trials
from tests.distributed import Work, say_lost, spread_options


@click.command()
@click.option("--game", "games", multiple=True, type=click.Choice(list(GAMES)), help="Game to play; default: all.")
@click.option("--kind", "kinds", multiple=True, type=click.Choice(KINDS), help="Kind of engine; default: all.")
@click.option(
    "--level", "levels", multiple=True, type=click.Choice(LEVELS), help="Level of the campaign; default: all."
)
@click.option(
    "--sample", "number", default=10, show_default=True, help="Number of engines of each kind, over all games."
)
@click.option("--seconds", default=60.0, show_default=True, help="Processor time for each engine at each level.")
@click.option("--seed", default=0, show_default=True, help="Seed of the sample.")
@spread_options
def main(
    games: tuple[str, ...],
    kinds: tuple[Kind, ...],
    levels: tuple[str, ...],
    number: int,
    seconds: float,
    seed: int,
    workers: int | None,
    scheduler: str | None,
    out: Path | None,
) -> None:
    """Run a campaign against faulty engines and mutants, and show how many it distinguishes from the reference."""
    console = Console()
    chosen = trials(games or tuple(GAMES), kinds or KINDS, levels or LEVELS, number, seed, seconds)
    found: list[Outcome] = []
    with Work("campaigns against faulty engines", Outcome, workers, scheduler, out) as work:
        for outcome in outcomes(work, chosen):
            found.append(outcome)
            trial = outcome.trial
            how = f"{outcome.seconds:.1f} s, {' '.join(outcome.by)}" if outcome.told else "not distinguished"
            console.print(
                f"{len(found)}/{len(chosen)} {trial.level} {trial.kind} {trial.name}: {how}",
                markup=False,
                soft_wrap=True,
            )
    console.print(table(found))
    say_lost(work)


def table(found: list[Outcome]) -> Table:
    """Return the table of results by level, kind and game."""
    groups: defaultdict[tuple[str, str, str], list[Outcome]] = defaultdict(list)
    for outcome in found:
        for game in (outcome.trial.game, "all"):
            groups[outcome.trial.level, outcome.trial.kind, game].append(outcome)
    shown = Table(box=SIMPLE)
    for column in ("level", "engines", "game", "tried", "distinguished", "%", "median s", "scenarios of ≤ 10 choices"):
        shown.add_column(column, justify="left" if column in ("level", "engines", "game") else "right")
    for (level, kind, game), group in sorted(groups.items(), key=lambda item: (LEVELS.index(item[0][0]), item[0][1:])):
        detected = [outcome for outcome in group if outcome.told]
        short = sum(outcome.choices is not None and outcome.choices <= 10 for outcome in detected)
        median = f"{statistics.median(outcome.seconds for outcome in detected):.1f}" if detected else ""
        row = (str(len(group)), str(len(detected)), f"{100 * len(detected) / len(group):.0f}", median, str(short))
        shown.add_row(level, kind, game, *row)
    return shown


if __name__ == "__main__":
    main()
