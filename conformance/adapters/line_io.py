"""Lines over file descriptors, in one thread, with bounded time and memory."""

from __future__ import annotations

import os
import select
import time
from collections.abc import Callable

from conformance.adapters.limits import Limits
from conformance.protocol.codec import excerpt
from conformance.protocol.engine import EngineBroke

CHUNK = 65_536
SLICE_SECONDS = 0.05
"""Interval between checks of the engine during a wait, in seconds."""


class LineStream:
    """Non-blocking lines in both directions. Also reads standard error.

    `ended` returns the error for the end of the engine's output. `on_stderr` receives standard error. `watch` is called
    at
    intervals and may raise `EngineBroke`. `gone` reports if the engine has ended although a process that it started
    keeps
    the output open.
    """

    def __init__(
        self,
        limits: Limits,
        *,
        source: int,
        sink: int,
        ended: Callable[[], EngineBroke],
        stderr: int | None = None,
        on_stderr: Callable[[bytes], None] | None = None,
        watch: Callable[[], None] | None = None,
        gone: Callable[[], bool] | None = None,
    ) -> None:
        self._limits, self._source, self._sink, self._stderr = limits, source, sink, stderr
        self._ended, self._on_stderr, self._watch, self._gone = ended, on_stderr, watch, gone
        self._next_watch = 0.0
        self._buffer = bytearray()
        self._scanned = 0
        self._at_end = False
        self._bytes = 0
        self._skipped = 0
        self._poll = select.poll()
        for descriptor in (source, sink, stderr):
            if descriptor is not None:
                os.set_blocking(descriptor, False)
        self._poll.register(source, select.POLLIN)
        if stderr is not None:
            self._poll.register(stderr, select.POLLIN)

    def begin(self) -> None:
        """Prepare for a request. Raises `EngineBroke` if the engine has written anything or has ended."""
        self._bytes = self._skipped = 0
        self._look_after()
        if unrequested := self.surplus():
            raise EngineBroke("out-of-turn", f"it wrote without a request: {excerpt(unrequested)}")
        if self._at_end:
            raise self._ended()

    def send(self, line: bytes, deadline: float) -> None:
        """Write a line, and read meanwhile so that neither side blocks forever."""
        rest = memoryview(line + b"\n")
        rest = rest[self._write(rest) :]
        if not rest:
            return
        writing = select.POLLOUT if self._sink != self._source else select.POLLIN | select.POLLOUT
        self._poll.register(self._sink, writing)
        try:
            while rest:
                self._check_time(deadline, "it did not read the request")
                self._pump(min(SLICE_SECONDS, deadline - time.monotonic()))
                if self._at_end:
                    raise self._ended()
                rest = rest[self._write(rest) :]
        finally:
            if self._sink == self._source:
                self._poll.register(self._sink, select.POLLIN)
            else:
                self._poll.unregister(self._sink)

    def receive(self, deadline: float) -> bytes:
        """Return the next line that is not blank."""
        while True:
            while (line := self._line()) is not None:
                stripped = line.strip()
                if stripped:
                    return stripped
                self.skip()
            if self._at_end:
                raise self._ended()
            self._check_time(deadline, "no answer")
            self._pump(min(SLICE_SECONDS, deadline - time.monotonic()))

    def skip(self) -> None:
        """Count a line that is no answer."""
        self._skipped += 1
        if self._skipped > self._limits.output_lines:
            raise EngineBroke("flooded", f"more than {self._limits.output_lines} lines without the answer")

    def surplus(self) -> bytes:
        """Return the bytes received after the last line, or none if they are blank."""
        self._pump(0.0)
        if self._buffer and not self._buffer.strip():
            self._buffer.clear()
            self._scanned = 0
        return bytes(self._buffer)

    def drain_stderr(self) -> None:
        """Read the rest of standard error, up to the limit."""
        for _ in range(1 + self._limits.stderr_bytes // CHUNK):
            if not self._read_stderr():
                return

    def _check_time(self, deadline: float, what: str) -> None:
        if time.monotonic() >= deadline:
            part = f"; incomplete line {excerpt(bytes(self._buffer))}" if self._buffer else ""
            raise EngineBroke("timed-out", f"{what} in time{part}")

    def _look_after(self) -> None:
        now = time.monotonic()
        if self._watch is not None and now >= self._next_watch:
            self._next_watch = now + SLICE_SECONDS
            self._watch()

    def _pump(self, seconds: float) -> None:
        """Wait up to `seconds` for events, and read once what is available."""
        events = self._poll.poll(max(0.0, seconds) * 1000)
        if not events and seconds <= 0:
            return
        if not events and self._gone is not None and self._gone():
            events = self._poll.poll(0)  # it may have written just before its end
            if not events:
                raise self._ended()
        for descriptor, _ in events:
            if descriptor == self._source:
                self._read()
            elif descriptor == self._stderr:
                self._read_stderr()
        if seconds > 0:
            self._look_after()

    def _write(self, data: memoryview) -> int:
        try:
            return os.write(self._sink, data)
        except BlockingIOError:
            return 0
        except (BrokenPipeError, ConnectionResetError):
            return len(data)  # the reason follows in its output, or with its end

    def _read(self) -> None:
        if self._at_end:
            return
        try:
            chunk = os.read(self._source, CHUNK)
        except BlockingIOError:
            return
        except ConnectionResetError:
            chunk = b""
        if not chunk:
            self._at_end = True
            self._poll.unregister(self._source)
            return
        self._buffer += chunk
        self._bytes += len(chunk)
        if self._bytes > self._limits.output_bytes:
            raise EngineBroke("flooded", f"more than {self._limits.output_bytes} bytes without the answer")

    def _read_stderr(self) -> bool:
        if self._stderr is None or self._on_stderr is None:
            return False
        try:
            chunk = os.read(self._stderr, CHUNK)
        except BlockingIOError:
            return False
        if not chunk:
            self._poll.unregister(self._stderr)
            self._stderr = None
            return False
        self._on_stderr(chunk)
        return True

    def _line(self) -> bytes | None:
        """Return a complete line from the buffer, or None."""
        end = self._buffer.find(b"\n", self._scanned)
        if end < 0:
            self._scanned = end = len(self._buffer)
            line = None
        else:
            line = bytes(self._buffer[:end])
            del self._buffer[: end + 1]
            self._scanned = 0
        if end > self._limits.message_bytes:
            start = excerpt(bytes(self._buffer[:200]) if line is None else line)
            raise EngineBroke("oversized", f"a line longer than {self._limits.message_bytes} bytes: {start}")
        return line


class WireLink:
    """Base of the links that use a wire. The wire exists only while the link is open."""

    NOT_OPEN = ("", "")
    """Kind and detail of the `EngineBroke` raised while there is no wire."""

    _wire: LineStream | None = None

    def begin(self) -> None:
        self._open_wire().begin()

    def send(self, line: bytes, deadline: float) -> None:
        self._open_wire().send(line, deadline)

    def receive(self, deadline: float) -> bytes:
        return self._open_wire().receive(deadline)

    def skip(self) -> None:
        self._open_wire().skip()

    def surplus(self) -> bytes:
        return self._open_wire().surplus()

    def _open_wire(self) -> LineStream:
        if self._wire is None:
            raise EngineBroke(*self.NOT_OPEN)
        return self._wire
