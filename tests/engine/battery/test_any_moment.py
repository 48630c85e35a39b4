"""Short games from random positions, found by hypothesis, which reduces a failure to a short record."""

from __future__ import annotations

import os
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.engine.battery.play import decisions, playing
from tests.engine.battery.subjects import Subject, subjects
from tests.engine.battery.watches import WATCHES, Watch

ASKED_FOR = int(os.environ.get("BATTERY_GAMES", "0"))

quickly = settings(
    max_examples=ASKED_FOR or 40,
    deadline=None,
    derandomize=not ASKED_FOR,
    print_blob=False,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)


@pytest.mark.parametrize("kind", WATCHES)
@pytest.mark.parametrize("subject", subjects(), ids=lambda subject: str(subject.rules.NAME))
def test_watch_holds_in_games_from_random_positions(subject: Subject, kind: type[Watch]) -> None:
    @quickly
    @given(chance=st.randoms(use_true_random=False), choices=st.integers(0, 40))
    def holds(chance: Random, choices: int) -> None:
        players = chance.choice(subject.players)
        with playing(subject, subject.middle(chance, players)) as play:
            watch = kind(play, chance)
            for _ in decisions(play, chance, choices):
                watch.look()
            watch.look()

    holds()
