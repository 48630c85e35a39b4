"""Random games against the original: whether what no scenario refuses can be told from it at all.

The games are played by the reference engine once: positions in which much can happen, and openings with random decks. A
changed engine is given the same choices; whatever it tells otherwise (the open decision, its options, events, the
outcome, the position) is a difference. None found proves nothing; one found is a scenario that is missing.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
from collections.abc import Iterator
from functools import cached_property
from random import Random
from typing import Any, NamedTuple

import coverage
import msgspec

from tests.mutants.reached import ENGINE, IMPORTING, Lines, by_lines, forget_engine, forked, kept_at

MIDDLES, OF_A_MIDDLE = 480, 45
OPENINGS, OF_AN_OPENING = 60, 140
"""How many games of each sort, and how many decisions of each."""
MOST = 16
"""So many games at most are replayed for one changed engine."""
LOOKED_AT = 8
"""After how many decisions the position is looked at."""


class Told(NamedTuple):
    """What an engine tells after a choice: a hash of each part."""

    decision: str
    options: str
    events: str
    outcome: str
    position: str


class Replay(msgspec.Struct):
    """One game: where it starts, what was chosen, and what the original told after each choice."""

    start: dict[str, Any]
    choices: list[tuple[str, dict[str, Any]]]
    told: list[Told]


class Replays:
    """The games of one game, with the lines that each executes."""

    def __init__(self, game: str) -> None:
        self.game = game

    @cached_property
    def kept(self) -> tuple[list[Replay], dict[str, dict[str, list[int]]]]:
        """The games, and module → line → the games (their places) that execute it."""
        path = kept_at(f"replays-{self.game}", ".json", of_engine=True)
        if not path.exists():
            part = path.with_suffix(f".{os.getpid()}")
            forked(lambda: part.write_bytes(msgspec.json.encode(_played(self.game))), f"games of {self.game}")
            part.replace(path)
        return msgspec.json.decode(path.read_bytes(), type=tuple[list[Replay], dict[str, dict[str, list[int]]]])

    def executing(self, module: str, lines: range) -> list[int]:
        """Games that execute one of these lines, at most MOST; any, where it is executed on import."""
        games, reached = self.kept
        of_module = reached.get(module, {})
        found = {game for line in lines for game in of_module.get(str(line), ())}
        if IMPORTING in found or not found:
            found = set(range(len(games)))
        return sorted(Random(0).sample(sorted(found), min(MOST, len(found))))

    def naming(self, card: str) -> list[int]:
        """Games whose start names a card, at most MOST."""
        word = json.dumps(card)[1:-1]
        games = [at for at, replay in enumerate(self.kept[0]) if word in json.dumps(replay.start)]
        return games[:MOST]

    def difference(self, at: int) -> str:
        """What the engine that is imported now tells otherwise in a game; empty: nothing."""
        replay = self.kept[0][at]
        engine = importlib.import_module("reference_engine.engine").engine()
        try:
            engine.setup({"game": self.game, "edition": replay.start["edition"], "position": replay.start})
        except Exception as error:
            return f"game {at} cannot be set up: {type(error).__name__}: {error}"
        for number, ((seat, choice), expected) in enumerate(zip(replay.choices, replay.told, strict=True), 1):
            where = f"game {at}, choice {number} ({seat}: {json.dumps(choice)})"
            try:
                engine.choose({"seat": seat, "choice": choice})
            except Exception as error:
                return f"{where} is refused: {error}"
            told = told_by(engine.session, number, len(replay.choices))
            if told != expected:
                parts = [name for name in Told._fields if getattr(told, name) != getattr(expected, name)]
                return f"{where}: other {', '.join(parts)}; {json.dumps(engine.session.events)[:300]}"
        return ""


def told_by(session: Any, number: int, last: int) -> Told:
    """What a session tells after its choice of this number."""
    turnpoint = session.turnpoint()
    pending = turnpoint["pending"] or {}
    position = session.rules.position(session.game, None) if number % LOOKED_AT == 0 or number == last else None
    return Told(
        hashed([pending.get("seat"), pending.get("window"), pending.get("optional")]),
        hashed(sorted(map(json.dumps, pending.get("options", [])))),
        hashed([{key: value for key, value in event.items() if key != "rules"} for event in turnpoint["events"]]),
        hashed(turnpoint["outcome"]),
        hashed(position),
    )


def hashed(data: Any) -> str:
    return hashlib.blake2b(msgspec.json.encode(data, order="sorted"), digest_size=6).hexdigest()


def _played(game: str) -> tuple[list[Replay], Lines]:
    forget_engine()
    measured = coverage.Coverage(data_file=None, include=[str(ENGINE / game / "*")], config_file=False)
    measured.start()
    games = []
    for at, replay in enumerate(_games(game, measured)):
        games.append(replay)
        measured.switch_context(str(at + 1))
    measured.stop()
    return games, by_lines(game, measured.get_data())


def _games(game: str, measured: coverage.Coverage) -> Iterator[Replay]:
    subjects = importlib.import_module("tests.engine.battery.subjects").subjects()
    subject = next(each for each in subjects if game == each.rules.NAME)
    measured.switch_context("0")
    for at in range(MIDDLES + OPENINGS):
        chance = Random(at)
        players = subject.players[at % len(subject.players)]
        middle = at < MIDDLES
        start = subject.middle(chance, players) if middle else subject.opening(chance, players)
        yield _replay(subject.rules, start, chance, OF_A_MIDDLE if middle else OF_AN_OPENING)


def _replay(rules: Any, start: dict[str, Any], chance: Random, decisions: int) -> Replay:
    play = importlib.import_module("tests.engine.battery.play")
    session = play.Session(rules, rules.start(start, start["edition"]))
    replay = Replay(start, [], [])
    while (decision := session.game.decision) is not None and len(replay.choices) < decisions:
        option = play.picked(decision, chance)
        seat = "chance" if decision.by_chance else session.names.name_of_seat(decision.seat)
        choice = play.write(option, session.names)
        session.choose(seat, choice)
        replay.choices.append((seat, choice))
        over = session.game.decision is None
        number = len(replay.choices)
        replay.told.append(told_by(session, number, number if over else decisions))
    return replay
