"""What processes are asked to do in the tests: functions of a module, as it must be."""

from __future__ import annotations

import os
import time
from pathlib import Path


def doubled(number: int) -> int:
    return 2 * number


def held(seconds: float) -> float:
    """Takes so long."""
    time.sleep(seconds)
    return seconds


def dying(marker: str) -> int:
    """Takes its process with it, unless it can leave a mark and has done so before; returns who was left."""
    if not Path(marker).is_absolute() or not Path(marker).exists():
        if Path(marker).is_absolute():
            Path(marker).touch()
        os._exit(9)
    return os.getpid()


def wrong(_: int) -> None:
    raise LookupError("what was asked for is not there")
