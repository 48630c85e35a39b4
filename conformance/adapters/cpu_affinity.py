"""Shared core for the runner and its engine.

The runner waits while the engine computes, and the engine waits while the runner does. On two cores each turn wakes a
sleeping core, which costs several times the rest of a round trip. So the runner's thread and the engine's first thread
are bound to the runner's current core, if the system allows it. Threads that exist when the engine answers `initialize`
keep all cores.
"""

from __future__ import annotations

import contextlib
import os
import threading
from pathlib import Path

_STAT = Path("/proc/thread-self/stat")
_CORE_FIELD = 36
"""Index of the core among the fields after the program name."""


class _Bound(threading.local):
    """Binding of this thread."""

    links = 0
    free: frozenset[int] = frozenset()
    """Cores that the thread could use before."""


_bound = _Bound()
_preferred: int | None = None


def prefer(number: int) -> None:
    """Choose a core by the number of this process among several runners, so that they use different ones."""
    global _preferred
    if hasattr(os, "sched_getaffinity"):
        allowed = sorted(os.sched_getaffinity(0))
        _preferred = allowed[number % len(allowed)]


def share(pid: int) -> bool:
    """Bind this thread and the first thread of a process to one core. Return True if that works."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    try:
        free = frozenset(os.sched_getaffinity(0))
        core = {_here() if _preferred is None else _preferred}
        os.sched_setaffinity(pid, core)
        os.sched_setaffinity(0, core)
    except (OSError, ValueError, IndexError):
        return False
    if _bound.links == 0:
        _bound.free = free
    _bound.links += 1
    return True


def release() -> None:
    """Undo one successful call of `share` for this thread."""
    if _bound.links:
        _bound.links -= 1
        if _bound.links == 0:
            with contextlib.suppress(OSError):
                os.sched_setaffinity(0, _bound.free)


def _here() -> int:
    """Return the core that this thread runs on."""
    return int(_STAT.read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()[_CORE_FIELD])
