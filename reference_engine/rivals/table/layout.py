"""What lies where: the cards in play, sorted once for as long as none comes, goes or is put elsewhere."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from reference_engine.kernel import NOBODY, Seat
from reference_engine.rivals.table.facts import CITY
from reference_engine.rivals.table.pieces import ATTACHED, PLACES, STREETS, InPlay

Lying = dict[tuple[Seat, str], list[InPlay]]


class Layout(msgspec.Struct, frozen=True):
    """The cards in play. Each list but the first has them in the order in which they have come into play."""

    in_order: list[InPlay]
    """Those that lie on no other, as a position lists them: first those in The Streets that nobody controls, then those
    of the seats clockwise from the first, place by place."""
    players: Lying
    """What a player controls in a place: characters, and beside the Haven other cards. There is no key for nothing."""
    in_streets: list[InPlay]
    """The cards of the city deck in The Streets that are attached to nothing."""
    names: set[str]
    """Of all cards in play."""


def layout(cards: Iterable[InPlay]) -> Layout:
    """How these cards lie."""
    lying: Lying = {}
    names = set()
    for card in cards:
        names.add(card.name)
        if card.place != ATTACHED:
            lying.setdefault((card.controller, card.place), []).append(card)
    places = sorted(lying, key=lambda each: (each[0], PLACES[each[1]]))
    in_order = [card for each in places for card in lying[each]]
    in_streets = [card for card in lying.get((NOBODY, STREETS), ()) if card.name in CITY]
    return Layout(in_order, {each: lying[each] for each in places if each[0] != NOBODY}, in_streets, names)
