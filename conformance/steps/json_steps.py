"""Steps in JSON, for positions, events and states that other steps have no words for. Shared by all games.

Fuzzing campaigns write them. If you keep such a scenario, you may reword it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import UNSET

from conformance.protocol.messages import Outcome
from conformance.steps.errors import ScenarioFault
from conformance.steps.expect import Expectation
from conformance.steps.options import compared
from conformance.steps.paths import JsonObject
from conformance.steps.registry import FindSlip, Slip, Table, Vocabulary
from conformance.steps.state_equivalence import in_known_order, same, unlike
from conformance.steps.wire_vocabulary_check import WireWords
from conformance.steps.world import World

MADE, DECIDES = "this choice is made:", "this decision is open:"
OPEN, REFUSED = "these choices, and no others, are open to {seat}:", "this choice is refused:"
HOLDS, HAPPENED, OVER = "the position has:", "this happens, and no more:", "the game is over with:"


def exact_steps(vocabulary: Vocabulary, *, player: str) -> None:
    """Register the steps. `player` is the name in the examples."""
    wire, places = vocabulary.wire, vocabulary.places

    @vocabulary.when(MADE, MADE, aside=True)
    def is_made(world: World, docstring: str) -> None:
        """A `seat` (a player or chance) makes a `choice` of the protocol. Prefer steps that say it in words."""
        given = _object(docstring, seat=str, choice=dict)
        world.choose(given["seat"], given["choice"])

    @vocabulary.then(DECIDES, DECIDES, aside=True)
    def is_open(world: World, docstring: str) -> None:
        """The decision of this `seat` in this `window` is open."""
        given = _object(docstring, seat=str, window=str)
        world.expect_pending(given["seat"], given["window"])

    @vocabulary.then(
        OPEN,
        OPEN.format(seat=player),
        needs=("options",),
        aside=True,
        slip=looking(lambda found: next(filter(None, map(wire.choice_fault, found)), None)),
    )
    def are_open(world: World, seat: str, docstring: str) -> None:
        """These are all the choices the player has now: a list of choices of the protocol, in any order.

        Prefer steps that name them in words.
        """
        expected = _read(docstring)
        if not isinstance(expected, list) or not all(isinstance(each, dict) for each in expected):
            raise ScenarioFault("the docstring is not a list of choices")
        world.state(Expectation(comparison="are offered", value=expected))
        options = world.options(seat)
        missing, extra = compared(expected, options)
        if missing or extra:
            world.fail(f"missing: {missing}; unexpected: {extra}", expected=expected, actual=options)

    @vocabulary.then(REFUSED, REFUSED, aside=True, slip=looking(lambda found: wire.choice_fault(found["choice"])))
    def is_refused(world: World, docstring: str) -> None:
        """A `seat` tries a `choice` of the protocol.

        The engine must refuse it, and nothing may change. Prefer steps that say it in words, with the rule.
        """
        given = _object(docstring, seat=str, choice=dict)
        world.refused(given["seat"], given["choice"])

    @vocabulary.then(
        HOLDS,
        HOLDS,
        aside=True,
        slip=looking(lambda found: wire.place_fault(tuple(found["path"]), found.get("value"), places)),
    )
    def position_holds(world: World, docstring: str) -> None:
        """An observation has this `value` at a `path`, as a seat (`viewer`) sees it, or in full if that is null.

        The order of a list does not count, except for seats and piles of known order. Prefer steps that say it in
        words.
        """
        given = _object(docstring, path=list)
        path, value, viewer = tuple(given["path"]), given.get("value"), given.get("viewer")
        if viewer is not None:
            world.must_sit(str(viewer))
        free = isinstance(value, list) and not in_known_order(str(path[-1]))
        expected = Expectation(
            comparison="holds" if free else "is",
            path=path,
            value=value,
            viewer=viewer,
            default=UNSET if value else value,  # an empty value may be left out
        )
        world.state(expected)
        if not same(value, found := world.found(expected), str(path[-1])):
            world.fail(f"{expected.name}: expected {value!r}, found {found!r}", expected=value, actual=found)

    @vocabulary.then(HAPPENED, HAPPENED, aside=True, slip=looking(lambda found: events_fault(wire, found)))
    def happened(world: World, docstring: str) -> None:
        """Exactly these events of each kind named here have happened since the When.

        Each kind has a list of its events' fields, in any order, which is empty if none has happened. Prefer steps that
        say it in words.
        """
        for name, wanted in _object(docstring).items():
            expected = [{"event": name, **fields} for fields in wanted]
            for each in expected:
                world.state(Expectation(comparison="happened", value=each))
            if not expected:
                world.state(Expectation(comparison="did not happen", value={"event": name}))
            found = [event for event in world.events if event.get("event") == name]
            missing, extra = unlike(expected, found)
            if missing or extra:
                message = f"{name}: missing {missing}, unexpected {extra}"
                world.fail(message, expected=expected, actual=found)

    @vocabulary.then(OVER, OVER, aside=True, slip=looking(outcome_fault))
    def is_over(world: World, docstring: str) -> None:
        """The game has ended with this `winner` (null for nobody) and these `victory_points`."""
        given = _object(docstring)
        outcome = msgspec.to_builtins(world.outcome)
        for key, value in given.items():
            world.state(Expectation(comparison="is", path=("outcome", key), value=value))
        if outcome is None or not same(given, outcome):
            world.fail("the game has not ended with that outcome", expected=given, actual=outcome)


def looking(fault: Callable[[Any], str | None]) -> FindSlip:
    """Return a function that finds mistakes in the JSON of a docstring. Invalid JSON is left to the step itself."""

    def slip(table: Table | None, docstring: str | None) -> Slip | None:
        with suppress(ScenarioFault, AttributeError, KeyError, TypeError):
            if message := fault(_read(docstring or "")):
                return Slip(message, "use the words of docs/reference/protocol-*.md")
        return None

    return slip


def events_fault(wire: WireWords, found: JsonObject) -> str | None:
    """Return a mistake in the events of a docstring: none is named, or the protocol does not have one."""
    if not found:
        return "no event is named, so the step checks nothing"
    each = ({"event": name, **fields} for name, several in found.items() for fields in several or [{}])
    return next(filter(None, map(wire.event_fault, each)), None)


def outcome_fault(found: JsonObject) -> str | None:
    """Return a mistake in the keys of an outcome."""
    known = [field.encode_name for field in msgspec.structs.fields(Outcome)]
    unknown = next((key for key in found if key not in known), None)
    return None if unknown is None else f"an outcome has no {unknown!r}; it has {' and '.join(known)}"


def _read(docstring: str) -> Any:
    try:
        return json.loads(docstring)
    except (json.JSONDecodeError, RecursionError) as problem:
        raise ScenarioFault(f"the docstring is not JSON: {problem}") from problem


def _object(docstring: str, **fields: type) -> JsonObject:
    """Return the docstring's object, which must have these fields of these types."""
    found = _read(docstring)
    if not isinstance(found, dict):
        raise ScenarioFault("the docstring is not a JSON object")
    for name, kind in fields.items():
        if not isinstance(found.get(name), kind) or not found[name]:
            raise ScenarioFault(f"the docstring's object needs `{name}`")
    return found


def position_step(vocabulary: Vocabulary) -> None:
    """Register the Given for a whole position, which other Givens have no words for."""

    @vocabulary.given("the position is:", "the position is:", aside=True)
    def position_is(world: World, docstring: str) -> None:
        """A position of the protocol as JSON, in place of all other Givens; `justicar try` writes it.

        Its edition is replaced by the one under test. Prefer steps that describe the position in words.
        """
        if world.seats:
            raise ScenarioFault("the players are already seated; use the position alone, or describe it in words")
        try:
            position = json.loads(docstring)
        except (json.JSONDecodeError, RecursionError) as problem:
            raise ScenarioFault(f"the position is not JSON: {problem}") from problem
        if not isinstance(position, dict) or not isinstance(position.get("seats"), list):
            raise ScenarioFault("the position is not an object with `seats`")
        if (game := position.get("game", world.game)) != world.game:
            raise ScenarioFault(f"the position is for {game}, not for {world.game}")
        world.building.put_all({**position, "game": world.game, "edition": world.edition})
