"""Test that the reference engine's events and choices match the protocol's tables, game by game."""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Mapping
from importlib import import_module
from typing import Any, get_args

import msgspec
import pytest

from conformance import games
from conformance.adapters import connect
from conformance.protocol.messages import Turnpoint
from conformance.protocol.wire_vocabulary import Shape, Words, WordTable
from conformance.runner.direct import run_case
from reference_engine.engine import GAMES
from reference_engine.kernel.session import Rules
from reference_engine.kernel.wire_format import fields_of
from scenarios.wire_types.declarations import Event, declared
from tests.cases import suite_cases

PLAYED = [pytest.param(name, rules, id=name) for name, rules in GAMES.items()]

UNSEEN = {
    "vtes": {("ObservedCard", "base_owner")},
    "rivals": {("ObservedCard", "owner")},
}
"""Keys that no scenario shows.

They would need two players who own the two cards of a merged vampire, or a player who controls another's card that is
not attached, which no card of the set can do.
"""


def words_of(name: str) -> Words:
    return games.words()[name]


def kinds_of_event(game: str) -> dict[str, type[Event]]:
    """Return every event of a game's rules, by kind."""
    kinds = declared(import_module(f"scenarios.wire_types.{game}.events"))
    return {str(kind.__struct_config__.tag): kind for kind in kinds if issubclass(kind, Event)}


def fields(kind: type[msgspec.Struct]) -> set[str]:
    """Return the names of a record's fields on the wire. An optional field without an alternative ends in `?`."""
    known = fields_of(kind)
    alone = Counter(field.wire for field in known)
    return {field.wire + "?" * (not field.required and alone[field.wire] == 1) for field in known}


def disagreements(kinds: Mapping[str, type[msgspec.Struct]], table: WordTable) -> dict[str, tuple[set[str], set[str]]]:
    """Return the differences between records and table.

    The table may make fields optional that this engine always sends.
    """
    assert set(kinds) == set(table)
    both = {name: (fields(kind), set(table[name].fields)) for name, kind in kinds.items()}
    return {
        name: (reported, stated)
        for name, (reported, stated) in both.items()
        if bare(reported) != bare(stated) or marked(reported) - marked(stated)
    }


def bare(names: set[str]) -> set[str]:
    return {name.rstrip("?") for name in names}


def marked(names: set[str]) -> set[str]:
    return {name for name in names if name.endswith("?")}


@pytest.mark.parametrize(("name", "rules"), PLAYED)
def test_features_choices_directives_and_events_match(name: str, rules: Rules) -> None:
    words = words_of(name)
    assert set(rules.FEATURES) == set(words.features)
    assert disagreements(rules.VERBS, words.choices) == {}
    assert disagreements(kinds_of_event(name), words.events) == {}
    directives = sys.modules[type(rules).__module__].__dict__["directives"]
    assert set(directives.DIRECTIVES) == set(words.directives)
    assert set(rules.EDITIONS.presets) == set(games.find(name).editions)


@pytest.mark.parametrize(("name", "rules"), PLAYED)
def test_choices_name_existing_windows(name: str, rules: Rules) -> None:
    words = words_of(name)
    used = [(shape.name, window) for shape in words.choices.values() for window in shape.where]
    assert [each for each in used if each[1] not in words.windows] == []


class Listener:
    """Engine wrapper that records windows, choices, events and keys."""

    def __init__(self, engine: Any) -> None:
        self._engine = engine
        self.windows: set[str] = set()
        self.where: dict[str, set[str]] = defaultdict(set)
        self.events: set[str] = set()
        self.keys: dict[str, set[str]] = defaultdict(set)
        """Name of a Struct → keys that objects of its kind had."""

    def __getattr__(self, name: str) -> Any:
        answer = getattr(self._engine, name)

        def noted(*arguments: Any, **named: Any) -> Any:
            found = answer(*arguments, **named)
            if isinstance(found, Turnpoint):
                self.note(found)
            return found

        return noted if callable(answer) else answer

    def note(self, turnpoint: Turnpoint) -> None:
        self.events |= {event["event"] for event in turnpoint.events}
        if (pending := turnpoint.pending) is not None:
            self.windows.add(pending.window)
            for option in pending.options or ():
                self.where[option["do"]].add(pending.window)

    def observe(self, seat: str | None = None) -> Any:
        position = self._engine.observe(seat)
        self.look(position, games.words()[position["game"]].observation)
        return position

    def look(self, value: Any, kind: Any) -> None:
        """Record the keys of every object for which the table has a Struct."""
        if isinstance(value, list):
            for item in value:
                self.look(item, kind)
            return
        struct = struct_in(kind)
        if struct is None or not isinstance(value, dict):
            return
        self.keys[struct.__name__] |= value.keys()
        for field in msgspec.structs.fields(struct):
            if field.encode_name in value:
                self.look(value[field.encode_name], field.type)


def struct_in(kind: Any) -> Any:
    """Return the Struct in a type, also in a list or a union."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind
    return next(filter(None, map(struct_in, get_args(kind))), None)


def structs(kind: Any) -> dict[str, set[str]]:
    """Return every Struct that a type contains, by name, with its keys."""
    found: dict[str, set[str]] = {}
    waiting = [kind]
    while waiting:
        struct = struct_in(waiting.pop())
        if struct is not None and struct.__name__ not in found:
            found[struct.__name__] = {field.encode_name for field in msgspec.structs.fields(struct)}
            waiting += [field.type for field in msgspec.structs.fields(struct)]
    return found


@pytest.mark.parametrize(("name", "rules"), PLAYED)
def test_scenarios_cover_everything_in_the_tables(name: str, rules: Rules) -> None:
    """Compare windows, the choices offered in each, events, and the keys of observations."""
    words, listener = words_of(name), Listener(connect("reference"))
    for case in suite_cases(name):
        run_case(case, listener)
    assert listener.windows <= set(words.windows)
    assert listener.events <= set(words.events)
    stated: dict[str, Shape] = dict(words.choices)
    assert {
        verb: windows - set(stated[verb].where)
        for verb, windows in listener.where.items()
        if stated[verb].where and windows - set(stated[verb].where)
    } == {}
    known = structs(words.observation)
    assert {(kind, key) for kind, keys in listener.keys.items() for key in keys - known[kind]} == set()
    assert listener.windows == set(words.windows)
    assert listener.events == set(words.events)
    assert {verb for verb in words.choices if verb not in listener.where} == set()
    unseen = {(kind, key) for kind, keys in known.items() for key in keys - listener.keys[kind]}
    assert unseen <= UNSEEN.get(name, set())
