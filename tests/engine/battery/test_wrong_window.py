"""Choices made in the wrong window are refused by a specific rule, not by that of the open decision."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from reference_engine.kernel import CHANCE, Seat
from reference_engine.kernel.decisions import NOT_OFFERED, NOT_YOUR_DECISION
from scenarios.wire_types.declarations import Choice
from tests.engine.battery.play import decisions, playing
from tests.engine.battery.subjects import Subject, subjects

MOMENTS = 800
"""Number of decisions to check."""


@pytest.mark.parametrize("subject", subjects(), ids=lambda subject: type(subject).__name__)
def test_choices_of_other_windows_have_specific_refusals(subject: Subject) -> None:
    chance = Random(7)
    offered: dict[tuple[Seat, type[Choice]], Choice] = {}
    refused = Counter[bool]()
    with playing(subject, subject.opening(chance, subject.players[0])) as play:
        for _ in zip(range(MOMENTS), decisions(play, chance), strict=False):
            game = play.game
            if (decision := game.decision) is None or decision.seat == CHANCE:
                continue
            for (seat, kind), choice in offered.items():
                if decision.window not in kind.WINDOWS.split():
                    reason = game.why_not(seat, choice).reason
                    assert reason not in (NOT_OFFERED.reason, NOT_YOUR_DECISION.reason), choice
                    refused[seat == decision.seat] += reason == game.ELSEWHEN[kind].reason
            misplaced = [one for one in decision.options if one.WINDOWS and decision.window not in one.WINDOWS.split()]
            assert not misplaced, decision.window
            offered |= {(decision.seat, type(one)): one for one in decision.options if type(one) in game.ELSEWHEN}
    assert refused[True] > 0
    assert refused[False] > 0
