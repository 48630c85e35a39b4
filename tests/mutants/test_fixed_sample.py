"""Test that the fixed mutants are killed, differ in their reasons, or are in the ledger.

The scenario that kills each is noted, so usually one scenario is run. Without a note, or if the noted scenario passes,
all scenarios are run.
"""

from __future__ import annotations

from functools import cache, partial

import pytest

from tests.mutants.coverage import Imported
from tests.mutants.fixed import FIXED, fixed_sample, notes
from tests.mutants.ledger import ledger
from tests.mutants.verdicts import AnyChange, Finding, Judging, in_processes

NUMBERED = [(game, what, at) for (game, what), number in FIXED.items() for at in range(number)]


@cache
def drawn(game: str, what: str) -> list[AnyChange]:
    return fixed_sample(game, what)


@cache
def judging(game: str, noted: frozenset[str] | None = None) -> Judging:
    """Return a judge that compares the reasons of the noted scenarios, or of all."""
    return Judging(Imported(game), reasons_of=noted)


def found(change: AnyChange, game: str) -> Finding:
    """Judge a change, with the noted scenario first."""
    by = judging(game, frozenset(notes().values()))
    noted = [by.places[case] for case in (notes().get(change.name, ""),) if case in by.places]
    [(_, finding)] = in_processes(partial(by.judge, cases=noted), [change], 1)
    if finding.refused or finding.reason:
        return finding
    [(_, finding)] = in_processes(judging(game).judge, [change], 1)
    return finding


@pytest.mark.parametrize(("game", "what", "at"), NUMBERED)
def test_a_fixed_mutant_is_killed(game: str, what: str, at: int) -> None:
    change = drawn(game, what)[at]
    if change.name not in ledger(game):
        finding = found(change, game)
        assert finding.refused or finding.reason, (
            f"no scenario kills this mutant: {change.name}\n"
            f"to see whether a replay differs: `make mutants ARGS=--fixed`; write a scenario, or add it to the ledger"
        )
