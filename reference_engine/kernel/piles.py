"""Piles in which copies of a card cannot be distinguished: taking one out, and random draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from reference_engine.kernel import CHANCE
from reference_engine.kernel.decisions import Decision
from scenarios.protocol.declarations import Choice

C = TypeVar("C")


def without(pile: tuple[C, ...], card: C) -> tuple[C, ...]:
    """Return a pile with one copy of a card taken out. Raises ValueError if it is not there."""
    place = pile.index(card)
    return pile[:place] + pile[place + 1 :]


def drawn_from(pile: Iterable[Any], window: str, draw: Callable[[Any], Choice]) -> Decision:
    """Return chance's decision which card of a pile comes next, each copy as likely as any other.

    `draw`: the choice of the game for a card.
    """
    copies = Counter(pile)
    cards = sorted(copies)
    return Decision(CHANCE, window, [*map(draw, cards)], [*map(copies.__getitem__, cards)])
