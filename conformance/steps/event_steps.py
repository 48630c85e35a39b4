"""Thens about tables of events, shared by all games."""

from __future__ import annotations

from typing import Any

from conformance.steps.comparison import names
from conformance.steps.expect import Expectation
from conformance.steps.paths import JsonObject
from conformance.steps.registry import FindSlip, Slip, Table, Vocabulary, VocabularyError, records
from conformance.steps.world import World

VIEWS = ("views",)


def event_steps(vocabulary: Vocabulary) -> None:
    """Register the steps."""
    slip = slips_of(vocabulary)

    @vocabulary.then("these events happen in order:", "these events happen in order:", slip=slip)
    def happen_in_order(world: World, table: Table) -> None:
        """These events happened since the When, possibly among others.

        The first row names the fields, `event` first; an empty cell is not compared.
        """
        world.state(Expectation(comparison="happened in order", value=wishes(table)))
        rest = list(world.events)
        for wanted in wishes(table):
            while rest and not fits(wanted, rest[0]):
                rest.pop(0)
            if not rest:
                world.fail(
                    f"{wanted} did not happen, or not in this order", expected=wishes(table), actual=world.events
                )
            rest.pop(0)

    @vocabulary.then("none of these events happens:", "none of these events happens:", slip=slip)
    def none_happens(world: World, table: Table) -> None:
        """None of these events happened since the When.

        State the result too: an engine that reports no events passes this step, so a scenario with nothing else is an
        error.
        """
        world.state(Expectation(comparison="none happened", value=wishes(table)))
        for unwanted in wishes(table):
            found = [event for event in world.events if fits(unwanted, event)]
            if found:
                world.fail(f"{unwanted} happened", expected=[], actual=found)


def telling_steps(vocabulary: Vocabulary, *, player: str, card: str) -> None:
    """Register the steps about the events that each seat sees, with these example names."""
    slip = slips_of(vocabulary)

    @vocabulary.then(
        "{players:seats} is/are told of these events:", f"{player} is told of these events:", needs=VIEWS, slip=slip
    )
    def players_see_events(world: World, players: list[str], table: Table) -> None:
        """Each of these players has seen these events since the When, one for each row.

        They may come in any order, and among others. The first row names the fields; an empty cell is not compared;
        `?` is a card that the player may not know.
        """
        world.must_sit(players)
        world.state(Expectation(comparison="is told of", value={"seats": players, "events": wishes(table)}))
        for seat in players:
            rest = list(world.events_seen(seat))
            for wanted in wishes(table):
                found = next((event for event in rest if fits(wanted, event)), None)
                if found is None:
                    message = f"{seat} does not see {wanted}"
                    world.fail(message, expected=wishes(table), actual=world.events_seen(seat))
                rest.remove(found)

    @vocabulary.then(
        "{players:seats} is/are told of none of these events:",
        f"{player} is told of none of these events:",
        needs=VIEWS,
        slip=slip,
    )
    def players_see_no_event(world: World, players: list[str], table: Table) -> None:
        """None of these players has seen any of these events since the When.

        State what they do see too: an engine that reports no events passes this step, so a scenario with nothing else
        is an error.
        """
        world.must_sit(players)
        world.state(Expectation(comparison="is told of none", value={"seats": players, "events": wishes(table)}))
        for seat in players:
            found = [
                event for event in world.events_seen(seat) if any(fits(unwanted, event) for unwanted in wishes(table))
            ]
            if found:
                world.fail(f"{seat} sees {found[0]}", expected=[], actual=found)

    @vocabulary.then("{players:seats} is/are not told of {card}", f"{player} is not told of {card}", needs=VIEWS)
    def players_do_not_see(world: World, players: list[str], card: str) -> None:
        """No event since the When names that card to any of these players, in any field. State what they do see too."""
        world.must_sit(players)
        world.state(Expectation(comparison="is not told of", value={"seats": players, "card": card}))
        for seat in players:
            seen = world.events_seen(seat)
            if found := [event for event in seen if names(event, card)]:
                world.fail(f"{seat} sees an event that names {card}", expected=[], actual=found)


def slips_of(vocabulary: Vocabulary) -> FindSlip:
    """Return a function that finds mistakes in a table of events: no rows, no names, or unknown words."""

    def slip(table: Table | None, docstring: str | None) -> Slip | None:
        try:
            rows = wishes(table or [])
        except VocabularyError as fault:
            return Slip(str(fault), "name each field once in the first row")
        if not rows:
            return Slip("the table of events has no rows, so the step checks nothing", "add a row for each event")
        if not all("event" in row for row in rows):
            return Slip("a row names no event", "give the table a column `event` with a name in each row")
        faults = (vocabulary.wire.event_fault(row) for row in rows)
        if message := next(filter(None, faults), None):
            page = "docs/reference/protocol-*.md lists all events"
            return Slip(message, f"use the protocol's words; {page}")
        return None

    return slip


def wishes(table: Table) -> list[dict[str, str]]:
    """Return the rows of a table of events without empty cells."""
    return [{key: cell for key, cell in row.items() if cell} for row in records(table)]


def fits(wanted: dict[str, str], event: JsonObject) -> bool:
    """Return True if an event has these fields. Cells are compared as words: 2, true, Sarah."""
    return all(key in event and in_a_cell(event[key]) == cell for key, cell in wanted.items())


def in_a_cell(value: Any) -> str:
    """Return a field of an event as a table shows it."""
    if value is None:
        return "nobody"
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(map(in_a_cell, value)) if isinstance(value, list) else str(value)
