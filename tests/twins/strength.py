"""Mutants that twins kill: `python -m tests.twins.strength`. One that no scenario kills calls for a scenario."""

from __future__ import annotations

from collections import Counter
from random import Random

import click

from conformance.adapters import connect
from conformance.challenge.beginnings import Beginning, beginning_of
from conformance.challenge.variations import Scope
from conformance.games import find
from reference_engine.engine import GAMES
from tests.mutants.coverage import Reached
from tests.mutants.fixed import fixed_sample, notes
from tests.mutants.verdicts import AnyChange, Finding, Judging, in_processes
from tests.twins.twins import EXCEPTIONS, twins_of, violation


class TwinJudging:
    """Judges mutants of one game by twins of the scenarios that execute the change."""

    def __init__(self, judging: Judging, changes: list[AnyChange], scenarios: int) -> None:
        """Record the beginnings of the scenarios while the engine is still the original."""
        self.judging, self.game = judging, judging.reached.game
        self.edition = find(self.game).edition
        cases = judging.reached.cases
        self.of_change = {
            change.name: [at for at in judging.scenarios(change)[:scenarios] if cases[at].id not in EXCEPTIONS]
            for change in changes
        }
        wanted = sorted({at for places in self.of_change.values() for at in places})
        with connect("reference") as reference:
            self.beginnings: dict[int, Beginning] = {
                at: beginning_of(cases[at], reference, self.edition) for at in wanted
            }

    def judge(self, change: AnyChange) -> Finding:
        """Apply the change and play twins until one is violated. Call it in a forked process."""
        try:
            engine = self.judging.make(change)
        except Exception as error:
            return Finding(False, reason=type(error).__name__)
        asked = 0
        for at in self.of_change[change.name]:
            beginning = self.beginnings[at]
            for twin in twins_of(beginning, Scope(self.game), Random(beginning.case)):
                asked += 1
                if (found := violation(engine, self.game, self.edition, beginning, twin)) is not None:
                    return Finding(True, True, f"{found.case}, {found.kind}: {found.what}", asked)
        return Finding(False, asked=asked)


@click.command()
@click.option("--game", "games", multiple=True, type=click.Choice(list(GAMES)), help="Judge this game; default: all.")
@click.option("--number", default=30, show_default=True, type=click.IntRange(1), help="Mutants of each game.")
@click.option("--scenarios", default=20, show_default=True, type=click.IntRange(1), help="Scenarios for each mutant.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1))
def main(games: tuple[str, ...], number: int, scenarios: int, jobs: int) -> None:
    """Judge mutants of the fixed sample by twins, and compare with the scenarios that kill them."""
    total, known = Counter[str](), notes()
    for game in games or tuple(GAMES):
        changes = fixed_sample(game, "rules")[:number]
        judging = TwinJudging(Judging(Reached(game)), changes, scenarios)
        for change, finding in in_processes(judging.judge, changes, jobs):
            by_scenario, by_twins = known.get(change.name, "-") != "-", finding.refused and finding.asked > 0
            total["mutants"] += 1
            total["killed by scenarios"] += by_scenario
            total["killed by twins"] += by_twins
            if by_twins:  # not one that does not end
                more = "" if by_scenario else " AND BY NO SCENARIO"
                click.echo(f"{change.name}: killed by {finding.by}{more}")
                total["killed by twins and no scenario"] += not by_scenario
    click.echo(", ".join(f"{what}: {number}" for what, number in total.items()))


if __name__ == "__main__":
    main()
