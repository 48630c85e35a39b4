"""Compare two sides of a game: only what the engine declares, and only what the protocol demands.

docs/reference/protocol.md leaves free the order of options, events and cards, what an option says beyond the choice,
and the keys and fields that an engine adds.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from conformance.fuzzing.feature_usage import Uses, said_in
from conformance.games import find
from conformance.protocol.engine import JsonObject
from conformance.protocol.messages import GameDescription
from conformance.protocol.untracked import without
from conformance.steps.card_names import card_types
from conformance.steps.equivalence import same, unlike
from conformance.steps.options import is_option

NOT_COMPARED = frozenset({"continuation", "edition"})
"""Keys of an observation that are an engine's own affair."""


class Divergence(Struct, kw_only=True):
    """Where an engine parts from the reference."""

    kind: str
    """`decision`, `options`, `state`, `events`, `outcome`; `refused` or `allowed`, of a choice; `position` that is
    refused; `settled` what is no single choice; `broke`."""
    window: str
    """The window of the decision before it; empty: the set-up."""
    subject: str
    """What it is about, in a word or two: a key, a kind of choice, a window. Alike where the cause is alike."""
    expected: Any
    """What the reference tells, as far as it differs."""
    actual: Any
    viewer: str | None = None
    """Of a state: the seat that sees it; None: everything is looked at."""
    path: list[str] = []
    """Of a state: where it differs."""
    choice: JsonObject = {}
    """Of a choice that is `allowed`: what the reference refuses."""
    seat: str = ""
    """Likewise: who chose it."""
    rules: list[str] = []
    """What the reference cites for what happened last."""

    @property
    def manner(self) -> tuple[str, str, str]:
        """In which way it fails: alike for one cause, and kept while a difference is made smaller."""
        return self.kind, self.window, self.subject


class Declared:
    """What an engine declares of a game: what may be asked of it, and what of its answers counts."""

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

    def has_position(self, position: JsonObject) -> bool:
        """Whether the engine declares all that a position needs."""
        if self.seats is not None and len(position["seats"]) not in self.seats:
            return False
        if self.untracked and not self.untracked.isdisjoint(key for key, _ in said_in(position)):
            return False
        return not self._lacking(self.uses.of_position(position)) and not self._unknown(position)

    def has_turnpoint(self, turnpoint: Any) -> bool:
        """Whether it declares all that has happened up to a turnpoint of the reference, and what is asked there."""
        told = msgspec.to_builtins(turnpoint)
        if told["pending"] is not None:
            told["pending"].setdefault("options", [])
            if self.settles_chance and told["pending"]["seat"] == "chance":
                return False
        return not self._lacking(self.uses.of_turnpoint(told)) and not self._unknown(told["pending"])

    def has_choice(self, choice: JsonObject) -> bool:
        """Whether it declares what a choice needs."""
        return not self._lacking(self.uses.of_choice(choice))

    def _lacking(self, used: Iterable[str]) -> bool:
        return bool(self.lacks) and not self.lacks.isdisjoint(used)

    def _unknown(self, told: Any) -> bool:
        if self.cards is None:
            return False
        return any(name in self._known_cards and name not in self.cards for name in named_in(told))

    def state(self, position: JsonObject) -> JsonObject:
        """What counts of an observation."""
        try:
            told = msgspec.to_builtins(msgspec.convert(position, self.words.observation))
        except msgspec.ValidationError:
            told = position
        found: JsonObject = self._declared(told)
        return found

    def _declared(self, told: Any) -> Any:
        if isinstance(told, list):
            return [self._declared(each) for each in told]
        if not isinstance(told, dict):
            return told
        return {
            key: self._declared(value)
            for key, value in told.items()
            if key not in NOT_COMPARED | self.untracked and not self._lacking(self.words.features.of("keys", key))
        }

    def event(self, event: JsonObject) -> JsonObject:
        """What counts of an event."""
        return {key: value for key, value in event.items() if key not in self.untracked}


def named_in(told: Any) -> Iterator[str]:
    """Every text in what is told, without the number that tells two cards of a name apart."""
    if isinstance(told, str):
        yield told.partition("#")[0]
    elif isinstance(told, dict):
        for value in told.values():
            yield from named_in(value)
    elif isinstance(told, list):
        for value in told:
            yield from named_in(value)


def text(told: Any) -> str:
    """As a key to sort or count by."""
    return json.dumps(told, sort_keys=True, ensure_ascii=False)


def parting(expected: Any, found: Any, path: tuple[str, ...] = ()) -> tuple[list[str], Any, Any] | None:
    """The first place where two states differ, with what stands there, of lists what the other has not; a key that one
    does not tell is passed over."""
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
    """What of either the other has not, as options are compared: each stands for one; one of the two may say more."""
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
    """Whether two options are one, of which one may say more than the other."""
    return is_option(one, other) or is_option(other, one)
