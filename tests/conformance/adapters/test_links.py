"""One engine, reached in every way, gives the same answers."""

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
    """The spec of the toy engine, listening."""
    with subprocess.Popen([sys.executable, str(SCRIPT), "--tcp"], stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        told = re.fullmatch(r"listening on 127\.0\.0\.1, port (\d+)\n", process.stderr.readline())
        assert told is not None
        yield f"tcp:127.0.0.1:{told[1]}"
        process.kill()


@pytest.fixture(params=["in-process", "stdio", "tcp"])
def session(request: pytest.FixtureRequest, tcp: str) -> Iterator[EngineSession]:
    spec = {"in-process": IN_PROCESS, "stdio": STDIO, "tcp": tcp}[request.param]
    with connect(spec) as session:
        yield session


def told(session: EngineSession, method: str, *arguments: Any) -> object:
    """What a request gives, refusals included."""
    try:
        return getattr(session, method)(*arguments)
    except EngineError as error:
        return type(error).__name__, vars(error)


def a_whole_game(session: EngineSession) -> list[object]:
    return [
        session.description,
        told(session, "setup", "chess", "plain", {}),
        told(session, "setup", "count", "plain", {"seats": ["Sarah"]}),
        told(session, "setup", "count", "plain", {"seats": SEATS, "goal": 5}, 7),
        told(session, "choose", "Sarah", {"do": "add", "amount": 1}),
        told(session, "choose", SEATS[0], {"do": "add", "amount": 4}),
        told(session, "choose", SEATS[0], {"do": "add", "amount": 3}),
        told(session, "observe", "Sarah"),
        told(session, "arrange", {"do": "add", "amount": 1}),
        told(session, "choose", "Sarah", {"do": "add", "amount": 1}),
        told(session, "observe", None),
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


def test_the_game_is_what_the_engine_said(session: EngineSession) -> None:
    told = a_whole_game(session)
    assert told[1] == ("Unsupported", {"what": "game", "name": "chess"})
    assert told[2] == ("InvalidPosition", {"problem": "too-few-seats", "where": "seats", "detail": "two or more"})
    assert told[4] == (
        "IllegalChoice",
        {"reason": "it is not for Sarah to choose", "rule": "count.turn", "options": None},
    )
    refused = told[5]
    assert isinstance(refused, tuple)
    assert refused[1]["options"] == [{"do": "add", "amount": amount} for amount in (1, 2, 3)]
    assert told[7] == {"total": 3, "goal": 5, "turn": "Sarah", "seats": SEATS}
    ended = session.setup("count", "plain", {"seats": SEATS, "total": 6, "turn": "Sarah"})
    ended = session.choose("Sarah", {"do": "add", "amount": 1})
    assert ended.pending is None
    assert ended.outcome is not None
    assert (ended.outcome.winner, ended.outcome.victory_points) == ("Sarah", {"Sarah": 1})
    assert ended.events == [{"event": "added", "seat": "Sarah", "amount": 1}]


def test_a_refusal_changes_nothing(session: EngineSession) -> None:
    session.setup("count", "plain", {"seats": SEATS})
    before = session.observe(None)
    with pytest.raises(IllegalChoice):
        session.choose("Sarah", {"do": "add", "amount": 1})
    with pytest.raises(Unsupported):
        session.setup("chess", "plain", {})
    with pytest.raises(InvalidPosition):
        session.setup("count", "plain", {})
    assert session.observe(None) == before


def test_a_crash_is_a_breakdown_and_a_restart_mends_it(session: EngineSession) -> None:
    session.setup("count", "plain", {"seats": SEATS})
    with pytest.raises(EngineBroke, match="ZeroDivisionError in `arrange`: as asked") as caught:
        session.arrange({"do": "crash"})
    assert caught.value.kind == "crashed"
    with pytest.raises(EngineBroke, match="must be restarted"):
        session.observe(None)
    if not session.spec.startswith("tcp:"):
        assert "Traceback" in str(session.transcript())
    session.restart()
    assert session.setup("count", "plain", {"seats": SEATS}).pending is not None


def test_an_engine_that_ends_its_process_is_a_breakdown_in_process_too() -> None:
    for spec in (IN_PROCESS, STDIO):
        with connect(spec) as session:
            session.setup("count", "plain", {"seats": SEATS})
            with pytest.raises(EngineBroke, match="exit status 3") as caught:
                session.arrange({"do": "quit"})
            assert caught.value.kind == "exited"


def test_what_a_served_engine_prints_spoils_no_answer() -> None:
    with connect(STDIO) as session:
        session.setup("count", "plain", {"seats": SEATS})
        session.arrange({"do": "print", "text": "a slip", "amount": 0})
        session.setup("count", "plain", {"seats": SEATS})
    assert {"direction": "stderr", "text": "a slip\n"} in session.transcript()


def test_engine_and_harness_share_no_object_in_process() -> None:
    with connect(IN_PROCESS) as session:
        position: dict[str, Any] = {"seats": list(SEATS)}
        session.setup("count", "plain", position)
        position["seats"].append("an intruder")
        seen = session.observe(None)
        assert seen["seats"] == SEATS
        seen["seats"].append("an intruder")
        assert session.observe(None)["seats"] == SEATS


def test_the_limit_on_messages_holds_in_process() -> None:
    with connect(IN_PROCESS, Limits(message_bytes=2_000)) as session:
        with pytest.raises(EngineBroke) as caught:
            session.setup("count", "plain", {"seats": ["Sarah" * 1_000, "Alexis"]})
        assert caught.value.kind == "oversized"


class Misbehaving:
    """An engine object whose answers are `result`, or that raises it."""

    result: Any = None

    def answer(self, params: object) -> Any:
        if isinstance(self.result, BaseException):
            raise self.result
        return self.result

    setup = choose = arrange = observe = shutdown = answer

    def initialize(self, params: object) -> Any:
        return {"protocol": 1, "name": "x", "version": "", "language": "", "games": {}}


class Quitting(Misbehaving):
    """Ends its process, and says that all is well."""

    def setup(self, params: object) -> Any:
        print("a word on the way out")
        os._exit(0)


def test_a_python_engine_cannot_end_its_judges() -> None:
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
    data = {"problem": object()}  # noqa: RUF012 - engines write it so


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
def test_misbehaviour_in_process_is_named(
    monkeypatch: pytest.MonkeyPatch, result: object, kind: str, detail: str
) -> None:
    monkeypatch.setattr(Misbehaving, "result", result)
    with connect(f"inprocess:{__name__}:Misbehaving") as session:
        with pytest.raises(EngineBroke, match=detail) as caught:
            session.observe(None)
        assert caught.value.kind == kind


def test_a_refusal_without_data_still_has_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Misbehaving, "result", RefusalWithoutData())
    with (
        connect(f"inprocess:{__name__}:Misbehaving") as session,
        pytest.raises(IllegalChoice, match="not now"),
    ):
        session.choose("Sarah", {"do": "pass"})


def test_an_interruption_in_the_middle_leaves_no_answer_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Misbehaving, "result", KeyboardInterrupt())
    with connect(f"inprocess:{__name__}:Misbehaving") as session:
        with pytest.raises(KeyboardInterrupt):
            session.observe(None)
        with pytest.raises(EngineBroke, match="must be restarted"):
            session.observe(None)


def test_nothing_listens() -> None:
    with pytest.raises(CouldNotStart, match="is the engine listening there"):
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
def test_a_malformed_answer_is_named_and_the_conversation_goes_on(
    monkeypatch: pytest.MonkeyPatch, result: object, detail: str
) -> None:
    with connect(f"inprocess:{__name__}:Misbehaving") as session:
        monkeypatch.setattr(Misbehaving, "result", result)
        with pytest.raises(Malformed, match=re.escape(detail)):
            session.setup("vtes", "v5", {})
        monkeypatch.setattr(Misbehaving, "result", {"pending": MINION_PHASE})
        assert session.setup("vtes", "v5", {}).pending is not None


def test_a_malformed_observation_is_named_by_its_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Misbehaving, "result", {"position": [1]})
    with (
        connect(f"inprocess:{__name__}:Misbehaving") as session,
        pytest.raises(Malformed, match=r"`observe`: `result.position`: expected object, found \[1\]"),
    ):
        session.observe(None)


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="no /proc")
def test_connections_leave_neither_descriptors_nor_threads_behind() -> None:
    def open_descriptors() -> int:
        return len(os.listdir("/proc/self/fd"))  # noqa: PTH208 - a path of its own would be one more

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
    """A harness in that locale, with an engine in that locale."""
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
