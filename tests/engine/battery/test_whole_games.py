"""Whole games, played at random from random decks: they end, and every watch holds throughout.

A few hundred games are played. The environment variable BATTERY_GAMES=5000 sets the number for each number of players.
`python -m tests.engine.battery` plays whole games in several processes, and can resume after an interruption.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from reference_engine.engine import replay
from reference_engine.kernel.game_records import dump
from reference_engine.kernel.session import Session
from tests.engine.battery.play import decisions, edition, playing
from tests.engine.battery.subjects import Subject, subjects
from tests.engine.battery.watches import WATCHES, Watch
from tests.engine.battery.whole_games import whole_game

ASKED_FOR = int(os.environ.get("BATTERY_GAMES", "0"))
GAMES = ASKED_FOR or 25
WATCHED_GAMES = max(ASKED_FOR // 10, 2)

TABLES = [
    pytest.param(subject, players, id=f"{subject.rules.NAME}-{players}")
    for subject in subjects()
    for players in subject.players
]


@pytest.mark.parametrize(("subject", "players"), TABLES)
def test_random_games_end_in_time(subject: Subject, players: int) -> None:
    for number in range(GAMES):
        whole_game(subject, players, number)


@pytest.mark.parametrize("kind", WATCHES)
@pytest.mark.parametrize(("subject", "players"), TABLES)
def test_watch_holds_throughout_random_games(subject: Subject, players: int, kind: type[Watch]) -> None:
    for seed in range(WATCHED_GAMES):
        chance, sampling = Random(9000 * players + seed), Random(seed)
        with playing(subject, subject.opening(chance, players)) as play:
            watch = kind(play, sampling)
            for _ in decisions(play, chance):
                if sampling.random() < 1 / kind.EVERY:
                    watch.look()
            watch.look()


@pytest.mark.parametrize(("subject", "players"), TABLES)
def test_record_replays_to_the_same_state_and_events(subject: Subject, players: int) -> None:
    start = subject.opening(Random(players), players)
    session, events = played_by_name(subject, start, Random(players))
    again, events_again = replay(dump(session, start))
    assert events_again == events
    assert subject.rules.position(again.game, None) == subject.rules.position(session.game, None)
    assert again.turnpoint() == session.turnpoint() | {"events": again.events}
    assert again.record == session.record


def played_by_name(subject: Subject, start: dict[str, Any], chance: Random) -> tuple[Session, list[dict[str, Any]]]:
    """Play a whole game through a session, in words as on the wire. The session's seed decides for chance."""
    session = Session(subject.rules, subject.rules.start(start, edition(start)), seed=chance.randrange(1000))
    events = list(session.events)
    while (pending := session.turnpoint()["pending"]) is not None:
        session.choose(pending["seat"], chance.choice(pending["options"]))
        events += session.events
    return session, events


@pytest.mark.parametrize(("subject", "players"), TABLES)
def test_same_seed_and_choices_give_the_same_game(subject: Subject, players: int) -> None:
    start = subject.opening(Random(players), players)
    one, events = played_by_name(subject, start, Random(players))
    other, same_events = played_by_name(subject, start, Random(players))
    assert one.record == other.record
    assert events == same_events
