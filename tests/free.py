"""Parts of the protocol that an engine may leave out, for conforming variants and replays."""

from __future__ import annotations

from typing import Any

import msgspec

from conformance import games

MAY_BE_LEFT_OUT = {
    "vtes": frozenset({"city", "title_clan", "continuation"}),
    "vendetta": frozenset({"stop", "continuation"}),
    "rivals": frozenset({"step", "stop", "continuation"}),
}
"""Keys of observations that may always be left out. Other keys may be left out if they have their default value."""


def may_be_left_out(game: str, event: str) -> bool:
    """Return True if an engine may leave out all events of a kind."""
    words = games.words().get(game)
    shape = words and words.events.get(event)
    return bool(shape and shape.optional)


def as_it_counts(position: dict[str, Any]) -> Any:
    """Return an observation with its defaults, but without optional keys.

    Raises msgspec.ValidationError if it does not fit its schema.
    """
    game = position["game"]
    whole = msgspec.to_builtins(msgspec.convert(position, games.words()[game].observation))
    return _without(whole, MAY_BE_LEFT_OUT[game])


def _without(value: Any, keys: frozenset[str]) -> Any:
    if isinstance(value, dict):
        return {key: _without(each, keys) for key, each in value.items() if key not in keys}
    return [_without(each, keys) for each in value] if isinstance(value, list) else value
