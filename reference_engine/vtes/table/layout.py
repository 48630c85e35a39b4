"""The layout of the table: its seats and cards, and the only methods that move cards.

V5 'Important Terms in the Game', 'Order of Play'.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any, Self

import msgspec

from reference_engine.kernel import NOBODY, Card, CardId, Seat
from reference_engine.kernel.game import Game
from reference_engine.vtes.table.pieces import InPlay, Methuselah

READY, TORPOR, UNCONTROLLED, IN_PLAY, ATTACHED = "ready", "torpor", "uncontrolled", "in_play", "attached"
CONTESTED = "contested"
"""Region of contested cards: face down and out of play.

A contested card on another card stays there. V5 'Contested Cards'.
"""

OUT_OF_PLAY = (UNCONTROLLED, CONTESTED)
"""Regions of the table whose cards have no effect."""


Words = Mapping[str, Mapping[Card, Iterable[Any]]]
"""Static abilities of cards in play: topic → card → its abilities."""


class Layout(Game, kw_only=True):
    """The seats and the cards. Only the methods of this class move cards."""

    seats: list[Methuselah] = msgspec.field(default_factory=list)
    cards: dict[CardId, InPlay] = msgspec.field(default_factory=dict)
    next_id: int = 1
    gone: dict[CardId, Card] = msgspec.field(default_factory=dict)
    """Cards that have left the table since the last choice, so that events can still name them."""
    laid: dict[Hashable, Any] = msgspec.field(default_factory=dict)
    """Cached answers about the layout; cleared when a card enters, leaves or moves."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.seats = [seat.__copy__() for seat in self.seats]
        twin.cards = {name: card.__copy__() for name, card in self.cards.items()}
        twin.gone, twin.laid = {}, {}
        return twin

    # Seating order. V5 'Order of Play', 'Ending the Game'.

    def clockwise(self, start: Seat) -> tuple[Seat, ...]:
        """Return the seats still in the game, clockwise after `start`, without `start`."""
        count = len(self.seats)
        around = [Seat(place % count) for place in range(start + 1, start + count)]
        return tuple([seat for seat in around if not self.seats[seat].ousted])

    def prey(self, seat: Seat) -> Seat:
        """Return the next Methuselah to the left still in the game, or NOBODY if none is left."""
        count = len(self.seats)
        for place in range(seat + 1, seat + count):
            if not self.seats[place % count].ousted:
                return Seat(place % count)
        return NOBODY

    def predator(self, seat: Seat) -> Seat:
        """Return the next Methuselah to the right still in the game, or NOBODY if none is left."""
        others = self.clockwise(seat)
        return others[-1] if others else NOBODY

    # Queries about the layout.

    def controlled(self, seat: Seat, *regions: str) -> tuple[InPlay, ...]:
        """Return the cards that a Methuselah controls in these regions."""
        where = seat, regions
        try:
            found: tuple[InPlay, ...] = self.laid[where]
        except KeyError:
            there = [card for card in self.cards.values() if card.controller == seat and card.region in regions]
            found = self.laid[where] = tuple(there)
        return found

    def minions(self, seat: Seat) -> tuple[InPlay, ...]:
        """Return the ready minions of a Methuselah."""
        return self.controlled(seat, READY)

    def in_play(self) -> tuple[InPlay, ...]:
        """Return the cards that have an effect, thus all but uncontrolled and contested ones."""
        try:
            found: tuple[InPlay, ...] = self.laid[IN_PLAY]
        except KeyError:
            there = [card for card in self.cards.values() if card.region not in OUT_OF_PLAY]
            found = self.laid[IN_PLAY] = tuple(there)
        return found

    def abilities_on(self, kind: str, matter: str, words: Words) -> tuple[tuple[InPlay, Any], ...]:
        """Return every card in play with a static ability of a kind on a topic, and the ability.

        `words` holds all abilities of that kind.
        """
        about = kind, matter
        try:
            found: tuple[tuple[InPlay, Any], ...] = self.laid[about]
        except KeyError:
            said = words.get(matter, {})
            speaking = [(card, word) for card in self.in_play() if card.card in said for word in said[card.card]]
            found = self.laid[about] = tuple(speaking)
        return found

    def is_ready(self, card: CardId) -> bool:
        found = self.cards.get(card)
        return found is not None and found.region == READY

    def lying_on(self, card: InPlay) -> list[InPlay]:
        """Return all cards on a card, in play or not."""
        return [self.cards[attached] for attached in card.attached]

    def attached_to(self, card: InPlay) -> list[InPlay]:
        """Return the cards in play on a card."""
        if not card.attached:
            return []
        return [found for attached in card.attached if (found := self.cards[attached]).region == ATTACHED]

    # Methods that change the layout. Each clears the cached answers about it.

    def lay_down(self, card: InPlay) -> None:
        """Add a new card to the table, on its host if it has one."""
        self.next_id += 1
        self.cards[card.id] = card
        if card.host:
            self.cards[card.host].attached += (card.id,)
        self.laid.clear()

    def take_away(self, card: InPlay) -> None:
        """Remove a card from the table; there must be no cards on it."""
        self._lift(card)
        del self.cards[card.id]
        self.gone[card.id] = card.card
        self.laid.clear()

    def lay_on(self, card: InPlay, host: InPlay) -> None:
        """Move a card onto another one."""
        self._lift(card)
        card.host, card.region = host.id, ATTACHED
        host.attached += (card.id,)
        self.laid.clear()

    def lay_in(self, card: InPlay, region: str) -> None:
        """Move a card to a region, behind the cards already there. An attached card stays attached."""
        card.region = region
        self.cards[card.id] = self.cards.pop(card.id)
        self.laid.clear()

    def hand_over(self, card: InPlay, seat: Seat) -> None:
        """Give a Methuselah control of a card."""
        card.controller = seat
        self.laid.clear()

    def turn_into(self, card: InPlay, number: Card) -> None:
        """Turn a card into another one."""
        card.become(number)
        self.laid.clear()

    def _lift(self, card: InPlay) -> None:
        host = self.cards.get(card.host)
        if host is not None:
            host.attached = tuple(attached for attached in host.attached if attached != card.id)
