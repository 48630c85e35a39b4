"""The steps of Vampire: The Eternal Struggle, one module for each purpose. `vocabulary` holds every step."""

from __future__ import annotations

# Importing a module declares its steps, so this order is that of docs/reference/vocabulary-vtes.md.
from conformance.steps.vtes import table, cards  # isort: skip
from conformance.steps.vtes import actions, turns, passing, directives  # isort: skip
from conformance.steps.vtes import decisions, state, minions, players  # isort: skip
from conformance.steps.vtes import deck  # isort: skip
from conformance.steps.vtes import describing
from conformance.steps.vtes.decision_prompts import PROMPTS
from conformance.steps.vtes.narration import SENTENCES
from conformance.steps.vtes.state_sentences import STATE_SENTENCES
from conformance.steps.vtes.words import vocabulary

vocabulary.givens = describing.givens
vocabulary.narration = SENTENCES
vocabulary.prompts = PROMPTS
vocabulary.state_sentences = STATE_SENTENCES

__all__ = [
    "actions", "cards", "decisions", "deck", "directives", "minions", "passing", "players", "state", "table", "turns",
    "vocabulary",
]  # fmt: skip
