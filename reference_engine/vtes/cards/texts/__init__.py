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
    masters_on_minions,
    masters_used,
    political_actions,
    reactions,
    schemes,
    searches,
    thefts,
    traits,
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
    "masters_on_minions",
    "masters_used",
    "political_actions",
    "reactions",
    "schemes",
    "searches",
    "thefts",
    "traits",
]
