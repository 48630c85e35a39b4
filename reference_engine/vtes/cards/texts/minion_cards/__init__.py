"""Cards that minions play: actions, modifiers, reactions, combat cards, equipment. V5 'Minion Cards'.

The package depends on the effects in `cards.words`, like all declarations.
"""

from reference_engine.vtes.cards.texts.minion_cards import (
    action_cards,
    action_modifiers,
    cancelling,
    combat_cards,
    equipment,
    identities,
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
    "equipment",
    "identities",
    "political_actions",
    "reactions",
    "searches",
    "thefts",
]
