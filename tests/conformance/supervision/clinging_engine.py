"""Faulty engine that clings to life: at its first `setup` it starts processes that try to outlive the harness.

They are a child, a child in its own session, one that forked twice and lost its parent, and one that closed all its
descriptors. All ignore every signal that can be ignored, and announce themselves with a file in the folder named by the
variable CLINGING. Usage: `python clinging_engine.py HOW FEATURE...`, where HOW is `hangs` or `exits`.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path


def cling(name: str) -> None:
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGPIPE):
        signal.signal(number, signal.SIG_IGN)
    (Path(os.environ["CLINGING"]) / f"{name}-{os.getpid()}").touch()
    time.sleep(600)
    os._exit(0)


def start_all() -> None:
    if os.fork() == 0:
        cling("child")
    if os.fork() == 0:
        os.setsid()
        cling("session")
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            cling("daemon")
        os._exit(0)
    if os.fork() == 0:
        os.setsid()
        os.closerange(0, 100)
        cling("silent")


def main() -> None:
    for line in sys.stdin:
        request = json.loads(line)
        if request["method"] == "setup":
            start_all()
            if sys.argv[1] == "exits":
                time.sleep(0.5)
                os._exit(0)
            cling("engine")
        games = {"vendetta": {"editions": ["base"], "level": "options", "features": sys.argv[2:]}}
        result = {"protocol": 1, "name": "Clinging", "version": "0", "language": "Python", "games": games}
        print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)


main()
