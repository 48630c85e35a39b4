"""What an engine says is bounded in each answer, each step and each scenario, and so is its time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from conformance.adapters import CouldNotStart, EngineBroke, EngineSession, Limits, connect

EVENT = {"event": "added", "seat": "Sarah", "amount": 1}
LIMITS = Limits(answer_events=10, step_events=20, scenario_events=30, step_bytes=20_000, scenario_bytes=30_000)


class Telling:
    """An engine that tells so many events, and says so much, at each request."""

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
        return {"protocol": 1, "name": "Telling", "version": "", "language": "", "games": {}}


@pytest.fixture
def telling(monkeypatch: pytest.MonkeyPatch) -> Iterator[EngineSession]:
    with connect(f"inprocess:{__name__}:Telling", LIMITS) as connected:
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
def test_what_is_said_is_bounded(
    events: int,
    said: int,
    answers: int,
    steps: int,
    detail: str,
    telling: EngineSession,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Telling, "events", events)
    monkeypatch.setattr(Telling, "said", said)
    telling.begin_scenario()
    for _ in range(steps - 1):
        telling.begin_step()
        ask(telling, answers)
    telling.begin_step()
    ask(telling, answers - 1)
    with pytest.raises(EngineBroke, match=f"`arrange`: {detail}") as caught:
        ask(telling)
    assert caught.value.kind == "flooded"


def test_each_scenario_counts_anew_and_outside_of_one_only_answers_count(
    telling: EngineSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Telling, "events", 10)
    ask(telling, 5)
    for _ in range(5):
        telling.begin_scenario()
        ask(telling, 2)
    monkeypatch.setattr(Telling, "events", 11)
    with pytest.raises(EngineBroke):
        ask(telling)
    telling.restart()
    monkeypatch.setattr(Telling, "events", 10)
    ask(telling, 5)


def test_observations_count_too(telling: EngineSession, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Telling, "said", 9_000)
    telling.begin_scenario()
    telling.observe()
    telling.observe()
    with pytest.raises(EngineBroke, match="`observe`: answers with more than 20000 bytes in one step"):
        telling.observe()


def test_many_slow_answers_are_bounded_by_the_scenario() -> None:
    limits = Limits(request_seconds=10, scenario_seconds=0.5)
    with connect(f"python:{__name__}:Slow", limits) as slow:
        slow.begin_scenario()
        with pytest.raises(EngineBroke, match=r"the scenario's 0.5 s are over") as caught:
            ask(slow, 100)
        assert caught.value.kind == "timed-out"
        slow.restart()
        ask(slow)


class Slow(Telling):
    """Takes a while for every answer, and never too long."""

    seconds = 0.1


class Late(Telling):
    """Can be made again only at the third attempt after the first."""

    made = 0

    def __init__(self) -> None:
        type(self).made += 1
        if self.made in (2, 3):
            raise RuntimeError("not yet")


def test_a_start_that_fails_is_tried_again_at_growing_intervals(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(time, "sleep", pauses.append)
    monkeypatch.setattr(Late, "made", 0)
    with connect(f"inprocess:{__name__}:Late") as late:
        late.restart()
        assert pauses == [0.1, 0.2]
        ask(late)


def test_patience_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Late, "made", 0)
    with (
        connect(f"inprocess:{__name__}:Late", Limits(restart_seconds=0.05)) as late,
        pytest.raises(CouldNotStart, match="not yet"),
    ):
        late.restart()


class Parting(Telling):
    """Leaves a note when it is told to shut down."""

    told: list[str] = []  # noqa: RUF012 - what the test reads

    def shutdown(self, params: object) -> None:
        self.told.append("shutdown")


def test_an_engine_is_told_to_shut_down_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Parting, "told", [])
    parting = connect(f"inprocess:{__name__}:Parting")
    parting.close()
    parting.close()
    assert Parting.told == ["shutdown"]
