"""The steps of Vampire: The Masquerade Rivals, one module a purpose. `vocabulary` is all of them."""

from __future__ import annotations

# Importing a module declares its steps; the order is that of docs/vocabulary-rivals.md.
from conformance.vocabulary.rivals import seating, belongings, cards  # isort: skip
from conformance.vocabulary.rivals import setting_up, actions, plays, attaching, attacks  # isort: skip
from conformance.vocabulary.rivals import influence, chance, directives  # isort: skip
from conformance.vocabulary.rivals import decisions, supplies, piles, characters, streets, course  # isort: skip
from conformance.vocabulary.rivals import deck  # isort: skip
from conformance.vocabulary.rivals.told import TOLD
from conformance.vocabulary.rivals.words import vocabulary

vocabulary.told = TOLD

__all__ = [
    "actions", "attaching", "attacks", "belongings", "cards", "chance", "characters", "course", "decisions", "deck",
    "directives", "influence", "piles", "plays", "seating", "setting_up", "streets", "supplies", "vocabulary",
]  # fmt: skip
