"""How much memory a process and its children use."""

from __future__ import annotations

import os
from pathlib import Path

_PROC = Path("/proc")
_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def resident_bytes(pid: int) -> int | None:
    """Resident memory of a process and all its descendants in bytes; None where the system does not tell."""
    if not (_PROC / str(pid) / "statm").exists():
        return None
    total, waiting, seen = 0, [pid], {pid}
    while waiting:
        folder = _PROC / str(waiting.pop())
        try:
            total += int((folder / "statm").read_text().split()[1]) * _PAGE
            for task in (folder / "task").iterdir():
                children = {int(child) for child in (task / "children").read_text().split()} - seen
                seen |= children
                waiting += children
        except (OSError, IndexError):
            continue  # it ended meanwhile, or the system does not list children
    return total
