"""Result of a deck check, as plain data."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from reference_engine.kernel.deck_lists import judgement
from reference_engine.kernel.editions import edition_named
from reference_engine.rivals.decks.card_lookup import PARTS
from reference_engine.rivals.decks.legality import (
    FACTION_SIZE,
    LIBRARY_LEAST,
    LIBRARY_MOST,
    applied,
    faction,
    faults,
)
from reference_engine.rivals.decks.lists import deck_on_the_wire, read_deck
from reference_engine.rivals.table.card_facts import CHARACTERS, LIBRARY
from reference_engine.rivals.table.edition import HUNTERS_AND_HUNTED, Edition

EDITION = HUNTERS_AND_HUNTED.name


def check_deck(text: str, edition: str = EDITION, players: int | None = None) -> dict[str, Any]:
    """Check a deck list. The number of players does not matter.

    Raises UnreadableDeck if the text is not a deck list, and UnknownEdition for an unknown edition.
    """
    by = edition_named("rivals", Edition, edition.removeprefix("rivals/"))
    deck = read_deck(text)
    found = faults(deck)
    return {
        "game": "rivals",
        "name": deck.name,
        "edition": by.name,
        "legal": not found,
        "side": faction(deck),
        "limits": {"faction": FACTION_SIZE, "library": LIBRARY_LEAST, "library_most": LIBRARY_MOST},
        "faults": [msgspec.to_builtins(fault) for fault in found],
        "notes": [],
        **{part: {"size": deck.size(part), "cards": _cards(deck.names(part), part)} for part in PARTS},
    }


def judged(deck: dict[str, Any], edition: str, players: int | None = None) -> dict[str, Any]:
    """Check a deck in the format of the protocol. Raises InvalidPosition if it has unknown parts."""
    edition_named("rivals", Edition, edition)
    read = deck_on_the_wire(deck)
    return judgement(faults(read), applied(read))


def _cards(names: list[str], part: str) -> list[dict[str, Any]]:
    return [{"copies": copies, "name": name, "type": _type(name, part)} for name, copies in Counter(names).items()]


def _type(name: str, part: str) -> str:
    if part == "faction":
        return CHARACTERS[name].clan
    return ", ".join(LIBRARY[name].types) if part == "library" else part.capitalize()
