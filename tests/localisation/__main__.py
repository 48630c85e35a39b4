"""`python -m tests.localisation`: how often the rule that a wrong engine breaks is the one that is suspected.

Half of the engines are held out: the weights are fitted to the others alone, and the figures are about these.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from conformance.verdict.suspects.ranking import Suspect, ranked
from reference_engine.engine import GAMES
from tests.localisation import fit
from tests.localisation.engines import Judged, judged
from tests.localisation.suite import Suite, held_out, together

BANDS = ((0.0, 0.2), (0.2, 0.4), (0.4, 0.6), (0.6, 0.8), (0.8, 0.95), (0.95, 1.01))
SIZES = ((1, 1), (2, 3), (4, 10), (11, 30), (31, 9999))
FAULTS = 5
MIXED = 60
"""So many engines with several faults a game."""
Said = tuple[Judged, int, list[Suspect]]
"""A wrong engine, how many scenarios it fails, and who is suspected."""


@click.command()
@click.option("--game", "games", multiple=True, type=click.Choice(list(GAMES)), help="Which game; all, if not given.")
@click.option("--sample", type=click.IntRange(1), help="So many wrong engines of each game; all, if not given.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1))
@click.option("--fit", "fitting", is_flag=True, help="Fit the weights first, to the engines that are not held out.")
@click.option("--json", "json_file", type=click.Path(path_type=Path, dir_okay=False), help="Write the figures to FILE.")
def main(games: tuple[str, ...], sample: int | None, jobs: int, fitting: bool, json_file: Path | None) -> None:
    """Judges wrong engines whose broken rules are known, and tells how well these are found."""
    console = Console()
    engines: dict[Suite, list[Judged]] = {}
    for game in games or tuple(GAMES):
        suite = Suite(game)
        found = [suite.broken(each) for each in judged(game, sample, jobs)]
        engines[suite] = [each for each in found if each.failures and each.breaks]
        console.print(f"{game}: {len(found)} wrong engines, of which {len(engines[suite])} fail a scenario")
    if fitting:
        fit.write(weights := fit.fit({suite: [e for e in all_ if not held_out(e)] for suite, all_ in engines.items()}))
        fit.use(weights)
    said = {suite: [say(suite, each) for each in all_ if held_out(each)] for suite, all_ in engines.items()}
    everyone = [each for of_game in said.values() for each in of_game]
    rows = {suite.game: of_game for suite, of_game in said.items()} | {"all": everyone}
    rows |= {name: [each for each in everyone if each[0].by_hand is hand] for name, hand in KINDS.items()}
    rows |= {f"{low} to {high} failing": [s for s in everyone if low <= s[1] <= high] for low, high in SIZES}
    figures: dict[str, Any] = {"one fault": {name: shares(of_row) for name, of_row in rows.items()}}
    console.print(table("One fault", ("engines", "first", "among three", "among five"), figures["one fault"]))
    mixed = {suite.game: several(suite, [e for e in all_ if held_out(e)]) for suite, all_ in engines.items()}
    figures[f"{FAULTS} faults"] = {game: found for game, (found, _) in mixed.items()}
    title = f"{FAULTS} faults at once, of each the share that is found"
    console.print(table(title, ("engines", "among five", "among ten"), figures[f"{FAULTS} faults"]))
    surely = [(s.score, s.rule in engine.breaks) for engine, _, suspects in everyone for s in suspects[:1]]
    several_ = [each for _, of_game in mixed.values() for each in of_game]
    for name, pairs in (("one fault, the first", surely), (f"{FAULTS} faults, the first ten", several_)):
        figures[f"sure: {name}"] = calibration(pairs)
        console.print(table(f"How sure: {name}", ("suspects", "said", "right"), figures[f"sure: {name}"]))
    if json_file is not None:
        json_file.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")


KINDS = {"written by hand": True, "made": False}


def say(suite: Suite, engine: Judged) -> Said:
    evidence = suite.evidence([engine])
    return engine, len(evidence.failing), ranked(evidence, most=5)


def place_of(engine: Judged, suspects: Sequence[Suspect]) -> int:
    """At which place a rule that the engine breaks is suspected, from 0."""
    return next((at for at, suspect in enumerate(suspects) if suspect.rule in engine.breaks), 9999)


def shares(said: Sequence[Said]) -> list[float]:
    """How many engines, and for which share a broken rule is first, among three, among five."""
    places = [place_of(engine, suspects) for engine, _, suspects in said]
    return [len(places), *(round(sum(at < most for at in places) / (len(places) or 1), 3) for most in (1, 3, 5))]


def several(suite: Suite, engines: Sequence[Judged]) -> tuple[list[float], list[tuple[float, bool]]]:
    """Engines with several faults: how many, the shares of faults found among five and ten; and how sure each was."""
    among, sure, number = [0, 0], list[tuple[float, bool]](), 0
    for mixed in together(engines, FAULTS, MIXED, seed=5):
        suspects = ranked(suite.evidence(mixed), most=10)
        broken = {rule for engine in mixed for rule in engine.breaks}
        sure += [(suspect.score, suspect.rule in broken) for suspect in suspects]
        number += 1
        for at, most in enumerate((5, 10)):
            among[at] += sum(place_of(engine, suspects[:most]) < most for engine in mixed)
    return [number, *(round(found / (number * FAULTS or 1), 3) for found in among)], sure


def calibration(pairs: Sequence[tuple[float, bool]]) -> dict[str, list[float]]:
    """For each band of scores how many there are, their mean, and which share of them is right."""
    found = {}
    for low, high in BANDS:
        within = [pair for pair in pairs if low <= pair[0] < high]
        if within:
            name = f"{low:.2f} to {min(high, 1):.2f}"
            found[name] = [len(within), *(round(sum(column) / len(within), 3) for column in zip(*within, strict=True))]
    return found


def table(title: str, columns: Sequence[str], rows: dict[str, list[float]]) -> Table:
    """Figures, a row each; shares in per cent."""
    made = Table(title=title, title_justify="left")
    for column in ("", *columns):
        made.add_column(column, justify="right" if column else "left")
    for name, numbers in rows.items():
        made.add_row(name, str(numbers[0]), *(f"{100 * number:.1f} %" for number in numbers[1:]))
    return made


if __name__ == "__main__":
    main()
