"""Importing it makes the toy game one of the games of this process."""

from __future__ import annotations

from conformance import games
from tests.conformance.runner.toy_game import TOY

games.GAMES = (*games.GAMES, TOY)
