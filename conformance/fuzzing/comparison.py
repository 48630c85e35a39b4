"""Comparison of the reference with an engine.

Only what the engine declares and the protocol demands is compared. docs/reference/protocol.md leaves open the order of
options, events, and cards, extra fields of an option, and keys that an engine adds.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Struct

from conformance.fuzzing.required_features import Uses, fields_set
from conformance.games import find
from conformance.protocol.engine import JsonObject
from conformance.protocol.messages import GameDescription
from conformance.protocol.untracked import without
from conformance.steps.card_data import card_types
from conformance.steps.options import is_option
from conformance.steps.state_equivalence import same, unlike

NOT_COMPARED = frozenset({"continuation", "edition"})
"""Keys of an observation that each engine may fill as it likes."""


class Divergence(Struct, kw_only=True):
    """A point where an engine departs from the reference."""

    kind: str
    """The kind of divergence.

    `decision`, `options`, `state`, `events`, or `outcome`; `refused` or `allowed` for a choice; `position` for a
    rejected position; `settled` for a choice that was not forced; `unsupported` for a declared feature, card, or key
    that the engine calls unsupported; `broke` for an engine that gave no valid answer.
    """
    window: str
    """Window of the decision before it; empty for the set-up."""
    subject: str
    """Subject in a word or two, such as a key, a kind of choice, or a window. Equal causes have equal subjects."""
    expected: Any
    """The part of the reference's answer that differs."""
    actual: Any
    viewer: str | None = None
    """For a state: the seat that observes it, or None for the full view."""
    path: list[str] = []
    """For a state: the keys that lead to the difference."""
    choice: JsonObject = {}
    """For an `allowed` choice: the choice that the reference refuses."""
    seat: str = ""
    """For an `allowed` choice: the seat that made it."""
    rules: list[str] = []
    """Rules that the reference cites for what happened last."""

    @property
    def manner(self) -> tuple[str, str, str]:
        """Kind, window, and subject. Equal for one cause, and preserved while a divergence is reduced."""
        return self.kind, self.window, self.subject


class Declared:
    """An engine's declaration for one game: limits what it is sent and which of its answers count."""

    def __init__(self, game: str, description: GameDescription) -> None:
        words = find(game).words
        assert words is not None  # a game without words is not on the wire
        self.untracked, self.seats = frozenset(description.untracked), description.seats
        self.settles_chance = description.chance == "own"
        self.game, self.level, self.uses = game, description.level, Uses(game)
        self.words = without(words, self.untracked)
        self.lacks = frozenset(words.features) - words.features.declared(description.features)
        self.cards = None if description.cards == "all" else frozenset(description.cards)
        self._known_cards = frozenset(card_types(game))
        self._overflows = find(game).overflows
        self._features = self.words.features.declared(description.features)

    @cached_property
    def known_cards(self) -> list[str]:
        """Names of the cards that the engine declares, in the order of the data."""
        return [name for name in card_types(self.game) if self.cards is None or name in self.cards]

    def has_position(self, position: JsonObject) -> bool:
        """Return True if the engine declares everything that a position needs."""
        if self.seats is not None and len(position["seats"]) not in self.seats:
            return False
        if self.untracked and not self.untracked.isdisjoint(key for key, _ in fields_set(position)):
            return False
        return not self._misses(self.uses.of_position(position)) and not self._unknown(position)

    def has_turnpoint(self, turnpoint: Any) -> bool:
        """Return True if the engine declares every event of the reference's turnpoint, and its decision."""
        data = msgspec.to_builtins(turnpoint)
        if data["pending"] is not None:
            data["pending"].setdefault("options", [])
            if self.settles_chance and data["pending"]["seat"] == "chance":
                return False
        return not self._misses(self.uses.of_turnpoint(data)) and not self._unknown(data["pending"])

    def has_choice(self, choice: JsonObject) -> bool:
        """Return True if the engine declares what a choice needs."""
        return not self._misses(self.uses.of_choice(choice))

    def has_named(self, what: str, name: str) -> bool:
        """Return True if the engine declares what its answer `unsupported` names, or the harness never asked for it."""
        match what:
            case "game" | "edition":
                return True  # the harness only plays a declared game and edition
            case "feature":
                return name in self._features
            case "card":
                card = name.partition("#")[0]
                return card in self._known_cards and (self.cards is None or card in self.cards)
            case "seats":
                return self.seats is None or (name.isdigit() and int(name) in self.seats)
            case "key":
                return name not in self.untracked
        return False

    def _misses(self, used: Iterable[str]) -> bool:
        return bool(self.lacks) and not self.lacks.isdisjoint(used)

    def _unknown(self, data: Any) -> bool:
        if self.cards is None:
            return False
        return any(name in self._known_cards and name not in self.cards for name in named_in(data))

    def state(self, position: JsonObject) -> JsonObject:
        """Return an observation without the keys that the engine does not declare."""
        try:
            data = msgspec.to_builtins(msgspec.convert(position, self.words.observation))
        except msgspec.ValidationError:
            data = position
        found: JsonObject = self._declared(data)
        return found

    def _declared(self, data: Any) -> Any:
        if isinstance(data, list):
            return [self._declared(each) for each in data]
        if not isinstance(data, dict):
            return data
        return {
            key: self._declared(value)
            for key, value in data.items()
            if key not in NOT_COMPARED | self.untracked and not self._misses(self.words.features.of("keys", key))
        }

    def without_overflow(self, *sides: list[JsonObject]) -> list[list[JsonObject]]:
        """Return the events of each side without the amounts for cards that got more than they can hold."""
        everything = [event for events in sides for event in events if "amount" in event]
        full = {str(event["card"]) for event in everything if event["event"] in self._overflows}
        if not full:
            return list(sides)
        concerned = {
            value for event in everything if not full.isdisjoint(map(str, event.values())) for value in _texts(event)
        }
        return [
            [each for each in events if "amount" not in each or concerned.isdisjoint(_texts(each))] for events in sides
        ]

    def event(self, event: JsonObject) -> JsonObject:
        """Return an event without untracked keys."""
        return {key: value for key, value in event.items() if key not in self.untracked}


def _texts(event: JsonObject) -> set[str]:
    return {value for key, value in event.items() if key != "event" and isinstance(value, str)}


def named_in(data: Any) -> Iterator[str]:
    """Yield every text in JSON data, without the number that distinguishes cards of one name."""
    if isinstance(data, str):
        yield data.partition("#")[0]
    elif isinstance(data, dict):
        for value in data.values():
            yield from named_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from named_in(value)


def text(value: Any) -> str:
    """Return `value` as a text to sort or count by."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def parting(expected: Any, found: Any, path: tuple[str, ...] = ()) -> tuple[list[str], Any, Any] | None:
    """Return the path and both values of the first place where two states differ.

    For lists, the values are the items that the other list lacks. Skips keys that only one side reports.
    """
    pairs: Iterable[tuple[str, Any, Any]]
    if isinstance(expected, dict) and isinstance(found, dict):
        pairs = ((key, value, found[key]) for key, value in expected.items() if key in found)
    elif path == ("seats",) and len(expected) == len(found):
        pairs = ((str(one.get("name")), one, other) for one, other in zip(expected, found, strict=True))
    elif same(expected, found, path[-1] if path else ""):
        return None
    else:
        beyond = unlike(expected, found) if isinstance(expected, list) and isinstance(found, list) else ([], [])
        return list(path), *(beyond if any(beyond) else (expected, found))
    return next((place for key, one, other in pairs if (place := parting(one, other, (*path, key)))), None)


def unmatched(
    expected: Iterable[JsonObject], actual: Iterable[JsonObject]
) -> tuple[list[JsonObject], list[JsonObject]]:
    """Return the options that only one side has: missing ones, then extra ones.

    Each option matches at most one option of the other side, which may have more or fewer fields.
    """
    left = {id(each): each for each in actual}
    missing = []
    exact: dict[str, list[int]] = {}
    for key, each in left.items():
        exact.setdefault(text(each), []).append(key)
    rest = []
    for each in expected:
        if found := exact.get(text(each)):
            del left[found.pop()]
        else:
            rest.append(each)
    for each in sorted(rest, key=len, reverse=True):
        fitting = next((key for key, other in left.items() if alike(each, other)), None)
        if fitting is None:
            missing.append(each)
        else:
            del left[fitting]
    return missing, list(left.values())


def alike(one: JsonObject, other: JsonObject) -> bool:
    """Return True if two options are the same, even if one has more fields."""
    return is_option(one, other) or is_option(other, one)
