"""Piles in which copies of a card are interchangeable: removing a card, and random draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from reference_engine.kernel import CHANCE
from reference_engine.kernel.decisions import Decision
from scenarios.wire_types.declarations import Choice

C = TypeVar("C")


def without(pile: tuple[C, ...], card: C) -> tuple[C, ...]:
    """Return a pile without one copy of a card. Raises ValueError if the pile has none."""
    place = pile.index(card)
    return pile[:place] + pile[place + 1 :]


def drawn_from(pile: Iterable[Any], window: str, draw: Callable[[Any], Choice]) -> Decision:
    """Return chance's decision about the next card of a pile. Every copy is equally likely.

    `draw`: the choice of the game for a card.
    """
    copies = Counter(pile)
    cards = sorted(copies)
    return Decision(CHANCE, window, [*map(draw, cards)], [*map(copies.__getitem__, cards)])
