"""A deck, and whether it is legal."""

from __future__ import annotations

from conformance.steps.deck_steps import declare
from conformance.steps.rivals.words import vocabulary

declare(
    vocabulary,
    {"as Agenda": "agenda", "as Haven": "haven", "in the Faction deck": "faction", "in the Library": "library"},
    {
        "held": "the deck holds 3 Shotgun and 2 Poison Pill in the Library",
        "each": "the deck holds 1 each of Lucky, Hope and Grace in the Faction deck",
        "why": "the deck is illegal because of too-many-copies and library-too-large",
        "cards": "the fault is in Shotgun",
    },
)
