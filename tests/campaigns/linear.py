"""How much more several cores play than one: `python -m tests.campaigns.linear`, on a machine that is idle.

A process that plays has its engine in another, so that one of each already keeps more than one core busy. So what is
linear is told by cores: all of them, with a process each, beside one to which process, engine and who collects are
bound. Play is plain: a guided game ends once it comes to nothing new, and so the sooner the more were played before.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from conformance.fuzzing.campaign import Campaign
from conformance.fuzzing.distributed import Spread
from conformance.fuzzing.settings import CampaignSettings
from conformance.fuzzing.workers import Workers
from conformance.games import find


def rate(workers: int, seconds: float, game: str) -> float:
    """Decisions a second of so many processes, once they have all started."""
    spec = f"stdio:{sys.executable} -m conformance serve"
    with tempfile.TemporaryDirectory() as folder:
        first = CampaignSettings(spec=spec, games={game: find(game).edition}, most=40 * workers, guided=False)
        measured = CampaignSettings(spec=spec, games={game: find(game).edition}, seconds=seconds, guided=False)
        with Spread(workers) as spread:
            Workers(Campaign(first, Path(folder) / "first"), spread).run(lambda told: None)
            campaign = Campaign(measured, Path(folder) / "measured")
            Workers(campaign, spread).run(lambda told: None)
            return campaign.decisions / campaign.seconds


@contextmanager
def on_one_core() -> Iterator[None]:
    """Binds this process, and all that it starts meanwhile, to one core."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


@click.command()
@click.option("--rounds", default=3, show_default=True)
@click.option("--seconds", default=30.0, show_default=True)
@click.option("--game", default="vtes", show_default=True)
@click.option("--workers", default=os.cpu_count() or 2, show_default=True)
def main(rounds: int, seconds: float, game: str, workers: int) -> None:
    """Plays by one core and by several, by turns, and tells the ratio."""
    ratios = []
    for number in range(rounds):
        with on_one_core():
            one = rate(1, seconds, game)
        many = rate(workers, seconds, game)
        ratios.append(many / one)
        click.echo(
            f"round {number + 1}: {one:,.0f} by one core, {many:,.0f} decisions a second by {workers}: {ratios[-1]:.2f}"
        )
    click.echo(f"median {statistics.median(ratios):.2f}, {statistics.median(ratios) / workers:.2f} of linear")


if __name__ == "__main__":
    main()
