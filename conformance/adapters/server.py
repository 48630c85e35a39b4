"""Server for any engine object, on standard input and output or on a TCP port."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from typing import BinaryIO

from conformance.adapters.request_handler import EngineObject, Service, failure
from conformance.protocol.messages import INVALID_REQUEST

MESSAGE_BYTES = 4_000_000
"""Default maximum length of a request line."""
IDLE_SECONDS = 600.0
"""Default time that a TCP client may be silent or leave an answer unread, in seconds."""
AT_ONCE = 32
"""Default maximum number of TCP clients at once."""


def serve_stdio(
    engine: EngineObject,
    *,
    source: BinaryIO | None = None,
    sink: BinaryIO | None = None,
    message_bytes: int = MESSAGE_BYTES,
) -> None:
    """Answer requests until `shutdown` or the end of input.

    By default this uses standard input and output. Whatever else the engine prints then goes to standard error, so that
    it
    does not corrupt answers.
    """
    with contextlib.ExitStack() as stack:
        if sink is None:
            sink = stack.enter_context(_standard_output())
        _serve(engine, source or sys.stdin.buffer, sink, message_bytes)


def serve_tcp(
    make: Callable[[], EngineObject],
    host: str = "127.0.0.1",
    port: int = 0,
    *,
    listening: Callable[[str, int], None] | None = None,
    clients: int | None = None,
    message_bytes: int = MESSAGE_BYTES,
    idle_seconds: float = IDLE_SECONDS,
    at_once: int = AT_ONCE,
) -> None:
    """Serve each client with its own engine from `make`, forever or for a number of `clients`.

    A connection ends with `shutdown`, or after `idle_seconds` of silence. Clients beyond `at_once` are turned away.
    Port 0
    picks any free port. `listening` receives the address and port, which go to standard error by default.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    free, threads = threading.Semaphore(at_once), list[threading.Thread]()

    def serve(connection: socket.socket) -> None:
        try:
            connection.settimeout(idle_seconds)
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            with connection.makefile("rb") as source, connection.makefile("wb") as sink:
                _serve(make(), source, sink, message_bytes)
        except (ConnectionError, TimeoutError):
            return  # the client is gone or silent
        finally:
            connection.close()
            free.release()

    with socket.create_server((host, port), family=family) as server:
        (listening or _announce)(*server.getsockname()[:2])
        served = 0
        while clients is None or served < clients:
            connection, _ = server.accept()
            if not free.acquire(blocking=False):
                connection.close()
                continue
            served += 1
            thread = threading.Thread(target=serve, args=[connection], daemon=True)
            thread.start()
            threads = [each for each in [*threads, thread] if each.is_alive()]
    for thread in threads:
        thread.join()


def _serve(engine: EngineObject, source: BinaryIO, sink: BinaryIO, message_bytes: int) -> None:
    service = Service(engine, on_crash=_to_stderr)
    while not service.done:
        line = source.readline(message_bytes + 1)
        if not line:
            return
        if len(line) > message_bytes and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):
                line = source.readline(message_bytes)
            answer: bytes | None = failure(None, INVALID_REQUEST, f"a request longer than {message_bytes} bytes")
        elif not line.strip():
            continue
        else:
            answer = service.answer(line)
        if answer is None:
            continue
        try:
            sink.write(answer + b"\n")
            sink.flush()
        except BrokenPipeError:
            return  # the client has closed the connection


@contextlib.contextmanager
def _standard_output() -> Iterator[BinaryIO]:
    """Yield the real standard output, and redirect everything else written there to standard error."""
    sys.stdout.flush()
    own = os.dup(1)
    os.dup2(2, 1)
    sink = os.fdopen(own, "wb")
    try:
        yield sink
    finally:
        sys.stdout.flush()
        os.dup2(own, 1)
        with contextlib.suppress(BrokenPipeError):
            sink.close()


def _announce(host: str, port: int) -> None:
    _to_stderr(f"listening on {host}, port {port}\n")


def _to_stderr(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()
