"""A deck checked, as plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from reference_engine.kernel.deck_lists import UnknownEdition
from reference_engine.vtes.decks.index import Printed
from reference_engine.vtes.decks.legality import LIMITS, PARTS, faults, groups
from reference_engine.vtes.decks.lists import Deck, read_deck
from reference_engine.vtes.declarations.declaring import is_implemented
from reference_engine.vtes.table.facts import facts

ALIASES = {"web": "v5"}
"""The same rules under another name."""


def check_deck(text: str, edition: str = "v5") -> dict[str, Any]:
    """Read a deck and judge it.

    Raises UnreadableDeck where the text is no deck at all, UnknownEdition for an edition whose limits are not known.
    """
    edition = edition.removeprefix("vtes/")
    edition = ALIASES.get(edition, edition)
    if edition not in LIMITS:
        known = ", ".join((*LIMITS, *ALIASES))
        raise UnknownEdition(f"there are no rules for decks of the edition {edition!r}; known are {known}")
    deck = read_deck(text)
    found = faults(deck, edition)
    return {
        "game": "vtes",
        "name": deck.name,
        "edition": edition,
        "legal": not found,
        "limits": msgspec.to_builtins(LIMITS[edition]),
        "faults": [msgspec.to_builtins(fault) for fault in found],
        "notes": list(deck.notes),
        "groups": groups(deck),
        "unplayable": unplayable(deck),
        **{part: _part(deck, part) for part in PARTS},
    }


def unplayable(deck: Deck) -> list[str]:
    """Cards of the deck that the engine does not play yet, so that no game can be dealt from it."""
    cards = {line.card for part in PARTS for line in deck.part(part) if line.card is not None}
    return sorted(card.full_name for card in cards if card.id not in facts() or not is_implemented(card.id))


def _part(deck: Deck, part: str) -> dict[str, Any]:
    copies: dict[Printed, int] = {}
    for line in deck.part(part):
        if line.card is not None:
            copies[line.card] = copies.get(line.card, 0) + line.copies
    cards = [{"copies": number, **msgspec.to_builtins(card), "name": card.full_name} for card, number in copies.items()]
    return {"size": deck.size(part), "cards": cards}
