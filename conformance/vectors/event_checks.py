"""Checks for the expectations that steps state about events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from conformance.games import GameDescriptor
from conformance.steps.expect import Expectation, JsonObject
from conformance.vectors.model import Key, Line, Route, Unsayable
from conformance.vectors.path_mapping import like
from conformance.vectors.state_checks import Lowered, each_once


def _in_words(cells: Mapping[str, str]) -> dict[str, list[Any]]:
    return {key: [cell] if key == "event" else _meanings(cell) for key, cell in cells.items()}


def _meanings(cell: str) -> list[Any]:
    """Return the JSON values that a cell may mean: its text, a word such as `true`, or a list of these."""
    one = [_value(cell)] if _value(cell) != cell else []
    parts = cell.split(", ")
    return [cell, *one, *([list(map(_value, parts))] if len(parts) > 1 else []), [_value(cell)]]


def _value(word: str) -> Any:
    words = {"true": True, "false": False, "nobody": None}
    return words[word] if word in words else int(word) if word.lstrip("-").isdigit() else word


def _happened(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    yield Line(path=("events", _alike(stated.value)), least=1)


def _did_not_happen(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    yield Line(path=("events", _alike(stated.value)), is_=[])


def _in_order(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    *before, last = map(_in_words, stated.value)
    rest: Route = tuple(cast(Key, {"after": kind}) for kind in before)
    yield Line(path=("events", *rest, like(last)), least=1)


def _none_happened(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    for wanted in stated.value:
        yield Line(path=("events", like(_in_words(wanted))), is_=[])


def _see_events(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    for seat in stated.value["seats"]:
        yield from one_for_each((f"told {seat}",), [_in_words(wanted) for wanted in stated.value["events"]])


def _see_no_events(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    for seat in stated.value["seats"]:
        for wanted in stated.value["events"]:
            yield Line(path=(f"told {seat}", like(_in_words(wanted))), is_=[])


def _do_not_see(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    for seat in stated.value["seats"]:
        yield Line(path=(f"told {seat}", {"naming": stated.value["card"]}), is_=[])


def _is_not_named(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    yield Line(path=("events", {"naming": stated.value}), is_=[])


def _ended_as(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    names, wanted, fields = stated.value
    events = like({"event": names, **{key: [value] for key, value in wanted.items()}})
    had = {key: [value, None] if value is False else [value] for key, value in fields.items()}
    yield Line(path=("events", events, -1, like(had)), least=1)


def _adds_up(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    wanted, sums = stated.value
    for key, total in sums.items():
        yield Line(path=("events", _alike(wanted), {"any": [key]}, {"sum": 0}), is_=[total])


def _alike(fields: JsonObject) -> Key:
    return like({key: [value] for key, value in fields.items()})


def one_for_each(place: Route, kinds: list[dict[str, list[Any]]]) -> Iterator[Line]:
    """Yield checks that every kind has a match of its own.

    Overlapping kinds must contain each other. Then it is enough that each kind has as many matches as there are kinds
    within it. Raises Unsayable otherwise.
    """
    for kind in each_once(kinds):
        inner = [other for other in kinds if _within(other, kind)]
        for other in kinds:
            if other not in inner and not _within(kind, other) and _overlap(kind, other):
                raise Unsayable(f"an event could match both {kind} and {other}; name another field in these rows")
        yield Line(path=(*place, like(kind)), least=len(inner))


def _within(kind: Mapping[str, list[Any]], other: Mapping[str, list[Any]]) -> bool:
    return all(key in kind and all(value in values for value in kind[key]) for key, values in other.items())


def _overlap(kind: Mapping[str, list[Any]], other: Mapping[str, list[Any]]) -> bool:
    return all(any(value in other[key] for value in kind[key]) for key in kind.keys() & other.keys())


HAPPENING: Mapping[str, Lowered] = {
    "happened": _happened,
    "did not happen": _did_not_happen,
    "happened in order": _in_order,
    "none happened": _none_happened,
    "ended as": _ended_as,
    "adds up to": _adds_up,
    "is not named": _is_not_named,
    "is told of": _see_events,
    "is told of none": _see_no_events,
    "is not told of": _do_not_see,
}
