"""What an engine tells otherwise than the reference engine does, as far as both speak of the same things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

JsonObject = dict[str, Any]

APART = frozenset({"event", "rules"})

Sign = frozenset[tuple[str, ...]]
"""What differs in a step, by kinds: of events that are lacking, that are told instead, and of fields that differ."""


class EventDifference(NamedTuple):
    """What differs in the events of a step. Order is no difference."""

    lacking: list[JsonObject]
    """Events of the reference engine, with the rules that it cites, that the engine does not tell."""
    more: list[JsonObject]
    """Events of the engine that the reference engine does not tell."""


def difference(told: Sequence[JsonObject], reference: Sequence[JsonObject]) -> EventDifference:
    """What differs in what two engines tell of the same step."""
    rest = list(told)
    lacking = []
    for wanted in reference:
        at = next((at for at, event in enumerate(rest) if same(event, wanted)), None)
        if at is None:
            lacking.append(wanted)
        else:
            del rest[at]
    return EventDifference(lacking, rest)


def same(event: JsonObject, other: JsonObject) -> bool:
    """Whether two engines speak of the same event: what both say of it is the same."""
    return event.get("event") == other.get("event") and all(
        other[key] == value for key, value in event.items() if key in other and key not in APART
    )


def sign_of(found: EventDifference) -> Sign:
    """The sign of a difference."""
    lacking, more = ({str(event.get("event")) for event in events} for events in found)
    signs: set[tuple[str, ...]] = {("lacking", kind) for kind in lacking - more}
    signs |= {("more", kind) for kind in more - lacking}
    instead = {str(event.get("event")): event for event in reversed(found.more)}
    for event in found.lacking:
        other = instead.get(kind := str(event.get("event")), {})
        signs |= {("other", kind, key) for key in event if key in other and other[key] != event[key]} - {
            ("other", kind, key) for key in APART
        }
    return frozenset(signs)
