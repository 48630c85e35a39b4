"""The steps of Vampire: The Eternal Struggle, one module a purpose. `vocabulary` is all of them."""

from __future__ import annotations

# Importing a module registers its steps; `decisions` comes last, because it speaks of every move.
from conformance.vocabulary.vtes import table, cards  # isort: skip
from conformance.vocabulary.vtes import actions, turns, combat, passing, directives, legacy  # isort: skip
from conformance.vocabulary.vtes import assertions, minions, action_state, combat_state, ending  # isort: skip
from conformance.vocabulary.vtes import decisions  # isort: skip
from conformance.vocabulary.vtes.words import vocabulary

__all__ = [
    "action_state", "actions", "assertions", "cards", "combat", "combat_state", "decisions", "directives", "ending",
    "legacy", "minions", "passing", "table", "turns", "vocabulary",
]  # fmt: skip
