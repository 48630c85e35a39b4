"""Whole games of the five starter decks at one table, with seats shuffled, under every watch.

The environment variable BATTERY_GAMES=5000 sets the number of games.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from reference_engine.kernel import NOBODY
from reference_engine.vtes import Vtes
from tests.engine.battery.play import decisions, playing
from tests.engine.battery.vtes import VtesSubject
from tests.engine.battery.watches import WATCHES, Watch
from tests.engine.games.golden import table

ASKED_FOR = int(os.environ.get("BATTERY_GAMES", "0"))
GAMES = ASKED_FOR or 15
WATCHED_GAMES = max(ASKED_FOR // 10, 1)
SUBJECT = VtesSubject()


def test_five_starter_decks_play_to_the_end() -> None:
    first, winners = set(), set()
    for seed in range(GAMES):
        chance = Random(seed)
        with playing(SUBJECT, table()) as play:
            game = play.game
            assert isinstance(game, Vtes)
            for _ in decisions(play, chance):
                assert game.turn <= SUBJECT.most_turns
            assert list(SUBJECT.faults_of_the_end(game)) == []
            first.add(game.seats[0].name)
            winners.add("" if game.winner == NOBODY else game.seats[game.winner].name)
    assert len(first) > 1, "chance seats the players"
    assert len(winners) > 1, "nobody wins always"


@pytest.mark.parametrize("kind", WATCHES)
def test_watch_holds_throughout_random_games(kind: type[Watch]) -> None:
    for seed in range(WATCHED_GAMES):
        chance, sampling = Random(7000 + seed), Random(seed)
        with playing(SUBJECT, table()) as play:
            watch = kind(play, sampling)
            for _ in decisions(play, chance):
                if sampling.random() < 1 / kind.EVERY:
                    watch.look()
            watch.look()
