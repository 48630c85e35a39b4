"""A deck checked, as plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from reference_engine.kernel.deck_lists import as_told
from reference_engine.kernel.editions import edition_named
from reference_engine.vtes.card_dsl.declaring import is_implemented
from reference_engine.vtes.decks.index import Printed
from reference_engine.vtes.decks.legality import PARTS, applied, faults, groups, limits_of, players_for
from reference_engine.vtes.decks.lists import Deck, deck_on_the_wire, read_deck
from reference_engine.vtes.table.edition import V5, Edition
from reference_engine.vtes.table.facts import facts


def check_deck(text: str, edition: str = V5.name, players: int | None = None) -> dict[str, Any]:
    """Read a deck and judge it, for a table of so many where that is known: by some editions it matters.

    Raises UnreadableDeck where the text is no deck at all, UnknownEdition for an edition that there is not.
    """
    by = edition_named("vtes", Edition, edition.removeprefix("vtes/"))
    limits = limits_of(by, players)
    deck = read_deck(text)
    found = faults(deck, limits)
    notes = list(deck.notes)
    if limits.library_most is None:
        notes.append(f"by {by.name} the library is for a table of {players_for(deck)} or more")
    return {
        "game": "vtes",
        "name": deck.name,
        "edition": by.name,
        "legal": not found,
        "limits": {"crypt": limits.crypt, "library": limits.library, "library_most": limits.library_most},
        "faults": [msgspec.to_builtins(fault) for fault in found],
        "notes": notes,
        "groups": groups(deck),
        "unplayable": unplayable(deck),
        **{part: _part(deck, part) for part in PARTS},
    }


def judged(deck: dict[str, Any], edition: str, players: int | None = None) -> dict[str, Any]:
    """A deck on the wire judged. Raises InvalidPosition where it has other parts than decks have."""
    limits = limits_of(edition_named("vtes", Edition, edition), players)
    read = deck_on_the_wire(deck)
    return as_told(faults(read, limits), applied(read, limits))


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
