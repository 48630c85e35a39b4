"""The cards in play, sorted once: by where they lie, for as long as none comes, goes or is put elsewhere; and by what
they are called, for as long as none comes or goes. Lists have them in the order in which they have come into play."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from functools import cached_property

from reference_engine.kernel import NOBODY, Seat
from reference_engine.rivals.table.facts import CITY
from reference_engine.rivals.table.pieces import ATTACHED, PLACES, STREETS, InPlay


class Layout:
    """How the cards lie that lie on no other."""

    def __init__(self, cards: Collection[InPlay]) -> None:
        self.players: defaultdict[tuple[Seat, str], list[InPlay]] = defaultdict(list)
        """What a player controls in a place: characters, and beside the Haven other cards."""
        for card in cards:
            if card.place != ATTACHED:
                self.players[card.controller, card.place].append(card)
        self.unclaimed = self.players.pop((NOBODY, STREETS), [])
        """What lies in The Streets, and nobody controls."""

    @cached_property
    def in_order(self) -> list[InPlay]:
        """As a position lists them: first what nobody controls, then the cards of the seats clockwise from the first,
        place by place."""
        places = sorted(self.players, key=lambda each: (each[0], PLACES[each[1]]))
        return self.unclaimed + [card for each in places for card in self.players[each]]

    @cached_property
    def in_streets(self) -> list[InPlay]:
        """The cards of the city deck in The Streets."""
        return [card for card in self.unclaimed if card.name in CITY]


class Roll(dict[frozenset[str], list[InPlay]]):
    """For a set of names, the cards in play that have one of them."""

    def __init__(self, cards: Collection[InPlay]) -> None:
        self.cards = list(cards)
        self.names = {card.name for card in cards}

    def __missing__(self, names: frozenset[str]) -> list[InPlay]:
        found = self[names] = (
            [] if names.isdisjoint(self.names) else [card for card in self.cards if card.name in names]
        )
        return found
