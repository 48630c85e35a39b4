"""Declarations of the cards, one module per Clan. Importing this package declares them all."""

from reference_engine.vendetta.cards.texts import (
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

__all__ = [
    "allies",
    "brujah",
    "gangrel",
    "malkavian",
    "nosferatu",
    "toreador",
    "tremere",
    "variants",
    "ventrue",
]
