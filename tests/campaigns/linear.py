"""How much more several processes play than one: `python -m tests.campaigns.linear`, on a machine that is idle."""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from pathlib import Path

import click

from conformance.campaign.asked import Asked
from conformance.campaign.campaign import Campaign
from conformance.campaign.spread import Spread
from conformance.campaign.workers import Workers
from conformance.games import find


def rate(workers: int, seconds: float, game: str) -> float:
    """Decisions a second of so many processes, once they have all started."""
    spec = f"stdio:{sys.executable} -m conformance serve"
    with tempfile.TemporaryDirectory() as folder:
        first = Asked(spec=spec, games={game: find(game).edition}, most=40 * workers)
        measured = Asked(spec=spec, games={game: find(game).edition}, seconds=seconds)
        with Spread(workers) as spread:
            Workers(Campaign(first, Path(folder) / "first"), spread).run(lambda told: None)
            campaign = Campaign(measured, Path(folder) / "measured")
            Workers(campaign, spread).run(lambda told: None)
            return campaign.decisions / campaign.seconds


@click.command()
@click.option("--rounds", default=3, show_default=True)
@click.option("--seconds", default=20.0, show_default=True)
@click.option("--game", default="vtes", show_default=True)
@click.option("--workers", default=os.cpu_count() or 2, show_default=True)
def main(rounds: int, seconds: float, game: str, workers: int) -> None:
    """Plays by one process and by several, by turns, and tells the ratio."""
    ratios = []
    for number in range(rounds):
        one, many = rate(1, seconds, game), rate(workers, seconds, game)
        ratios.append(many / one)
        click.echo(
            f"round {number + 1}: {one:,.0f} by 1, {many:,.0f} decisions a second by {workers}: {ratios[-1]:.2f}"
        )
    click.echo(f"median {statistics.median(ratios):.2f}, {statistics.median(ratios) / workers:.2f} of linear")


if __name__ == "__main__":
    main()
