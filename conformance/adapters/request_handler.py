"""The engine's side of the protocol: one request line in, one response line out, for any engine object."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any, Protocol

from conformance.protocol import messages
from conformance.protocol.codec import NotJsonError, ShapeError, encode, read_any, read_as

JsonObject = dict[str, Any]


class EngineObject(Protocol):
    """An engine that can be served over the protocol, with plain JSON data in and out.

    To refuse a request, it raises any exception with the attributes `code` (`illegal_choice`, `unsupported` or
    `invalid_position`), `message` and `data`. Any other exception is a crash. An engine with the feature `decks` also
    has a
    method `deck`.
    """

    def initialize(self, params: JsonObject) -> JsonObject: ...
    def setup(self, params: JsonObject) -> JsonObject: ...
    def choose(self, params: JsonObject) -> JsonObject: ...
    def arrange(self, params: JsonObject) -> JsonObject: ...
    def observe(self, params: JsonObject) -> JsonObject: ...
    def shutdown(self, params: JsonObject) -> None: ...


class Service:
    """Request handler of one engine object. `on_crash` receives the traceback of a crash."""

    def __init__(self, engine: EngineObject, on_crash: Callable[[str], None]) -> None:
        self._engine, self._on_crash = engine, on_crash
        self.done = False
        """True after `shutdown` was answered."""

    def answer(self, line: bytes) -> bytes | None:
        """Return the response to a request, or None for a notification. Never raises an `Exception`."""
        try:
            request = read_any(line)
        except NotJsonError as error:
            return failure(None, messages.PARSE_ERROR, str(error))
        if not isinstance(request, dict):
            return failure(None, messages.INVALID_REQUEST, "send one JSON object per line; batches are not supported")
        known_id = request.get("id")
        if isinstance(known_id, bool) or not isinstance(known_id, int | str):
            if "id" not in request and isinstance(request.get("method"), str):
                return None  # a notification, which the protocol does not use
            return failure(None, messages.INVALID_REQUEST, "`id`: Expected a number or a string")
        if request.get("jsonrpc") != "2.0" or not isinstance(request.get("method"), str):
            return failure(known_id, messages.INVALID_REQUEST, '`jsonrpc` must be "2.0", and `method` a string')
        return self._carry_out(known_id, request["method"], request.get("params", {}))

    def _carry_out(self, known_id: int | str, method: str, params: Any) -> bytes:
        known_methods = [name for name in messages.PARAMS if callable(getattr(self._engine, name, None))]
        if method not in known_methods:
            known = ", ".join(known_methods)
            return failure(known_id, messages.METHOD_NOT_FOUND, f"no method {method!r}; the methods are {known}")
        try:
            read = read_as(params, messages.PARAMS[method], "params")
            if isinstance(read, messages.InitializeParams) and messages.PROTOCOL not in read.offered:
                raise ShapeError(
                    f"`params.versions`: the client offers {read.offered}, this engine speaks {messages.PROTOCOL}"
                )
        except ShapeError as error:
            return failure(known_id, messages.INVALID_PARAMS, str(error))
        try:
            result = getattr(self._engine, method)(params)
            response = encode({"jsonrpc": "2.0", "id": known_id, "result": result})
        except Exception as error:
            return self._refusal_or_crash(known_id, method, error)
        self.done = self.done or method == "shutdown"
        return response

    def _refusal_or_crash(self, known_id: int | str, method: str, error: Exception) -> bytes:
        name = getattr(error, "code", None)
        if isinstance(name, str) and name in messages.ERROR_CODES:
            message = str(getattr(error, "message", error))
            data = dict(getattr(error, "data", None) or {})
            if name == "illegal_choice":
                data.setdefault("reason", message)
            try:
                return failure(known_id, messages.ERROR_CODES[name], message, data)
            except Exception as not_json:
                error = not_json
        self._on_crash("".join(traceback.format_exception(error)))
        text = f"{type(error).__name__} in `{method}`: {error}".encode("utf-8", "replace").decode()
        return failure(known_id, messages.INTERNAL_ERROR, text)


def failure(known_id: int | str | None, code: int, message: str, data: Any = None) -> bytes:
    """Return an error response as a line."""
    error: JsonObject = {"code": code, "message": message}
    if data is not None:
        error["data"] = data
    return encode({"jsonrpc": "2.0", "id": known_id, "error": error})
