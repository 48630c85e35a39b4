"""Decks: parsing of deck lists, and deck checks. Rulebook, 'Custom Decks'."""

from reference_engine.kernel.deck_lists import DeckFault, Trouble, UnreadableDeck
from reference_engine.rivals.decks.card_lookup import PARTS, find, near
from reference_engine.rivals.decks.legality import faction, faults
from reference_engine.rivals.decks.lists import Deck, DeckLine, read_deck
from reference_engine.rivals.decks.report import check_deck, judged
from reference_engine.rivals.decks.starters import STARTERS, starter

__all__ = [
    "PARTS",
    "STARTERS",
    "Deck",
    "DeckFault",
    "DeckLine",
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
