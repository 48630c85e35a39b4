"""What lies where: the cards in play, sorted once for as long as none comes, goes or is put elsewhere."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from reference_engine.kernel import Seat
from reference_engine.rivals.table.facts import CHARACTERS, CITY
from reference_engine.rivals.table.pieces import ATTACHED, BESIDE, PLACES, STREETS, InPlay


class Layout(msgspec.Struct, frozen=True):
    """The cards in play. Each list but the first has them in the order in which they have come into play."""

    in_order: list[InPlay]
    """Those that lie on no other, as a position lists them: first those in The Streets that nobody controls, then those
    of the seats clockwise from the first, place by place."""
    characters: dict[tuple[Seat, str], list[InPlay]]
    """A player's characters in a place. There is no key where there are none."""
    beside: dict[Seat, list[InPlay]]
    """What lies with a player's Haven. There is no key where nothing does."""
    in_streets: list[InPlay]
    """The cards of the city deck in The Streets that are attached to nothing."""
    names: set[str]
    """Of all cards in play."""


def layout(cards: Iterable[InPlay]) -> Layout:
    """How these cards lie."""
    in_order, names = [], set()
    characters: dict[tuple[Seat, str], list[InPlay]] = {}
    beside: dict[Seat, list[InPlay]] = {}
    in_streets = []
    for card in cards:
        names.add(card.name)
        if card.place == ATTACHED:
            continue
        in_order.append(card)
        if card.name in CHARACTERS:
            characters.setdefault((card.controller, card.place), []).append(card)
        elif card.place == BESIDE:
            beside.setdefault(card.controller, []).append(card)
        elif card.place == STREETS and card.name in CITY:
            in_streets.append(card)
    in_order.sort(key=lambda card: (card.controller, PLACES[card.place]))
    return Layout(in_order, characters, beside, in_streets, names)
