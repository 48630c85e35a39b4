"""Transcript of the messages between harness and engine, within limits."""

from __future__ import annotations

from collections import deque
from typing import Any

HEAD = 40
"""Number of messages kept from the beginning."""
TAIL = 160
"""Number of messages kept from the end."""
TEXT_BYTES = 20_000
"""Number of bytes kept of a message."""


class _Entry:
    """One message, cut to `TEXT_BYTES`."""

    def __init__(self, direction: str, data: bytes) -> None:
        self.direction, self.length = direction, len(data)
        self.data = data[:TEXT_BYTES]

    def as_json(self) -> dict[str, Any]:
        text = self.data.decode("utf-8", "replace")
        if self.length > len(self.data):
            text += f"… ({self.length} bytes in total)"
        return {"direction": self.direction, "text": text}


class Transcript:
    """The first and last messages of a conversation."""

    def __init__(self, stderr_bytes: int) -> None:
        self._stderr_bytes = stderr_bytes
        self.clear()

    def clear(self) -> None:
        """Drop everything."""
        self._head: list[_Entry] = []
        self._tail: deque[_Entry] = deque(maxlen=TAIL)
        self._dropped = 0
        self._stderr_kept = 0
        self._stderr_lost = 0
        self._stderr_end = bytearray()

    def sent(self, line: bytes) -> None:
        self._add(_Entry("sent", line))

    def received(self, line: bytes) -> None:
        self._add(_Entry("received", line))

    def stderr(self, chunk: bytes) -> None:
        """Add standard error: the first half of the limit in place, the rest as the latest output."""
        half = self._stderr_bytes // 2
        early, late = chunk[: max(0, half - self._stderr_kept)], chunk[max(0, half - self._stderr_kept) :]
        if early:
            self._stderr_kept += len(early)
            last = self._tail[-1] if self._tail else self._head[-1] if self._head else None
            if last is not None and last.direction == "stderr" and len(last.data) + len(early) <= TEXT_BYTES:
                last.data += early
                last.length += len(early)
            else:
                for start in range(0, len(early), TEXT_BYTES):
                    self._add(_Entry("stderr", early[start : start + TEXT_BYTES]))
        if late:
            self._stderr_end += late
            surplus = len(self._stderr_end) - max(1, self._stderr_bytes - half)
            if surplus > 0:
                self._stderr_lost += surplus
                del self._stderr_end[:surplus]

    def _add(self, entry: _Entry) -> None:
        if len(self._head) < HEAD:
            self._head.append(entry)
            return
        if len(self._tail) == TAIL:
            self._dropped += 1
        self._tail.append(entry)

    def take(self) -> list[dict[str, Any]]:
        """Return all messages, oldest first, and clear the transcript."""
        entries = [entry.as_json() for entry in self._head]
        if self._dropped:
            entries.append({"direction": "note", "text": f"{self._dropped} messages left out"})
        entries += [entry.as_json() for entry in self._tail]
        if self._stderr_lost:
            entries.append({"direction": "note", "text": f"{self._stderr_lost} bytes of standard error left out"})
        if self._stderr_end:
            entries.append({"direction": "stderr", "text": self._stderr_end.decode("utf-8", "replace")})
        self.clear()
        return entries
