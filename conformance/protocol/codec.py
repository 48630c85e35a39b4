"""Encode and decode single messages, with errors that name the place."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from msgspec import UNSET

from conformance.protocol.messages import Response
from scenarios.wire_types.shape_errors import misfit

T = TypeVar("T")

_response = msgspec.json.Decoder(Response)
_anything = msgspec.json.Decoder()
encode = msgspec.json.Encoder().encode


class NotJsonError(ValueError):
    """Bytes that are not UTF-8 JSON text."""


class ShapeError(ValueError):
    """JSON that does not have the expected shape. The message names the path."""


def excerpt(line: bytes, length: int = 120) -> str:
    """Return the start of a message for an error text, whatever its bytes."""
    text = line[: length * 4].decode("utf-8", "replace")
    return repr(text if len(text) <= length else text[:length] + "…")


def read_any(line: bytes) -> Any:
    """Decode any JSON value. Raises `NotJsonError`."""
    try:
        return _anything.decode(line)
    except UnicodeDecodeError as error:
        raise NotJsonError(f"not UTF-8 (byte {error.object[error.start]:#04x}): {excerpt(line)}") from None
    except msgspec.DecodeError as error:
        raise NotJsonError(f"{error}: {excerpt(line)}") from None
    except RecursionError:
        raise NotJsonError(f"nested too deeply: {excerpt(line)}") from None


def read_response(line: bytes) -> Response:
    """Decode one line from an engine.

    Raises `NotJsonError`, or `ShapeError` for JSON that is not a JSON-RPC response.
    """
    try:
        if not line.isascii():
            line.decode("utf-8")  # the decoder skips `result` without validating its UTF-8
        response = _response.decode(line)
    except msgspec.ValidationError as error:
        read_any(line)  # a line that only begins like JSON raises NotJsonError
        raise ShapeError(f"not a JSON-RPC 2.0 message: {_explained(error, '', line)}: {excerpt(line)}") from None
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
    """Convert plain data, or a raw part of a message, to `kind`.

    Raises `ShapeError` with a path that starts with `root`.
    """
    try:
        if isinstance(data, msgspec.Raw):
            return msgspec.json.decode(data, type=kind)
        return msgspec.convert(data, type=kind)
    except msgspec.ValidationError as error:
        raise ShapeError(_explained(error, root, data, kind)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ShapeError(f"`{root}`: {error}") from None


def _explained(error: msgspec.ValidationError, root: str, data: Any, kind: Any = None) -> str:
    """Describe an error in JSON terms, as in ``root.a`: expected integer, found "x"``."""
    found = misfit(error, data, kind)
    place = (root + found.path).lstrip(".")
    return f"`{place}`: {found.text}" if place else found.text
