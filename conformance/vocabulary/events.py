"""Thens about events in tables, the same for every game."""

from __future__ import annotations

from typing import Any

from conformance.vocabulary.faults import ScenarioFault
from conformance.vocabulary.must import Expectation
from conformance.vocabulary.places import JsonObject
from conformance.vocabulary.registry import Table, Vocabulary, records
from conformance.vocabulary.world import World


def event_steps(vocabulary: Vocabulary) -> None:
    """Registers the steps."""

    @vocabulary.then("these events happen in order:", "these events happen in order:")
    def happen_in_order(world: World, table: Table) -> None:
        """Since the When, among others. The first row names the fields, `event` first; an empty cell is not
        compared."""
        world.stated.append(Expectation(comparison="happened in order", value=wishes(table)))
        rest = list(world.events)
        for wanted in wishes(table):
            while rest and not fits(wanted, rest[0]):
                rest.pop(0)
            if not rest:
                world.fail(
                    f"{wanted} did not happen, or not in this order", expected=wishes(table), actual=world.events
                )
            rest.pop(0)

    @vocabulary.then("none of these events happens:", "none of these events happens:")
    def none_happens(world: World, table: Table) -> None:
        """Since the When. Also say what does happen: an engine that reports nothing passes this."""
        world.stated.append(Expectation(comparison="none happened", value=wishes(table)))
        for unwanted in wishes(table):
            found = [event for event in world.events if fits(unwanted, event)]
            if found:
                world.fail(f"{unwanted} happened", expected=[], actual=found)


def wishes(table: Table) -> list[dict[str, str]]:
    """The rows of a table of events, without empty cells."""
    rows = [{key: cell for key, cell in row.items() if cell} for row in records(table)]
    if not all("event" in row for row in rows):
        raise ScenarioFault("a table of events needs a column 'event', with a name in each row")
    return rows


def fits(wanted: dict[str, str], event: JsonObject) -> bool:
    """Whether an event has these fields; cells are compared as words: 2, true, Sarah."""
    return all(key in event and _word(event[key]) == cell for key, cell in wanted.items())


def _word(value: Any) -> str:
    if value is None:
        return "nobody"
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(map(_word, value)) if isinstance(value, list) else str(value)
