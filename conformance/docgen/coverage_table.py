"""The table of covered rules in the README."""

from __future__ import annotations

from collections.abc import Iterable

from conformance import games
from conformance.catalogue import load
from conformance.docgen.page import table
from conformance.runner.scenario_suite import Suite
from conformance.verdict.catalogue_coverage import coverage


def coverage_table() -> Iterable[str]:
    """Yield the lines of the table: the testable rules of each game, with a scenario and without."""
    suite, rows = Suite(), []
    for game in games.GAMES:
        total = coverage(suite.games[game.name], load(game.name)).rows()[-1]
        rows.append((game.title, f"{total.testable:,}", f"{total.covered:,}", f"{total.excepted:,}"))
    yield from table("Game", "Testable rules and rulings", "With a scenario", "Without, for a listed reason", rows=rows)
