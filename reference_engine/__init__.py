"""The executable specification of the three games. Imports nothing of the rooms that judge."""

from reference_engine.engine import ReferenceEngine, engine, perft, replay

__all__ = ["ReferenceEngine", "engine", "perft", "replay"]
