"""The steps of Vampire: The Masquerade – Vendetta, one module for each purpose. `vocabulary` holds every step."""

from __future__ import annotations

# Importing a module declares its steps, so this order is that of docs/reference/vocabulary-vendetta.md.
from conformance.steps.vendetta import table  # isort: skip
from conformance.steps.vendetta import planning, resolution, directives  # isort: skip
from conformance.steps.vendetta import decisions, pools, holdings, places, progress_checks  # isort: skip
from conformance.steps.vendetta.decision_prompts import PROMPTS
from conformance.steps.vendetta.event_narration import SENTENCES
from conformance.steps.vendetta.state_sentences import STATE_SENTENCES
from conformance.steps.vendetta.words import vocabulary

vocabulary.narration = SENTENCES
vocabulary.prompts = PROMPTS
vocabulary.state_sentences = STATE_SENTENCES

__all__ = [
    "decisions", "directives", "holdings", "places", "planning", "pools", "progress_checks", "resolution", "table",
    "vocabulary",
]  # fmt: skip
