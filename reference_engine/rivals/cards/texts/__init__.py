"""Card declarations, one module for each kind. Importing this package declares all cards."""

from reference_engine.rivals.cards.texts import (
    action_cards,
    agendas_and_havens,
    attack_cards,
    characters,
    city,
    conspiracies,
    monsters,
    plotters,
    reactions,
    relics,
    schemes,
    unhosted_action_cards,
)

__all__ = [
    "action_cards",
    "agendas_and_havens",
    "attack_cards",
    "characters",
    "city",
    "conspiracies",
    "monsters",
    "plotters",
    "reactions",
    "relics",
    "schemes",
    "unhosted_action_cards",
]
