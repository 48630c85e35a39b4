"""The steps of Vampire: The Masquerade – Vendetta, one module a purpose. `vocabulary` is all of them."""

from __future__ import annotations

# Importing a module declares its steps; the order is that of docs/vocabulary-vendetta.md.
from conformance.vocabulary.vendetta import table  # isort: skip
from conformance.vocabulary.vendetta import planning, resolution, directives  # isort: skip
from conformance.vocabulary.vendetta import decisions, pools, holdings, places, course  # isort: skip
from conformance.vocabulary.vendetta.told import TOLD
from conformance.vocabulary.vendetta.words import vocabulary

vocabulary.told = TOLD

__all__ = [
    "course", "decisions", "directives", "holdings", "places", "planning", "pools", "resolution", "table", "vocabulary",
]  # fmt: skip
