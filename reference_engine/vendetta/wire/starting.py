"""Where a position without continuation begins: the procedures under way at a phase, a turn or a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import InvalidPosition
from reference_engine.kernel.frames import Frame
from reference_engine.kernel.position_reader import count, expect, name_in, object_of
from reference_engine.vendetta.planning.turns import Planning
from reference_engine.vendetta.resolution.resolution import LocationResolution, Resolution
from reference_engine.vendetta.rounds.rounds import Rounds
from reference_engine.vendetta.table.facts import locations
from reference_engine.vendetta.table.state import Table

Start = Callable[[Table, dict[str, Any], dict[str, Seat]], list[Frame]]

FIRST_STEP = {
    "withdraw": "withdraw",
    "revelation": "before_revelation",
    "preparation": "preparation",
    "conflict": "before_conflict",
}
"""The steps that a Location may begin with, and where they stand in its table."""


def beginning(step: str) -> Start:
    """A phase that begins with its announcement."""
    return lambda game, position, names: [Rounds(pc=Rounds.PLACE[step])]


def planning(game: Table, position: dict[str, Any], names: dict[str, Seat]) -> list[Frame]:
    if "turn" not in position:
        return [Rounds(pc=Rounds.PLACE["planning"])]
    turn = object_of(position["turn"], ("number", "seat"), "turn")
    number = count(turn.get("number", 1), "turn.number")
    turns = game.for_players.planning_turns[game.round - 1]
    if not 1 <= number <= turns:
        raise InvalidPosition("unknown-turn", "turn.number", f"round {game.round} has Planning turns 1 to {turns}")
    order = game.turn_order()
    if "seat" in turn:
        name = expect(turn["seat"], str, "turn.seat")
        if names.get(name) not in order:
            raise InvalidPosition("unknown-seat", "turn.seat", f"nobody called {name!r} is in the game")
        order = order[order.index(names[name]) :]
    return [Rounds(pc=Rounds.PLACE["resolution"]), Planning(number=number, order=order)]


def resolution(game: Table, position: dict[str, Any], names: dict[str, Seat]) -> list[Frame]:
    if "location" not in position and "step" not in position:
        return [Rounds(pc=Rounds.PLACE["resolution"])]
    places = locations(len(game.seats))
    location = places.index(name_in(position.get("location", places[0]), places, "unknown-location", "location"))
    step = name_in(position.get("step", "withdraw"), FIRST_STEP, "unknown-step", "step")
    after, here = (
        Resolution(pc=Resolution.PLACE["next_location"], location=location + 1),
        LocationResolution(location=location),
    )
    here.pc = LocationResolution.PLACE[FIRST_STEP[step]]
    return [Rounds(pc=Rounds.PLACE["end_of_round"]), after, here]


STARTS: dict[str, Start] = {
    "feed": beginning("begin_round"),
    "location-setup": beginning("location_setup"),
    "hand-building": beginning("hand_building"),
    "planning": planning,
    "resolution": resolution,
}
"""How each phase begins."""


def stack_for(game: Table, position: dict[str, Any], names: dict[str, Seat]) -> list[Frame]:
    """The procedures under way at the beginning of the named phase, turn or step."""
    return STARTS[game.phase](game, position, names)
