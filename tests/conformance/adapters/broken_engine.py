"""Engines that break the protocol, each in its own way: `python broken_engine.py MODE`.

They obey until they are asked to `arrange` something, so that the run before it and after a restart can be watched.
The modes that end in `-at-start` break at once. Nothing but the standard library is used here.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from typing import Any, BinaryIO

OUT: BinaryIO = sys.stdout.buffer


def write(data: bytes) -> None:
    OUT.write(data)
    OUT.flush()


def message(known_id: Any, **rest: Any) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": known_id, **rest}).encode() + b"\n"


def turnpoint(**rest: Any) -> dict[str, Any]:
    return {"pending": {"seat": "Flávio Gonçalves", "window": "count"}, "events": [], "outcome": None, **rest}


def description() -> dict[str, Any]:
    games = {"count": {"editions": ["plain"], "level": "play", "features": ["arrange"], "cards": []}}
    return {"protocol": 1, "name": "Broken", "version": "0", "language": "Python", "games": games}


def break_down(mode: str, known_id: int) -> None:
    good = message(known_id, result=turnpoint())
    notification = json.dumps({"jsonrpc": "2.0", "method": "log", "params": {}}).encode() + b"\n"
    answers = {
        "garbage": b"Sarah bleeds Alexis\n",
        "broken-json": b'{"jsonrpc": "2.0", "id": 1, "result": {"pending"\n',
        "not-utf8": good.replace(b"count", "zähl".encode("latin-1")),
        "not-utf8-at-all": b"\xff\xfe\x00\n",
        "deep": b'{"jsonrpc": "2.0", "id": %d, "result": %s}\n' % (known_id, b"[" * 200_000),
        "no-jsonrpc": b'{"answer": 42}\n',
        "bare-list": b"[1, 2, 3]\n",
        "old-jsonrpc": good.replace(b'"2.0"', b'"1.0"'),
        "no-id": b'{"jsonrpc": "2.0", "result": null}\n',
        "result-and-error": message(known_id, result=turnpoint(), error={"code": -32001, "message": "both"}),
        "wrong-id": message(known_id + 1000, result=turnpoint()),
        "text-id": message(str(known_id), result=turnpoint()),
        "wrong-type": message(known_id, result=turnpoint(pending={"seat": "Sarah", "window": 7})),
        "no-pending": message(known_id, result={"events": []}),
        "neither": message(known_id, result=turnpoint(pending=None)),
        "nameless-event": message(known_id, result=turnpoint(events=[{"event": "added"}, {"amount": 1}])),
        "nameless-option": message(
            known_id, result=turnpoint(pending={"seat": "Sarah", "window": "count", "options": [{"amount": 1}]})
        ),
        "null-result": message(known_id, result=None),
        "unread": message(None, error={"code": -32700, "message": "cannot parse that"}),
        "unknown-error": message(known_id, error={"code": -32602, "message": "bad params", "data": {"path": "x"}}),
        "bad-error-data": message(known_id, error={"code": -32003, "message": "no", "data": {"problem": 3}}),
        "oversized": good[:-1] + b" " * 2_000_000 + b"\n",
        "extra": good + good,
        "notification-first": notification + good,
    }
    if mode in answers:
        write(answers[mode])
    elif mode == "exits":
        sys.exit(3)
    elif mode == "dies":
        print("Malkav whispers: no more", file=sys.stderr, flush=True)
        os.abort()
    elif mode == "hangs":
        time.sleep(600)
    elif mode == "trickles":
        for byte in good[:-1]:
            write(bytes([byte]))
            time.sleep(0.1)
    elif mode == "closes-output":
        os.close(1)
        time.sleep(600)
    elif mode == "exits-with-child-holding-output":
        subprocess.Popen(["sleep", "600"], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        sys.exit(4)
    elif mode == "endless-line":
        while True:
            write(b"x" * 65_536)
    elif mode == "blank-flood":
        while True:
            write(b"\n" * 65_536)
    elif mode == "notification-flood":
        while True:
            write(notification * 100)
    elif mode == "wide-flood":
        while True:  # few lines, but long ones
            write(notification[:-3] + b" " * 900_000 + notification[-3:])
    elif mode == "stderr-flood":
        sys.stderr.write("noise\n" * 200_000)
        write(good)
    elif mode == "hungry":
        hoard = [bytearray(os.urandom(1)) * (64 * 1024 * 1024) for _ in range(5)]
        time.sleep(600)
        write(b"%d" % len(hoard))
    elif mode == "does-not-read":
        write(good)
        time.sleep(600)
    elif mode == "late-extra":
        write(good)
        time.sleep(0.1)
        write(good)
    elif mode == "exits-after":
        write(good)
        sys.exit(5)
    elif mode == "crlf-and-blank":
        write(b"\r\n\n" + good[:-1] + b"\r\n\n")


def main() -> None:
    mode = sys.argv[1]
    if mode == "exits-at-start":
        print("Traceback: no module named vampires", file=sys.stderr, flush=True)
        sys.exit(7)
    if mode == "hangs-at-start":
        time.sleep(600)
    if mode == "garbage-at-start":
        write(b"Welcome to my engine!\n")
    for line in sys.stdin.buffer:
        request = json.loads(line)
        known_id, method = request["id"], request["method"]
        if method == "initialize":
            result = description() | ({"protocol": 9} if mode == "other-protocol-at-start" else {})
            if mode == "no-name-at-start":
                del result["name"]
            write(message(known_id, result=result))
        elif method == "arrange":
            break_down(mode, known_id)
        elif method == "observe":
            write(message(known_id, result={"position": {"seat": request["params"]["seat"]}}))
        elif method == "shutdown":
            write(message(known_id, result=None))
            if mode != "stays-after-shutdown":
                return
        else:
            write(message(known_id, result=turnpoint()))


main()
