"""Reading and writing single messages: bytes to typed data, with errors that name the place."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET

from conformance.protocol.messages import Response

T = TypeVar("T")

_response = msgspec.json.Decoder(Response)
_anything = msgspec.json.Decoder()
encode = msgspec.json.Encoder().encode


class NotJsonError(ValueError):
    """The bytes are no JSON text in UTF-8."""


class ShapeError(ValueError):
    """JSON, but not what was expected there; the text names the path."""


def excerpt(line: bytes, length: int = 120) -> str:
    """The start of a message for an error text, whatever its bytes."""
    text = line[: length * 4].decode("utf-8", "replace")
    return repr(text if len(text) <= length else text[:length] + "…")


def read_any(line: bytes) -> Any:
    """Any JSON value. Raises `NotJsonError`."""
    try:
        return _anything.decode(line)
    except UnicodeDecodeError as error:
        raise NotJsonError(f"not UTF-8 (byte {error.object[error.start]:#04x}): {excerpt(line)}") from None
    except msgspec.DecodeError as error:
        raise NotJsonError(f"{error}: {excerpt(line)}") from None
    except RecursionError:
        raise NotJsonError(f"nested too deeply: {excerpt(line)}") from None


def read_response(line: bytes) -> Response:
    """One line of an engine. Raises `NotJsonError`, or `ShapeError` for JSON that is no JSON-RPC message."""
    try:
        if not line.isascii():
            line.decode("utf-8")  # the decoder skips over `result` without looking at its letters
        response = _response.decode(line)
    except msgspec.ValidationError as error:
        read_any(line)  # rubbish that begins like JSON is still rubbish
        raise ShapeError(f"not a JSON-RPC 2.0 message: {_told(error, '', line)}: {excerpt(line)}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        read_any(line)
        raise NotJsonError(f"malformed text: {excerpt(line)}") from None
    if response.method is UNSET:
        if response.id is UNSET:
            raise ShapeError(f"not a JSON-RPC 2.0 response: it has no `id`: {excerpt(line)}")
        if (response.result is UNSET) == (response.error is UNSET):
            raise ShapeError(f"not a JSON-RPC 2.0 response: it must have `result` or `error`: {excerpt(line)}")
    return response


def read_as(data: Any, kind: type[T], root: str) -> T:
    """Plain data, or a raw part of a message, as `kind`. Raises `ShapeError` with a path that starts with `root`."""
    try:
        if isinstance(data, msgspec.Raw):
            return msgspec.json.decode(data, type=kind)
        return msgspec.convert(data, type=kind)
    except msgspec.ValidationError as error:
        raise ShapeError(_told(error, root, data, kind)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ShapeError(f"`{root}`: {error}") from None


FOUND_SHOWN = 60
"""Characters of a wrong value that a message quotes."""
_JSON_WORDS = {"int": "integer", "float": "number", "str": "string", "bool": "boolean"}
_NAMED_TYPE = re.compile(r"`([a-z |]+)`")
_STEP = re.compile(r"\.([^.\[]+)|\[([^\]]*)\]")
"""A step of a path: into an object, or a list."""
_ONE_MISSING = "Object missing required field "
_ASTRAY = (KeyError, IndexError, TypeError, ValueError, msgspec.DecodeError, RecursionError)
"""What `_at` raises where there is nothing."""


def _told(error: msgspec.ValidationError, root: str, data: Any, kind: Any = None) -> str:
    """`Expected `int`, got `str` - at `$.a`` becomes ``root.a`: expected integer, found "x"``, in the words of JSON."""
    found = re.fullmatch(r"(.*?)(?:, got `[a-z]+`)?(?: - at (?P<key>key in )?`\$(?P<path>.*)`)?", str(error), re.DOTALL)
    assert found is not None  # every part of it may be missing
    text, path = found[1], found["path"] or ""
    if text.startswith("Expected `"):
        text = _NAMED_TYPE.sub(_in_json, text) + ("" if found["key"] else f", found {_found(data, path)}")
    if text.startswith("Invalid enum value") and (words := _words(kind, path)):
        text = f"expected {' or '.join(filter(None, [', '.join(words[:-1]), words[-1]]))}, found {_found(data, path)}"
    if text.startswith(_ONE_MISSING) and len(fields := _missing(kind, path, data)) > 1:
        text = f"{_ONE_MISSING[:-1]}s {', '.join(f'`{field}`' for field in fields)}"
    place = (root + path).lstrip(".")
    text = text[:1].lower() + text[1:]
    return f"`{place}`: {text}" if place else text


def _in_json(types: re.Match[str]) -> str:
    return " or ".join(_JSON_WORDS.get(name, name) for name in types[1].split(" | "))


def _words(kind: Any, path: str) -> list[str]:
    """The words that a type allows at a path, where these are all that it allows."""
    return [str(word) for each in _types(kind, path) for word in getattr(each, "values", ())]


def _missing(kind: Any, path: str, data: Any) -> list[str]:
    """The required fields that the object at a path lacks, where its type is certain."""
    structs = [each for each in _types(kind, path) if isinstance(each, msgspec.inspect.StructType)]
    try:
        told = _at(data, path)
    except _ASTRAY:
        return []
    if len(structs) > 1:
        structs = [each for each in structs if each.tag_field and told.get(each.tag_field) == each.tag]
    return [
        field.encode_name
        for each in structs
        for field in each.fields
        if field.required and field.encode_name not in told
    ]


def _types(kind: Any, path: str) -> list[msgspec.inspect.Type]:
    """What a type allows at a path, each alternative by itself."""
    here = [msgspec.inspect.type_info(kind)] if kind is not None else []
    for name, _ in _STEP.findall(path):
        here = [each for one in here for each in _within(one, name)]
    return [each for one in here for each in _within(one, None)]


def _within(kind: msgspec.inspect.Type, name: str | None) -> list[msgspec.inspect.Type]:
    """What may stand at a name in an object, or, for "", in a list; None: right here."""
    if isinstance(kind, msgspec.inspect.UnionType):
        return [found for each in kind.types for found in _within(each, name)]
    if isinstance(kind, msgspec.inspect.Metadata):
        return _within(kind.type, name)
    if name is None:
        return [kind]
    if name == "":
        return [kind.item_type] if isinstance(kind, msgspec.inspect.ListType) else []
    fields = kind.fields if isinstance(kind, msgspec.inspect.StructType) else ()
    return [each.type for each in fields if each.encode_name == name]


def _at(data: Any, path: str) -> Any:
    """What stands at a path such as `.seats[1].ready`; `[...]` in it is somewhere in a list, and cannot be found."""
    value = msgspec.json.decode(data) if isinstance(data, bytes | msgspec.Raw) else data
    for name, index in _STEP.findall(path):
        value = value[name] if name else value[int(index)]
    return value


def _found(data: Any, path: str) -> str:
    """What stands at a path, as JSON cut short."""
    try:
        text = encode(_at(data, path)).decode()
    except _ASTRAY:
        return "something else"
    return text if len(text) <= FOUND_SHOWN else text[:FOUND_SHOWN] + "…"
