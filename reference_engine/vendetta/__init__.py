"""Vampire: The Masquerade – Vendetta."""

from reference_engine.vendetta.game import Vendetta

__all__ = ["Vendetta"]
