"""Limits on output and time: for each answer, each step and each scenario."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from conformance.adapters import CouldNotStart, EngineBroke, EngineSession, Limits, connect

EVENT = {"event": "added", "seat": "Sarah", "amount": 1}
LIMITS = Limits(answer_events=10, step_events=20, scenario_events=30, step_bytes=20_000, scenario_bytes=30_000)


class Talkative:
    """Engine with a configurable number of events, output size and delay for each request."""

    events, said, seconds = 0, 0, 0.0

    def answer(self, params: object) -> Any:
        if self.seconds:
            time.sleep(self.seconds)
        pending = {"seat": "Sarah", "window": "count"}
        return {"pending": pending, "events": [EVENT] * self.events, "said": "x" * self.said}

    setup = choose = arrange = answer

    def observe(self, params: object) -> Any:
        return {"position": {"said": "x" * self.said}}

    def shutdown(self, params: object) -> None:
        return None

    def initialize(self, params: object) -> Any:
        return {"protocol": 1, "name": "Talkative", "version": "", "language": "", "games": {}}


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> Iterator[EngineSession]:
    with connect(f"inprocess:{__name__}:Talkative", LIMITS) as connected:
        yield connected


def ask(connected: EngineSession, times: int = 1) -> None:
    for _ in range(times):
        connected.arrange({"do": "anything"})


@pytest.mark.parametrize(
    ("events", "said", "answers", "steps", "detail"),
    [
        (11, 0, 1, 1, "an answer with more than 10 events"),
        (10, 0, 3, 1, "answers with more than 20 events in one step"),
        (10, 0, 2, 2, "answers with more than 30 events in one scenario"),
        (0, 9_000, 3, 1, "answers with more than 20000 bytes in one step"),
        (0, 9_000, 2, 2, "answers with more than 30000 bytes in one scenario"),
    ],
)
def test_output_is_limited(
    events: int,
    said: int,
    answers: int,
    steps: int,
    detail: str,
    talkative: EngineSession,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Talkative, "events", events)
    monkeypatch.setattr(Talkative, "said", said)
    talkative.begin_scenario()
    for _ in range(steps - 1):
        talkative.begin_step()
        ask(talkative, answers)
    talkative.begin_step()
    ask(talkative, answers - 1)
    with pytest.raises(EngineBroke, match=f"`arrange`: {detail}") as caught:
        ask(talkative)
    assert caught.value.kind == "flooded"


def test_scenario_limits_reset_and_need_a_scenario(talkative: EngineSession, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Talkative, "events", 10)
    ask(talkative, 5)
    for _ in range(5):
        talkative.begin_scenario()
        ask(talkative, 2)
    monkeypatch.setattr(Talkative, "events", 11)
    with pytest.raises(EngineBroke):
        ask(talkative)
    talkative.restart()
    monkeypatch.setattr(Talkative, "events", 10)
    ask(talkative, 5)


def test_observations_count(talkative: EngineSession, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Talkative, "said", 9_000)
    talkative.begin_scenario()
    talkative.observe()
    talkative.observe()
    with pytest.raises(EngineBroke, match="`observe`: answers with more than 20000 bytes in one step"):
        talkative.observe()


def test_slow_answers_exceed_the_scenario_limit() -> None:
    limits = Limits(request_seconds=10, scenario_seconds=0.5)
    with connect(f"python:{__name__}:Slow", limits) as slow:
        slow.begin_scenario()
        with pytest.raises(EngineBroke, match=r"scenario limit 0.5 s") as caught:
            ask(slow, 100)
        assert caught.value.kind == "timed-out"
        slow.restart()
        ask(slow)


class Slow(Talkative):
    """Takes a while for every answer, but never too long."""

    seconds = 0.1


class Late(Talkative):
    """Fails to start twice after its first start."""

    made = 0

    def __init__(self) -> None:
        type(self).made += 1
        if self.made in (2, 3):
            raise RuntimeError("not yet")


def test_failed_restart_is_retried_at_growing_intervals(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(time, "sleep", pauses.append)
    monkeypatch.setattr(Late, "made", 0)
    with connect(f"inprocess:{__name__}:Late") as late:
        late.restart()
        assert pauses == [0.1, 0.2]
        ask(late)


def test_restart_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Late, "made", 0)
    with (
        connect(f"inprocess:{__name__}:Late", Limits(restart_seconds=0.05)) as late,
        pytest.raises(CouldNotStart, match="not yet"),
    ):
        late.restart()


class Parting(Talkative):
    """Records its shutdown."""

    received: list[str] = []  # noqa: RUF012 - the test reads it

    def shutdown(self, params: object) -> None:
        self.received.append("shutdown")


def test_engine_is_shut_down_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Parting, "received", [])
    parting = connect(f"inprocess:{__name__}:Parting")
    parting.close()
    parting.close()
    assert Parting.received == ["shutdown"]
