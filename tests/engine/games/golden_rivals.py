"""The four starter decks of Rivals at one table, two coteries and two cells: a whole game, written down with all that
happened in it and why.

`python -m tests.engine.games.golden_rivals` plays it and writes `scenarios/games/rivals-starter-decks.jsonl`.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from reference_engine.engine import GAMES, annotate
from reference_engine.kernel.game_records import dump
from reference_engine.kernel.session import Session
from reference_engine.rivals.decks.starters import STARTERS, starter
from reference_engine.rivals.table.card_facts import CHARACTERS
from scenarios import ROOT

RECORD: Path = ROOT / "games" / "rivals-starter-decks.jsonl"
PLAYERS = ("Ana", "Bruno", "Clara", "Davi")
SEED = 10
EDITION = "hunters-and-hunted"

KEEN = {
    "attack": 12.0,
    "claim": 20.0,
    "recruit": 6.0,
    "move": 5.0,
    "play": 4.0,
    "use": 3.0,
    "block": 2.0,
    "investigate": 2.0,
    "regroup": 0.2,
    "detach": 0.01,
    "reveal-agenda": 0.1,
    "hold-out": 0.2,
}
"""Weight of a kind of choice in the random choice. Other kinds weigh 1."""


def seat(player: str, name: str) -> dict[str, Any]:
    """A player's place in the position before the game, with a starter deck."""
    deck = starter(name)
    faction = deck.names("faction")
    return {
        "name": player,
        "faction": CHARACTERS[faction[0]].faction,
        "agenda_card": deck.names("agenda")[0],
        "haven_card": deck.names("haven")[0],
        "unordered_faction_deck": faction,
        "unordered_library": deck.names("library"),
    }


def table() -> dict[str, Any]:
    """The position before the game: the players with the four decks."""
    seats = [seat(player, name) for player, name in zip(PLAYERS, STARTERS, strict=True)]
    return {"game": "rivals", "edition": EDITION, "turn": {"phase": "setup"}, "seats": seats}


def play(seed: int) -> Session:
    """A whole game of the four decks."""
    chance, rules = Random(seed), GAMES["rivals"]
    session = Session(rules, rules.start(table(), EDITION), seed=seed)
    while (pending := session.turnpoint()["pending"]) is not None:
        options = pending["options"]
        wants = [KEEN.get(option["do"], 1.0) for option in options]
        session.choose(pending["seat"], chance.choices(options, wants)[0])
    return session


def record(seed: int) -> str:
    """The game as an annotated record."""
    return annotate(dump(play(seed), table()))


if __name__ == "__main__":
    RECORD.write_text(record(SEED), encoding="utf-8")
