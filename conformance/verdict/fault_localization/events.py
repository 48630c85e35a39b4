"""Differences between the events of an engine and of the reference engine, in the fields that both report."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

JsonObject = dict[str, Any]

APART = frozenset({"event", "rules"})

Sign = frozenset[tuple[str, ...]]
"""Failure signature of a step: missing events, extra events, and differing fields."""


class EventDifference(NamedTuple):
    """Differences between the events of a step. Order does not matter."""

    lacking: list[JsonObject]
    """Events of the reference engine, with their rules, that the engine does not report."""
    more: list[JsonObject]
    """Events that only the engine reports."""


def difference(events: Sequence[JsonObject], reference: Sequence[JsonObject]) -> EventDifference:
    """Compare the events of two engines in the same step."""
    rest = list(events)
    lacking = []
    for wanted in reference:
        at = next((at for at, event in enumerate(rest) if same(event, wanted)), None)
        if at is None:
            lacking.append(wanted)
        else:
            del rest[at]
    return EventDifference(lacking, rest)


def same(event: JsonObject, other: JsonObject) -> bool:
    """Return whether two events are the same in the fields that both have."""
    return event.get("event") == other.get("event") and all(
        other[key] == value for key, value in event.items() if key in other and key not in APART
    )


def sign_of(found: EventDifference) -> Sign:
    """Return the signature of a difference."""
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
