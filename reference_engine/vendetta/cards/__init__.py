"""What the cards do, one declaration a card."""

from reference_engine.vendetta.cards import (
    allies,
    brujah,
    gangrel,
    malkavian,
    nosferatu,
    toreador,
    tremere,
    variants,
    ventrue,
)
from reference_engine.vendetta.cards.language import TEXTS, undeclared

__all__ = [
    "TEXTS",
    "allies",
    "brujah",
    "gangrel",
    "malkavian",
    "nosferatu",
    "toreador",
    "tremere",
    "undeclared",
    "variants",
    "ventrue",
]
