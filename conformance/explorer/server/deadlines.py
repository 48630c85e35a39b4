"""Deadlines of connections, so that silent or slow clients keep nobody out.

uvicorn limits only the time between two requests. A client that never completes its first line would stay for ever.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

CONNECTIONS = 500
"""Maximum number of connections. Beyond it, the one that has been without a request for longest makes room."""
HEADER_SECONDS = 10.0
"""Time from the start of a connection to the end of its first request's header."""
IDLE_SECONDS = 20.0
"""Time from an answer to the end of the next request's header."""
WRITE_SECONDS = 30.0
"""Time for which a client may leave an answer unread."""


def protocol(
    *,
    connections: int = CONNECTIONS,
    header: float = HEADER_SECONDS,
    idle: float = IDLE_SECONDS,
    write: float = WRITE_SECONDS,
) -> type[H11Protocol]:
    """Return the HTTP protocol for one server, with these limits."""
    waiting: dict[asyncio.Protocol, asyncio.TimerHandle] = {}
    """Connections without a request, the longest waiting first → their deadline."""

    class Punctual(H11Protocol):
        """HTTP/1.1 with a deadline for each part of the exchange."""

        _unread: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if len(self.connections) > connections and waiting:
                next(iter(waiting))._drop()  # type: ignore[attr-defined]
            self._wait(header)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            cycle: Any = self.cycle  # None before the first request
            if cycle is not None and not cycle.response_complete:
                self._wait(None)

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.cycle.response_complete and not self.transport.is_closing():
                self._wait(idle)

        def connection_lost(self, exc: Exception | None) -> None:
            self._wait(None)
            self.resume_writing()
            super().connection_lost(exc)

        def pause_writing(self) -> None:
            super().pause_writing()
            self._unread = self._unread or self.loop.call_later(write, self._drop)

        def resume_writing(self) -> None:
            super().resume_writing()
            if self._unread is not None:
                self._unread.cancel()
                self._unread = None

        def _wait(self, seconds: float | None) -> None:
            """Set the deadline of the next request, or none."""
            if (former := waiting.pop(self, None)) is not None:
                former.cancel()
            if seconds is not None:
                waiting[self] = self.loop.call_later(seconds, self._drop)

        def _drop(self) -> None:
            self._wait(None)
            self.transport.abort()

    return Punctual
