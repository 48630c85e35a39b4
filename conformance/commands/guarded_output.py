"""Guard the output of a command: no text in it becomes a command of a CI server.

Servers read commands from the lines that a program prints: GitHub, Gitea, and Forgejo `::name::` at the start of a
line and `##[name]` anywhere, Azure Pipelines `##vso[name]`, TeamCity `##teamcity[name]`. An engine under test, a file,
or a name must not be able to print one.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO

from conformance.verdict.reports.untrusted_text import without_commands

_BREAK = re.compile(r"(?<=[\n\r])")


class GuardedStream:
    """A text stream whose lines hold no commands. Everything else goes to the stream behind it."""

    def __init__(self, raw: TextIO) -> None:
        self.raw = raw
        """The stream behind it."""
        self._line = ""
        """The beginning of an unfinished line."""

    def write(self, text: str) -> int:
        """Write text after breaking up every command in it."""
        if not isinstance(text, str):
            raise TypeError(f"a text stream takes str, not {type(text).__name__}")
        for piece in filter(None, _BREAK.split(text)):
            # A command may come in pieces, so what the line already holds counts.
            safe = without_commands(self._line + piece)
            self.raw.write(safe[len(self._line) :] if safe.startswith(self._line) else without_commands(piece))
            self._line = "" if piece[-1] in "\n\r" else safe[-_KEPT:]
        return len(text)

    def writelines(self, lines: Any) -> None:
        """Write each text."""
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.raw, name)


_KEPT = 1_000
"""Characters of an unfinished line that are remembered."""


@contextmanager
def guarded() -> Iterator[None]:
    """Guard standard output and standard error."""
    before = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = map(GuardedStream, before)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


def unguarded(stream: TextIO) -> TextIO:
    """Return the stream behind a guarded one, for commands that are meant."""
    return stream.raw if isinstance(stream, GuardedStream) else stream
