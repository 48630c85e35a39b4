"""Measure how a campaign scales with cores: `python -m tests.campaigns.linear`, on an idle machine.

A process that plays has its engine in another process, so a single pair already uses more than one core. The comparison
therefore counts cores: all cores, with a process each, against one core that runs the player, the engine and the
collector. Play is plain, because a guided game ends earlier the more has been played before.
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
    """Return the decisions per second of several processes, measured after all have started."""
    spec = f"stdio:{sys.executable} -m conformance serve"
    with tempfile.TemporaryDirectory() as folder:
        first = CampaignSettings(spec=spec, games={game: find(game).edition}, most=40 * workers, guided=False)
        measured = CampaignSettings(spec=spec, games={game: find(game).edition}, seconds=seconds, guided=False)
        with Spread(workers) as spread:
            Workers(Campaign(first, Path(folder) / "first"), spread).run(lambda difference: None)
            campaign = Campaign(measured, Path(folder) / "measured")
            Workers(campaign, spread).run(lambda difference: None)
            return campaign.decisions / campaign.seconds


@contextmanager
def on_one_core() -> Iterator[None]:
    """Bind this process, and its new children, to one core."""
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
    """Alternate play on one core and on several, and show the ratio."""
    ratios = []
    for number in range(rounds):
        with on_one_core():
            one = rate(1, seconds, game)
        many = rate(workers, seconds, game)
        ratios.append(many / one)
        click.echo(
            f"{number + 1}: {one:,.0f} decisions/s on one core, {many:,.0f} with {workers} workers: {ratios[-1]:.2f}"
        )
    click.echo(f"median {statistics.median(ratios):.2f}, {statistics.median(ratios) / workers:.2f} of linear")


if __name__ == "__main__":
    main()
