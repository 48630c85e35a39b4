"""Files in the user's cache folder. They only save time: whatever is missing or damaged is made again."""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path


def folder() -> Path:
    """Return the project's folder among the user's caches."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "justicar"


def save(path: Path, content: bytes) -> None:
    """Write a file whole or not at all, whoever else writes it. Does nothing where the folder cannot be written."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(prefix="making-", dir=path.parent)
        try:
            with os.fdopen(descriptor, "wb") as stream:
                stream.write(content)
            Path(name).replace(path)
        finally:
            Path(name).unlink(missing_ok=True)


def evict(pattern: str, keep: int) -> None:
    """Remove all but the newest `keep` files of a pattern."""
    with suppress(OSError):
        files = sorted(folder().glob(pattern), key=lambda each: each.stat().st_mtime, reverse=True)
        for each in files[keep:]:
            each.unlink(missing_ok=True)
