"""Twins of scenarios: the same engine plays a scenario and a varied copy, and its answers must correspond.

No second engine is needed: the relation of the variation says what must be the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from conformance.challenge.beginnings import Beginning
from conformance.challenge.variations import EXACT, Relation, Scope, Varied, translated
from conformance.fuzzing.comparison import parting, text, unmatched
from conformance.protocol.engine import Engine, EngineBroke, EngineError, JsonObject
from conformance.protocol.messages import Turnpoint
from conformance.steps.state_equivalence import unlike

EXCEPTIONS = {
    "VEND-0622": "Madness Network plays the hand in the order in which it is listed, and the rest is skipped",
}
"""Scenarios in which the order of a zone matters for a reason."""
VARYING = frozenset({"continuation", "edition"})
"""Keys of an observation that each engine may fill as it likes."""


class Violation(Struct):
    """A twin whose answers do not correspond."""

    kind: str
    case: str
    after: int
    """Number of choices that were made."""
    what: str
    expected: Any = None
    actual: Any = None


def twins_of(beginning: Beginning, scope: Scope, chance: Random) -> Iterator[Varied]:
    """Yield one varied position of each kind whose relation is known, and one with every kind at once."""
    if beginning.position is None:
        return
    position, names, kinds = beginning.position, dict[str, str](), list[str]()
    for vary in EXACT:
        varied = vary(beginning.position, scope, chance)
        if varied is not None and varied.relation is Relation.SAME:
            yield varied
        further = vary(position, scope, chance)
        if further is not None and further.relation is Relation.SAME:
            position, names = further.position, names | dict(further.names)
            kinds.append(further.kind)
            last = further
    if len(kinds) > 1:
        yield msgspec.structs.replace(last, kind=" and ".join(kinds), position=position, names=names)


def violation(engine: Engine, game: str, edition: str, beginning: Beginning, twin: Varied) -> Violation | None:
    """Play both. Return the first answer of the twin that does not correspond, if any."""
    assert beginning.position is not None
    choices = [(seat, choice) for seat, choice in beginning.choices]
    original = list(_answers(engine, game, edition, beginning.position, choices))
    names = twin.names
    twins = [(names.get(seat, seat), translated(choice, names)) for seat, choice in choices]
    varied = list(_answers(engine, game, edition, twin.position, twins))
    for after, (one, other) in enumerate(zip(original, varied, strict=False)):
        if (found := _difference(translated(one, names), other)) is not None:
            return Violation(twin.kind, beginning.case, after, *found)
    if len(original) != len(varied):
        return Violation(twin.kind, beginning.case, min(len(original), len(varied)), "length")
    return None


def _answers(
    engine: Engine, game: str, edition: str, position: JsonObject, choices: list[tuple[str, JsonObject]]
) -> Iterator[JsonObject]:
    """Yield the answer to the set-up and to each choice, with the position after it, up to a refusal."""
    engine.begin_scenario()
    try:
        turnpoint = engine.setup(game, edition, position)
        yield _answer(engine, turnpoint)
        for seat, choice in choices:
            turnpoint = engine.choose(seat, _as_listed(choice, turnpoint))
            yield _answer(engine, turnpoint)
    except EngineError as error:
        if isinstance(error, EngineBroke):
            engine.restart()
        yield {"refusal": type(error).__name__}


def _as_listed(choice: JsonObject, turnpoint: Turnpoint) -> JsonObject:
    """Return a choice as the engine lists it. Two targets of equal rank are listed in the order of the cards."""
    options = (turnpoint.pending.options if turnpoint.pending else None) or []
    if choice in options:
        return choice
    return next((each for each in options if _values(each) == _values(choice)), choice)


def _answer(engine: Engine, turnpoint: Turnpoint) -> JsonObject:
    found: JsonObject = msgspec.to_builtins(turnpoint)
    state = {key: value for key, value in engine.observe(None).items() if key not in VARYING}
    return {**found, "state": state}


def _difference(expected: JsonObject, actual: JsonObject) -> tuple[str, Any, Any] | None:
    """Return what differs between two answers, in a word, with both sides."""
    if "refusal" in expected or "refusal" in actual:
        same = expected.get("refusal") == actual.get("refusal")
        return None if same else ("refusal", expected.get("refusal"), actual.get("refusal"))
    one, other = expected["pending"], actual["pending"]
    heads = [pending and (pending["seat"], pending["window"]) for pending in (one, other)]
    if heads[0] != heads[1]:
        return "decision", heads[0], heads[1]
    if one is not None:
        options = [sorted(_values(option) for option in each.get("options") or ()) for each in (one, other)]
        if options[0] != options[1]:
            return "options", *unmatched(one["options"], other["options"])
    if (strange := unlike(*(_uncited(each["events"]) for each in (expected, actual)))) != ([], []):
        return "events", *strange
    if expected["outcome"] != actual["outcome"]:
        return "outcome", expected["outcome"], actual["outcome"]
    place = parting(_turned(expected["state"], actual["state"]), actual["state"])
    return None if place is None else (f"state {' '.join(place[0])}", place[1], place[2])


def _values(option: JsonObject) -> list[str]:
    """Return the values of an option. Two targets of equal rank may change places when a list is reordered."""
    sets = (sorted(map(text, value)) if isinstance(value, list) else value for value in option.values())
    return sorted(map(text, sets))


def _uncited(events: list[JsonObject]) -> list[JsonObject]:
    """Return events without the rules that they cite."""
    return [{key: value for key, value in event.items() if key != "rules"} for event in events]


def _turned(state: JsonObject, like: JsonObject) -> Mapping[str, Any]:
    """Return a state whose list of seats begins with the seat with which the other state begins."""
    seats, first = state.get("seats", []), (like.get("seats") or [{}])[0].get("name")
    at = next((place for place, seat in enumerate(seats) if seat.get("name") == first), 0)
    return {**state, "seats": seats[at:] + seats[:at]}
