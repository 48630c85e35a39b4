"""Task functions for worker processes, which must be in a module."""

from __future__ import annotations

import os
import time
from pathlib import Path


def doubled(number: int) -> int:
    return 2 * number


def held(seconds: float) -> float:
    """Take this many seconds."""
    time.sleep(seconds)
    return seconds


def dying(marker: str) -> int:
    """Kill the process, unless a mark from an earlier attempt exists; then return the process left."""
    if not Path(marker).is_absolute() or not Path(marker).exists():
        if Path(marker).is_absolute():
            Path(marker).touch()
        os._exit(9)
    return os.getpid()


def wrong(_: int) -> None:
    raise LookupError("what was asked for is not there")
