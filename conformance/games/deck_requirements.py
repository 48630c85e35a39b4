"""Deck requirements shared by several games, as table rows (`DeckTable.requirements`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def cards(number: int) -> str:
    """Return a number of cards in words."""
    return f"{number} card{'s' * (number != 1)}"


def library(checked: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the row about the library of a checked deck."""
    least, most = checked["limits"]["library"], checked["limits"]["library_most"]
    required = f"at least {least}" if most is None else f"{least} to {most}"
    faults = ("library-too-small", "library-too-large", "too-many-copies")
    return ("library", cards(checked["library"]["size"]), required, *faults)
