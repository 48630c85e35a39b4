"""Which card a line of a deck list means. No two cards have a name in common, so a name says where a card belongs."""

from __future__ import annotations

from functools import cache

from reference_engine.kernel.deck_lists import Trouble, most_like, nearest, plain
from reference_engine.rivals.table.facts import AGENDAS, CHARACTERS, CITY, HAVENS, LIBRARY, MONSTERS, DeckCard

PARTS: dict[str, dict[str, DeckCard]] = {
    "agenda": {**AGENDAS},
    "haven": {**HAVENS},
    "faction": {**CHARACTERS},
    "library": {**LIBRARY},
}
"""The parts of a deck, and the cards that belong in each, by name."""


@cache
def by_name() -> dict[str, tuple[str, DeckCard]]:
    """Part and card by each of the card's names, as `plain` has them."""
    return {
        plain(name): (part, card)
        for part, cards in PARTS.items()
        for card in cards.values()
        for name in (card.name, *card.also)
    }


def find(text: str) -> tuple[str, DeckCard] | None:
    """Part and card of a name."""
    return by_name().get(plain(text))


def near(text: str) -> tuple[str, ...]:
    """The names most like one that is not known, the most like first."""
    close = most_like(text, by_name())
    return tuple(dict.fromkeys(by_name()[each][1].name for each in close))


@cache
def elsewhere() -> dict[str, str]:
    """The piles of the cards that no player brings, by name as `plain` has it."""
    return {plain(name): pile for pile, cards in (("City", CITY), ("Monster", MONSTERS)) for name in cards}


def unknown(text: str, where: str) -> Trouble:
    """The trouble of a name that no card of a deck has."""
    if pile := elsewhere().get(plain(text)):
        return Trouble("no-card-of-a-deck", f"{text} is a card of the {pile} deck, which no player brings", where)
    like = nearest(near(text), "; cards of other sets are not known")
    return Trouble("unknown-card", f"no card of this set is called {text!r}{like}", where)
