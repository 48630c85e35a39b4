"""Types of what `observe` returns, derived from the declarations of positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType


def observed(
    name: str, of: type[msgspec.Struct], meaning: str, adds: Mapping[str, Any] | None = None, lacks: str = ""
) -> type[msgspec.Struct]:
    """Return the type of an object in an observation: every key of a position plus `adds`, which may replace keys.

    Every key is required, except those in `lacks`, which keep the position's default, and those marked with `?`. An
    engine may report more.
    """
    fields: dict[str, Any] = {key.name: (key.name, key.type) for key in msgspec.structs.fields(of)}
    fields |= {field[0]: field for field in optional(adds or {})}
    for key in msgspec.structs.fields(of):
        if key.name in lacks.split():
            default = key.default if key.default_factory is msgspec.NODEFAULT else key.default_factory()
            fields[key.name] = (*fields[key.name], default)
    return msgspec.defstruct(name, [*fields.values()], kw_only=True, namespace={"__doc__": meaning})


def optional(fields: Mapping[str, Any]) -> list[Any]:
    """Return fields as `msgspec.defstruct` takes them. A `?` after the name marks a field that may be omitted."""
    return [(name[:-1], kind | UnsetType, UNSET) if name[-1] == "?" else (name, kind) for name, kind in fields.items()]
