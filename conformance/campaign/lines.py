"""A file of work that is done bit by bit: what was cut off at any moment goes on where it was.

Lines, each a JSON object: first what the work is, then a line for each thing that is done. What was not written whole
counts as not done.
"""

from __future__ import annotations

from pathlib import Path
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T", bound=msgspec.Struct)


class CannotGoOn(ValueError):
    """What lies there is something else, or the file of other work."""


class Lines(Generic[T]):
    """The file of some work. Raises OSError where it cannot be read or written."""

    def __init__(self, path: Path, head: msgspec.Struct, kind: type[T]) -> None:
        """Goes on with what is there. Raises CannotGoOn where that is something else."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path, self._kind = path, kind
        self.lines: list[T] = []
        """What was done before."""
        whole = self._read(head) if path.exists() else 0
        self._file = path.open("ab", buffering=0)
        self._file.truncate(whole)
        if not whole:
            self._write(head)

    def _read(self, head: msgspec.Struct) -> int:
        first, *rest = self._path.read_bytes().splitlines(keepends=True) or [b""]
        if (msgspec.json.encode(head) + b"\n").startswith(first) and not first.endswith(b"\n"):
            return 0
        try:
            was = msgspec.json.decode(first, type=type(head))
        except msgspec.DecodeError:
            raise CannotGoOn(f"{self._path} is not the file of such work") from None
        if was != head:
            names = [name for name in head.__struct_fields__ if getattr(was, name) != getattr(head, name)]
            raise CannotGoOn(f"{self._path} is of other work: {', '.join(names)} differ")
        length = len(first)
        for text in rest:
            try:
                line = msgspec.json.decode(text, type=self._kind)
            except msgspec.DecodeError:
                break
            if not text.endswith(b"\n"):
                break
            self.lines.append(line)
            length += len(text)
        return length

    def keep(self, line: T) -> None:
        """One thing more."""
        self._write(line)

    def close(self) -> None:
        """After the last one."""
        self._file.close()

    def _write(self, line: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
