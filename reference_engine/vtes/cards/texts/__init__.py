"""The declarations of the cards. Importing this package declares them all."""

from reference_engine.vtes.cards.texts import (
    action_cards,
    action_modifiers,
    cancelling,
    combat_cards,
    crypt,
    equipment,
    events,
    masters,
    political_actions,
    reactions,
    searches,
    thefts,
)

__all__ = [
    "action_cards",
    "action_modifiers",
    "cancelling",
    "combat_cards",
    "crypt",
    "equipment",
    "events",
    "masters",
    "political_actions",
    "reactions",
    "searches",
    "thefts",
]
