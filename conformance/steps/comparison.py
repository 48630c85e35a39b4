"""Comparisons that check expectations, each with its message."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol

import msgspec

from conformance.steps.expect import Expectation, JsonObject
from conformance.steps.paths import in_words


class Failed(Exception):
    """An expectation does not hold."""

    def __init__(self, message: str, expected: Any, actual: Any) -> None:
        super().__init__(message)
        self.message, self.expected, self.actual = message, expected, actual


class ObservedState(Protocol):
    """A state that expectations are checked against."""

    @property
    def events(self) -> list[JsonObject]:
        """Events since the present run of Whens began."""

    def found(self, expected: Expectation) -> Any:
        """Return the present value at the expectation's path."""

    def found_before(self, expected: Expectation) -> Any:
        """Return the value at the expectation's path before the present run of Whens."""


def check(expected: Expectation, sight: ObservedState) -> None:
    """Raise Failed if an expectation does not hold."""
    COMPARISONS[expected.comparison](expected, sight)


def _is(expected: Expectation, sight: ObservedState) -> None:
    compare(expected.name, sight.found(expected), expected.value)


def _is_not(expected: Expectation, sight: ObservedState) -> None:
    if (found := sight.found(expected)) == expected.value:
        raise Failed(f"{expected.name} is {found!r}", f"not {expected.value}", found)


def compare(what: str, found: Any, value: Any) -> None:
    """Raise Failed unless both are equal."""
    if found != value:
        raise Failed(f"{what}: expected {value!r}, found {found!r}", value, found)


def _fits(expected: Expectation, sight: ObservedState) -> None:
    found = sight.found(expected)
    if not isinstance(found, dict):
        raise Failed(f"{expected.name}: expected {expected.value!r}, found {found!r}", expected.value, found)
    wrong = {key: value for key, value in expected.value.items() if found.get(key) != value}
    if len(wrong) == 1:
        ((key, value),) = wrong.items()
        compare(f"{expected.name}: {key.replace('_', ' ')}", found.get(key), value)
    compare(expected.name, {key: found.get(key) for key in wrong}, wrong)


def _holds(expected: Expectation, sight: ObservedState) -> None:
    compare_lists(expected.name, sight.found(expected), expected.value)


def _holds_each(expected: Expectation, sight: ObservedState) -> None:
    compare_lists(expected.name, set(sight.found(expected)), expected.value)


def compare_lists(what: str, found: Iterable[Any], value: Iterable[Any]) -> None:
    """Raise Failed unless both have the same items the same number of times, in any order."""
    left, right = list(found), list(value)
    if sorted_items(left) != sorted_items(right):
        missing = [item for item in right if right.count(item) > left.count(item)]
        extra = [item for item in left if left.count(item) > right.count(item)]
        raise Failed(f"{what}: missing {missing}, unexpected {extra}", right, left)


def sorted_items(items: Iterable[Any]) -> list[bytes]:
    """Return the items in an order that does not depend on their original order."""
    return sorted(map(_encode, items))


_encode = msgspec.json.Encoder(order="deterministic").encode


def _counts(expected: Expectation, sight: ObservedState) -> None:
    compare(expected.name, len(sight.found(expected)), expected.value)


def _counts_each(expected: Expectation, sight: ObservedState) -> None:
    compare(expected.name, len(set(sight.found(expected))), expected.value)


def _has(expected: Expectation, sight: ObservedState) -> None:
    if expected.value not in (found := sight.found(expected)):
        raise Failed(f"{expected.name}: {expected.value!r} is not there", expected.value, found)


def _lacks(expected: Expectation, sight: ObservedState) -> None:
    if expected.value in (found := sight.found(expected)):
        raise Failed(f"{expected.name}: {expected.value!r} is there", f"no {expected.value}", found)


def _is_none_of(expected: Expectation, sight: ObservedState) -> None:
    if (found := sight.found(expected)) in expected.value:
        raise Failed(f"{expected.name} is {found!r}", f"none of {', '.join(expected.value)}", found)


def _grows(expected: Expectation, sight: ObservedState) -> None:
    compare(expected.name, growth(expected, sight), expected.value)


def _falls(expected: Expectation, sight: ObservedState) -> None:
    compare(expected.name, -growth(expected, sight), expected.value)


def growth(expected: Expectation, sight: ObservedState) -> int:
    """Return the growth of a number since before the Whens."""
    now, before = sight.found(expected), sight.found_before(expected)
    for value in (now, before):
        if not isinstance(value, int):
            raise Failed(f"the engine does not report {in_words(expected.path)}", "a number", value)
    return int(now) - int(before)


def _gains(expected: Expectation, sight: ObservedState) -> None:
    now, before = list(sight.found(expected)), sight.found_before(expected)
    for item in before:
        if item in now:
            now.remove(item)
    compare_lists(expected.name, now, expected.value)


def _stays(expected: Expectation, sight: ObservedState) -> None:
    found, before = sight.found(expected), sight.found_before(expected)
    if found != before:
        raise Failed(f"{expected.name} does not stay the same: it was {before!r} and is {found!r}", before, found)


def like(event: JsonObject, wanted: Mapping[str, Any]) -> bool:
    """Return True if an event has these fields."""
    return all(event.get(key) == value for key, value in wanted.items())


def _happened(expected: Expectation, sight: ObservedState) -> None:
    if any(like(event, expected.value) for event in sight.events):
        return
    name = expected.value["event"]
    other = next((event for event in sight.events if event["event"] == name), None)
    if other is None:
        raise Failed(f"{name} did not happen", expected.value, sight.events)
    fields = {key: value for key, value in expected.value.items() if key != "event"}
    compare(name, {key: other.get(key) for key in fields}, fields)


def _did_not_happen(expected: Expectation, sight: ObservedState) -> None:
    if found := [event for event in sight.events if like(event, expected.value)]:
        raise Failed(f"{expected.value['event']} happened", [], found)


def _ended_as(expected: Expectation, sight: ObservedState) -> None:
    names, wanted, fields = expected.value
    found = [event for event in sight.events if event["event"] in names and like(event, wanted)]
    if not found:
        raise Failed(f"{expected.name}: {' or '.join(names)} did not happen", fields, sight.events)
    for key, value in fields.items():
        compare(expected.name, found[-1].get(key, False), value)


def _adds_up(expected: Expectation, sight: ObservedState) -> None:
    wanted, sums = expected.value
    found = [event for event in sight.events if like(event, wanted)]
    total = {key: sum(event.get(key, 0) for event in found) for key in sums}
    if len(sums) == 1:
        ((key, value),) = sums.items()
        compare(expected.name, total[key], value)
    compare(expected.name, total, sums)


def _lie_there(expected: Expectation, sight: ObservedState) -> None:
    fields, wanted = expected.value
    found = [_as_far_as(fields, each) for each in sight.found(expected)]
    compare_lists(expected.name, found, [_as_far_as(fields, each) for each in wanted])


def _as_far_as(fields: Mapping[str, Any], card: JsonObject) -> JsonObject:
    """Return these fields of a card, with defaults for missing ones, or nothing for an unknown card."""
    if card["card"] == "?":
        return {}
    return {key: value if card.get(key) is None else card[key] for key, value in fields.items()}


def _are_different(expected: Expectation, sight: ObservedState) -> None:
    found = sight.found(expected)
    if not all(found) or len(set(found)) < len(found):
        raise Failed(f"{expected.name}: some are missing or equal", "a different one each", found)


def _are_together(expected: Expectation, sight: ObservedState) -> None:
    keys, names = expected.value

    def among(name: str) -> list[Any]:
        return [sight.found(msgspec.structs.replace(expected, path=(*expected.path, name, key))) for key in keys]

    where = among(names[0])
    compare_lists(expected.name, [name for name in sight.found(expected) if among(name) == where], names)


def _is_seen(expected: Expectation, sight: ObservedState) -> None:
    compare(expected.name, sight.found(expected), _really_there(expected, sight))


def _is_hidden(expected: Expectation, sight: ObservedState) -> None:
    there = _really_there(expected, sight)
    compare(expected.name, sight.found(expected), ["?"] * len(there) if isinstance(there, list) else "?")


def _really_there(expected: Expectation, sight: ObservedState) -> Any:
    """Return the value in the full view. Raises Failed if it is empty or partly hidden."""
    there = sight.found(msgspec.structs.replace(expected, viewer=None))
    if not there and there != 0:
        raise Failed(f"{expected.name}: there is nothing to see or hide", "something", there)
    if "?" in (there if isinstance(there, list) else [there]):
        raise Failed(f"{expected.name}: the full view hides it", "everything", there)
    return there


def _is_not_named(expected: Expectation, sight: ObservedState) -> None:
    if naming := [event for event in sight.events if names(event, expected.value)]:
        raise Failed(f"{expected.value} is named", [], naming)


def names(event: JsonObject, card: str) -> bool:
    """Return True if an event names a card in any field at any depth, except in its `rules`."""
    return any(card in text for text in _texts_in({key: value for key, value in event.items() if key != "rules"}))


def _texts_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _texts_in(each)


COMPARISONS: dict[str, Callable[[Expectation, ObservedState], None]] = {
    "is": _is,
    "is not": _is_not,
    "fits": _fits,
    "holds": _holds,
    "holds each": _holds_each,
    "counts": _counts,
    "counts each": _counts_each,
    "has": _has,
    "lacks": _lacks,
    "is none of": _is_none_of,
    "grows by": _grows,
    "falls by": _falls,
    "gains": _gains,
    "stays": _stays,
    "happened": _happened,
    "did not happen": _did_not_happen,
    "ended as": _ended_as,
    "adds up to": _adds_up,
    "lie there": _lie_there,
    "are different": _are_different,
    "are together": _are_together,
    "is seen": _is_seen,
    "is hidden": _is_hidden,
    "is not named": _is_not_named,
}
