"""Names of the seats. Records already identify cards and Locations by name."""

from __future__ import annotations

from typing import Self

from reference_engine.kernel import Card, CardId, Seat
from reference_engine.vendetta.table.state import Table


class SeatNames:
    """Names of a table. No record of this game identifies a card by a number of the table."""

    def __init__(self, game: Table) -> None:
        self._names = [player.name for player in game.seats]

    def seen_by(self, seat: Seat) -> Self:
        """Return the same names. Events already hide face-down cards."""
        return self

    def name_of_seat(self, seat: Seat) -> str:
        return self._names[seat]

    def name_of_card(self, card: CardId) -> str:
        raise LookupError(f"no card of this game has the number {card}")

    def name_of_print(self, card: Card) -> str:
        raise LookupError(f"no card of this game has the number {card}")

    def seat_named(self, name: str) -> Seat | None:
        return Seat(self._names.index(name)) if name in self._names else None

    def card_named(self, name: str) -> CardId | None:
        return None

    def print_named(self, name: str) -> Card | None:
        return None
