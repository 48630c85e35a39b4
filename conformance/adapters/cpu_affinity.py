"""One core for two that work by turns.

While an engine in a process of its own thinks, the runner waits, and the other way round. On two cores each turn wakes
a sleeping core, which costs several times the rest of a round trip; on one, it costs next to nothing. So the runner's
thread and the engine's first thread are bound to the core that the runner is on, where the system lets them. Threads
that the engine has started by the time it answers `initialize` keep all cores.
"""

from __future__ import annotations

import contextlib
import os
import threading
from pathlib import Path

_STAT = Path("/proc/thread-self/stat")
_CORE_FIELD = 36
"""The place of the core among the fields behind the name of the program."""


class _Bound(threading.local):
    """The binding of this thread."""

    links = 0
    free: frozenset[int] = frozenset()
    """The cores that it had before."""


_bound = _Bound()
_preferred: int | None = None


def prefer(number: int) -> None:
    """Chooses one of the cores for this process by its number among several runners, so that no two have the same."""
    global _preferred
    if hasattr(os, "sched_getaffinity"):
        allowed = sorted(os.sched_getaffinity(0))
        _preferred = allowed[number % len(allowed)]


def share(pid: int) -> bool:
    """Binds this thread and the first thread of a process to one core; whether that was possible."""
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
    """Undoes what `share` did to this thread, once for each time that it was possible."""
    if _bound.links:
        _bound.links -= 1
        if _bound.links == 0:
            with contextlib.suppress(OSError):
                os.sched_setaffinity(0, _bound.free)


def _here() -> int:
    """The core that this thread is on."""
    return int(_STAT.read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()[_CORE_FIELD])
