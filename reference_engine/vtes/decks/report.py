"""Deck reports as plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from reference_engine.kernel.deck_lists import judgement
from reference_engine.kernel.editions import edition_named
from reference_engine.vtes.card_dsl.declaring import is_implemented
from reference_engine.vtes.decks.index import Printed
from reference_engine.vtes.decks.legality import PARTS, applied, faults, groups, limits_of, players_for
from reference_engine.vtes.decks.lists import Deck, deck_on_the_wire, read_deck
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.edition import V5, Edition


def check_deck(text: str, edition: str = V5.name, players: int | None = None) -> dict[str, Any]:
    """Read a deck and judge it, for a number of players if known, which matters in some editions.

    Raises UnreadableDeck if the text is no deck, UnknownEdition if there is no such edition.
    """
    by = edition_named("vtes", Edition, edition.removeprefix("vtes/"))
    limits = limits_of(by, players)
    deck = read_deck(text)
    found = faults(deck, limits)
    notes = list(deck.notes)
    if limits.library_most is None:
        notes.append(f"in {by.name}, this library needs a table of {players_for(deck)} or more")
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
    """Judge a deck in the protocol's form.

    Raises InvalidPosition if it has other parts than decks have.
    """
    limits = limits_of(edition_named("vtes", Edition, edition), players)
    read = deck_on_the_wire(deck)
    return judgement(faults(read, limits), applied(read, limits))


def unplayable(deck: Deck) -> list[str]:
    """Return the cards of the deck that the engine cannot play yet, so that it cannot deal a game with them."""
    cards = {line.card for part in PARTS for line in deck.part(part) if line.card is not None}
    return sorted(card.full_name for card in cards if card.id not in facts() or not is_implemented(card.id))


def _part(deck: Deck, part: str) -> dict[str, Any]:
    copies: dict[Printed, int] = {}
    for line in deck.part(part):
        if line.card is not None:
            copies[line.card] = copies.get(line.card, 0) + line.copies
    cards = [{"copies": number, **msgspec.to_builtins(card), "name": card.full_name} for card, number in copies.items()]
    return {"size": deck.size(part), "cards": cards}
