"""Files in the user's cache folder. They only save time: a missing or damaged one is made again."""

from __future__ import annotations

import os
import sys
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
    """Write a file atomically, safe for concurrent writers. Does nothing if the folder is not writable."""
    from conformance.verdict.reports.writer import write_atomically  # rarely needed, and it imports every report

    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, [content])


def evict(pattern: str, keep: int) -> None:
    """Remove all but the newest `keep` files of a pattern."""
    with suppress(OSError):
        files = sorted(folder().glob(pattern), key=lambda each: each.stat().st_mtime, reverse=True)
        for each in files[keep:]:
            each.unlink(missing_ok=True)
