"""A fixed sample of generated wrong engines: each is refused, or noticed for its reasons, or stands in the ledger.

Which scenario does that is noted, so that one scenario is run and not all. A note only saves time: where there is none,
or where its scenario passes, all of them are asked.
"""

from __future__ import annotations

from functools import cache

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
def judging(game: str) -> Judging:
    return Judging(Imported(game))


def found(change: AnyChange, game: str) -> Finding:
    """What becomes of a change: the scenario that is noted is asked first."""
    by = judging(game)
    noted = [by.places[case] for case in (notes().get(change.name, ""),) if case in by.places]

    def judge(change: AnyChange) -> Finding:
        finding = by.judge(change, noted)
        return finding if finding.refused or finding.reason else by.judge(change)

    [(_, finding)] = in_processes(judge, [change], 1)
    return finding


@pytest.mark.parametrize(("game", "what", "at"), NUMBERED)
def test_a_change_of_the_fixed_sample_is_refused(game: str, what: str, at: int) -> None:
    change = drawn(game, what)[at]
    if change.name not in ledger(game):
        finding = found(change, game)
        assert finding.refused or finding.reason, (
            f"no scenario refuses this engine: {change.name}\n"
            f"`make mutants ARGS=--fixed` tells whether play does; write a scenario, or say why in tests/mutants/ledger"
        )
