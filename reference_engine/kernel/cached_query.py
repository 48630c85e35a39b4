"""Questions about a game that are worked out once for as long as nothing can change."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

Q = TypeVar("Q", bound=Callable[..., Any])

UNASKED = object()
"""Stands for the answer to what has not been asked yet."""


def cached_query(question: Q) -> Q:
    """Mark a question, a function of a game and of what it is about, as one that many steps ask over and over.

    While steps ask they change nothing: the loop then has `game.known` keep the answers, and forgets them before the
    next step that does something. Where citations are being collected, each question is worked out every time, so that
    none is missed. What a question is about has to be hashable; a flat record is, by its identity.
    """

    @wraps(question)
    def answer(game: Any, *about: Any) -> Any:
        known = game.known
        if known is None:
            return question(game, *about)
        asked = question, *about
        found = known.get(asked, UNASKED)
        if found is UNASKED:
            found = known[asked] = question(game, *about)
        return found

    return answer  # type: ignore[return-value]
