"""Memory and process counts of a running engine."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

_PROC = Path("/proc")
_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class Usage(NamedTuple):
    """Total usage of all descendants of a process."""

    bytes: int
    """Resident memory in bytes."""
    processes: int


def usage(pid: int) -> Usage | None:
    """Return the usage of a process's descendants, or None if the system does not report it."""
    if not (_PROC / str(pid) / "statm").exists():
        return None
    total, waiting, seen = 0, [pid], {pid}
    while waiting:
        number = waiting.pop()
        folder = _PROC / str(number)
        try:
            if number != pid:
                total += int((folder / "statm").read_text().split()[1]) * _PAGE
            for task in (folder / "task").iterdir():
                children = {int(child) for child in (task / "children").read_text().split()} - seen
                seen |= children
                waiting += children
        except (OSError, IndexError):
            continue  # the process has ended, or the system does not list children
    return Usage(total, len(seen) - 1)
