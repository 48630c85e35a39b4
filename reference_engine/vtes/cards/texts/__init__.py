"""What each card says: one declaration a card, in a module of its kind. Importing this package declares them all.

They stand on the words, and nothing but the game stands on them.
"""

from reference_engine.vtes.cards.texts import crypt, events, masters, minion_cards, reducers, traits

__all__ = ["crypt", "events", "masters", "minion_cards", "reducers", "traits"]
