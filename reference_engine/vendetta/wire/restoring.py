"""The middle of a procedure, read back from the continuation of an observation of everything."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import InvalidPosition
from reference_engine.kernel.notation import Unreadable, read
from reference_engine.kernel.position_reader import only
from reference_engine.kernel.saving import read_stack
from reference_engine.vendetta.table.names import SeatNames
from reference_engine.vendetta.table.pieces import NOWHERE, Change, Deployed, Spot
from reference_engine.vendetta.table.state import Table


def restore(game: Table, value: dict[str, Any], names: dict[str, Seat]) -> None:
    """Put the procedures under way and the changes in force into a game. Raises InvalidPosition."""
    only(value, ("stack", "changes", "resolving", "drew", "winner"), "continuation")
    known = SeatNames(game)
    try:
        game.stack = read_stack(value.get("stack", []), known)
        game.changes = tuple(read(Change, change, known) for change in value.get("changes", []))
        game.resolving = int(value.get("resolving", NOWHERE))
        winner = value.get("winner")
        game.winner = NOBODY if winner is None else names[winner]
    except (Unreadable, KeyError, TypeError, ValueError) as error:
        raise InvalidPosition("wrong-type", "continuation", str(error)) from None
    drew = value.get("drew", [])
    for player in game.seats:
        player.spots = tuple(
            Spot(
                spot.blood,
                tuple(Deployed(card.card, card.face_down, card.seen_by, card.card in drew) for card in spot.cards),
            )
            for spot in player.spots
        )
    game.over = not game.stack
