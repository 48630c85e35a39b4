"""The steps of Vampire: The Eternal Struggle, one module for each purpose. `vocabulary` holds every step."""

from __future__ import annotations

# Importing a module declares its steps, so this order is that of docs/reference/vocabulary-vtes.md.
from conformance.steps.vtes import table, cards  # isort: skip
from conformance.steps.vtes import actions, turn_choices, passing, directives  # isort: skip
from conformance.steps.vtes import decisions, progress_checks, minions, players  # isort: skip
from conformance.steps.vtes import deck  # isort: skip
from conformance.steps.vtes import givens_writer
from conformance.steps.vtes.decision_prompts import PROMPTS
from conformance.steps.vtes.event_narration import SENTENCES
from conformance.steps.vtes.state_sentences import STATE_SENTENCES
from conformance.steps.vtes.words import vocabulary

vocabulary.givens = givens_writer.givens
vocabulary.narration = SENTENCES
vocabulary.prompts = PROMPTS
vocabulary.state_sentences = STATE_SENTENCES

__all__ = [
    "actions", "cards", "decisions", "deck", "directives", "minions", "passing", "players", "progress_checks",
    "table", "turn_choices", "vocabulary",
]  # fmt: skip
