"""Whether this process can be copied, which spares a new one the reading of everything again."""

from __future__ import annotations

import sys
from pathlib import Path

_THREADS = Path("/proc/self/task")


def may_fork() -> bool:
    """Whether a copy is as good as a new process.

    A thread, be it a library's, is missing in the copy, with whatever it held; not every system tells of those.
    """
    return sys.platform == "linux" and _THREADS.exists() and len(list(_THREADS.iterdir())) == 1
