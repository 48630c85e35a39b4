"""What guided and plain random play reach in the same time, side by side: `python -m tests.campaigns.guided`."""

from __future__ import annotations

import statistics
import time

import click

from conformance.adapters import connect
from conformance.fuzzing.lockstep_player import LockstepPlayer
from conformance.fuzzing.settings import CampaignSettings
from conformance.games import find
from reference_engine.engine import GAMES


def reached(game: str, guided: bool, seed: int, seconds: float) -> tuple[int, int, int, int]:
    """Rules, rules applied three times or less, pairs of rules and decisions, in so many seconds of the processor."""
    with connect("reference") as engine:
        player = LockstepPlayer(
            engine, CampaignSettings(spec="reference", games={game: find(game).edition}, seed=seed, guided=guided)
        )
        player.play(0, None)  # what is read once is read by now
        began, number, decisions = time.process_time(), 0, 0
        while time.process_time() - began < seconds:
            number += 1
            decisions += player.play(number, None).line.decisions
        player.close()
        corpus = player.corpora[game]
        seldom = sum(times <= 3 for times in corpus.rules.values())
        return len(corpus.rules), seldom, len(corpus.pairs), decisions


@click.command()
@click.option("--seeds", default=3, show_default=True)
@click.option("--seconds", default=20.0, show_default=True, help="Of the processor, for each.")
def main(seeds: int, seconds: float) -> None:
    """Both by turns; medians over the seeds, with the least and the most."""
    for game in GAMES:
        found: dict[bool, list[tuple[int, int, int, int]]] = {True: [], False: []}
        for seed in range(seeds):
            for guided in found:
                found[guided].append(reached(game, guided, seed, seconds))
        for guided, runs in found.items():
            told = [f"{statistics.median(each):,.0f} ({min(each):,}–{max(each):,})" for each in zip(*runs, strict=True)]
            words = "guided" if guided else "plain"
            click.echo(f"{game} {words}: {told[0]} rules, {told[1]} seldom, {told[2]} pairs, {told[3]} decisions")


if __name__ == "__main__":
    main()
