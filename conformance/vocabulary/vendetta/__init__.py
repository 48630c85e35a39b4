"""The steps of Vampire: The Masquerade – Vendetta, one module a purpose. `vocabulary` is all of them."""

from __future__ import annotations

# Importing a module registers its steps; `decisions` comes last, because it speaks of every move.
from conformance.vocabulary.vendetta import table, players  # isort: skip
from conformance.vocabulary.vendetta import planning, resolution, chance, directives  # isort: skip
from conformance.vocabulary.vendetta import pools, holdings, places, course  # isort: skip
from conformance.vocabulary.vendetta import decisions  # isort: skip
from conformance.vocabulary.vendetta.words import vocabulary

__all__ = [
    "chance", "course", "decisions", "directives", "holdings", "places", "planning", "players", "pools", "resolution",
    "table", "vocabulary",
]  # fmt: skip
