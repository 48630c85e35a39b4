"""Decks to begin with. Of the four decks in the box no list is published; these are the project's own."""

from __future__ import annotations

from reference_engine.rivals.decks.lists import Deck, read_deck
from scenarios import ROOT

FOLDER = ROOT / "decks" / "rivals"
STARTERS = ("Ministry", "Caitiff", "Faithful", "Inquisitive")
"""Their names, which are those of the clans and creeds of all their characters."""


def starter(name: str) -> Deck:
    """One of `STARTERS`. Raises KeyError for any other name."""
    if name not in STARTERS:
        raise KeyError(name)
    return read_deck((FOLDER / f"{name.lower()}.toml").read_text(encoding="utf-8"))
