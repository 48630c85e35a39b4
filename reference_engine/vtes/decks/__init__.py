"""Decks: reading common deck list formats, and checking legality. V5 'Decks', 'Deck Construction'."""

from reference_engine.kernel.deck_lists import DeckFault, Trouble, UnreadableDeck
from reference_engine.vtes.decks.index import Printed, index, near
from reference_engine.vtes.decks.legality import Limits, faults, limits_of
from reference_engine.vtes.decks.lists import Deck, DeckLine, read_deck
from reference_engine.vtes.decks.report import check_deck, judged, unplayable
from reference_engine.vtes.decks.starters import STARTERS, starter

__all__ = [
    "STARTERS",
    "Deck",
    "DeckFault",
    "DeckLine",
    "Limits",
    "Printed",
    "Trouble",
    "UnreadableDeck",
    "check_deck",
    "faults",
    "index",
    "judged",
    "limits_of",
    "near",
    "read_deck",
    "starter",
    "unplayable",
]
