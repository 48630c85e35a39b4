"""Parsed features of the project, kept in the user's cache folder: reading them takes a tenth of the time of parsing.

A file of the cache belongs to one folder of features and one version of the code that parses. Each entry belongs to the
content of its feature file, so that after an edit only that file is parsed again.
"""

from __future__ import annotations

import hashlib
from importlib import metadata
from pathlib import Path

import msgspec

from conformance.runner import user_cache

KEEP = 3
"""Number of files to keep: for a checkout, an installed distribution, and another version."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A parsed feature file, as `FeatureFile` is put together from it."""

    content: bytes
    """SHA-256 of the file."""
    place: str
    cases: msgspec.Raw
    """The cases, encoded."""
    document: bytes
    pickles: bytes
    next_id: int


class FeatureCache:
    """The entries of one folder of features, by path."""

    def __init__(self, root: Path, code: list[Path]) -> None:
        """`code`: the modules whose change makes all entries useless."""
        version = hashlib.sha256(str(root).encode())
        for library in ("gherkin-official", "msgspec"):
            version.update(f"{library} {metadata.version(library)}".encode())
        for path in (Path(__file__), *code):
            version.update(path.read_bytes())
        self.root = root
        self.path = user_cache.folder() / f"features-{version.hexdigest()[:24]}.msgpack"
        self.entries = self._read()
        self.changed = False

    def _read(self) -> dict[str, Entry]:
        try:
            return msgspec.msgpack.decode(self.path.read_bytes(), type=dict[str, Entry])
        except (OSError, msgspec.DecodeError):
            return {}

    @property
    def next_id(self) -> int:
        """Greater than each id of a node in the entries."""
        return max((entry.next_id for entry in self.entries.values()), default=0)

    def find(self, uri: str, content: bytes) -> Entry | None:
        """Return the entry of a file, if it was made of this content. `content`: its SHA-256."""
        entry = self.entries.get(uri)
        return entry if entry is not None and entry.content == content else None

    def add(self, uri: str, entry: Entry) -> None:
        """Note the entry of a file."""
        self.entries[uri], self.changed = entry, True

    def save(self) -> None:
        """Write the entries of files that are still there, if any is new, and remove what older versions have left."""
        if self.changed:
            kept = {uri: entry for uri, entry in self.entries.items() if (self.root / uri).exists()}
            user_cache.save(self.path, msgspec.msgpack.encode(kept))
            user_cache.evict("features-*.msgpack", KEEP)
            self.changed = False
