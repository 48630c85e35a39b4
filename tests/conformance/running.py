"""The command line in a process of its own."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

COMMAND = [sys.executable, "-m", "conformance"]
_INTERRUPTIBLE = """
import signal, conformance.cli
signal.signal(signal.SIGINT, signal.default_int_handler)
for number in (signal.SIGHUP, signal.SIGQUIT, signal.SIGTERM):
    signal.signal(number, signal.SIG_DFL)
conformance.cli.main(prog_name="justicar")
"""
INTERRUPTIBLE = [sys.executable, "-c", _INTERRUPTIBLE]
"""The same, where signals count even if whoever started the tests ignores them: so does what a shell runs in its
background with SIGINT and SIGQUIT, and `nohup` with SIGHUP."""

PATIENCE = 120.0
"""Seconds that no wait comes near, lest a test hang."""


def wait_until(holds: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Whether something comes to hold within so many seconds."""
    deadline = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


def is_running(pid: int) -> bool:
    """Whether there is such a process, and it has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):  # it ended before, or while this read
        return False
