"""What the protocol lets an engine leave out, for conforming variants and for what counts as a difference in play."""

from __future__ import annotations

from typing import Any

import msgspec

from conformance import games

MAY_BE_LEFT_OUT = {
    "vtes": frozenset({"city", "title_clan", "continuation"}),
    "vendetta": frozenset({"stop", "continuation"}),
    "rivals": frozenset({"step", "stop", "continuation"}),
}
"""Keys of observations that may be left out whatever they say; others may be where they have their defaults."""


def may_be_left_out(game: str, event: str) -> bool:
    """Whether an engine may leave out all events of a kind."""
    words = games.words().get(game)
    shape = words and words.events.get(event)
    return bool(shape and shape.optional)


def as_it_counts(position: dict[str, Any]) -> Any:
    """An observation with its defaults, without what may be left out. Raises msgspec.ValidationError where it does not
    fit its schema."""
    game = position["game"]
    whole = msgspec.to_builtins(msgspec.convert(position, games.words()[game].observation))
    return _without(whole, MAY_BE_LEFT_OUT[game])


def _without(value: Any, keys: frozenset[str]) -> Any:
    if isinstance(value, dict):
        return {key: _without(each, keys) for key, each in value.items() if key not in keys}
    return [_without(each, keys) for each in value] if isinstance(value, list) else value
