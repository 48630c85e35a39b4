"""Resumable work, saved line by line.

Each line is a JSON object: first a description of the work, then one line for each finished item. A line that was not
written completely counts as not done.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import FileIO
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from conformance.supervision.own_files import FolderLock, InUse, NotOurs, appending, content

T = TypeVar("T", bound=msgspec.Struct)


class CannotGoOn(ValueError):
    """The file is missing, of another kind, or from other work. The message says which."""


def whole(text: bytes, kind: type[T]) -> Iterator[tuple[T, int]]:
    """Yield each line up to the first incomplete one, with its size in bytes."""
    for line in text.splitlines(keepends=True):
        if not line.endswith(b"\n"):
            return
        try:
            yield msgspec.json.decode(line, type=kind), len(line)
        except msgspec.DecodeError:
            return


def write(file: FileIO, line: msgspec.Struct) -> None:
    """Write a complete line at once."""
    rest = memoryview(msgspec.json.encode(line) + b"\n")
    while rest:
        rest = rest[file.write(rest) :]


class Lines(Generic[T]):
    """The file of some work. Raises OSError if it cannot be read or written."""

    def __init__(self, path: Path, head: msgspec.Struct, kind: type[T]) -> None:
        """Open the file and continue it. Raises CannotGoOn if it is something else."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path, self._kind = path, kind
        self.lines: list[T] = []
        """Items that were finished before."""
        try:
            self._lock = FolderLock(path.parent)
        except InUse:
            raise CannotGoOn(f"another run writes into {path.parent}") from None
        try:
            length = self._read(head) if path.exists() or path.is_symlink() else 0
            self._file = appending(path)
        except BaseException as fault:
            self._lock.close()
            if isinstance(fault, NotOurs):
                raise CannotGoOn(f"{path} cannot be continued: {fault.strerror}") from None
            raise
        self._file.truncate(length)
        if not length:
            write(self._file, head)

    def _read(self, head: msgspec.Struct) -> int:
        first, end, rest = content(self._path).partition(b"\n")
        if not end and (msgspec.json.encode(head) + b"\n").startswith(first):
            return 0
        try:
            was = msgspec.json.decode(first, type=type(head))
        except msgspec.DecodeError:
            raise CannotGoOn(f"{self._path} is not a file of such work") from None
        if was != head:
            names = [name for name in head.__struct_fields__ if getattr(was, name) != getattr(head, name)]
            raise CannotGoOn(
                f"{self._path} belongs to other work: {', '.join(names)} {'differs' if len(names) == 1 else 'differ'}"
            )
        length = len(first + end)
        for line, size in whole(rest, self._kind):
            self.lines.append(line)
            length += size
        return length

    def keep(self, line: T) -> None:
        """Add a finished item."""
        write(self._file, line)

    def close(self) -> None:
        """Close the file and release its folder."""
        self._file.close()
        self._lock.close()
