"""Reading what an engine shows, with a clear failure where something is missing."""

from __future__ import annotations

from typing import Any

from conformance.vocabulary.moves import JsonObject
from conformance.vocabulary.world import World


def number(world: World, what: str, value: Any) -> int:
    """A number that the engine must tell. Fails where it does not."""
    if not isinstance(value, int):
        world.fail(f"the engine does not tell {what}", expected="a number", actual=value)
    return value


def told(world: World, entry: JsonObject, key: str, what: str) -> Any:
    """A key that observed positions must have. Fails where it is missing."""
    if key not in entry:
        world.fail(
            f"the engine does not tell {what}: its observation lacks the key {key!r}",
            expected=key,
            actual=sorted(entry),
        )
    return entry[key]
