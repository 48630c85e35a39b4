"""Runner and engine share a core while they speak, and nobody is bound afterwards."""

from __future__ import annotations

import gc
import os
import shlex
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from conformance.adapters import EngineSession, connect, cpu_affinity

SPEC = f"stdio:{shlex.quote(sys.executable)} {shlex.quote(str(Path(__file__).with_name('counting_game.py')))}"

pytestmark = pytest.mark.skipif(
    not hasattr(os, "sched_getaffinity") or len(os.sched_getaffinity(0)) < 2, reason="there is one core, or no binding"
)


@pytest.fixture(autouse=True)
def free() -> Iterator[set[int]]:
    """The cores of this thread before a test; they must be the same after it."""
    before = os.sched_getaffinity(0)
    yield before
    after = os.sched_getaffinity(0)
    os.sched_setaffinity(0, before)
    assert after == before


def play(session: EngineSession) -> set[int]:
    """The cores of the engine, once it has answered a request."""
    session.setup("count", "plain", {"seats": ["Sarah", "Alexis"]})
    keeper = Path(f"/proc/self/task/{threading.get_native_id()}/children").read_text().split()[-1]
    engine = Path(f"/proc/{keeper}/task/{keeper}/children").read_text()
    return os.sched_getaffinity(int(engine))


def test_both_are_bound_to_one_core_as_long_as_the_engine_is_up(free: set[int]) -> None:
    with connect(SPEC) as session:
        assert os.sched_getaffinity(0) == free, "an engine that starts may use every core"
        assert play(session) == os.sched_getaffinity(0)
        assert len(os.sched_getaffinity(0)) == 1


def test_two_engines_share_it_until_the_last_is_gone(free: set[int]) -> None:
    with connect(SPEC) as first:
        core = play(first)
        with connect(SPEC) as second:
            assert play(second) == core == os.sched_getaffinity(0)
        assert os.sched_getaffinity(0) == core
        first.restart()
        assert os.sched_getaffinity(0) == free
        assert len(play(first)) == 1


def test_an_engine_that_nobody_holds_any_more_holds_nobody(free: set[int]) -> None:
    session = connect(SPEC)
    assert len(play(session)) == 1
    del session
    gc.collect()
    assert os.sched_getaffinity(0) == free


def test_runners_beside_each_other_take_different_cores(free: set[int], monkeypatch: pytest.MonkeyPatch) -> None:
    taken = []
    for number in range(2):
        monkeypatch.setattr(cpu_affinity, "_preferred", None)
        cpu_affinity.prefer(number)
        with connect(SPEC) as session:
            taken.append(play(session))
    assert taken[0] != taken[1]


def test_where_the_system_does_not_let_them_both_stay_free(free: set[int], monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(pid: int, core: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "sched_setaffinity", refuse)
    with connect(SPEC) as session:
        assert play(session) == free == os.sched_getaffinity(0)
