"""The steps of Vampire: The Masquerade Rivals, one module for each purpose. `vocabulary` holds every step."""

from __future__ import annotations

# Importing a module declares its steps, so this order is that of docs/reference/vocabulary-rivals.md.
from conformance.steps.rivals import seating, belongings, cards  # isort: skip
from conformance.steps.rivals import setting_up, actions, plays, attaching, attacks  # isort: skip
from conformance.steps.rivals import influence, chance, directives  # isort: skip
from conformance.steps.rivals import decisions, supplies, piles, characters, streets, progress  # isort: skip
from conformance.steps.rivals import deck  # isort: skip
from conformance.steps.rivals.decision_prompts import PROMPTS
from conformance.steps.rivals.narration import SENTENCES
from conformance.steps.rivals.state_sentences import STATE_SENTENCES
from conformance.steps.rivals.words import vocabulary

vocabulary.narration = SENTENCES
vocabulary.prompts = PROMPTS
vocabulary.state_sentences = STATE_SENTENCES

__all__ = [
    "actions", "attaching", "attacks", "belongings", "cards", "chance", "characters", "decisions", "deck",
    "directives", "influence", "piles", "plays", "progress", "seating", "setting_up", "streets", "supplies",
    "vocabulary",
]  # fmt: skip
