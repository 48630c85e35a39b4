"""Measure how often the suspected rule is the broken one: `python -m tests.fault_localization`.

Half of the engines are held out: the weights are fitted to the other half, and the figures are about the held-out half.
With `--fit` the halves also swap, so that each engine is measured with weights that were not fitted to it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import click
from rich.console import Console
from rich.table import Table

from conformance.verdict.fault_localization.ranking import Suspect, ranked
from reference_engine.engine import GAMES
from tests.fault_localization.engines import JudgedEngine, judged
from tests.fault_localization.suite import FailureSuite, held_out, together

BANDS = ((0.0, 0.2), (0.2, 0.4), (0.4, 0.6), (0.6, 0.8), (0.8, 0.95), (0.95, 1.01))
SIZES = ((1, 1), (2, 3), (4, 10), (11, 30), (31, 9999))
FAULTS = 5
MIXED = 60
"""Number of engines with several faults, for each game and half."""
KINDS = {"faulty engines": True, "mutants": False}


class Ranking(NamedTuple):
    """Suspected rules of an engine with one or more faults."""

    game: str
    faults: Sequence[JudgedEngine]
    failing: int
    """Number of scenarios that it fails."""
    suspects: list[Suspect]

    @property
    def breaks(self) -> set[str]:
        return {rule for fault in self.faults for rule in fault.breaks}


@click.command()
@click.option("--game", "games", multiple=True, type=click.Choice(list(GAMES)), help="Game to measure; default: all.")
@click.option("--sample", type=click.IntRange(1), help="Number of engines of each game; default: all.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1))
@click.option("--fit", "fitting", is_flag=True, help="Fit the weights first, to the engines that are not held out.")
@click.option("--json", "json_file", type=click.Path(path_type=Path, dir_okay=False), help="Write the figures to FILE.")
def main(games: tuple[str, ...], sample: int | None, jobs: int, fitting: bool, json_file: Path | None) -> None:
    """Judge engines whose broken rules are known, and show how well fault localization finds these rules."""
    console = Console()
    engines: dict[FailureSuite, list[JudgedEngine]] = {}
    for game in games or tuple(GAMES):
        suite = FailureSuite(game)
        found = [suite.broken(each) for each in judged(game, sample, jobs)]
        engines[suite] = [each for each in found if each.failures and each.breaks]
        console.print(f"{game}: {len(found)} faulty engines and mutants; {len(engines[suite])} fail a scenario")
    fitted, held = (
        {suite: [e for e in all_ if held_out(e) is h] for suite, all_ in engines.items()} for h in (False, True)
    )
    rows: dict[str, list[Ranking]] = {}
    if fitting:
        from tests.fault_localization import fit  # it needs numpy

        fit.use(fit.fit(held))
        rows["fitted half, with weights of the other"] = rankings(fitted)
        fit.use(found_ := fit.fit(fitted))
        fit.write(found_)
    rows["held-out half"] = rankings(held)
    everyone = [each for half in rows.values() for each in half]
    rows = rows | {"all": everyone} if fitting else rows
    one = [each for each in everyone if len(each.faults) == 1]
    rows |= {suite.game: [each for each in everyone if each.game == suite.game] for suite in engines}
    single = {name: [each for each in half if len(each.faults) == 1] for name, half in rows.items()}
    single |= {name: [each for each in one if each.faults[0].by_hand is hand] for name, hand in KINDS.items()}
    single |= {f"{low} to {high} failing": [s for s in one if low <= s.failing <= high] for low, high in SIZES}
    several = {name: [each for each in half if len(each.faults) > 1] for name, half in rows.items()}
    figures: dict[str, Any] = {}
    for title, of_rows, most in (("One fault", single, (1, 3, 5)), (f"{FAULTS} faults at once", several, (5, 10))):
        for alike in (True, False):
            name = f"{title}, a rule or an indistinguishable one" if alike else f"{title}, the rule itself"
            figures[name] = {row: shares(each, most, alike) for row, each in of_rows.items()}
            columns = ("faults", *(f"among {place}" if place > 1 else "first" for place in most))
            console.print(table(name, columns, figures[name]))
    for name, groups, most_ in (("one fault, the first", single, 1), (f"{FAULTS} faults, the first ten", several, 10)):
        pairs = [
            (s.score, is_right(s, each.breaks))
            for half in list(groups.values())[: 1 + fitting]
            for each in half
            for s in each.suspects[:most_]
        ]
        figures[f"sure: {name}"] = calibration(pairs)
        console.print(table(f"Confidence: {name}", ("suspects", "stated", "right"), figures[f"sure: {name}"]))
    sizes = [1 + len(suspect.alike) for each in one for suspect in each.suspects[:3]]
    figures["rules in a suspicion"] = round(sum(sizes) / (len(sizes) or 1), 2)
    console.print(f"The first three suspects name {figures['rules in a suspicion']} rules each, on average.")
    if json_file is not None:
        json_file.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")


def rankings(of_games: dict[FailureSuite, list[JudgedEngine]]) -> list[Ranking]:
    """Return the suspected rules of these engines, and of engines that combine several of their faults."""
    found = []
    for suite, engines in of_games.items():
        for faults in [*([engine] for engine in engines), *together(engines, FAULTS, MIXED, seed=5)]:
            evidence = suite.evidence(faults)
            found.append(Ranking(suite.game, faults, len(evidence.failing), ranked(evidence, most=10)))
    return found


def is_right(suspect: Suspect, breaks: set[str], alike: bool = True) -> bool:
    """Return True if the suspected rule is broken, or one that the evidence cannot distinguish from it."""
    return suspect.rule in breaks or (alike and not breaks.isdisjoint(suspect.alike))


def place_of(fault: JudgedEngine, suspects: Sequence[Suspect], alike: bool) -> int:
    """Return the rank of the first suspected rule that a fault breaks, from 0.

    `alike` accepts indistinguishable rules.
    """
    if alike:
        return next((at for at, each in enumerate(suspects) if is_right(each, {*fault.breaks})), 9999)
    named = [rule for suspect in suspects for rule in (suspect.rule, *suspect.alike)]
    return next((at for at, rule in enumerate(named) if rule in fault.breaks), 9999)


def shares(measured: Sequence[Ranking], most: Sequence[int], alike: bool) -> list[float]:
    """Return the number of faults, and the shares found among the first N suspects."""
    places = [place_of(fault, each.suspects, alike) for each in measured for fault in each.faults]
    return [len(places), *(round(sum(at < m for at in places) / (len(places) or 1), 3) for m in most)]


def calibration(pairs: Sequence[tuple[float, bool]]) -> dict[str, list[float]]:
    """Return, for each band of scores, the number of suspects, their mean score, and the share that is right."""
    found = {}
    for low, high in BANDS:
        within = [pair for pair in pairs if low <= pair[0] < high]
        if within:
            name = f"{low:.2f} to {min(high, 1):.2f}"
            found[name] = [len(within), *(round(sum(column) / len(within), 3) for column in zip(*within, strict=True))]
    return found


def table(title: str, columns: Sequence[str], rows: dict[str, list[float]]) -> Table:
    """Return a table with one row for each entry. Shares are percentages."""
    made = Table(title=title, title_justify="left")
    for column in ("", *columns):
        made.add_column(column, justify="right" if column else "left")
    for name, numbers in rows.items():
        made.add_row(name, str(numbers[0]), *(f"{100 * number:.1f}%" for number in numbers[1:]))
    return made


if __name__ == "__main__":
    main()
