"""Check whether this process can fork, which spares a new process from loading everything again."""

from __future__ import annotations

import sys
from pathlib import Path

_THREADS = Path("/proc/self/task")


def may_fork() -> bool:
    """Return whether forking is safe.

    Threads, even a library's, do not exist in a fork, but their locks do. Not every system lists its threads.
    """
    return sys.platform == "linux" and _THREADS.exists() and len(list(_THREADS.iterdir())) == 1
