"""One engine gives the same answers over every link."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from conformance.adapters import (
    CouldNotStart,
    EngineBroke,
    EngineError,
    EngineSession,
    IllegalChoice,
    InvalidPosition,
    Limits,
    Malformed,
    Unsupported,
    connect,
)

SCRIPT = Path(__file__).with_name("counting_game.py")
IN_PROCESS = "inprocess:tests.conformance.adapters.counting_game:engine"
STDIO = f"stdio:{shlex.quote(sys.executable)} {shlex.quote(str(SCRIPT))}"
SEATS = ["Flávio Gonçalves", "Sarah"]


@pytest.fixture(scope="module")
def tcp() -> Iterator[str]:
    """Yield the spec of the toy engine on a TCP port."""
    with subprocess.Popen([sys.executable, str(SCRIPT), "--tcp"], stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        outcome = re.fullmatch(r"listening on 127\.0\.0\.1, port (\d+)\n", process.stderr.readline())
        assert outcome is not None
        yield f"tcp:127.0.0.1:{outcome[1]}"
        process.kill()


@pytest.fixture(params=["in-process", "stdio", "tcp"])
def session(request: pytest.FixtureRequest, tcp: str) -> Iterator[EngineSession]:
    spec = {"in-process": IN_PROCESS, "stdio": STDIO, "tcp": tcp}[request.param]
    with connect(spec) as session:
        yield session


def outcome(session: EngineSession, method: str, *arguments: Any) -> object:
    """Return the result of a request, or its refusal."""
    try:
        return getattr(session, method)(*arguments)
    except EngineError as error:
        return type(error).__name__, vars(error)


def a_whole_game(session: EngineSession) -> list[object]:
    return [
        session.description,
        outcome(session, "setup", "chess", "plain", {}),
        outcome(session, "setup", "count", "plain", {"seats": ["Sarah"]}),
        outcome(session, "setup", "count", "plain", {"seats": SEATS, "goal": 5}, 7),
        outcome(session, "choose", "Sarah", {"do": "add", "amount": 1}),
        outcome(session, "choose", SEATS[0], {"do": "add", "amount": 4}),
        outcome(session, "choose", SEATS[0], {"do": "add", "amount": 3}),
        outcome(session, "observe", "Sarah"),
        outcome(session, "arrange", {"do": "add", "amount": 1}),
        outcome(session, "choose", "Sarah", {"do": "add", "amount": 1}),
        outcome(session, "observe", None),
    ]


def test_every_link_gives_the_same_game(tcp: str) -> None:
    games, transcripts = [], []
    for spec in (IN_PROCESS, STDIO, tcp):
        with connect(spec) as session:
            assert session.spec == spec
            games.append(a_whole_game(session))
            transcripts.append(session.transcript())
    assert games[0] == games[1] == games[2]
    assert transcripts[0] == transcripts[1] == transcripts[2]


def test_answers_match_the_engine(session: EngineSession) -> None:
    outcome = a_whole_game(session)
    assert outcome[1] == ("Unsupported", {"what": "game", "name": "chess"})
    assert outcome[2] == ("InvalidPosition", {"problem": "too-few-seats", "where": "seats", "detail": "two or more"})
    assert outcome[4] == (
        "IllegalChoice",
        {"reason": "it is not for Sarah to choose", "rule": "count.turn", "options": None},
    )
    refused = outcome[5]
    assert isinstance(refused, tuple)
    assert refused[1]["options"] == [{"do": "add", "amount": amount} for amount in (1, 2, 3)]
    assert outcome[7] == {"total": 3, "goal": 5, "turn": "Sarah", "seats": SEATS}
    ended = session.setup("count", "plain", {"seats": SEATS, "total": 6, "turn": "Sarah"})
    ended = session.choose("Sarah", {"do": "add", "amount": 1})
    assert ended.pending is None
    assert ended.outcome is not None
    assert (ended.outcome.winner, ended.outcome.victory_points) == ("Sarah", {"Sarah": 1})
    assert ended.events == [{"event": "added", "seat": "Sarah", "amount": 1}]


def test_refusal_changes_nothing(session: EngineSession) -> None:
    session.setup("count", "plain", {"seats": SEATS})
    before = session.observe(None)
    with pytest.raises(IllegalChoice):
        session.choose("Sarah", {"do": "add", "amount": 1})
    with pytest.raises(Unsupported):
        session.setup("chess", "plain", {})
    with pytest.raises(InvalidPosition):
        session.setup("count", "plain", {})
    assert session.observe(None) == before


def test_crash_is_a_breakdown_and_restart_fixes_it(session: EngineSession) -> None:
    session.setup("count", "plain", {"seats": SEATS})
    with pytest.raises(EngineBroke, match="ZeroDivisionError in `arrange`: as asked") as caught:
        session.arrange({"do": "crash"})
    assert caught.value.kind == "crashed"
    with pytest.raises(EngineBroke, match="needs a restart"):
        session.observe(None)
    if not session.spec.startswith("tcp:"):
        assert "Traceback" in str(session.transcript())
    session.restart()
    assert session.setup("count", "plain", {"seats": SEATS}).pending is not None


def test_in_process_engine_that_exits_is_a_breakdown() -> None:
    for spec in (IN_PROCESS, STDIO):
        with connect(spec) as session:
            session.setup("count", "plain", {"seats": SEATS})
            with pytest.raises(EngineBroke, match="exit status 3") as caught:
                session.arrange({"do": "quit"})
            assert caught.value.kind == "exited"


def test_stray_prints_corrupt_no_answer() -> None:
    with connect(STDIO) as session:
        session.setup("count", "plain", {"seats": SEATS})
        session.arrange({"do": "print", "text": "a slip", "amount": 0})
        session.setup("count", "plain", {"seats": SEATS})
    assert {"direction": "stderr", "text": "a slip\n"} in session.transcript()


def test_in_process_engine_shares_no_object() -> None:
    with connect(IN_PROCESS) as session:
        position: dict[str, Any] = {"seats": list(SEATS)}
        session.setup("count", "plain", position)
        position["seats"].append("an intruder")
        seen = session.observe(None)
        assert seen["seats"] == SEATS
        seen["seats"].append("an intruder")
        assert session.observe(None)["seats"] == SEATS


def test_message_limit_holds_in_process() -> None:
    with connect(IN_PROCESS, Limits(message_bytes=2_000)) as session:
        with pytest.raises(EngineBroke) as caught:
            session.setup("count", "plain", {"seats": ["Sarah" * 1_000, "Alexis"]})
        assert caught.value.kind == "oversized"


class Misbehaving:
    """Engine whose answers are `result`, or that raises it."""

    result: Any = None

    def answer(self, params: object) -> Any:
        if isinstance(self.result, BaseException):
            raise self.result
        return self.result

    setup = choose = arrange = observe = shutdown = answer

    def initialize(self, params: object) -> Any:
        return {"protocol": 1, "name": "x", "version": "", "language": "", "games": {}}


class Quitting(Misbehaving):
    """Exits with code 0 at `setup`."""

    def setup(self, params: object) -> Any:
        print("a word on the way out")
        os._exit(0)


def test_python_engine_cannot_end_the_harness() -> None:
    with connect(f"python:{__name__}:Quitting") as session:
        with pytest.raises(EngineBroke, match="exit status 0") as caught:
            session.setup("vtes", "v5", {})
        assert caught.value.kind == "exited"
        session.restart()
        assert session.description.name == "x"


class OddRefusal(Exception):
    code = "no_such_refusal"


class RefusalWithoutData(Exception):
    code = "illegal_choice"
    message = "not now"


class RefusalWithBadData(Exception):
    code = "invalid_position"
    message = "no"
    data = {"problem": object()}  # noqa: RUF012 - as engines write it


@pytest.mark.parametrize(
    ("result", "kind", "detail"),
    [
        (KeyError("Sarah"), "crashed", "KeyError in `observe`: 'Sarah'"),
        (RecursionError(), "crashed", "RecursionError"),
        (OddRefusal("hm"), "crashed", "OddRefusal"),
        (RefusalWithBadData(), "crashed", "unsupported"),
        ({"position": object()}, "crashed", "unsupported"),
        ({"position": {"name": "\ud800"}}, "crashed", "surrogates"),
    ],
)
def test_in_process_misbehaviour_is_named(
    monkeypatch: pytest.MonkeyPatch, result: object, kind: str, detail: str
) -> None:
    monkeypatch.setattr(Misbehaving, "result", result)
    with connect(f"inprocess:{__name__}:Misbehaving") as session:
        with pytest.raises(EngineBroke, match=detail) as caught:
            session.observe(None)
        assert caught.value.kind == kind


def test_refusal_without_data_has_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Misbehaving, "result", RefusalWithoutData())
    with (
        connect(f"inprocess:{__name__}:Misbehaving") as session,
        pytest.raises(IllegalChoice, match="not now"),
    ):
        session.choose("Sarah", {"do": "pass"})


def test_interrupt_leaves_no_answer_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Misbehaving, "result", KeyboardInterrupt())
    with connect(f"inprocess:{__name__}:Misbehaving") as session:
        with pytest.raises(KeyboardInterrupt):
            session.observe(None)
        with pytest.raises(EngineBroke, match="needs a restart"):
            session.observe(None)


def test_tcp_without_a_server() -> None:
    with pytest.raises(CouldNotStart, match="check that the engine listens there"):
        connect("tcp:127.0.0.1:1", Limits(start_seconds=0.2))


MINION_PHASE: dict[str, Any] = {"seat": "Sarah", "window": "minion", "optional": True}


@pytest.mark.parametrize(
    ("result", "detail"),
    [
        ({"pending": MINION_PHASE | {"window": "dusk"}}, "`setup`: `result.pending.window`: 'dusk' is none of unlock"),
        (
            {"pending": MINION_PHASE, "events": [{"event": "locked"}]},
            "`setup`: `result.events[0]`: object missing required field `card` (schema vtes-turnpoint)",
        ),
        ({"pending": MINION_PHASE | {"seat": 7}}, "`setup`: `result.pending.seat`: expected string, found 7"),
        (None, "`setup`: `result`: expected object, found null"),
    ],
)
def test_malformed_answer_keeps_the_session(monkeypatch: pytest.MonkeyPatch, result: object, detail: str) -> None:
    with connect(f"inprocess:{__name__}:Misbehaving") as session:
        monkeypatch.setattr(Misbehaving, "result", result)
        with pytest.raises(Malformed, match=re.escape(detail)):
            session.setup("vtes", "v5", {})
        monkeypatch.setattr(Misbehaving, "result", {"pending": MINION_PHASE})
        assert session.setup("vtes", "v5", {}).pending is not None


def test_malformed_observation_is_named_by_its_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Misbehaving, "result", {"position": [1]})
    with (
        connect(f"inprocess:{__name__}:Misbehaving") as session,
        pytest.raises(Malformed, match=r"`observe`: `result.position`: expected object, found \[1\]"),
    ):
        session.observe(None)


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="no /proc")
def test_sessions_leak_no_descriptors_or_threads() -> None:
    def open_descriptors() -> int:
        return len(os.listdir("/proc/self/fd"))  # noqa: PTH208 - pathlib would open one more descriptor

    with connect(STDIO) as session:
        session.restart()
    before, threads = open_descriptors(), threading.active_count()
    for _ in range(3):
        with connect(STDIO) as session:
            session.restart()
            with pytest.raises(EngineBroke):
                session.arrange({"do": "quit"})
            session.restart()
    assert open_descriptors() == before
    assert threading.active_count() == threads


@pytest.mark.parametrize("locale", ["C", "POSIX", "C.UTF-8"])
def test_names_survive_any_locale(locale: str) -> None:
    """Harness and engine both run in that locale."""
    program = f"""
import sys
from conformance.adapters import connect
with connect({STDIO!r}) as session:
    pending = session.setup("count", "plain", {{"seats": {SEATS!a}}}).pending
    sys.stdout.buffer.write(pending.seat.encode("utf-8"))
"""
    environment = os.environ | {
        "LC_ALL": locale,
        "PYTHONUTF8": "0",
        "PYTHONCOERCECLOCALE": "0",
        "PYTHONPATH": str(SCRIPT.parents[3]),
    }
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=True)
    assert done.stdout.decode("utf-8") == SEATS[0]


def test_long_messages_pass_in_both_directions(session: EngineSession) -> None:
    position = {"seats": SEATS, "note": "ü" * 700_000}
    for _ in range(3):
        session.setup("count", "plain", position)
        assert session.observe(None)["note"] == position["note"]
