"""The executable specification of the three games. Imports nothing from the conformance packages."""

from reference_engine.decks import check_deck
from reference_engine.engine import ReferenceEngine, annotate, engine, explaining_engine, perft, replay

__all__ = ["ReferenceEngine", "annotate", "check_deck", "engine", "explaining_engine", "perft", "replay"]
