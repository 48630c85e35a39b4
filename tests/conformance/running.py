"""The command line in a process of its own."""

from __future__ import annotations

import sys

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
