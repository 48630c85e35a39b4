"""Decks on the wire: their parts and possible faults, for each game to which players bring decks.

Checks, JSON Schemas, and the pages of docs/ are all derived from these tables.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from conformance.protocol.messages import Copies
from conformance.protocol.wire_vocabulary import Decks, Shape, WordTable
from scenarios.wire_types.declarations import WORD

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
_UNKNOWN = Shape("unknown-card", "No card has that name. A card missing from the engine is `unsupported`.", _CARD)
# fmt: off
VTES = Decks(
    deck=VtesDeck,
    faults=_faults(
        Shape("crypt-too-small", "The crypt has too few cards."),
        Shape("library-too-small", "The library has too few cards."),
        Shape("library-too-large", "The library has too many cards."),
        Shape("groups-apart", "The crypt's cards are not of one group or two consecutive groups."),
        Shape("crypt-card-in-library", "A crypt card is in the library.", _CARD),
        Shape("library-card-in-crypt", "A library card is in the crypt.", _CARD),
        Shape("ambiguous-card", "Several cards have that name.", _CARD),
        _UNKNOWN,
    ),
)
RIVALS = Decks(
    deck=RivalsDeck,
    faults=_faults(
        Shape("not-one-agenda", "There is no Agenda card, or more than one."),
        Shape("not-one-haven", "There is no Haven card, or more than one."),
        Shape("faction-not-seven", "The Faction deck does not have exactly seven characters."),
        Shape("duplicate-character", "A character is in the Faction deck more than once.", _CARD),
        Shape("factions-mixed", "The Faction deck has both vampires and Hunters."),
        Shape("library-too-small", "The Library has too few cards."),
        Shape("library-too-large", "The Library has too many cards."),
        Shape("too-many-copies", "The Library has too many copies of a card.", _CARD),
        Shape("no-hunter-card", "A card without an H is in a Hunter deck.", _CARD),
        Shape("hunter-card", "A card with only an H is in a vampire deck.", _CARD),
        Shape("wrong-part", "A card is in the wrong part of the deck.", _CARD),
        Shape("no-card-of-a-deck", "A card is of a kind that players do not bring.", _CARD),
        _UNKNOWN,
    ),
)
# fmt: on
