"""Declarations of the cards, one module per Clan. Importing this package declares them all."""

from reference_engine.vendetta.cards.texts import (
    allies,
    brujah,
    gangrel,
    locations_and_relics,
    malkavian,
    nosferatu,
    toreador,
    tremere,
    ventrue,
)

__all__ = [
    "allies",
    "brujah",
    "gangrel",
    "locations_and_relics",
    "malkavian",
    "nosferatu",
    "toreador",
    "tremere",
    "ventrue",
]
