"""The games: one descriptor each. Whatever must know games asks here."""

from __future__ import annotations

from typing import Final

from conformance.games.descriptor import GameDescriptor
from conformance.games.rivals import RIVALS
from conformance.games.vendetta import VENDETTA
from conformance.games.vtes import VTES
from conformance.protocol.word_tables import Words

__all__ = ["DEFAULT", "GAMES", "GameDescriptor", "UnknownGame", "find", "known", "words"]

GAMES: tuple[GameDescriptor, ...] = (VTES, VENDETTA, RIVALS)
"""Every game, in the order in which they are listed."""

DEFAULT: Final = GAMES[0].name
"""The game that is meant where a position or a command names none."""


class UnknownGame(LookupError):
    """There is no game of that name."""


def known() -> dict[str, GameDescriptor]:
    """Every game by its name."""
    return {game.name: game for game in GAMES}


def words() -> dict[str, Words]:
    """The words of every game that has any, by its name."""
    return {game.name: game.words for game in GAMES if game.words is not None}


def find(name: str) -> GameDescriptor:
    """The game of that name. Raises UnknownGame."""
    games = known()
    if name not in games:
        raise UnknownGame(f"no game is called {name!r}; there are {', '.join(games)}")
    return games[name]
