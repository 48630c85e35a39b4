"""Decks on the wire: their parts, and what can be wrong with them, for each game to which players bring their own.

These tables are the only place where these words stand: checks, JSON Schemas and the pages of docs/ are made from them.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from conformance.protocol.messages import Copies
from conformance.protocol.word_tables import Decks, Shape, WordTable
from scenarios.protocol.declarations import WORD

CARD = Annotated[str, Meta(min_length=1, title="card", description="A card by its printed name.")]


def _faults(*shapes: Shape) -> WordTable:
    return WordTable("fault", *shapes, may_have_more=True, always={"rule?": WORD})


class VtesDeck(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A deck of Vampire: The Eternal Struggle."""

    crypt: list[Copies] = []
    library: list[Copies] = []


class RivalsDeck(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A deck of Rivals."""

    agenda: list[Copies] = []
    haven: list[Copies] = []
    faction: list[Copies] = []
    library: list[Copies] = []


_CARD = {"card": CARD}
_UNKNOWN = Shape("unknown-card", "There is no card of that name; a card that the engine lacks is `unsupported`.", _CARD)
# fmt: off
VTES = Decks(
    deck=VtesDeck,
    faults=_faults(
        Shape("crypt-too-small", "The crypt has fewer cards than it must have."),
        Shape("library-too-small", "The library has fewer cards than it must have."),
        Shape("library-too-large", "The library has more cards than it may have."),
        Shape("groups-apart", "The groups of the crypt are neither one nor two that follow one another."),
        Shape("crypt-card-in-library", "A crypt card lies in the library.", _CARD),
        Shape("library-card-in-crypt", "A library card lies in the crypt.", _CARD),
        Shape("ambiguous-card", "Several cards have that name.", _CARD),
        _UNKNOWN,
    ),
)
RIVALS = Decks(
    deck=RivalsDeck,
    faults=_faults(
        Shape("not-one-agenda", "There is no Agenda card, or more than one."),
        Shape("not-one-haven", "There is no Haven card, or more than one."),
        Shape("faction-not-seven", "The Faction deck has fewer or more than seven characters."),
        Shape("duplicate-character", "A character is more than once in the Faction deck.", _CARD),
        Shape("factions-mixed", "Vampires and Hunters are in one Faction deck."),
        Shape("library-too-small", "The Library has fewer cards than it must have."),
        Shape("library-too-large", "The Library has more cards than it may have."),
        Shape("too-many-copies", "A card is in the Library more often than it may be.", _CARD),
        Shape("no-hunter-card", "A card that bears no H is in a deck of Hunters.", _CARD),
        Shape("hunter-card", "A card that bears an H alone is in a deck of vampires.", _CARD),
        Shape("wrong-part", "A card lies in a part of the deck to which it does not belong.", _CARD),
        Shape("no-card-of-a-deck", "A card is of those that no player brings.", _CARD),
        _UNKNOWN,
    ),
)
# fmt: on
