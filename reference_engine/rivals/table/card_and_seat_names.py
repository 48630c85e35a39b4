"""Names of cards and players, as shown to players.

A number distinguishes two cards with the same name. A face-down card shows only its kind, so its name stays secret.
"""

from __future__ import annotations

from typing import Self

from reference_engine.kernel import Card, CardId, Seat
from reference_engine.rivals.table.card_facts import MONSTERS
from reference_engine.rivals.table.pieces import ATTACHED, InPlay
from reference_engine.rivals.table.state import Table


class TableNames:
    """Names of the seats, the cards in play, and the cards that have just left play."""

    def __init__(self, game: Table) -> None:
        self._seats = [player.name for player in game.seats]
        self._name: dict[CardId, str] = {}
        self._card: dict[str, CardId] = {}
        self._gone = game.gone
        counts: dict[str, int] = {}
        for card in [each for host in game.in_order() for each in (host, *with_attached(game, host))]:
            shown = called(card)
            counts[shown] = number = counts.get(shown, 0) + 1
            name = shown if number == 1 else f"{shown}#{number}"
            self._name[card.id], self._card[name] = name, card.id

    def seen_by(self, seat: Seat) -> Self:
        """Return the same names: face-down cards already show only their kind."""
        return self

    def name_of_seat(self, seat: Seat) -> str:
        return self._seats[seat]

    def name_of_card(self, card: CardId) -> str:
        return self._name[card] if card in self._name else self._gone[card]

    def name_of_print(self, card: Card) -> str:
        raise LookupError(f"no card of this game has the number {card}")

    def seat_named(self, name: str) -> Seat | None:
        return Seat(self._seats.index(name)) if name in self._seats else None

    def card_named(self, name: str) -> CardId | None:
        return self._card.get(name.removesuffix("#1"))

    def print_named(self, name: str) -> Card | None:
        return None


GONE, GONE_CARD = "(gone)", CardId(-1)
"""Stand-in for cards that have left play but are still referenced by procedures."""


class SavedNames(TableNames):
    """Names in a saved game. Cards that have left play share one name, because nothing distinguishes them."""

    def name_of_card(self, card: CardId) -> str:
        return self._name.get(card, GONE)

    def card_named(self, name: str) -> CardId | None:
        return GONE_CARD if name == GONE else super().card_named(name)


def called(card: InPlay) -> str:
    """Return the name that a card shows in its place, without a number."""
    if not card.face_down:
        return card.name
    if card.place == ATTACHED:
        return "Curse"
    return "Monster" if card.name in MONSTERS else "Conspiracy"


def with_attached(game: Table, card: InPlay) -> list[InPlay]:
    """Return all cards attached to a card, directly or indirectly."""
    found = []
    for number in card.attached:
        found += [game.cards[number], *with_attached(game, game.cards[number])]
    return found
