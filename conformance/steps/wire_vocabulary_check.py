"""The words of a game on the wire, for steps that use them: events, choices, and observations.

No engine reports a word that the protocol does not have. A step that expects no such event or value would pass with
every engine, so such a word is a fault of the scenario.
"""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from typing import Any

import msgspec
from msgspec import inspect

from conformance.protocol.wire_vocabulary import WordTable
from conformance.steps.paths import CARDS, Path, Places


class WireWords(msgspec.Struct, frozen=True, dict=True):
    """The tables of words. If a table is missing, every word counts as right."""

    events: WordTable | None = None
    choices: WordTable | None = None
    observation: Any = None
    """The Struct of a position that `observe` returns."""

    def event_fault(self, event: Mapping[str, Any]) -> str | None:
        """Return what is wrong with an event's name or fields, or None."""
        if self.events is None:
            return None
        name = str(event["event"])
        if name not in self.events:
            return f"no event is called {name!r}{near(name, self.events)}"
        known = {field.removesuffix("?"): kind for field, kind in self.events[name].fields.items()}
        for field, value in event.items():
            if field == "event":
                continue
            if field not in known:
                fields = ", ".join(known) or "none"
                return f"an event {name!r} has no field {field!r}; its fields are: {fields}"
            words = _words(inspect.type_info(known[field]))
            if words and str(value) not in words:
                return f"the {field} of an event {name!r} is never {value!r}; it is one of: {', '.join(words)}"
        return None

    def choice_fault(self, choice: Mapping[str, Any]) -> str | None:
        """Return what is wrong with a choice's name or fields, or None."""
        return None if self.choices is None else self.choices.fault(choice, "choice")

    def place_fault(self, path: Path, value: Any, places: Places) -> str | None:
        """Return what is wrong with a path into an observation, or with the keys of its value, or None."""
        if self.observation is None or not path:
            return None
        kinds: list[inspect.Type] = [self._observation]
        if places.table is not None and places.begins_with_a_card(path):
            if path[2:3] and path[2] in (places.table.where, "controller"):
                return None  # steps read these in addition to the card's own keys
            kinds, path = self._cards, path[2:]
        for at, key in enumerate(path):
            further = [each for kind in kinds for each in _below(kind, key)]
            if not further:
                return f"an observation has no {key!r}{_after(path[:at])}{near(str(key), _keys(kinds))}"
            kinds = further
        return _value_fault(kinds, value, str(path[-1]) if path else CARDS)

    @cached_property
    def _observation(self) -> inspect.Type:
        return inspect.type_info(self.observation)

    @cached_property
    def _cards(self) -> list[inspect.Type]:
        """Every kind of card object in an observation, including nested ones."""
        found: dict[type, inspect.StructType] = {}
        left = [self._observation]
        while left:
            for kind in _alternatives(left.pop()):
                if isinstance(kind, inspect.StructType) and kind.cls not in found:
                    found[kind.cls] = kind
                    left += [field.type for field in kind.fields]
                elif isinstance(kind, inspect.ListType):
                    left.append(kind.item_type)
        return [kind for kind in found.values() if "card" in _keys([kind])]


def near(name: str, known: Collection[str]) -> str:
    """Return a hint at similar names, for a message."""
    found = difflib.get_close_matches(name, known, n=2, cutoff=0.6)
    return f" (did you mean {' or '.join(found)}?)" if found else ""


def _alternatives(kind: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from _alternatives(each)
    elif isinstance(kind, inspect.Metadata):
        yield from _alternatives(kind.type)
    else:
        yield kind


def _words(kind: inspect.Type) -> list[str]:
    """Return the words that a value of that kind may be, as in a table; empty if it may be anything."""
    found: list[str] = []
    for each in _alternatives(kind):
        if isinstance(each, inspect.LiteralType):
            found += map(str, each.values)
        elif isinstance(each, inspect.BoolType):
            found += ["true", "false", "True", "False"]
        elif isinstance(each, inspect.NoneType):
            found += ["nobody", "None"]
        else:
            return []
    return found


def _below(kind: inspect.Type, key: Any) -> Iterator[inspect.Type]:
    """Yield the kinds that a key of a path may lead to: see `paths`."""
    for each in _alternatives(kind):
        if isinstance(each, inspect.StructType) and isinstance(key, str):
            yield from (field.type for field in each.fields if field.encode_name == key)
        elif isinstance(each, inspect.StructType) and isinstance(key, list | tuple):
            yield from (field.type for field in each.fields if field.encode_name in key)
        elif isinstance(each, inspect.ListType):
            yield each.item_type
        elif isinstance(each, inspect.DictType):
            yield each.value_type
        elif isinstance(each, inspect.AnyType):
            yield each


def _keys(kinds: list[inspect.Type]) -> list[str]:
    structs = (each for kind in kinds for each in _alternatives(kind) if isinstance(each, inspect.StructType))
    return [field.encode_name for struct in structs for field in struct.fields]


def _value_fault(kinds: list[inspect.Type], value: Any, within: str) -> str | None:
    """Return the first key of a value, at any depth, that the objects do not have."""
    if isinstance(value, dict):
        for key, each in value.items():
            further = [found for kind in kinds for found in _below(kind, key)]
            if not further:
                return f"an observation has no {key!r} in {within!r}{near(key, _keys(kinds))}"
            if fault := _value_fault(further, each, key):
                return fault
    elif isinstance(value, list):
        items = [found for kind in kinds for found in _below(kind, 0)]
        return next((fault for each in value if (fault := _value_fault(items, each, within))), None)
    return None


def _after(path: Path) -> str:
    return f" after {' / '.join(map(str, path))}" if path else ""
