"""Thens about events in tables, the same for every game."""

from __future__ import annotations

from typing import Any

from conformance.steps.comparison import names
from conformance.steps.expect import Expectation
from conformance.steps.paths import JsonObject
from conformance.steps.registry import FindSlip, Slip, Table, Vocabulary, VocabularyError, records
from conformance.steps.world import World

VIEWS = ("views",)


def event_steps(vocabulary: Vocabulary) -> None:
    """Registers the steps."""
    slip = slips_of(vocabulary)

    @vocabulary.then("these events happen in order:", "these events happen in order:", slip=slip)
    def happen_in_order(world: World, table: Table) -> None:
        """Since the When, among others. The first row names the fields, `event` first; an empty cell is not
        compared."""
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
        """Since the When. Also say what holds in the end: an engine that reports nothing passes this, so a scenario
        that says no more is an error."""
        world.state(Expectation(comparison="none happened", value=wishes(table)))
        for unwanted in wishes(table):
            found = [event for event in world.events if fits(unwanted, event)]
            if found:
                world.fail(f"{unwanted} happened", expected=[], actual=found)


def telling_steps(vocabulary: Vocabulary, *, player: str, card: str) -> None:
    """Registers the steps about what each seat is told. `player`, `card`: those of the examples."""
    slip = slips_of(vocabulary)

    @vocabulary.then(
        "{players:seats} is/are told of these events:", f"{player} is told of these events:", needs=VIEWS, slip=slip
    )
    def are_told_of_events(world: World, players: list[str], table: Table) -> None:
        """Since the When, each of them is told of as many events as there are rows, in whatever order and among others.
        The first row names the fields; an empty cell is not compared; `?` is a card that the player may not know."""
        world.must_sit(players)
        world.state(Expectation(comparison="is told of", value={"seats": players, "events": wishes(table)}))
        for seat in players:
            rest = list(world.told(seat))
            for wanted in wishes(table):
                found = next((event for event in rest if fits(wanted, event)), None)
                if found is None:
                    message = f"{seat} is not told of {wanted}"
                    world.fail(message, expected=wishes(table), actual=world.told(seat))
                rest.remove(found)

    @vocabulary.then(
        "{players:seats} is/are told of none of these events:",
        f"{player} is told of none of these events:",
        needs=VIEWS,
        slip=slip,
    )
    def are_told_of_none(world: World, players: list[str], table: Table) -> None:
        """Since the When, none of them. Also say what they are told: an engine that tells nothing passes this, so a
        scenario that says no more is an error."""
        world.must_sit(players)
        world.state(Expectation(comparison="is told of none", value={"seats": players, "events": wishes(table)}))
        for seat in players:
            found = [event for event in world.told(seat) if any(fits(unwanted, event) for unwanted in wishes(table))]
            if found:
                world.fail(f"{seat} is told of {found[0]}", expected=[], actual=found)

    @vocabulary.then("{players:seats} is/are not told of {card}", f"{player} is not told of {card}", needs=VIEWS)
    def are_not_told(world: World, players: list[str], card: str) -> None:
        """Since the When, no event names that card to any of them, in whatever field. Also say what they are told."""
        world.must_sit(players)
        world.state(Expectation(comparison="is not told of", value={"seats": players, "card": card}))
        for seat in players:
            told = world.told(seat)
            if found := [event for event in told if names(event, card)]:
                world.fail(f"{seat} is told of {card}", expected=[], actual=found)


def slips_of(vocabulary: Vocabulary) -> FindSlip:
    """What finds the slips of a table of events: no row, no name, or a word that the protocol of the game lacks."""

    def slip(table: Table | None, docstring: str | None) -> Slip | None:
        try:
            rows = wishes(table or [])
        except VocabularyError as fault:
            return Slip(str(fault), "name each field once in the first row")
        if not rows:
            return Slip("the table of events has no rows, so nothing is looked for", "add a row for each event")
        if not all("event" in row for row in rows):
            return Slip("a row names no event", "give the table a column `event` with a name in each row")
        faults = (vocabulary.wire.event_fault(row) for row in rows)
        if message := next(filter(None, faults), None):
            page = "the tables of events in docs/protocol*.md list all"
            return Slip(message, f"write it as the protocol has it; {page}")
        return None

    return slip


def wishes(table: Table) -> list[dict[str, str]]:
    """The rows of a table of events, without empty cells."""
    return [{key: cell for key, cell in row.items() if cell} for row in records(table)]


def fits(wanted: dict[str, str], event: JsonObject) -> bool:
    """Whether an event has these fields; cells are compared as words: 2, true, Sarah."""
    return all(key in event and in_a_cell(event[key]) == cell for key, cell in wanted.items())


def in_a_cell(value: Any) -> str:
    """A field of an event as a table has it."""
    if value is None:
        return "nobody"
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(map(in_a_cell, value)) if isinstance(value, list) else str(value)
