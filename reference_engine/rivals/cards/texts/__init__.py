"""The declarations of the cards, a module a kind. Importing this package declares them all."""

from reference_engine.rivals.cards.texts import (
    attack_cards,
    characters,
    city,
    conspiracies,
    plotters,
    reactions,
    schemes,
)

__all__ = ["attack_cards", "characters", "city", "conspiracies", "plotters", "reactions", "schemes"]
