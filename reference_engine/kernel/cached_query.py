"""A cache for queries about a game, valid until the game changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

Q = TypeVar("Q", bound=Callable[..., Any])

MISSING = object()
"""Marks a query that is not in the cache yet."""


def cached_query(question: Q) -> Q:
    """Mark a query, a function of a game and further arguments, that many steps repeat.

    Asking steps change nothing, so the loop lets `game.known` cache their queries and clears it before the next step
    that acts. While citations are being collected, nothing is cached, so that no citation is lost. Arguments must be
    hashable; a flat record is hashed by identity.
    """

    @wraps(question)
    def answer(game: Any, *about: Any) -> Any:
        known = game.known
        if known is None:
            return question(game, *about)
        key = question, *about
        found = known.get(key, MISSING)
        if found is MISSING:
            found = known[key] = question(game, *about)
        return found

    return answer  # type: ignore[return-value]
