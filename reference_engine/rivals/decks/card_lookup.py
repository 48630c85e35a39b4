"""Card names in deck lists. Names are unique, so a name determines the part of the deck."""

from __future__ import annotations

from functools import cache

from reference_engine.kernel.deck_lists import Trouble, most_like, nearest, plain
from reference_engine.rivals.table.card_facts import AGENDAS, CHARACTERS, CITY, HAVENS, LIBRARY, MONSTERS, DeckCard

PARTS: dict[str, dict[str, DeckCard]] = {
    "agenda": {**AGENDAS},
    "haven": {**HAVENS},
    "faction": {**CHARACTERS},
    "library": {**LIBRARY},
}
"""Parts of a deck, with the cards that belong there by name."""


@cache
def by_name() -> dict[str, tuple[str, DeckCard]]:
    """Return part and card for each name of a card, normalized by `plain`."""
    return {
        plain(name): (part, card)
        for part, cards in PARTS.items()
        for card in cards.values()
        for name in (card.name, *card.also)
    }


def find(text: str) -> tuple[str, DeckCard] | None:
    """Return the card with this name and the part of the deck it belongs to, or None if the name is unknown."""
    return by_name().get(plain(text))


def near(text: str) -> tuple[str, ...]:
    """Return the known names most similar to an unknown name, the best match first."""
    close = most_like(text, by_name())
    return tuple(dict.fromkeys(by_name()[each][1].name for each in close))


@cache
def elsewhere() -> dict[str, str]:
    """Return the decks of the cards that no player brings, by normalized name."""
    return {plain(name): pile for pile, cards in (("City", CITY), ("Monster", MONSTERS)) for name in cards}


def unknown(text: str, where: str) -> Trouble:
    """Return the problem for a name that no card of a deck has."""
    if pile := elsewhere().get(plain(text)):
        return Trouble("no-card-of-a-deck", f"{text} belongs to the {pile} deck, which no player brings", where)
    like = nearest(near(text), "; cards of other sets are not supported")
    return Trouble("unknown-card", f"this set has no card named {text!r}{like}", where)
