"""The five starter decks at one table: a whole game, written down with all that happened in it and why.

`python -m tests.engine.games.golden` plays it and writes `scenarios/games/starter-decks.jsonl`. The players are no
masters, but they bring out vampires, bleed, and vote for what they call, so that the game is one that could be seen at
a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from reference_engine.engine import GAMES, annotate
from reference_engine.kernel.game_records import dump
from reference_engine.kernel.session import Session
from reference_engine.vtes.decks.starters import STARTERS, starter
from scenarios import ROOT

RECORD: Path = ROOT / "games" / "starter-decks.jsonl"
PLAYERS = ("Ines", "Alexis", "Rui", "Sarah", "Tom")
SEED = 39

KEEN = {
    "bring-out": 60.0,
    "transfer": 30.0,
    "bleed": 12.0,
    "vote": 6.0,
    "play": 5.0,
    "strike": 4.0,
    "use": 3.0,
    "draw-crypt": 0.1,
    "become-anarch": 0.1,
    "take-back": 0.01,
    "withdraw": 0.0,
}
"""Weight of a kind of choice in the random choice. Other kinds weigh 1."""


def table(players: Sequence[str] = PLAYERS) -> dict[str, Any]:
    """Return the position before the game: the players with the five decks, nobody seated yet."""
    seats = [starter(name).seat(player) for player, name in zip(players, STARTERS, strict=True)]
    return {"game": "vtes", "edition": "v5", "turn": {"phase": "setup"}, "seats": seats}


def keenness(choice: dict[str, Any], seat: str, position: dict[str, Any]) -> float:
    """Return the weight of a choice in the random choice."""
    keen = KEEN.get(choice["do"], 1.0)
    if choice["do"] == "transfer":
        own = next(each for each in position["seats"] if each["name"] == seat)
        invested = {card["card"]: card.get("blood", 0) for card in own["uncontrolled"]}
        keen *= 1 + invested.get(choice["vampire"].partition("#")[0], 0) ** 2
    if choice["do"] == "vote" and (choice["side"] == "for") != (position["turn"]["seat"] == seat):
        keen *= 0.1
    return keen


def play(seed: int) -> Session:
    """Play a whole game of the five decks."""
    chance, rules = Random(seed), GAMES["vtes"]
    session = Session(rules, rules.start(table(), "v5"), seed=seed)
    while (pending := session.turnpoint()["pending"]) is not None:
        options, seat = pending["options"], pending["seat"]
        position = rules.position(session.game, None)
        wants = [keenness(option, seat, position) for option in options]
        session.choose(seat, chance.choices(options, wants)[0])
    return session


def record(seed: int) -> str:
    """The game as an annotated record."""
    return annotate(dump(play(seed), table()))


if __name__ == "__main__":
    RECORD.parent.mkdir(exist_ok=True)
    RECORD.write_text(record(SEED), encoding="utf-8")
