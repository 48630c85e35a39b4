"""How the words of a game stand in tables: one table, from which checks and JSON Schemas both follow."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from conformance.protocol.wording import ShapeError, read_as


class Shape:
    """One kind of object: its name and meaning, its fields (`name?` where optional), the windows it belongs to."""

    def __init__(self, name: str, meaning: str, fields: Mapping[str, Any] | None = None, where: str = "") -> None:
        self.name, self.meaning, self.where = name, meaning, tuple(where.split())
        self.fields = dict(fields or {})

    def struct(self, tag: str, closed: bool, always: Mapping[str, Any]) -> type[msgspec.Struct]:
        """The object as a Struct, told apart by the field `tag`."""
        fields: list[tuple[str, Any] | tuple[str, Any, Any]] = []
        for name, kind in {**self.fields, **always}.items():
            if name.endswith("?"):
                fields.append((name[:-1], kind | UnsetType, UNSET))
            else:
                fields.append((name, kind))
        return msgspec.defstruct(
            "".join(word.capitalize() for word in self.name.split("-")),
            fields,
            kw_only=True,
            tag_field=tag,
            tag=self.name,
            forbid_unknown_fields=closed,
            namespace={"__doc__": self.meaning},
        )


class Table(Mapping[str, Shape]):
    """All objects of one purpose. `tag` is the field that holds the name; a closed table refuses unknown fields.

    `always` are fields that each of them has.
    """

    def __init__(self, tag: str, *shapes: Shape, closed: bool = True, always: Mapping[str, Any] | None = None) -> None:
        self.tag, self.closed, self.always = tag, closed, dict(always or {})
        self._shapes = {shape.name: shape for shape in shapes}
        if len(self._shapes) != len(shapes):
            raise ValueError("a name stands twice in the table")

    def __getitem__(self, name: str) -> Shape:
        return self._shapes[name]

    def __iter__(self) -> Any:
        return iter(self._shapes)

    def __len__(self) -> int:
        return len(self._shapes)

    @cached_property
    def structs(self) -> tuple[type[msgspec.Struct], ...]:
        """A Struct for each shape."""
        return tuple(shape.struct(self.tag, self.closed, self.always) for shape in self.values())

    @cached_property
    def union(self) -> Any:
        """The type of any object of the table."""
        union: Any = self.structs[0]
        for struct in self.structs[1:]:
            union = union | struct
        return union

    def fault(self, value: Any, root: str = "") -> str | None:
        """What is wrong with an object, with its place; None if it fits."""
        name = value.get(self.tag) if isinstance(value, dict) else None
        if isinstance(name, str) and name not in self._shapes:
            return f"`{root}.{self.tag}`: {name!r} is none of {', '.join(self._shapes)}"
        try:
            read_as(value, self.union, root)
        except ShapeError as error:
            return str(error)
        return None


class GameTables(msgspec.Struct, frozen=True, kw_only=True):
    """All that the protocol says of one game."""

    features: Mapping[str, str]
    windows: Mapping[str, str]
    choices: Table
    directives: Table
    events: Table
    problems: Mapping[str, str]
    position: Any
    """The Struct of a position that `setup` takes."""
    observation: Any
    """The Struct of a position that `observe` returns."""
