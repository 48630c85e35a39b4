"""The declarations of all cards, in a module for each kind. Importing this package declares them.

The package depends on the effects in `cards.words`; only the game depends on it.
"""

from reference_engine.vtes.cards.texts import crypt, events, legacy_cards, masters, minion_cards, reducers

__all__ = ["crypt", "events", "legacy_cards", "masters", "minion_cards", "reducers"]
