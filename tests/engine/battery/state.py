"""The whole state of a game as plain data, and mutable data shared by two games."""

from __future__ import annotations

from collections.abc import Iterator
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from reference_engine.kernel.game import Game, plain
from tests.engine.battery.subjects import printed

KEPT = ("known", "laid", "enrolled")
"""Caches, which a game can compute again."""

PASSING = ("step", "trace", "due", "events", "gone", "decider", *KEPT)
"""Momentary data that a copy need not have."""

SHARED_ON_PURPOSE = ("decision", "step", "trace")
"""Fields that copies may share, because decisions are replaced and never changed."""


def snapshot(game: Game, without: tuple[str, ...] = ("step", "trace", *KEPT)) -> dict[str, Any]:
    """Return the whole state of a game as independent plain data."""
    found = {name: plain(getattr(game, name)) for name in game.__struct_fields__ if name not in without}
    found["procedures"] = [type(frame).__name__ for frame in game.stack]
    return found


def shared(one: Game, other: Game) -> list[str]:
    """Return the places where two games share mutable data."""
    mine = dict(changeable_parts(one))
    return [where for part, where in changeable_parts(other) if part in mine]


def changeable_parts(game: Game) -> Iterator[tuple[int, str]]:
    """Yield the identity and the place of all mutable data in a game."""
    for name in game.__struct_fields__:
        if name not in SHARED_ON_PURPOSE:
            yield from _parts(getattr(game, name), name)


def _parts(value: Any, where: str) -> Iterator[tuple[int, str]]:
    if type(value) in printed():
        return
    if isinstance(value, msgspec.Struct):
        if not value.__struct_config__.frozen:
            yield id(value), where
        for name in value.__struct_fields__:
            yield from _parts(getattr(value, name), f"{where}.{name}")
    elif isinstance(value, dict):
        yield id(value), where
        for key, item in value.items():
            yield from _parts(item, f"{where}[{key!r}]")
    elif isinstance(value, (list, set)):
        yield id(value), where
        for place, item in enumerate(value):
            yield from _parts(item, f"{where}[{place}]")
    elif isinstance(value, tuple):
        for place, item in enumerate(value):
            yield from _parts(item, f"{where}[{place}]")


def changeable_fields(kind: type) -> Iterator[str]:
    """Yield the fields of a record whose types allow mutable data."""
    for name, hint in get_type_hints(kind).items():
        if name in getattr(kind, "__struct_fields__", ()) and not is_immutable(hint):
            yield f"{kind.__name__}.{name}: {hint}"


def is_immutable(hint: Any) -> bool:
    """Return True if a value of this type can never change: a plain value, or a tuple or frozen record of such."""
    origin = get_origin(hint)
    if origin is tuple or origin in (Union, UnionType):
        return all(part is Ellipsis or is_immutable(part) for part in get_args(hint))
    hint = getattr(hint, "__supertype__", hint)
    if hint in printed():
        return True
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return bool(hint.__struct_config__.frozen) and not list(changeable_fields(hint))
    return hint in (int, str, bool, float, type(None))
