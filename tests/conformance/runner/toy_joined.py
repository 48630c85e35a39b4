"""Importing this module adds the toy game to the known games of the process."""

from __future__ import annotations

from conformance import games
from tests.conformance.runner.toy_game import TOY

games.GAMES = (*games.GAMES, TOY)
