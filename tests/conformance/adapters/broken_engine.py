"""Faulty engines that break the protocol, each in its own way: `python broken_engine.py MODE`.

They behave until a request to `arrange`, so tests can watch the run before it and after a restart. Modes that end in
`-at-start` break at once. They play the game `toy` correctly otherwise, so whole runs can be judged. This script uses
only the standard library and the toy, which does the same.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, BinaryIO

sys.path.insert(0, str(Path(__file__).parents[1] / "runner"))
from toy import RefusalError, Toy  # type: ignore[import-not-found]

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
    toy = {"editions": ["one"], "level": "options", "features": ["asking", "arrange"]}
    return {"protocol": 1, "name": "Broken", "version": "0", "language": "Python", "games": games | {"toy": toy}}


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
        "nothing-but-null": b"null\n",
        "a-word": b'"pass"\n',
        "empty-object": b"{}\n",
        "byte-order-mark": b"\xef\xbb\xbf" + good,
        "nul-bytes": b"\0" * 100 + b"\n",
        "nul-inside": good.replace(b"count", b"co\0unt"),
        "utf-16": good.decode().encode("utf-16"),
        "not-a-number": good.replace(b'"outcome": null', b'"outcome": NaN'),
        "infinite": good.replace(b'"outcome": null', b'"outcome": -Infinity'),
        "single-quotes": good.replace(b'"', b"'"),
        "trailing-comma": good.replace(b"}\n", b",}\n"),
        "two-on-a-line": good[:-1] + good,
        "pretty": json.dumps(json.loads(good), indent=1).encode() + b"\n",
        "carriage-returns": good[:-1].replace(b" ", b"\r") + b"\r",
        "half-a-letter": good.replace(b"count", b"\xc3\x28"),
        "earlier-id": message(known_id - 1, result=turnpoint()),
        "huge-id": good.replace(b'"id": %d' % known_id, b'"id": "1' + b"0" * 400 + b'"'),
        "id-in-half": good.replace(b'"id": %d' % known_id, b'"id": %d.5' % known_id),
        "true-id": message(True, result=turnpoint()),
        "list-id": message([known_id], result=turnpoint()),
        "null-id": message(None, result=turnpoint()),
        "error-is-text": message(known_id, error="no"),
        "error-without-code": message(known_id, error={"message": "no"}),
        "code-is-text": message(known_id, error={"code": "illegal_choice", "message": "no"}),
        "parse-error": message(known_id, error={"code": -32700, "message": "cannot parse"}),
        "no-such-method": message(known_id, error={"code": -32601, "message": "no method"}),
        "request": json.dumps({"jsonrpc": "2.0", "id": known_id, "method": "choose", "params": {}}).encode() + b"\n",
        "batch": b"[" + good[:-1] + b"]\n",
        "many-events": message(known_id, result=turnpoint(events=[{"event": "added"}] * 1_001)),
        "events-are-text": message(known_id, result=turnpoint(events="added")),
        "event-is-a-list": message(known_id, result=turnpoint(events=[["added"]])),
        "options-are-text": message(known_id, result=turnpoint(pending={"seat": "A", "window": "w", "options": "all"})),
        "no-seat": message(known_id, result=turnpoint(pending={"seat": "", "window": "count"})),
        "forced-is-text": message(known_id, result=turnpoint(pending={"seat": "A", "window": "w", "forced": "yes"})),
        "both": message(known_id, result=turnpoint(outcome={"winner": None})),
        "winner-is-a-number": message(known_id, result=turnpoint(pending=None, outcome={"winner": 7})),
        "points-are-text": message(
            known_id, result=turnpoint(pending=None, outcome={"winner": "A", "victory_points": {"A": "2"}})
        ),
        "settled-is-text": message(known_id, result=turnpoint(settled="all")),
        "settled-without-choice": message(known_id, result=turnpoint(settled=[{"seat": "A", "window": "w"}])),
        "result-is-a-list": message(known_id, result=[turnpoint()]),
        "result-is-text": message(known_id, result=json.dumps(turnpoint())),
        "refusal-without-reason": message(known_id, error={"code": -32001, "message": "no", "data": {}}),
        "refusal-with-text": message(known_id, error={"code": -32001, "message": "no", "data": "no"}),
        "lacks-what-there-is-not": message(
            known_id, error={"code": -32002, "message": "no", "data": {"what": "mood", "name": "bad"}}
        ),
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
    elif mode == "segfaults":
        os.kill(os.getpid(), signal.SIGSEGV)
    elif mode == "kills-its-group":
        os.killpg(0, signal.SIGKILL)
    elif mode == "kills-its-keeper":
        os.kill(os.getppid(), signal.SIGKILL)
        time.sleep(600)
    elif mode == "halts-its-keeper":
        os.kill(os.getppid(), signal.SIGSTOP)
        time.sleep(600)
    elif mode == "halts-itself":
        os.kill(os.getpid(), signal.SIGSTOP)
    elif mode == "closes-everything":
        os.closerange(0, 100)
        time.sleep(600)
    elif mode == "becomes-another":
        os.execvp("sleep", ["sleep", "600"])
    elif mode == "leaves-a-daemon":
        if os.fork() == 0:
            os.setsid()
            if os.fork() == 0:
                time.sleep(600)
            os._exit(0)
        sys.exit(0)
    elif mode == "swarms":
        for _ in range(100):
            if os.fork() == 0:
                time.sleep(600)
        time.sleep(600)
    elif mode == "answers-from-a-child":
        if os.fork():
            os._exit(0)
        time.sleep(0.2)
        write(good)
        time.sleep(600)
    elif mode == "endless-stderr":
        while True:
            os.write(2, b"noise\n" * 10_000)
    elif mode == "endless-notifications-slowly":
        while True:
            write(notification)
            time.sleep(0.05)
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
    toy = Toy()
    playing_toy = False
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
        elif (method == "setup" and request["params"]["game"] == "toy") or (
            method in ("choose", "observe") and playing_toy
        ):
            playing_toy = True
            try:
                write(message(known_id, result=getattr(toy, method)(request["params"])))
            except RefusalError as refused:
                code = {"illegal_choice": -32001, "unsupported": -32002, "invalid_position": -32003}[refused.code]
                write(message(known_id, error={"code": code, "message": str(refused), "data": refused.data}))
            except RuntimeError as crash:
                write(message(known_id, error={"code": -32603, "message": f"RuntimeError in `{method}`: {crash}"}))
        elif method == "observe":
            write(message(known_id, result={"position": {"seat": request["params"]["seat"]}}))
        elif method == "shutdown":
            write(message(known_id, result=None))
            if mode != "stays-after-shutdown":
                return
        else:
            write(message(known_id, result=turnpoint()))


main()
