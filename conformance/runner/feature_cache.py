"""Cache parsed features in the user's cache folder. Reading takes a tenth of the time of parsing.

A cache file belongs to one features folder and one version of the parsing code. Each entry belongs to the content of
its feature file, so after an edit only that file is parsed again.
"""

from __future__ import annotations

import hashlib
from importlib import metadata
from pathlib import Path

import msgspec

from conformance import user_cache

KEEP = 3
"""Number of cache files to keep: for a checkout, an installed distribution, and another version."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """The data from which a `FeatureFile` is restored."""

    content: bytes
    """SHA-256 of the file."""
    place: str
    cases: msgspec.Raw
    """Encoded cases."""
    document: bytes
    pickles: bytes
    next_id: int


class FeatureCache:
    """Cache entries of one features folder, by path."""

    def __init__(self, root: Path, code: list[Path]) -> None:
        """Read the cache. `code` holds the modules whose change invalidates all entries."""
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
        """The first id after all node ids in the entries."""
        return max((entry.next_id for entry in self.entries.values()), default=0)

    def find(self, uri: str, content: bytes) -> Entry | None:
        """Return the entry of a file if it was made from this content. `content` is the SHA-256."""
        entry = self.entries.get(uri)
        return entry if entry is not None and entry.content == content else None

    def add(self, uri: str, entry: Entry) -> None:
        """Add the entry of a file."""
        self.entries[uri], self.changed = entry, True

    def save(self) -> None:
        """Write the entries of existing files if any is new, and remove the files of older versions."""
        if self.changed:
            kept = {uri: entry for uri, entry in self.entries.items() if (self.root / uri).exists()}
            user_cache.save(self.path, msgspec.msgpack.encode(kept))
            user_cache.evict("features-*.msgpack", KEEP)
            self.changed = False
