"""Paths: where something stands in a position, as data that any language can follow.

A path is a row of keys. In an object a key names a field; in a list of objects it is what one of them is called: the
name of a seat, a Location, a card. `*` stands for every item, and what is found is then a list. A game may have roots
of its own: `cards` leads to a card on the table, whoever has it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

JsonObject = dict[str, Any]
Path = tuple[str, ...]

CALLED = {"seats": "name", "positions": "location", "locations": "location"}
"""The field by which the objects of a list are called; that of other lists is `card`."""


class Nowhere(LookupError):
    """A path leads nowhere. The message says how far it led, and what is missing there.

    `at_once`: even what it begins with is missing, so that there is nothing that could be told.
    """

    def __init__(self, message: str, at_once: bool = False) -> None:
        super().__init__(message)
        self.at_once = at_once


class Root(NamedTuple):
    """A beginning of paths that a game has beside the keys of its positions; what follows it is a name."""

    find: Callable[[JsonObject, str], JsonObject | None]
    """The object of that name, as it stands in the position."""
    shown: Callable[[JsonObject, str], JsonObject | None]
    """The same as it is read: with what an observation may leave out, and what its place tells."""
    whereabouts: Callable[[JsonObject, str], str]
    """Where else the name stands, for a message."""


class Places:
    """How paths lead through the positions of one game."""

    def __init__(
        self,
        roots: Mapping[str, Root] | None = None,
        as_given: Callable[[JsonObject], JsonObject] | None = None,
    ) -> None:
        """`as_given`: the position of the Givens with its defaults, where a change before the first When counts from
        there; without it, from what the engine shows then."""
        self.roots, self.as_given = dict(roots or {}), as_given

    def read(self, position: JsonObject, path: Path) -> Any:
        """What stands there. Raises Nowhere."""
        if path[0] not in self.roots:
            return follow(position, path)
        root = self.roots[path[0]]
        if (found := root.shown(position, path[1])) is None:
            where = root.whereabouts(position, path[1])
            raise Nowhere(f"{path[1]} is not on the table: it is {where}", at_once=True)
        return follow(found, path[2:])


def follow(value: Any, path: Path) -> Any:
    """What stands at the end of a path. Raises Nowhere."""
    within = ""
    for at, key in enumerate(path):
        if key == "*":
            return [follow(each, path[at + 1 :]) for each in value]
        if isinstance(value, dict) and key in value:
            value = value[key]
        elif isinstance(value, list) and (entry := called(value, key, within)) is not None:
            value = entry
        elif value is None:
            raise Nowhere(f"there is no {within} now", at_once=at == 1)
        elif isinstance(value, dict) and not within:
            raise Nowhere(f"there is no {key} now", at_once=True)
        elif isinstance(value, dict):
            raise Nowhere(f"there is no {key!r} in {within!r}")
        else:
            raise Nowhere(f"there is no {key!r} among the {within}")
        within = key
    return value


def called(entries: list[Any], name: str, of: str) -> JsonObject | None:
    """The object of that name in a list; `of` is the list's own key."""
    field = CALLED.get(of, "card")
    return next((entry for entry in entries if isinstance(entry, dict) and entry.get(field) == name), None)


def parted(path: str | Path) -> Path:
    """A path as it is written in declarations, `seats/{seat}/pool`, as one."""
    return tuple(path.split("/")) if isinstance(path, str) else path


def in_words(path: Path) -> str:
    """What a path leads to, in words: `the pool of Sarah`, `the phase of the turn`."""
    *before, key = path
    names = before[1::2] or (before[:1] and [f"the {before[0]}"])
    return f"the {key.replace('_', ' ')}" + (f" of {', '.join(names)}" if names else "")
