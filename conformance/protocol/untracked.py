"""Vocabulary of a game for an engine that does not track some keys and may omit them everywhere."""

from __future__ import annotations

from collections.abc import Collection
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

from conformance.protocol.wire_vocabulary import Words


def without(words: Words, keys: Collection[str]) -> Words:
    """Return the words with these keys optional in observations and events."""
    return msgspec.structs.replace(
        words, events=words.events.optional_in(keys), observation=loosened(words.observation, keys)
    )


def keys_of(words: Words) -> frozenset[str]:
    """Return every key of observations and events. These are the keys that an engine may declare as untracked."""
    found: set[str] = set()
    for shape in words.events.values():
        found.update(name.removesuffix("?") for name in shape.fields)

    def look(schema: Any) -> None:
        if isinstance(schema, dict):
            found.update(schema.get("properties", ()))
        for each in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
            look(each)

    look(msgspec.json.schema(words.observation))
    return frozenset(found)


def loosened(kind: Any, keys: Collection[str]) -> Any:
    """Return a type in which these keys are optional at any depth."""
    return _loosened(kind, keys, {})


def _loosened(kind: Any, keys: Collection[str], done: dict[Any, Any]) -> Any:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _struct(kind, keys, done)
    parts = [_loosened(part, keys, done) for part in get_args(kind)]
    if parts == list(get_args(kind)):
        return kind
    origin = get_origin(kind)
    if origin is Annotated:
        return Annotated.__class_getitem__((parts[0], *get_args(kind)[1:]))
    return Union.__getitem__(tuple(parts)) if origin in (Union, UnionType) else origin[tuple(parts)]


def _struct(struct: type[msgspec.Struct], keys: Collection[str], done: dict[Any, Any]) -> Any:
    """Return a Struct with the keys optional, or the Struct itself if nothing changes.

    Each Struct is visited once, because it may contain objects of its own type.
    """
    if struct in done:
        return done[struct]
    done[struct] = struct
    changed: list[Any] = []
    hints = get_type_hints(struct, include_extras=True)
    for key in msgspec.structs.fields(struct):
        kind = _loosened(hints.get(key.name, key.type), keys, done)
        if key.encode_name in keys and key.required:
            changed.append((key.name, kind | UnsetType, UNSET))
        elif kind != key.type and kind != hints.get(key.name):
            changed.append((key.name, kind) if key.required else (key.name, kind, key.default))
    if changed:
        done[struct] = msgspec.defstruct(struct.__name__, changed, bases=(struct,), kw_only=True)
    return done[struct]
