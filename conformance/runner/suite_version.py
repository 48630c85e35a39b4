"""Version of the suite, and a digest of its files."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path


def version() -> str:
    """Return the version of the installed distribution; `0+checkout` if it is not installed."""
    try:
        return metadata.version("justicar")
    except metadata.PackageNotFoundError:
        return "0+checkout"


PACKAGES = frozenset({"conformance", "features", "reference_engine", "scenarios"})
"""Packages that make up the suite and the reference engine."""
_READ = (".feature", ".py", ".toml", ".txt")


def digest(packages: Iterable[str] = PACKAGES) -> str:
    """Return a digest of the files of these packages, which identifies their version."""
    found = hashlib.blake2b(digest_size=8)
    for package in sorted(packages):
        root = Path(__file__).parents[2] / package
        for path in sorted(path for path in root.rglob("*") if path.suffix in _READ):
            found.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()
