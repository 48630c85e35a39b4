"""Interface of the links that carry lines to an engine and back. A session works with any link."""

from __future__ import annotations

from typing import Protocol


class Link(Protocol):
    """Connection to an engine.

    Every method may raise `EngineBroke`. Deadlines are in `time.monotonic` seconds.
    """

    def open(self, deadline: float) -> None:
        """Start the engine or connect to it. Raises `CouldNotStart`."""

    def begin(self) -> None:
        """Prepare for a request, and check that the engine has not written anything."""

    def send(self, line: bytes, deadline: float) -> None:
        """Send a request, given without line end."""

    def receive(self, deadline: float) -> bytes:
        """Return the next line that is not blank, without line end."""

    def skip(self) -> None:
        """Count a line that was no answer."""

    def surplus(self) -> bytes:
        """Return the bytes received after the answer, if any."""

    def finish(self, deadline: float) -> None:
        """Wait until the deadline for the engine to end, after it answered `shutdown`."""

    def kill(self) -> None:
        """Kill the engine or close the connection at once. Never fails, and can be called at any time."""

    def last_words(self) -> str:
        """Return the end of what the engine wrote to standard error since its start."""
