"""Vampire: The Eternal Struggle."""

from reference_engine.vtes.cards import texts
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.wire.positions import from_position

__all__ = ["Vtes", "from_position", "texts"]
