"""Files in the user's cache folder. They only save time: a missing or damaged one is made again."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterable
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
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, [content])


def evict(pattern: str, keep: int) -> None:
    """Remove all but the newest `keep` files of a pattern."""
    with suppress(OSError):
        files = sorted(folder().glob(pattern), key=lambda each: each.stat().st_mtime, reverse=True)
        for each in files[keep:]:
            each.unlink(missing_ok=True)


def write_atomically(path: Path, content: Iterable[bytes]) -> None:
    """Write a file through a temporary file next to it, so that no reader sees a partial file."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.writelines(content)
        umask = os.umask(0)
        os.umask(umask)
        Path(name).chmod(0o666 & ~umask)  # mkstemp files are readable only by their owner
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
