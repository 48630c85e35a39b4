"""Plain-language explanations of `msgspec` errors: where data does not fit its type, and why."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import inspect

Step = str | int
"""A step of a path: a key of an object, or an index of a list."""
Allowed = list[tuple[inspect.Type, Mapping[str, Any]]]
"""Types allowed at a path, each with the `extra` of its declaration."""

FOUND_SHOWN = 60
"""Maximum number of characters of a wrong value that a message quotes."""
_JSON_WORDS = {"int": "integer", "float": "number", "str": "string", "bool": "boolean"}
_NAMED_TYPE = re.compile(r"`([a-z |]+)`")
_ERROR = re.compile(r"(.*?)(?P<got>, got `[a-z]+`)?(?: - at (?P<key>`key` in )?`\$(?P<path>.*)`)?", re.DOTALL)
_STEP = re.compile(r"\.([^.\[]+)|\[([^\]]*)\]")
_SOMEWHERE = "..."
"""Step to a value in an object whose keys may have any name."""
_UNKNOWN, _MISSING = "Object contains unknown field ", "Object missing required field "
_ASTRAY = (KeyError, IndexError, TypeError, ValueError, msgspec.DecodeError, RecursionError)
"""Errors raised by `_at` if a path leads nowhere."""


class Misfit(msgspec.Struct, frozen=True, kw_only=True):
    """Data that does not fit its type."""

    path: str
    """Path to the value, such as `.seats[1].ready`. Empty for the data as a whole."""
    text: str
    """The error in JSON terms: `expected integer, found "x"`."""
    problem: str
    """`unknown-key`, `missing-key`, `wrong-type`, or the name that the declaration gives out-of-range values."""
    key: str = ""
    """The unknown or missing key of the object at `path`."""
    known: tuple[str, ...] = ()
    """Every key of an object at `path`, if one is allowed there."""

    @property
    def place(self) -> str:
        """Path to the value, or to the key that is unknown or missing."""
        return (self.path + (f".{self.key}" if self.key else "")).removeprefix(".")


def misfit(error: msgspec.ValidationError, data: Any, kind: Any = None) -> Misfit:
    """Explain an error of converting `data` to `kind`. Without `kind` the explanation names fewer details."""
    found = _ERROR.fullmatch(str(error))
    assert found is not None  # every group may be missing
    text, of_key = found[1], bool(found["key"])
    steps = [name or (int(index) if index.isdigit() else index) for name, index in _STEP.findall(found["path"] or "")]
    steps = _pinned(steps, str(error), data, kind)
    allowed = list(_allowed(kind, steps, of_key))
    problem, key = "wrong-type", ""
    if text.startswith(_UNKNOWN):
        problem, key = "unknown-key", text.removeprefix(_UNKNOWN).strip("`")
    elif text.startswith(_MISSING):
        problem, key, missing = "missing-key", text.removeprefix(_MISSING).strip("`"), _missing(allowed, steps, data)
        if len(missing) > 1:
            text = f"{_MISSING[:-1]}s {', '.join(f'`{field}`' for field in missing)}"
    elif not found["got"]:
        problem = next((extra["problem"] for _, extra in allowed if "problem" in extra), problem)
    if text.startswith("Expected `"):
        text = _NAMED_TYPE.sub(_in_json, text) + ("" if of_key else f", found {_found(data, steps)}")
    if text.startswith("Invalid enum value") and (words := _words(allowed)):
        text = f"expected {' or '.join(filter(None, [', '.join(words[:-1]), words[-1]]))}, found {_found(data, steps)}"
    path = "".join(f".{step}" if isinstance(step, str) and step != _SOMEWHERE else f"[{step}]" for step in steps)
    return Misfit(path=path, text=text[:1].lower() + text[1:], problem=problem, key=key, known=_keys(allowed))


def _in_json(types: re.Match[str]) -> str:
    return " or ".join(_JSON_WORDS.get(name, name) for name in types[1].split(" | "))


# ---- Types that are allowed.

_type_info = lru_cache(maxsize=32)(inspect.type_info)


def _allowed(kind: Any, steps: Sequence[Step], of_key: bool) -> Iterator[tuple[inspect.Type, Mapping[str, Any]]]:
    """Yield the types allowed at a path, for a value or for the keys of an object."""
    here = list(_alternatives(_type_info(kind), {})) if kind is not None else []
    for step in steps:
        here = [found for each, _ in here for inner in _inside(each, step) for found in _alternatives(inner, {})]
    if not of_key:
        yield from here
    for each, _ in here if of_key else ():
        if isinstance(each, inspect.DictType):
            yield from _alternatives(each.key_type, {})


def _alternatives(kind: inspect.Type, extra: Mapping[str, Any]) -> Iterator[tuple[inspect.Type, Mapping[str, Any]]]:
    if isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from _alternatives(each, extra)
    elif isinstance(kind, inspect.Metadata):
        yield from _alternatives(kind.type, {**extra, **(kind.extra or {})})
    else:
        yield kind, extra


def _inside(kind: inspect.Type, step: Step) -> Iterator[inspect.Type]:
    """Yield the types one step further in."""
    if isinstance(kind, inspect.StructType):
        yield from (field.type for field in kind.fields if field.encode_name == step)
    elif isinstance(kind, inspect.DictType) and isinstance(step, str):
        yield kind.value_type
    elif isinstance(kind, inspect.ListType) and isinstance(step, int):
        yield kind.item_type


def _structs(allowed: Allowed) -> list[inspect.StructType]:
    return [each for each, _ in allowed if isinstance(each, inspect.StructType)]


def _keys(allowed: Allowed) -> tuple[str, ...]:
    return tuple(dict.fromkeys(field.encode_name for struct in _structs(allowed) for field in struct.fields))


def _words(allowed: Allowed) -> list[str]:
    """Return the allowed words, if the types list any."""
    return [str(word) for each, _ in allowed for word in getattr(each, "values", ())]


def _missing(allowed: Allowed, steps: Sequence[Step], data: Any) -> list[str]:
    """Return the required fields missing from the object at a path, if its type is certain."""
    structs = _structs(allowed)
    try:
        value = _at(data, steps)
    except _ASTRAY:
        return []
    if len(structs) > 1:
        structs = [each for each in structs if each.tag_field and value.get(each.tag_field) == each.tag]
    return [
        field.encode_name
        for each in structs
        for field in each.fields
        if field.required and field.encode_name not in value
    ]


# ---- Values in the data.


def _pinned(steps: list[Step], error: str, data: Any, kind: Any) -> list[Step]:
    """Replace `...` in the path with the key of the wrong value, if it can be found."""
    if _SOMEWHERE not in steps or kind is None:
        return steps
    place = steps.index(_SOMEWHERE)
    try:
        whole = _plain(data)
        held = _at(whole, steps[:place])
        for key in held:
            try:
                msgspec.convert(_with(whole, steps[:place], {key: held[key]}), kind)
            except msgspec.ValidationError as again:
                if str(again) == error:
                    return _pinned([*steps[:place], key, *steps[place + 1 :]], error, data, kind)
    except _ASTRAY:
        pass
    return steps


def _with(data: Any, steps: Sequence[Step], value: Any) -> Any:
    """Return a copy of the data with another value at a path."""
    if not steps:
        return value
    copy = data.copy()
    copy[steps[0]] = _with(data[steps[0]], steps[1:], value)
    return copy


def _plain(data: Any) -> Any:
    return msgspec.json.decode(data) if isinstance(data, bytes | msgspec.Raw) else data


def _at(data: Any, steps: Sequence[Step]) -> Any:
    """Return the value at a path. Raises an error of `_ASTRAY`."""
    value = _plain(data)
    for step in steps:
        value = value[step]
    return value


def _found(data: Any, steps: Sequence[Step]) -> str:
    """Return the value at a path as JSON, cut short."""
    try:
        text = msgspec.json.encode(_at(data, steps)).decode()
    except _ASTRAY:
        return "something else"
    return text if len(text) <= FOUND_SHOWN else text[:FOUND_SHOWN] + "…"
