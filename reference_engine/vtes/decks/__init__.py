"""Decks: read from the forms in which people keep them, and judged. V5 'Decks', 'Deck Construction'."""

from reference_engine.vtes.decks.finding import Trouble
from reference_engine.vtes.decks.index import Printed, index, near
from reference_engine.vtes.decks.legality import LIMITS, Fault, Limits, faults
from reference_engine.vtes.decks.lists import Deck, Line, UnreadableDeck, read_deck
from reference_engine.vtes.decks.report import UnknownEdition, check_deck, unplayable
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
