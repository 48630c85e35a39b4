"""Cards that minions play: actions, modifiers, reactions, combat cards, equipment. V5 'Minion Cards'.

They stand on the words, like all texts.
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
