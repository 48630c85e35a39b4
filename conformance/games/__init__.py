"""Game descriptors: everything that this project knows about each game, found by name."""

from __future__ import annotations

from typing import Final

from conformance.games.descriptor import GameDescriptor
from conformance.games.rivals import RIVALS
from conformance.games.vendetta import VENDETTA
from conformance.games.vtes import VTES
from conformance.protocol.wire_vocabulary import Words

__all__ = ["DEFAULT", "GAMES", "GameDescriptor", "UnknownGame", "find", "known", "words"]

GAMES: tuple[GameDescriptor, ...] = (VTES, VENDETTA, RIVALS)
"""Every game, in listing order."""

DEFAULT: Final = GAMES[0].name
"""The game used if a position or a command names none."""


class UnknownGame(LookupError):
    """No game has that name."""


def known() -> dict[str, GameDescriptor]:
    """Return every game by name."""
    return {game.name: game for game in GAMES}


def words() -> dict[str, Words]:
    """Return the wire words of every game that has any, by name."""
    return {game.name: game.words for game in GAMES if game.words is not None}


def find(name: str) -> GameDescriptor:
    """Return the game called `name`. Raises UnknownGame."""
    games = known()
    if name not in games:
        raise UnknownGame(f"no game is called {name!r}; the games are {', '.join(games)}")
    return games[name]
