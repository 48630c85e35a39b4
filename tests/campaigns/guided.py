"""Compare the coverage of guided and plain random play in the same time: `python -m tests.campaigns.guided`."""

from __future__ import annotations

import statistics
import time

import click

from conformance.adapters import connect
from conformance.fuzzing.campaign_player import LockstepPlayer
from conformance.fuzzing.settings import CampaignSettings
from conformance.games import find
from reference_engine.engine import GAMES


def reached(game: str, guided: bool, seed: int, seconds: float) -> tuple[int, int, int, int]:
    """Return the numbers of rules, rules applied at most three times, pairs of rules, and decisions."""
    with connect("reference") as engine:
        player = LockstepPlayer(
            engine, CampaignSettings(spec="reference", games={game: find(game).edition}, seed=seed, guided=guided)
        )
        player.play(0, None)  # loads what is read only once, so that it does not count
        began, number, decisions = time.process_time(), 0, 0
        while time.process_time() - began < seconds:
            number += 1
            decisions += player.play(number, None).line.decisions
        player.close()
        corpus = player.corpora[game]
        rare = sum(times <= 3 for times in corpus.rules.values())
        return len(corpus.rules), rare, len(corpus.pairs), decisions


@click.command()
@click.option("--seeds", default=3, show_default=True)
@click.option("--seconds", default=20.0, show_default=True, help="Processor time for each run.")
def main(seeds: int, seconds: float) -> None:
    """Alternate guided and plain play, and show medians over the seeds with minimum and maximum."""
    for game in GAMES:
        found: dict[bool, list[tuple[int, int, int, int]]] = {True: [], False: []}
        for seed in range(seeds):
            for guided in found:
                found[guided].append(reached(game, guided, seed, seconds))
        for guided, runs in found.items():
            shown = [
                f"{statistics.median(each):,.0f} ({min(each):,}–{max(each):,})" for each in zip(*runs, strict=True)
            ]
            words = "guided" if guided else "plain"
            click.echo(f"{game} {words}: {shown[0]} rules, {shown[1]} rare, {shown[2]} pairs, {shown[3]} decisions")


if __name__ == "__main__":
    main()
