"""Runner and engine share a core while connected, and are unbound afterwards."""

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
    """Yield the cores of this thread, and check that they are the same after the test."""
    before = os.sched_getaffinity(0)
    yield before
    after = os.sched_getaffinity(0)
    os.sched_setaffinity(0, before)
    assert after == before


def play(session: EngineSession) -> set[int]:
    """Return the cores of the engine after it has answered a request."""
    session.setup("count", "plain", {"seats": ["Sarah", "Alexis"]})
    keeper = Path(f"/proc/self/task/{threading.get_native_id()}/children").read_text().split()[-1]
    engine = Path(f"/proc/{keeper}/task/{keeper}/children").read_text()
    return os.sched_getaffinity(int(engine))


def test_runner_and_engine_share_one_core(free: set[int]) -> None:
    with connect(SPEC) as session:
        assert os.sched_getaffinity(0) == free, "an engine that starts may use every core"
        assert play(session) == os.sched_getaffinity(0)
        assert len(os.sched_getaffinity(0)) == 1


def test_core_is_shared_until_the_last_engine_ends(free: set[int]) -> None:
    with connect(SPEC) as first:
        core = play(first)
        with connect(SPEC) as second:
            assert play(second) == core == os.sched_getaffinity(0)
        assert os.sched_getaffinity(0) == core
        first.restart()
        assert os.sched_getaffinity(0) == free
        assert len(play(first)) == 1


def test_garbage_collected_engine_releases_the_core(free: set[int]) -> None:
    session = connect(SPEC)
    assert len(play(session)) == 1
    del session
    gc.collect()
    assert os.sched_getaffinity(0) == free


def test_parallel_runners_use_different_cores(free: set[int], monkeypatch: pytest.MonkeyPatch) -> None:
    taken = []
    for number in range(2):
        monkeypatch.setattr(cpu_affinity, "_preferred", None)
        cpu_affinity.prefer(number)
        with connect(SPEC) as session:
            taken.append(play(session))
    assert taken[0] != taken[1]


def test_refused_binding_leaves_both_unbound(free: set[int], monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(pid: int, core: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "sched_setaffinity", refuse)
    with connect(SPEC) as session:
        assert play(session) == free == os.sched_getaffinity(0)
