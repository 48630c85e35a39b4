"""What happened, as data. Every event bears the citations of the step that emitted it.

A judge is told all of it. A seat is told of every event, but not what it says of cards that are hidden from that
seat: a field that one seat alone knows is declared on the event, and what lies hidden has no name for the others.
"""

from __future__ import annotations

from typing import Any

import msgspec

from reference_engine.kernel import Seat
from reference_engine.kernel.notation import Names, write
from scenarios.protocol.declarations import HIDDEN, Event


class Cited(msgspec.Struct, frozen=True, gc=False):
    """An event with the catalogue ids that explain it."""

    event: Event
    rules: tuple[str, ...]


def written(cited: Cited, names: Names, not_in_force: frozenset[str] = frozenset()) -> dict[str, Any]:
    """An event with its citations, in the names of the table; but for rules that do not hold."""
    return write(cited.event, names) | {
        "rules": [rule for rule in dict.fromkeys(cited.rules) if rule not in not_in_force]
    }


def told_to(seat: Seat, cited: Cited, names: Names, not_in_force: frozenset[str] = frozenset()) -> dict[str, Any]:
    """The same as a seat is told it. `names`: those that the seat has for what it sees."""
    event = cited.event
    hidden = [field for field, knower in event.KNOWN_TO.items() if getattr(event, knower) != seat]
    return written(cited, names, not_in_force) | dict.fromkeys(hidden, HIDDEN)
