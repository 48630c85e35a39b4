"""The five ready-made decks of the fifth edition."""

from __future__ import annotations

from reference_engine.vtes.decks.lists import Deck, read_deck
from scenarios import ROOT

FOLDER = ROOT / "decks"
STARTERS = ("Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue")
"""Names of the decks, which are those of their clans."""


def starter(name: str) -> Deck:
    """Return a deck of `STARTERS`.

    Raises KeyError for any other name.
    """
    if name not in STARTERS:
        raise KeyError(name)
    return read_deck((FOLDER / f"{name.lower()}.toml").read_text(encoding="utf-8"))
