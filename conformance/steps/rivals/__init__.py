"""The steps of Vampire: The Masquerade Rivals, one module for each purpose. `vocabulary` holds every step."""

from __future__ import annotations

# Importing a module declares its steps, so this order is that of docs/reference/vocabulary-rivals.md.
from conformance.steps.rivals import table, belongings, cards  # isort: skip
from conformance.steps.rivals import setup_choices, actions, ability_choices, attaching, attacks  # isort: skip
from conformance.steps.rivals import influence, chance, directives  # isort: skip
from conformance.steps.rivals import decisions, supplies, piles, characters, face_down_cards, progress_checks  # isort: skip
from conformance.steps.rivals import deck  # isort: skip
from conformance.steps.rivals.decision_prompts import PROMPTS
from conformance.steps.rivals.event_narration import SENTENCES
from conformance.steps.rivals.state_sentences import STATE_SENTENCES
from conformance.steps.rivals.words import vocabulary

vocabulary.narration = SENTENCES
vocabulary.prompts = PROMPTS
vocabulary.state_sentences = STATE_SENTENCES

__all__ = [
    "ability_choices",
    "actions",
    "attaching",
    "attacks",
    "belongings",
    "cards",
    "chance",
    "characters",
    "decisions",
    "deck",
    "directives",
    "face_down_cards",
    "influence",
    "piles",
    "progress_checks",
    "setup_choices",
    "supplies",
    "table",
    "vocabulary",
]  # fmt: skip
