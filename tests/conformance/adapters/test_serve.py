"""The engine's side: bad input gets an error that says what is wrong, and the next request is answered."""

from __future__ import annotations

import io
import json
import re
import socket
import threading
from pathlib import Path
from typing import Any

import pytest

from conformance.adapters.serve import serve_stdio, serve_tcp
from conformance.protocol.json_schemas import build
from tests.conformance.adapters.counting_game import engine

jsonschema = pytest.importorskip("jsonschema")

INITIALIZE = {"protocol": 1, "harness": {"name": "test", "version": "0"}}
GOOD = json.dumps({"jsonrpc": "2.0", "id": 99, "method": "initialize", "params": INITIALIZE}).encode()


def serve(*lines: bytes, message_bytes: int = 10_000) -> list[dict[str, Any]]:
    """What an engine answers to these lines."""
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
        (b"[]", None, -32600, "no batches"),
        (b"7", None, -32600, "one JSON object"),
        (b"{}", None, -32600, "`id`"),
        (request("observe", {"seat": None}, id=True), None, -32600, "`id`"),
        (request("observe", {"seat": None}, id=1.5), None, -32600, "`id`"),
        (request("observe", {"seat": None}, jsonrpc="1.0"), 1, -32600, "jsonrpc"),
        (request(7), 1, -32600, "method"),
        (request("embrace"), 1, -32601, "no method 'embrace'; there are initialize, setup"),
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
            "`params.versions`: offered is 2, spoken here 1",
        ),
        (
            request("initialize", INITIALIZE | {"versions": {"min": 2, "max": 4}}),
            1,
            -32602,
            "`params.versions`: offered is 2 to 4, spoken here 1",
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


def test_a_notification_and_a_blank_line_get_no_answer() -> None:
    notification = json.dumps({"jsonrpc": "2.0", "method": "observe", "params": {"seat": None}}).encode()
    assert [answer["id"] for answer in serve(notification, b"", b"  ", GOOD)] == [99]


def test_text_ids_are_given_back() -> None:
    assert serve(request("initialize", INITIALIZE, id="sieben"))[0]["id"] == "sieben"


def test_nothing_is_answered_after_shutdown() -> None:
    answers = serve(request("shutdown"), GOOD)
    assert answers == [{"jsonrpc": "2.0", "id": 1, "result": None}]


def test_a_line_just_as_long_as_allowed_is_read() -> None:
    padded = GOOD + b" " * (10_000 - len(GOOD))
    assert "result" in serve(padded)[0]
    assert "result" in serve(padded[:-1])[0]
    assert "error" in serve(padded + b" ")[0]


def test_tcp_serves_one_client_after_another() -> None:
    ports: list[int] = []
    ready = threading.Event()

    def listening(host: str, port: int) -> None:
        ports.append(port)
        ready.set()

    def run() -> None:
        serve_tcp(engine(), listening=listening, clients=3)

    server = threading.Thread(target=run)
    server.start()
    assert ready.wait(5)
    for leaves_early in (True, False, False):
        with socket.create_connection(("127.0.0.1", ports[0]), timeout=5) as client:
            if leaves_early:
                client.sendall(GOOD + b"\n" + b'{"half')
                continue
            stream = client.makefile("rwb")
            stream.write(GOOD + b"\n" + request("shutdown") + b"\n")
            stream.flush()
            assert json.loads(stream.readline())["id"] == 99
            assert json.loads(stream.readline())["result"] is None
            assert stream.readline() == b""
    server.join(5)
    assert not server.is_alive()


def test_a_harness_that_is_gone_ends_the_service(tmp_path: Path) -> None:
    class Gone(io.BytesIO):
        def flush(self) -> None:
            raise BrokenPipeError

    source = io.BytesIO((GOOD + b"\n") * 2)
    serve_stdio(engine(), source=source, sink=Gone())
    assert source.tell() == len(GOOD) + 1
