"""Events as data, with the citations of the step that emitted each one.

A judge sees every event in full. A seat sees every event without details of cards hidden from that seat: an event
declares which fields only one seat knows, and hidden cards have no name for the others.
"""

from __future__ import annotations

from typing import Any

import msgspec

from reference_engine.kernel import Seat
from reference_engine.kernel.wire_format import Names, write
from scenarios.wire_types.declarations import HIDDEN, Event


class Cited(msgspec.Struct, frozen=True, gc=False):
    """An event with the catalogue ids that explain it."""

    event: Event
    rules: tuple[str, ...]


def written(cited: Cited, names: Names, not_in_force: frozenset[str] = frozenset()) -> dict[str, Any]:
    """Return an event with its citations, in the names of the table, without rules that do not apply."""
    return write(cited.event, names) | {
        "rules": [rule for rule in dict.fromkeys(cited.rules) if rule not in not_in_force]
    }


def as_seen_by(seat: Seat, cited: Cited, names: Names, not_in_force: frozenset[str] = frozenset()) -> dict[str, Any]:
    """Return the event as visible to `seat`. `names`: the names that the seat has for what it sees."""
    event = cited.event
    hidden = [field for field, knower in event.KNOWN_TO.items() if getattr(event, knower) != seat]
    return written(cited, names, not_in_force) | dict.fromkeys(hidden, HIDDEN)
