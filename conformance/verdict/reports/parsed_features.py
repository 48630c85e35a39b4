"""A feature as Gherkin has read it once, packed small, for whoever needs its tree or its pickles afterwards."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from gherkin.stream.id_generator import IdGenerator

_ENCODER = msgspec.json.Encoder()


class Ids(IdGenerator):
    """Ids of nodes and pickles, counted from 0; every file of a suite takes its own from the same one."""

    @property
    def next(self) -> int:
        """The first that nobody has taken."""
        return self._id_counter

    def skip_to(self, number: int) -> None:
        """Take no id below `number` from now on."""
        self._id_counter = max(self._id_counter, number)


class Parsed:
    """The text of a feature, its document, and its pickles. What is parsed is some ten times the text: it is packed."""

    __slots__ = ("_document", "_pickles", "next_id", "text")

    def __init__(self, text: str, document: Mapping[str, Any], pickles: Iterable[Mapping[str, Any]], ids: Ids) -> None:
        self.text = text
        self._document = zlib.compress(_ENCODER.encode(document), 1)
        self._pickles = zlib.compress(b"\n".join(map(_ENCODER.encode, pickles)), 1)
        self.next_id = ids.next
        """Greater than each of its ids."""

    @classmethod
    def unpacked(cls, text: str, packed: tuple[bytes, bytes, int]) -> Parsed:
        """Return what `packed` was taken from."""
        parsed = cls.__new__(cls)
        parsed.text = text
        parsed._document, parsed._pickles, parsed.next_id = packed
        return parsed

    @property
    def packed(self) -> tuple[bytes, bytes, int]:
        """The compressed document, the compressed pickles, and `next_id`."""
        return self._document, self._pickles, self.next_id

    @property
    def document(self) -> bytes:
        """The document as JSON."""
        return zlib.decompress(self._document)

    @property
    def pickles(self) -> list[bytes]:
        """The pickles as JSON, in the order of the cases."""
        return zlib.decompress(self._pickles).splitlines()
