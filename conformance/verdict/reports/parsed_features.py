"""Parsed features, compressed, for code that needs their trees or pickles later."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from gherkin.stream.id_generator import IdGenerator

_ENCODER = msgspec.json.Encoder()


class Ids(IdGenerator):
    """Ids of nodes and pickles, counted from 0. All files of a suite share one generator."""

    @property
    def next(self) -> int:
        """The next free id."""
        return self._id_counter

    def skip_to(self, number: int) -> None:
        """Use no id below `number` from now on."""
        self._id_counter = max(self._id_counter, number)


class Parsed:
    """The text, document, and pickles of a feature. Parsed data is about ten times the text, so it is compressed."""

    __slots__ = ("_document", "_pickles", "next_id", "text")

    def __init__(self, text: str, document: Mapping[str, Any], pickles: Iterable[Mapping[str, Any]], ids: Ids) -> None:
        self.text = text
        self._document = zlib.compress(_ENCODER.encode(document), 1)
        self._pickles = zlib.compress(b"\n".join(map(_ENCODER.encode, pickles)), 1)
        self.next_id = ids.next
        """The first id after those of this feature."""

    @classmethod
    def unpacked(cls, text: str, packed: tuple[bytes, bytes, int]) -> Parsed:
        """Return the feature that `packed` was taken from."""
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
