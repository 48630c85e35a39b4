"""The cards: one declaration each, grouped by kind."""

from reference_engine.vtes.cards.language import BEHAVIOUR, is_implemented

__all__ = ["BEHAVIOUR", "is_implemented"]
