"""Challenge every conforming variant: `python -m tests.conforming_variants.challenged`. No seed may accuse one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import click

from conformance.adapters import connect
from conformance.challenge.challenge import Challenge, ChallengeSeed
from conformance.games import find
from conformance.runner.scenario_suite import holds_for
from conformance.verdict.profiles import decides
from tests.cases import suite_cases
from tests.conforming_variants.engines import Variant, variants
from tests.conforming_variants.layers import watching_steps


def false_positives(variant: Variant, seed: str, decisions: int) -> Iterator[tuple[str, str, int]]:
    """Yield each game with the accusation, empty if there is none, and the number of compared decisions.

    An engine that gives up may be compared too little. That is no accusation.
    """
    with watching_steps() if variant.watches else nullcontext(), connect(variant.spec) as engine:
        for game in sorted(variant.games & engine.description.games.keys()):
            edition = find(game).edition
            cases = [case for case in suite_cases() if case.game == game and decides(case) and holds_for(case, edition)]
            with Challenge(engine, game, edition, ChallengeSeed(seed), enough=decisions) as challenge:
                (found,) = challenge.run([(game, cases)])
            wrong = [f"{each.title}\n{each.text}" for each in found.findings]
            if found.unsteady or found.provisional:
                wrong.append(f"{found.unsteady} differences once only, {found.provisional} provisional")
            yield game, "\n".join(wrong), found.decisions


@click.command()
@click.option("--only", default="", help="Challenge only variants whose name contains this text.")
@click.option("--plain", is_flag=True, help="Leave out the variants that lack one card.")
@click.option("--every", default=1, show_default=True, type=click.IntRange(1), help="Challenge every Nth variant.")
@click.option("--first", default=0, show_default=True, type=click.IntRange(0), help="Number of the first variant.")
@click.option("--seed", "seeds", multiple=True, default=("1", "2", "3"), show_default=True, help="Seed. Repeatable.")
@click.option("--decisions", default=100, show_default=True, type=click.IntRange(1), help="Decisions for each game.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="Append a line of JSON for each variant.")
def main(
    only: str, plain: bool, every: int, first: int, seeds: tuple[str, ...], decisions: int, out: Path | None
) -> None:
    """Challenge conforming variants one after another, with several seeds each."""
    named = (variant for variant in variants() if only.casefold() in variant.name.casefold())
    chosen = [variant for variant in named if not (plain and variant.card)][first::every]
    total, wrong = 0, 0
    for variant in chosen:
        for seed in seeds:
            for game, accusation, compared in false_positives(variant, seed, decisions):
                total += compared
                if accusation:
                    wrong += 1
                    click.echo(f"{variant.name}, {game}, seed {seed}: {accusation}")
                if out is not None:
                    line = {"variant": variant.name, "game": game, "seed": seed, "compared": compared}
                    with out.open("a", encoding="utf-8") as stream:
                        stream.write(json.dumps(line | {"accusation": accusation}) + "\n")
    click.echo(f"{len(chosen)} variants, {len(seeds)} seeds, {total:,} decisions compared, {wrong} false positives")
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
