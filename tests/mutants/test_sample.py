"""A fixed sample of generated wrong engines: each is refused by a scenario, or stands in the ledger with its reason."""

from __future__ import annotations

import os
from functools import cache

import pytest

from tests.mutants.changes import PLAY
from tests.mutants.judged import AnyChange, Judging, card_changes, judged, rule_changes, sample
from tests.mutants.ledger import ledger
from tests.mutants.reached import Reached

SEED = 2026
SAMPLES = [("vtes", "rules", 75), ("vtes", "cards", 35), ("vendetta", "rules", 30), ("vendetta", "cards", 10)]


@cache
def judging(game: str) -> Judging:
    return Judging(Reached(game))


@pytest.mark.parametrize(("game", "of", "number"), SAMPLES, ids=[f"{game} {of}" for game, of, _ in SAMPLES])
def test_every_wrong_engine_of_a_fixed_sample_is_refused(game: str, of: str, number: int) -> None:
    every: list[AnyChange] = card_changes(game) if of == "cards" else [*rule_changes(game)]
    drawn = sample([change for change in every if change.of == PLAY], number, SEED)
    assert len(drawn) == number
    excused = ledger(game)
    left = [change for change in drawn if change.name not in excused]
    findings = judged(judging(game), left, os.cpu_count() or 1)
    surviving = [change.name for change, finding in findings if not finding.refused and not finding.reason]
    assert not surviving, "no scenario refuses these, and no ledger says why not:\n" + "\n".join(surviving)
