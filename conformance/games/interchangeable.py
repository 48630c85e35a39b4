"""Parts of a position that can change without making it impossible, as declared for each game.

Variations of a position use these. They name no game themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, kw_only=True)
class Interchangeable:
    """Changes that a game allows. Keys are those of a seat in a position, unless stated otherwise."""

    counters: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Counter of a seat → its lowest and highest value after a change."""
    card_counters: Mapping[str, int] = field(default_factory=dict)
    """Counter of a card in play → its lowest value. Only lowered, because cards differ in what they can hold."""
    zones: tuple[str, ...] = ()
    """Lists whose order has no meaning."""
    piles: tuple[str, ...] = ()
    """Piles whose order is unknown to the players, so that it can be any."""
    shared_piles: tuple[str, ...] = ()
    """Piles of the whole table, likewise."""
    takes_copies: tuple[str, ...] = ()
    """Piles that may hold any number of copies, so that one more of a card in them changes nothing else."""
    exchanged: tuple[str, ...] = ()
    """Piles in which a card can be replaced by a card with the same facts, except for its name and text."""
    unlike: tuple[str, ...] = ("id", "name", "also")
    """Keys of the card data that may differ between two such cards."""
    of_first_seat: tuple[tuple[str, ...], ...] = ()
    """Paths that name the first seat if they are left out. If all are given, the list can begin with any seat."""
    most_seats: int = 0
    """Highest number of seats up to which a seat with only a name can be added; 0 for never."""
