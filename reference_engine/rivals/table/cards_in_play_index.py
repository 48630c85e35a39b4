"""Indexes of the cards in play, by place and by name.

The index by place is valid until a card enters, leaves, or moves; the index by name until one enters or leaves. Lists
are in the order in which the cards entered play.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from functools import cached_property

from reference_engine.kernel import NOBODY, Seat
from reference_engine.rivals.table.card_facts import CITY
from reference_engine.rivals.table.pieces import ATTACHED, PLACES, STREETS, InPlay


class Layout:
    """Places of the unattached cards in play."""

    def __init__(self, cards: Collection[InPlay]) -> None:
        self.players: defaultdict[tuple[Seat, str], list[InPlay]] = defaultdict(list)
        """Characters and other cards that a player controls, by seat and place."""
        for card in cards:
            if card.place != ATTACHED:
                self.players[card.controller, card.place].append(card)
        self.unclaimed = self.players.pop((NOBODY, STREETS), [])
        """Cards in The Streets that nobody controls."""

    @cached_property
    def in_order(self) -> list[InPlay]:
        """Return the unattached cards in the order of a position.

        Uncontrolled cards come first, then the cards of each seat clockwise from the first, place by place.
        """
        places = sorted(self.players, key=lambda each: (each[0], PLACES[each[1]]))
        return self.unclaimed + [card for each in places for card in self.players[each]]

    @cached_property
    def in_streets(self) -> list[InPlay]:
        """Return the cards of the city deck in The Streets."""
        return [card for card in self.unclaimed if card.name in CITY]


class Roll(dict[frozenset[str], list[InPlay]]):
    """Cards in play by set of names: each set maps to the cards with its names."""

    def __init__(self, cards: Collection[InPlay]) -> None:
        self.cards = list(cards)
        self.names = {card.name for card in cards}

    def __missing__(self, names: frozenset[str]) -> list[InPlay]:
        found = self[names] = (
            [] if names.isdisjoint(self.names) else [card for card in self.cards if card.name in names]
        )
        return found
