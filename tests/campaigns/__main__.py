"""How many wrong engines a campaign tells from the reference, at each level: `python -m tests.campaigns`."""

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
@click.option("--game", "games", multiple=True, type=click.Choice(list(GAMES)), help="Which game; all, if not given.")
@click.option("--kind", "kinds", multiple=True, type=click.Choice(KINDS), help="Which engines; all, if not given.")
@click.option("--level", "levels", multiple=True, type=click.Choice(LEVELS), help="Which level; all, if not given.")
@click.option("--sample", "number", default=10, show_default=True, help="So many of each kind, all games together.")
@click.option("--seconds", default=60.0, show_default=True, help="Of the processor, for each engine at each level.")
@click.option("--seed", default=0, show_default=True, help="Which sample.")
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
    """Has a campaign at each of some wrong engines, and tells how many it tells from the reference."""
    console = Console()
    asked = trials(games or tuple(GAMES), kinds or KINDS, levels or LEVELS, number, seed, seconds)
    found: list[Outcome] = []
    with Work("campaigns at wrong engines", Outcome, workers, scheduler, out) as work:
        for outcome in outcomes(work, asked):
            found.append(outcome)
            trial = outcome.trial
            how = f"{outcome.seconds:.1f} s, {' '.join(outcome.by)}" if outcome.told else "not told apart"
            console.print(
                f"{len(found)}/{len(asked)} {trial.level} {trial.kind} {trial.name}: {how}",
                markup=False,
                soft_wrap=True,
            )
    console.print(table(found))
    say_lost(work)


def table(found: list[Outcome]) -> Table:
    """By level, kind and game."""
    groups: defaultdict[tuple[str, str, str], list[Outcome]] = defaultdict(list)
    for outcome in found:
        for game in (outcome.trial.game, "all"):
            groups[outcome.trial.level, outcome.trial.kind, game].append(outcome)
    shown = Table(box=SIMPLE)
    for column in ("level", "engines", "game", "tried", "told apart", "%", "median s", "scenarios of ≤ 10 choices"):
        shown.add_column(column, justify="left" if column in ("level", "engines", "game") else "right")
    for (level, kind, game), group in sorted(groups.items(), key=lambda item: (LEVELS.index(item[0][0]), item[0][1:])):
        told = [outcome for outcome in group if outcome.told]
        short = sum(outcome.choices is not None and outcome.choices <= 10 for outcome in told)
        median = f"{statistics.median(outcome.seconds for outcome in told):.1f}" if told else ""
        row = (str(len(group)), str(len(told)), f"{100 * len(told) / len(group):.0f}", median, str(short))
        shown.add_row(level, kind, game, *row)
    return shown


if __name__ == "__main__":
    main()
