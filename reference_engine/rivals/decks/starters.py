"""Starter decks, made by the project. No lists of the four decks in the box are published."""

from __future__ import annotations

from reference_engine.rivals.decks.lists import Deck, read_deck
from scenarios import ROOT

FOLDER = ROOT / "decks" / "rivals"
STARTERS = ("Ministry", "Caitiff", "Faithful", "Inquisitive")
"""Names of the starter decks: the clan or creed of all their characters."""


def starter(name: str) -> Deck:
    """Return a starter deck. Raises KeyError for an unknown name."""
    if name not in STARTERS:
        raise KeyError(name)
    return read_deck((FOLDER / f"{name.lower()}.toml").read_text(encoding="utf-8"))
