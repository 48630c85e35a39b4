"""How much memory an engine uses, and how many processes."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

_PROC = Path("/proc")
_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class Usage(NamedTuple):
    """What all descendants of a process use together."""

    bytes: int
    """Resident memory."""
    processes: int


def usage(pid: int) -> Usage | None:
    """What the descendants of a process use; None where the system does not tell."""
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
            continue  # it ended meanwhile, or the system does not list children
    return Usage(total, len(seen) - 1)
