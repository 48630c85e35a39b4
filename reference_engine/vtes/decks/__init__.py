"""Decks: read from the forms in which people keep them, and judged. V5 'Decks', 'Deck Construction'."""

from reference_engine.kernel.deck_lists import Fault, Trouble, UnknownEdition, UnreadableDeck
from reference_engine.vtes.decks.index import Printed, index, near
from reference_engine.vtes.decks.legality import LIMITS, Limits, faults
from reference_engine.vtes.decks.lists import Deck, Line, read_deck
from reference_engine.vtes.decks.report import check_deck, unplayable
from reference_engine.vtes.decks.starters import STARTERS, starter

__all__ = [
    "LIMITS",
    "STARTERS",
    "Deck",
    "Fault",
    "Limits",
    "Line",
    "Printed",
    "Trouble",
    "UnknownEdition",
    "UnreadableDeck",
    "check_deck",
    "faults",
    "index",
    "near",
    "read_deck",
    "starter",
    "unplayable",
]
