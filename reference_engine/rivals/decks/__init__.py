"""Decks: read from the forms in which people keep them, and judged. Rulebook, 'Custom Decks'."""

from reference_engine.kernel.deck_lists import Fault, Trouble, UnreadableDeck
from reference_engine.rivals.decks.finding import PARTS, find, near
from reference_engine.rivals.decks.legality import faction, faults
from reference_engine.rivals.decks.lists import Deck, Line, read_deck
from reference_engine.rivals.decks.report import check_deck, judged
from reference_engine.rivals.decks.starters import STARTERS, starter

__all__ = [
    "PARTS",
    "STARTERS",
    "Deck",
    "Fault",
    "Line",
    "Trouble",
    "UnreadableDeck",
    "check_deck",
    "faction",
    "faults",
    "find",
    "judged",
    "near",
    "read_deck",
    "starter",
]
