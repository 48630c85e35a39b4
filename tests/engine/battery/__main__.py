"""Whole random games, spread over processes: `python -m tests.engine.battery --games 10000 --out FILE`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from reference_engine.engine import GAMES
from tests.distributed import Work, batches, say_lost, spread_options
from tests.engine.battery.subjects import subjects
from tests.engine.battery.whole_games import Games, Played, play

GAMES_A_TASK = 10


@click.command()
@click.option("--game", "games", multiple=True, type=click.Choice(list(GAMES)), help="Game to play. Default: all.")
@click.option("--players", "tables", multiple=True, type=int, help="Number of players. Default: all.")
@click.option("--games", "number", default=1000, show_default=True, help="Games for each number of players.")
@spread_options
def main(
    games: tuple[str, ...],
    tables: tuple[int, ...],
    number: int,
    workers: int | None,
    scheduler: str | None,
    out: Path | None,
) -> None:
    """Play whole games at random. Exits with 1 if a game has a fault or was lost."""
    asked = [
        (subject.rules.NAME, players, at)
        for subject in subjects()
        for players in subject.players
        for at in range(number)
        if subject.rules.NAME in (games or GAMES) and players in (tables or subject.players)
    ]
    if not asked:
        raise click.UsageError(
            f"no game can be played by {', '.join(map(str, tables))} players; give another --players"
        )
    with Work("whole random games", Played, workers, scheduler, out) as work:
        wanted = set(asked)
        found = [each for each in work.done if each.key in wanted]
        known, left = {each.key for each in found}, defaultdict[tuple[str, int], list[int]](list)
        for game, players, at in asked:
            if (game, players, at) not in known:
                left[game, players].append(at)
        tasks = [Games(*of, at) for of, numbers in left.items() for at in batches(numbers, GAMES_A_TASK)]
        columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True)) as progress:
            bar = progress.add_task("whole games", total=len(asked), completed=len(found))
            for each in work.carry_out(play, tasks):
                found.append(each)
                progress.advance(bar)
    tell(found)
    say_lost(work)
    raise SystemExit(1 if work.lost or any(each.fault for each in found) else 0)


def tell(found: Sequence[Played]) -> None:
    """Print the figures of each table, and the faults of each game."""
    by_table = defaultdict[tuple[str, int], list[Played]](list)
    for each in found:
        by_table[each.game, each.players].append(each)
    for (game, players), group in sorted(by_table.items()):
        decisions, seconds = sum(each.decisions for each in group), sum(each.seconds for each in group)
        click.echo(
            f"{game}, {players} players: {len(group):,} games, {decisions:,} decisions, "
            f"at most {max(each.turns for each in group)} turns, {seconds:,.0f} s of the processor"
        )
    for each in found:
        if each.fault:
            click.echo(f"{each.game}, {each.players} players, game {each.number}:\n{each.fault}")


if __name__ == "__main__":
    main()
