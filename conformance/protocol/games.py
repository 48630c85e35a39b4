"""The games whose words the protocol knows."""

from __future__ import annotations

from typing import Any

from conformance.protocol import vendetta, vendetta_position, vtes, vtes_position
from conformance.protocol.messages import Turnpoint
from conformance.protocol.tables import GameTables
from conformance.protocol.wording import ShapeError, read_as

JsonObject = dict[str, Any]

GAMES: dict[str, GameTables] = {
    "vtes": GameTables(
        features=vtes.FEATURES,
        windows=vtes.WINDOWS,
        choices=vtes.CHOICES,
        directives=vtes.DIRECTIVES,
        events=vtes.EVENTS,
        problems=vtes.PROBLEMS,
        position=vtes_position.Position,
        observation=vtes_position.Observation,
    ),
    "vendetta": GameTables(
        features=vendetta.FEATURES,
        windows=vendetta.WINDOWS,
        choices=vendetta.CHOICES,
        directives=vendetta.DIRECTIVES,
        events=vendetta.EVENTS,
        problems=vendetta.PROBLEMS,
        position=vendetta_position.Position,
        observation=vendetta_position.Observation,
    ),
}
"""Game → its tables. A game that is not here is played without a check of its words."""


def fault_in_observation(game: str, position: JsonObject) -> str | None:
    """What in an observed position does not fit the game, with its place; None if all fits."""
    tables = GAMES.get(game)
    if tables is None:
        return None
    try:
        read_as(position, tables.observation, "position")
    except ShapeError as error:
        return str(error)
    return None


def fault_in_turnpoint(game: str, turnpoint: Turnpoint, level: str = "play") -> str | None:
    """The first thing in a turnpoint that the game's tables do not allow, with its place; None if all fits.

    `level` is the level that the engine declares for the game: above `play`, options must be listed.
    """
    tables = GAMES.get(game)
    if tables is None:
        return None
    pending = turnpoint.pending
    if pending is not None:
        if pending.window not in tables.windows:
            return f"`pending.window`: {pending.window!r} is none of {', '.join(tables.windows)}"
        if pending.options is None and level != "play":
            return f"`pending.options`: missing, though the engine declares the level {level!r}"
        for index, option in enumerate(pending.options or ()):
            if fault := tables.choices.fault(option, f"pending.options[{index}]"):
                return fault
    for index, event in enumerate(turnpoint.events):
        if fault := tables.events.fault(event, f"events[{index}]"):
            return fault
    return None
