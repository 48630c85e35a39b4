"""The engine's side of the protocol: bad input gets a specific error, and the next request is answered."""

from __future__ import annotations

import io
import json
import queue
import re
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from conformance.adapters.server import serve_stdio, serve_tcp
from conformance.protocol.json_schemas import build
from tests.conformance.adapters.counting_game import engine

jsonschema = pytest.importorskip("jsonschema")

INITIALIZE = {"protocol": 1, "harness": {"name": "test", "version": "0"}}
GOOD = json.dumps({"jsonrpc": "2.0", "id": 99, "method": "initialize", "params": INITIALIZE}).encode()


def serve(*lines: bytes, message_bytes: int = 10_000) -> list[dict[str, Any]]:
    """Return an engine's answers to these lines."""
    sink = io.BytesIO()
    serve_stdio(engine(), source=io.BytesIO(b"\n".join(lines) + b"\n"), sink=sink, message_bytes=message_bytes)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


def request(method: object, params: object = None, **rest: object) -> bytes:
    body = {"jsonrpc": "2.0", "id": 1, "method": method, "params": {} if params is None else params}
    return json.dumps(body | rest).encode()


@pytest.mark.parametrize(
    ("line", "known_id", "code", "message"),
    [
        (b"bleed!", None, -32700, "malformed"),
        (b'{"jsonrpc": "2.0", "id": 1', None, -32700, "truncated"),
        (b'{"a": "\xff"}', None, -32700, "not UTF-8"),
        (b"[" * 9_000, None, -32700, "truncated|deeply"),
        (b"x" * 20_000, None, -32600, "longer than 10000 bytes"),
        (b"[]", None, -32600, "batches are not supported"),
        (b"7", None, -32600, "one JSON object"),
        (b"{}", None, -32600, "`id`"),
        (request("observe", {"seat": None}, id=True), None, -32600, "`id`"),
        (request("observe", {"seat": None}, id=1.5), None, -32600, "`id`"),
        (request("observe", {"seat": None}, jsonrpc="1.0"), 1, -32600, "jsonrpc"),
        (request(7), 1, -32600, "method"),
        (request("embrace"), 1, -32601, "no method 'embrace'; the methods are initialize, setup"),
        (request("observe"), 1, -32602, "`params`: object missing required field `seat`"),
        (request("observe", {"seat": 7}), 1, -32602, "`params.seat`: expected string or null, found 7"),
        (request("observe", {"seat": None, "now": True}), 1, -32602, "`params`: object contains unknown field `now`"),
        (request("observe", [None]), 1, -32602, r"`params`: expected object, found \[null\]"),
        (request("choose", {"seat": "Sarah", "choice": {}}), 1, -32602, "`params`.*`do`"),
        (request("arrange", {"directive": {"do": 1}}), 1, -32602, "`params`.*`do`"),
        (request("setup", {"game": "count", "edition": "", "position": {}}), 1, -32602, "`params.edition`"),
        (
            request("initialize", INITIALIZE | {"protocol": 2}),
            1,
            -32602,
            "`params.versions`: the client offers 2, this engine speaks 1",
        ),
        (
            request("initialize", INITIALIZE | {"versions": {"min": 2, "max": 4}}),
            1,
            -32602,
            "`params.versions`: the client offers 2 to 4, this engine speaks 1",
        ),
        (request("choose", {"seat": "Sarah", "choice": {"do": "add"}}), 1, -32603, "KeyError in `choose`"),
    ],
)
def test_bad_input_is_named_and_survived(
    line: bytes, known_id: object, code: int, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, good = serve(line, GOOD)
    assert (bad["id"], bad["error"]["code"]) == (known_id, code)
    assert re.search(message, bad["error"]["message"])
    assert (good["id"], good["result"]["name"]) == (99, "Zählwerk")
    assert ("Traceback" in capsys.readouterr().err) == (code == -32603)
    validator = jsonschema.Draft202012Validator(build({})["responses"])
    for answer in (bad, good):
        validator.validate(answer)


def test_notification_and_blank_line_get_no_answer() -> None:
    notification = json.dumps({"jsonrpc": "2.0", "method": "observe", "params": {"seat": None}}).encode()
    assert [answer["id"] for answer in serve(notification, b"", b"  ", GOOD)] == [99]


def test_string_ids_are_returned() -> None:
    assert serve(request("initialize", INITIALIZE, id="sieben"))[0]["id"] == "sieben"


def test_no_answer_after_shutdown() -> None:
    answers = serve(request("shutdown"), GOOD)
    assert answers == [{"jsonrpc": "2.0", "id": 1, "result": None}]


def test_line_of_the_maximum_length_is_read() -> None:
    padded = GOOD + b" " * (10_000 - len(GOOD))
    assert "result" in serve(padded)[0]
    assert "result" in serve(padded[:-1])[0]
    assert "error" in serve(padded + b" ")[0]


@contextmanager
def listening(**options: Any) -> Iterator[Callable[[], socket.socket]]:
    """Yield a function that connects to a TCP server, which must end with the test."""
    ports: queue.Queue[int] = queue.Queue()
    server = threading.Thread(
        target=serve_tcp, args=[engine], kwargs={"listening": lambda host, port: ports.put(port), **options}
    )
    server.start()
    port = ports.get(timeout=20)
    yield lambda: socket.create_connection(("127.0.0.1", port), timeout=20)
    server.join(20)
    assert not server.is_alive()


def answers_to(client: socket.socket, *lines: bytes) -> list[Any]:
    """Return the answers to lines and to `shutdown`, and check that no more follow."""
    stream = client.makefile("rwb")
    stream.write(b"".join(line + b"\n" for line in (*lines, request("shutdown"))))
    stream.flush()
    answers = [json.loads(stream.readline()) for _ in lines]
    assert json.loads(stream.readline())["result"] is None
    assert stream.readline() == b""
    return answers


def test_tcp_serves_one_client_after_another() -> None:
    with listening(clients=3) as connect:
        with connect() as client:
            client.sendall(GOOD + b"\n" + b'{"half')
        for _ in range(2):
            with connect() as client:
                assert answers_to(client, GOOD)[0]["id"] == 99


def test_silent_client_does_not_block_others() -> None:
    with listening(clients=2) as connect, connect() as silent:
        silent.sendall(b'{"half')
        with connect() as client:
            assert answers_to(client, GOOD)[0]["id"] == 99
        assert answers_to(silent, b'"}')[0]["error"]["code"] == -32700


def test_each_client_has_its_own_game() -> None:
    def set_up(*seats: str) -> bytes:
        return request("setup", {"game": "count", "edition": "plain", "position": {"seats": seats}})

    with listening(clients=2) as connect, connect() as one, connect() as other:
        for client, seats in ((one, ("Sarah", "Alexis")), (other, ("Zoe", "Yann"))):
            client.sendall(set_up(*seats) + b"\n")
            assert json.loads(client.recv(10_000))["result"]["pending"]["seat"] == seats[0]
        for client, seat in ((one, "Sarah"), (other, "Zoe")):
            [observed] = answers_to(client, request("observe", {"seat": None}))
            assert observed["result"]["position"]["turn"] == seat


def test_client_silent_too_long_is_disconnected() -> None:
    with listening(clients=1, idle_seconds=0.05) as connect, connect() as silent:
        assert silent.recv(1) == b""


def test_clients_beyond_the_limit_are_turned_away() -> None:
    with listening(clients=3, at_once=2) as connect, connect() as first, connect() as second:
        for client in (first, second):
            client.sendall(GOOD + b"\n")
            assert client.recv(10_000)
        with connect() as third:
            assert third.recv(1) == b""
        answers_to(first)
        answers_to(second)
        while True:  # until the server has noticed that a client left
            with connect() as client, suppress(ConnectionError):
                client.sendall(request("shutdown") + b"\n")
                if client.recv(10_000):
                    break


def test_closed_pipe_ends_the_server(tmp_path: Path) -> None:
    class Gone(io.BytesIO):
        def flush(self) -> None:
            raise BrokenPipeError

    source = io.BytesIO((GOOD + b"\n") * 2)
    serve_stdio(engine(), source=source, sink=Gone())
    assert source.tell() == len(GOOD) + 1
