"""What is judged by: the version of the suite, and a digest of its features, rules and cards."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib import metadata
from pathlib import Path

import features
import scenarios


def version() -> str:
    """The version of the installed distribution; `0+checkout` where it is not installed."""
    try:
        return metadata.version("justicar")
    except metadata.PackageNotFoundError:
        return "0+checkout"


@cache
def digest(features_root: Path = features.ROOT, data_root: Path = scenarios.ROOT) -> str:
    """SHA-256 over the features, the rules and the cards: names and contents, whatever the line endings."""
    total = hashlib.sha256()
    for name, path in _files(features_root, data_root):
        content = path.read_bytes().replace(b"\r\n", b"\n")
        total.update(f"{name}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def _files(features_root: Path, data_root: Path) -> Iterator[tuple[str, Path]]:
    places = ((features_root, "", "*.feature"), (data_root, "rules", "*.toml"), (data_root, "cards", "*.toml"))
    for root, folder, pattern in places:
        for path in sorted((root / folder).rglob(pattern)):
            yield path.relative_to(root).as_posix(), path
