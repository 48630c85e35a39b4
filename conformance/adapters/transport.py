"""What carries lines to an engine and back. A session does not know which kind of link it has."""

from __future__ import annotations

from typing import Protocol


class Link(Protocol):
    """One way to reach an engine. All of it may raise `EngineBroke`; deadlines are in `time.monotonic` seconds."""

    def open(self, deadline: float) -> None:
        """Starts or reaches the engine. Raises `CouldNotStart`."""

    def begin(self) -> None:
        """Before a request: nothing may have come unasked."""

    def send(self, line: bytes, deadline: float) -> None:
        """Passes on one request, without its line end."""

    def receive(self, deadline: float) -> bytes:
        """The next line that is not blank, without its line end."""

    def skip(self) -> None:
        """Counts a line that was no answer."""

    def surplus(self) -> bytes:
        """What has already come behind the answer; empty where nothing has."""

    def finish(self, deadline: float) -> None:
        """After the answer to `shutdown`: lets the engine end by itself, for so long."""

    def kill(self) -> None:
        """Ends the engine, or the connection, at once. Never fails, and may be called at any time."""

    def last_words(self) -> str:
        """The end of what the engine wrote to standard error since it was started."""
