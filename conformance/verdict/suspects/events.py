"""What an engine tells otherwise than the reference engine does, as far as both speak of the same things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

JsonObject = dict[str, Any]

APART = frozenset({"event", "rules"})


class Difference(NamedTuple):
    """What differs in the events of a step. Order is no difference."""

    lacking: list[JsonObject]
    """Events of the reference engine, with the rules that it cites, that the engine does not tell."""
    more: list[JsonObject]
    """Events of the engine that the reference engine does not tell."""


def difference(told: Sequence[JsonObject], reference: Sequence[JsonObject]) -> Difference:
    """What differs in what two engines tell of the same step."""
    rest = list(told)
    lacking = []
    for wanted in reference:
        at = next((at for at, event in enumerate(rest) if same(event, wanted)), None)
        if at is None:
            lacking.append(wanted)
        else:
            del rest[at]
    return Difference(lacking, rest)


def same(event: JsonObject, other: JsonObject) -> bool:
    """Whether two engines speak of the same event: what both say of it is the same."""
    return event.get("event") == other.get("event") and all(
        other[key] == value for key, value in event.items() if key in other and key not in APART
    )
