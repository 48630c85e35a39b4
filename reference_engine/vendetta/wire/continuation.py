"""Restores the procedures in progress from the continuation of a complete observation."""

from __future__ import annotations

from typing import Any

import msgspec

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import InvalidPosition
from reference_engine.kernel.saving_procedures import read_stack
from reference_engine.kernel.wire_format import Unreadable, read
from reference_engine.vendetta.table.card_and_seat_names import SeatNames
from reference_engine.vendetta.table.pieces import NOWHERE, Change, Deployed, Spot
from reference_engine.vendetta.table.state import Table


class Continuation(msgspec.Struct, forbid_unknown_fields=True):
    """Additions of a complete observation: the procedures in progress, and all state without a key in the position."""

    stack: list[dict[str, Any]] = []
    changes: list[dict[str, Any]] = []
    resolving: int = NOWHERE
    drew: list[str] = []
    winner: str | None = None


def restore(game: Table, saved: Continuation, names: dict[str, Seat]) -> None:
    """Restore the procedures in progress and the changes in force. Raises InvalidPosition."""
    known = SeatNames(game)
    try:
        game.stack = read_stack(saved.stack, known)
        game.changes = tuple(read(Change, change, known) for change in saved.changes)
        game.resolving = saved.resolving
        game.winner = NOBODY if saved.winner is None else names[saved.winner]
    except (Unreadable, KeyError, TypeError, ValueError) as error:
        raise InvalidPosition("wrong-type", "continuation", str(error)) from None
    for player in game.seats:
        player.spots = tuple(
            Spot(
                spot.blood,
                tuple(
                    Deployed(card.card, card.face_down, card.seen_by, card.card in saved.drew) for card in spot.cards
                ),
            )
            for spot in player.spots
        )
    game.over = not game.stack
