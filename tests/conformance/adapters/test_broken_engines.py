"""Every way to break the protocol has a name, ends the engine, and allows a restart."""

from __future__ import annotations

import os
import re
import shlex
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from conformance.adapters import CouldNotStart, EngineBroke, EngineSession, Limits, Malformed, connect
from conformance.runner.direct import run
from conformance.verdict.reports.report import STEPS_LIMIT, TRANSCRIPT_LIMIT
from conformance.verdict.results import Verdict
from tests.conformance.runner.helpers import toy_cases
from tests.conformance.runner.toy_game import joined
from tests.conformance.running import PATIENCE, is_running, wait_until

SCRIPT = Path(__file__).with_name("broken_engine.py")
LIMITS = Limits(request_seconds=5, start_seconds=10, memory_mb=200, message_bytes=1_000_000, output_bytes=20_000_000)
IMPATIENT = replace(LIMITS, request_seconds=0.5)

BREAKDOWNS = [
    ("exits", "exited", "exit status 3"),
    ("dies", "exited", "SIGABRT; last line of standard error: Malkav whispers: no more"),
    ("closes-output", "closed", "its process is still running"),
    ("hangs", "timed-out", r"no answer in time \(0.5 s\)"),
    ("trickles", "timed-out", "incomplete line"),
    ("exits-with-child-holding-output", "exited", "exit status 4"),
    ("garbage", "garbage", "Sarah bleeds Alexis"),
    ("broken-json", "garbage", "malformed|truncated"),
    ("not-utf8", "garbage", "not UTF-8"),
    ("not-utf8-at-all", "garbage", "JSON|UTF-8"),
    ("deep", "garbage", "truncated|too deeply"),
    ("no-jsonrpc", "invalid-message", "not a JSON-RPC 2.0 message"),
    ("bare-list", "invalid-message", "expected object, found "),
    ("old-jsonrpc", "invalid-message", "`jsonrpc`"),
    ("no-id", "invalid-message", "no `id`"),
    ("result-and-error", "invalid-message", "`result` or `error`"),
    ("unread", "invalid-message", "cannot parse that"),
    ("unknown-error", "invalid-message", r"error -32602: bad params \(.*path"),
    ("wrong-id", "wrong-id", "has the id 1003, the request 3"),
    ("text-id", "wrong-id", "has the id '3', the request 3"),
    ("oversized", "oversized", "longer than 1000000 bytes"),
    ("endless-line", "oversized", "longer than 1000000 bytes"),
    ("blank-flood", "flooded", "more than 1000 lines"),
    ("notification-flood", "flooded", "more than 1000 lines"),
    ("wide-flood", "flooded", "more than 20000000 bytes"),
    ("extra", "out-of-turn", "more than the answer"),
    ("notification-first", "out-of-turn", "more than the answer.*log"),
    ("hungry", "memory", "the limit is 200"),
    ("swarms", "memory", "the limit is 200"),
    ("nothing-but-null", "invalid-message", "expected object, found null"),
    ("a-word", "invalid-message", 'expected object, found "pass"'),
    ("empty-object", "invalid-message", "missing required field `jsonrpc`"),
    ("batch", "invalid-message", "expected object, found "),
    ("request", "timed-out", "no answer in time"),
    ("byte-order-mark", "garbage", "malformed"),
    ("nul-bytes", "garbage", "malformed"),
    ("nul-inside", "garbage", "malformed"),
    ("utf-16", "garbage", "malformed|not UTF-8"),
    ("half-a-letter", "garbage", "not UTF-8"),
    ("not-a-number", "garbage", "malformed"),
    ("infinite", "garbage", "malformed"),
    ("single-quotes", "garbage", "malformed"),
    ("trailing-comma", "garbage", "trailing comma"),
    ("two-on-a-line", "garbage", "trailing characters"),
    ("pretty", "garbage", "truncated: '{'"),
    ("carriage-returns", "timed-out", "incomplete line"),
    ("earlier-id", "wrong-id", "has the id 2, the request 3"),
    ("huge-id", "wrong-id", "has the id '10{58}, the request 3"),
    ("null-id", "wrong-id", "has the id None, the request 3"),
    ("id-in-half", "invalid-message", "`id`: expected integer or string or null, found 3.5"),
    ("true-id", "invalid-message", "`id`: expected integer or string or null, found true"),
    ("list-id", "invalid-message", r"`id`: expected integer or string or null, found \[3\]"),
    ("error-is-text", "invalid-message", "`error`: expected object"),
    ("error-without-code", "invalid-message", "missing required field `code`"),
    ("code-is-text", "invalid-message", "`error.code`: expected integer"),
    ("parse-error", "invalid-message", "error -32700: cannot parse"),
    ("no-such-method", "invalid-message", "error -32601: no method"),
    ("many-events", "flooded", "more than 1000 events"),
    ("endless-stderr", "timed-out", "no answer in time"),
    ("endless-notifications-slowly", "timed-out", "no answer in time"),
    ("segfaults", "exited", "SIGSEGV"),
    ("kills-its-group", "exited", "SIGKILL"),
    ("kills-its-keeper", "exited", "SIGKILL"),
    ("halts-its-keeper", "timed-out", "no answer in time"),
    ("halts-itself", "timed-out", "no answer in time"),
    ("closes-everything", "closed", "its process is still running"),
    ("becomes-another", "timed-out", "no answer in time"),
    ("leaves-a-daemon", "exited", "exit status 0"),
    ("answers-from-a-child", "exited", "exit status 0"),
]
"""Mode of `broken_engine.py`, kind of error, and message."""
MALFORMED = [
    ("wrong-type", "`arrange`: `result.pending.window`: expected string, found 7"),
    ("no-pending", "missing required field `pending`"),
    ("neither", "either `pending` or `outcome`, got neither"),
    ("nameless-event", "`result`: expected a string `event` in `events[1]`"),
    ("nameless-option", "`result.pending`: expected a string `do` in `options[0]`"),
    ("null-result", "`result`: expected object, found null"),
    ("bad-error-data", "`error.data.problem`: expected string, found 3"),
    ("events-are-text", '`result.events`: expected array, found "added"'),
    ("event-is-a-list", '`result.events[0]`: expected object, found ["added"]'),
    ("options-are-text", '`result.pending.options`: expected array or null, found "all"'),
    ("no-seat", '`result.pending.seat`: expected string of length >= 1, found ""'),
    ("forced-is-text", '`result.pending.forced`: expected boolean, found "yes"'),
    ("both", "either `pending` or `outcome`, got both"),
    ("winner-is-a-number", "`result.outcome.winner`: expected string or null, found 7"),
    ("points-are-text", "`result.outcome.victory_points.A`: expected integer"),
    ("settled-is-text", '`result.settled`: expected array, found "all"'),
    ("settled-without-choice", "`result.settled[0]`: object missing required field `choice`"),
    ("result-is-a-list", "`result`: expected object, found ["),
    ("result-is-text", '`result`: expected object, found "{'),
    ("refusal-without-reason", "`error.data`: object missing required field `reason`"),
    ("refusal-with-text", '`error.data`: expected object, found "no"'),
    ("lacks-what-there-is-not", '`error.data.what`: expected card, edition, feature, game, key or seats, found "mood"'),
]


def spec(mode: str) -> str:
    return f"stdio:{shlex.quote(sys.executable)} -S {shlex.quote(str(SCRIPT))} {mode}"


@pytest.fixture
def opened() -> Iterator[list[EngineSession]]:
    sessions: list[EngineSession] = []
    yield sessions
    for session in sessions:
        session.close()


def start(mode: str, opened: list[EngineSession], limits: Limits = LIMITS) -> EngineSession:
    session = connect(spec(mode), limits)
    opened.append(session)
    return session


def set_up(session: EngineSession) -> None:
    turnpoint = session.setup("count", "plain", {"seats": ["Flávio Gonçalves", "Sarah"]})
    assert turnpoint.pending is not None
    assert turnpoint.pending.seat == "Flávio Gonçalves"


def process_of(session: EngineSession) -> int:
    process = session._link._kept  # type: ignore[attr-defined]
    return int(process.pid)


@pytest.mark.parametrize(("mode", "kind", "detail"), BREAKDOWNS, ids=[row[0] for row in BREAKDOWNS])
def test_breakdown_is_named_and_engine_restarts(mode: str, kind: str, detail: str, opened: list[EngineSession]) -> None:
    session = start(mode, opened, IMPATIENT if kind == "timed-out" else LIMITS)
    set_up(session)
    pid = process_of(session)
    with pytest.raises(EngineBroke, match=detail) as caught:
        session.arrange({"do": "break"})
    assert caught.value.kind == kind
    slow = mode == "kills-its-keeper"  # no process is left to reap it
    assert wait_until(lambda: not is_running(pid), PATIENCE if slow else 0)
    with pytest.raises(EngineBroke, match="needs a restart"):
        session.observe(None)
    transcript = session.transcript()
    assert any(entry["direction"] == "sent" and '"arrange"' in entry["text"] for entry in transcript)
    assert sum(len(entry["text"]) for entry in transcript) < 600_000
    session.restart()
    set_up(session)
    assert session.observe("Flávio Gonçalves") == {"seat": "Flávio Gonçalves"}


@pytest.mark.parametrize(("mode", "detail"), MALFORMED, ids=[row[0] for row in MALFORMED])
def test_malformed_answer_does_not_end_the_engine(mode: str, detail: str, opened: list[EngineSession]) -> None:
    session = start(mode, opened)
    set_up(session)
    pid = process_of(session)
    with pytest.raises(Malformed, match=re.escape(detail)):
        session.arrange({"do": "break"})
    set_up(session)
    assert process_of(session) == pid


@pytest.fixture
def toy() -> Iterator[None]:
    """Add the toy game to the known games."""
    with joined():
        yield


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("mode", [row[0] for row in (*BREAKDOWNS, *MALFORMED)])
def test_breakdown_costs_one_scenario(mode: str) -> None:
    cases = [case for case in toy_cases() if case.id in ("TOY-0001", "TOY-0002", "TOY-0034", "TOY-0010", "TOY-0011")]
    results = run(cases, spec(mode), limits=replace(LIMITS, request_seconds=2)).cases
    assert {case.id: case.verdict for case in results} == {
        case.id: Verdict.ERROR if case.id == "TOY-0034" else Verdict.PASSED for case in cases
    }
    assert len(msgspec.json.encode(results)) < STEPS_LIMIT + TRANSCRIPT_LIMIT + 20_000


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="this system does not tell of processes")
@pytest.mark.parametrize(("processes", "kind"), [(60, "processes"), (150, "timed-out")])
def test_process_limit(processes: int, kind: str, opened: list[EngineSession]) -> None:
    limits = replace(LIMITS, memory_mb=8000, request_seconds=4, processes=processes)  # it has 101 processes
    session = start("swarms", opened, limits)
    set_up(session)
    with pytest.raises(EngineBroke) as broke:
        session.arrange({"do": "break"})
    assert broke.value.kind == kind
    if kind == "processes":
        assert re.search(r"it has \d+ processes; the limit is 60", str(broke.value))


def test_blank_lines_and_windows_line_ends_are_accepted(opened: list[EngineSession]) -> None:
    session = start("crlf-and-blank", opened)
    for _ in range(3):
        assert session.arrange({"do": "anything"}).pending is not None


def test_noise_on_standard_error_is_limited(opened: list[EngineSession]) -> None:
    session = start("stderr-flood", opened, Limits(request_seconds=5, stderr_bytes=10_000))
    session.arrange({"do": "anything"})
    assert session.arrange({"do": "anything"}).pending is not None
    transcript = session.transcript()
    noise = [entry["text"] for entry in transcript if entry["direction"] == "stderr"]
    assert noise
    assert sum(map(len, noise)) <= 10_000
    assert any("bytes of standard error left out" in entry["text"] for entry in transcript)


def test_message_between_requests_is_out_of_turn(opened: list[EngineSession]) -> None:
    session = start("late-extra", opened)
    session.arrange({"do": "anything"})
    time.sleep(0.3)
    with pytest.raises(EngineBroke, match="without a request") as caught:
        session.observe(None)
    assert caught.value.kind == "out-of-turn"


def test_end_between_requests_is_noticed_at_the_next(opened: list[EngineSession]) -> None:
    session = start("exits-after", opened)
    session.arrange({"do": "anything"})
    time.sleep(0.2)
    with pytest.raises(EngineBroke, match="exit status 5") as caught:
        session.observe(None)
    assert caught.value.kind == "exited"


def test_engine_that_does_not_read_times_out(opened: list[EngineSession]) -> None:
    session = start("does-not-read", opened, IMPATIENT)
    session.arrange({"do": "anything"})
    with pytest.raises(EngineBroke, match="did not read") as caught:
        session.setup("count", "plain", {"long": "x" * 900_000})
    assert caught.value.kind == "timed-out"


def test_engine_that_stays_after_shutdown_is_killed(opened: list[EngineSession]) -> None:
    session = start("stays-after-shutdown", opened)
    pid = process_of(session)
    session.close()
    session.close()
    assert not is_running(pid)


def test_processes_of_an_engine_end_with_it(opened: list[EngineSession]) -> None:
    session = connect(f"stdio:sh -c {shlex.quote('sleep 600 & echo $! >&2; ' + spec('none').removeprefix('stdio:'))}")
    opened.append(session)
    set_up(session)
    child = int(next(entry["text"] for entry in session.transcript() if entry["direction"] == "stderr"))
    assert is_running(child)
    session.close()
    if not wait_until(lambda: not is_running(child), 2):
        os.kill(child, signal.SIGKILL)
        pytest.fail("the engine's child outlived it")


@pytest.mark.parametrize(
    ("mode", "detail"),
    [
        ("exits-at-start", "exit status 7(.|\n)*no module named vampires"),
        ("garbage-at-start", "Welcome to my engine(.|\n)*Remedy: only answers belong on standard output"),
        ("other-protocol-at-start", "it speaks protocol 9, but the harness needs 1"),
        ("no-name-at-start", "`result`: object missing required field `name`"),
        ("hangs-at-start", "no answer in time(.|\n)*flush"),
    ],
)
def test_failed_start_names_the_reason(mode: str, detail: str) -> None:
    seconds = 0.3 if mode == "hangs-at-start" else 10.0
    with pytest.raises(CouldNotStart, match=detail) as caught:
        connect(spec(mode), Limits(start_seconds=seconds))
    assert "broken_engine.py" in str(caught.value)


@pytest.mark.parametrize(
    ("name", "detail"),
    [
        ("stdio:", "names no command"),
        ("stdio:'", "quotation"),
        ("stdio:no-such-program-anywhere --x", "no program 'no-such-program-anywhere'"),
        (f"stdio:{shlex.quote(str(SCRIPT))}", "make it executable"),
        ("tcp:nowhere", "write it like `tcp:localhost:4000`"),
        ("tcp:localhost:99999", "write it like"),
        ("python:json", "names no factory"),
        ("python:no_such_module:engine", "cannot import module.*search path"),
        ("python:json:engine", "has no 'engine'"),
        ("python:json:loads", "raised TypeError"),
        ("python:collections:Counter", "methods initialize, setup.*are missing"),
        ("my_engine.py", "write `reference`, `python:MODULE:FACTORY`"),
    ],
)
def test_invalid_engine_string_is_explained(name: str, detail: str) -> None:
    with pytest.raises(CouldNotStart, match=detail):
        connect(name)


def test_script_without_interpreter_line_is_explained(tmp_path: Path) -> None:
    script = tmp_path / "engine"
    script.write_text("whatever")
    script.chmod(0o755)
    with pytest.raises(CouldNotStart, match="name its interpreter"):
        connect(f"stdio:{script}")


def test_failed_restart_leaves_the_engine_down(tmp_path: Path) -> None:
    script = tmp_path / "engine.py"
    script.write_text(f"import runpy\nrunpy.run_path({str(SCRIPT)!r}, run_name='__main__')\n")
    session = connect(f"stdio:{sys.executable} {script} exits", LIMITS)
    with pytest.raises(EngineBroke):
        session.arrange({"do": "break"})
    script.unlink()
    with pytest.raises(CouldNotStart, match="exit status 2"):
        session.restart()
    with pytest.raises(EngineBroke, match="needs a restart"):
        session.observe(None)
    session.close()


@pytest.mark.parametrize("value", [0, -1, float("nan"), True, "5"])
def test_limits_must_be_positive_numbers(value: object) -> None:
    with pytest.raises(ValueError, match="limit request_seconds must be a number above 0"):
        Limits(request_seconds=value)  # type: ignore[arg-type]
