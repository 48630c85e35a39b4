"""A file of work that is done bit by bit: what was cut off at any moment goes on where it was.

Lines, each a JSON object: first what the work is, then a line for each thing that is done. What was not written whole
counts as not done.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import FileIO
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T", bound=msgspec.Struct)


class CannotGoOn(ValueError):
    """What lies there is something else, or the file of other work, or nothing. The message says which."""


def whole(text: bytes, kind: type[T]) -> Iterator[tuple[T, int]]:
    """Each line up to the first that was not written whole, and how many bytes it has."""
    for line in text.splitlines(keepends=True):
        if not line.endswith(b"\n"):
            return
        try:
            yield msgspec.json.decode(line, type=kind), len(line)
        except msgspec.DecodeError:
            return


def write(file: FileIO, line: msgspec.Struct) -> None:
    """Writes a line at once, and all of it."""
    rest = memoryview(msgspec.json.encode(line) + b"\n")
    while rest:
        rest = rest[file.write(rest) :]


class Lines(Generic[T]):
    """The file of some work. Raises OSError where it cannot be read or written."""

    def __init__(self, path: Path, head: msgspec.Struct, kind: type[T]) -> None:
        """Goes on with what is there. Raises CannotGoOn where that is something else."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path, self._kind = path, kind
        self.lines: list[T] = []
        """What was done before."""
        length = self._read(head) if path.exists() else 0
        self._file = path.open("ab", buffering=0)
        self._file.truncate(length)
        if not length:
            write(self._file, head)

    def _read(self, head: msgspec.Struct) -> int:
        first, end, rest = self._path.read_bytes().partition(b"\n")
        if not end and (msgspec.json.encode(head) + b"\n").startswith(first):
            return 0
        try:
            was = msgspec.json.decode(first, type=type(head))
        except msgspec.DecodeError:
            raise CannotGoOn(f"{self._path} is not the file of such work") from None
        if was != head:
            names = [name for name in head.__struct_fields__ if getattr(was, name) != getattr(head, name)]
            raise CannotGoOn(f"{self._path} is of other work: {', '.join(names)} differ")
        length = len(first + end)
        for line, size in whole(rest, self._kind):
            self.lines.append(line)
            length += size
        return length

    def keep(self, line: T) -> None:
        """One thing more."""
        write(self._file, line)

    def close(self) -> None:
        """After the last one."""
        self._file.close()
