"""Task distribution: results of tasks, and processes that die, are slow, or run other code."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

pytest.importorskip("distributed", reason="distributed, of the extra `campaign`, is not installed")

from conformance.fuzzing import distributed
from conformance.fuzzing.distributed import Lost, OtherSuite, Spread
from tests.conformance.fuzzing import tasks
from tests.conformance.fuzzing.fuzzing import fuzz

T = TypeVar("T")


@pytest.fixture(scope="module")
def processes() -> Iterator[Spread]:
    with Spread(2) as processes:
        yield processes


def drawn(given: Iterable[T]) -> Callable[[], T | None]:
    left = iter(given)
    return lambda: next(left, None)


def test_every_task_runs_once(processes: Spread) -> None:
    found = list(processes.run(tasks.doubled, drawn(range(30))))
    assert sorted(found) == [(number, 2 * number) for number in range(30)]


def test_exception_of_a_task_is_raised(processes: Spread) -> None:
    with pytest.raises(LookupError, match="what was asked for"):
        list(processes.run(tasks.wrong, drawn([1])))


def test_task_of_a_dead_process_is_retried_once(processes: Spread, tmp_path: Path) -> None:
    marker = tmp_path / "died"
    ((task, found),) = processes.run(tasks.dying, drawn([str(marker)]))
    assert task == str(marker)
    assert isinstance(found, int)


def test_task_that_kills_every_process_is_lost(processes: Spread) -> None:
    assert list(processes.run(tasks.dying, drawn(["nowhere"]))) == [("nowhere", Lost())]


def test_tasks_running_at_the_end_still_count(processes: Spread) -> None:
    left = [0.4, 0.2]
    found = list(processes.run(tasks.held, lambda: left.pop() if left else None, lambda: not left))
    assert sorted(found) == [(0.2, 0.2), (0.4, 0.4)]


def test_running_tasks_get_only_a_short_grace(processes: Spread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(distributed, "GRACE_SECONDS", 0.1)
    left = [3.0]
    assert list(processes.run(tasks.held, lambda: left.pop() if left else None, lambda: not left)) == []


def test_slow_task_times_out(processes: Spread) -> None:
    assert list(processes.run(tasks.held, drawn([3.0]), longest=0.2)) == [(3.0, Lost())]


def test_process_with_other_code_runs_nothing(processes: Spread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(distributed, "_digest", lambda _: "another")
    with pytest.raises(OtherSuite, match=r"another version of the suite \([0-9a-f]{16} instead of another\)"):
        list(processes.run(tasks.doubled, drawn([1])))


def test_scheduler_workers_need_the_same_suite(
    processes: Spread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = ("--game", "vendetta", "--games", "4", "--scheduler", processes.address)
    result, told = fuzz(tmp_path, "reference", *elsewhere)
    assert (result.exit_code, told["games"]) == (0, 4), result.output
    monkeypatch.setattr(distributed, "_digest", lambda _: "another")
    result, _ = fuzz(tmp_path / "other", "reference", *elsewhere)
    assert result.exit_code == 2
    assert "install the same version on every worker" in result.output
