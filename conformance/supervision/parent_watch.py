"""A process of a pool ends with the one that it works for."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait


def end_with_parent() -> None:
    """For a process of `multiprocessing`, as it begins: from now on it ends at once when its parent does, however that
    came about. An interruption from the keyboard goes to all processes at once: what to do about it is the parent's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_watch, daemon=True, name="parent").start()


def _watch() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
