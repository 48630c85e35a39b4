"""The command line in a process of its own."""

from __future__ import annotations

import sys

COMMAND = [sys.executable, "-m", "conformance"]
_INTERRUPTIBLE = """
import signal, conformance.cli
signal.signal(signal.SIGINT, signal.default_int_handler)
conformance.cli.main(prog_name="justicar")
"""
INTERRUPTIBLE = [sys.executable, "-c", _INTERRUPTIBLE]
"""The same, where an interruption counts even if whoever started the tests ignores it: so does what a shell runs in
its background."""
