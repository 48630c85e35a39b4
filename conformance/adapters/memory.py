"""How much memory an engine uses."""

from __future__ import annotations

import os
from pathlib import Path

_PROC = Path("/proc")
_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def resident_bytes(pid: int) -> int | None:
    """Resident memory of all descendants of a process in bytes; None where the system does not tell."""
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
    return total
