"""Whole games, played at random from random decks, in any number."""

from __future__ import annotations

import time
import traceback
from random import Random

import msgspec

from tests.engine.battery.play import decisions, playing
from tests.engine.battery.subjects import Subject, subjects


class Games(msgspec.Struct, frozen=True):
    """A task: games to play."""

    game: str
    players: int
    numbers: tuple[int, ...]


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that was played."""

    game: str
    players: int
    number: int
    seconds: float
    """Processor time."""
    decisions: int = 0
    turns: int = 0
    fault: str = ""
    """The fault, with a record of the game for `justicar replay`. Empty if there is none."""

    @property
    def key(self) -> tuple[str, int, int]:
        return self.game, self.players, self.number


def whole_game(subject: Subject, players: int, number: int) -> tuple[int, int]:
    """Play the game with this number to its end, and return its numbers of decisions and turns.

    Raises AssertionError if it takes too long or has a fault at the end.
    """
    chance, made, turn = Random(1000 * players + number), 0, 0
    with playing(subject, subject.opening(chance, players)) as play:
        for _ in decisions(play, chance):
            made, turn = made + 1, subject.turn(play.game)
            assert turn <= subject.most_turns, f"the game is still going on in turn {turn}"
        faults = list(subject.faults_of_the_end(play.game))
        assert faults == [], faults
    return made, turn


def play(games: Games) -> list[Played]:
    """Play each game, and record its fault if it has one."""
    subject = next(each for each in subjects() if games.game == each.rules.NAME)
    found = []
    for number in games.numbers:
        began, made, turns, fault = time.process_time(), 0, 0, ""
        try:
            made, turns = whole_game(subject, games.players, number)
        except Exception as error:
            fault = "".join(traceback.format_exception(error))
        seconds = round(time.process_time() - began, 3)
        found.append(Played(games.game, games.players, number, seconds, made, turns, fault))
    return found
