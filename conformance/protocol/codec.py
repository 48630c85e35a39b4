"""Reading and writing single messages: bytes to typed data, with errors that name the place."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from msgspec import UNSET

from conformance.protocol.messages import Response
from scenarios.protocol.shape_errors import misfit

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


def _told(error: msgspec.ValidationError, root: str, data: Any, kind: Any = None) -> str:
    """`Expected `int`, got `str` - at `$.a`` becomes ``root.a`: expected integer, found "x"``, in the words of JSON."""
    found = misfit(error, data, kind)
    place = (root + found.path).lstrip(".")
    return f"`{place}`: {found.text}" if place else found.text
