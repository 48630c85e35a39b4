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
"""`COMMAND` with signals restored to their defaults. The tests may inherit ignored signals: a shell's background jobs
ignore SIGINT and SIGQUIT, and `nohup` ignores SIGHUP."""

PATIENCE = 120.0
"""Maximum wait in seconds, so that no test hangs."""


def wait_until(holds: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Wait until `holds` returns True. Returns False after `seconds`."""
    deadline = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


def is_running(pid: int) -> bool:
    """Return whether the process exists and has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):  # it ended before, or while this read
        return False
