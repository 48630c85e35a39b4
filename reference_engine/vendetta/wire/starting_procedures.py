"""Procedures in progress for a position without a continuation: at a phase, a turn, or a step."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import InvalidPosition
from reference_engine.kernel.frames import Frame
from reference_engine.kernel.position_reader import name_in
from reference_engine.vendetta.planning.turns import Planning
from reference_engine.vendetta.resolution.resolution import LocationResolution, Resolution
from reference_engine.vendetta.rounds.rounds import Rounds
from reference_engine.vendetta.table.card_facts import locations
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.vendetta.positions import Position

Start = Callable[[Table, Position, dict[str, Seat]], list[Frame]]

FIRST_STEP = {
    "withdraw": "withdraw",
    "revelation": "before_revelation",
    "preparation": "preparation",
    "conflict": "before_conflict",
}
"""Steps with which a Location may begin, and their names in its table."""


def beginning(step: str) -> Start:
    """Return the start of a phase that begins with its announcement."""
    return lambda game, position, names: [Rounds(pc=Rounds.PLACE[step])]


def planning(game: Table, position: Position, names: dict[str, Seat]) -> list[Frame]:
    turn = position.turn
    if turn is UNSET:
        return [Rounds(pc=Rounds.PLACE["planning"])]
    turns = game.for_players.planning_turns[game.round - 1]
    if turn.number > turns:
        raise InvalidPosition("unknown-turn", "turn.number", f"round {game.round} has Planning turns 1 to {turns}")
    order = game.turn_order()
    if turn.seat is not None:
        if names.get(turn.seat) not in order:
            raise InvalidPosition("unknown-seat", "turn.seat", f"no player in the game is called {turn.seat!r}")
        order = order[order.index(names[turn.seat]) :]
    return [Rounds(pc=Rounds.PLACE["resolution"]), Planning(number=turn.number, order=order)]


def resolution(game: Table, position: Position, names: dict[str, Seat]) -> list[Frame]:
    if position.location is None and position.step is None:
        return [Rounds(pc=Rounds.PLACE["resolution"])]
    places = locations(len(game.seats))
    location = places.index(name_in(position.location or places[0], places, "unknown-location", "location"))
    after, here = (
        Resolution(pc=Resolution.PLACE["next_location"], location=location + 1),
        LocationResolution(location=location),
    )
    here.pc = LocationResolution.PLACE[FIRST_STEP[position.step or "withdraw"]]
    return [Rounds(pc=Rounds.PLACE["end_of_round"]), after, here]


STARTS: dict[str, Start] = {
    "feed": beginning("begin_round"),
    "location-setup": beginning("location_setup"),
    "hand-building": beginning("hand_building"),
    "planning": planning,
    "resolution": resolution,
}
"""Starting procedures of each phase."""


def stack_for(game: Table, position: Position, names: dict[str, Seat]) -> list[Frame]:
    """Return the procedures in progress at the beginning of the named phase, turn, or step."""
    return STARTS[game.phase](game, position, names)
