"""Tasks that are handed out to processes: what comes of them, and of processes that die, dawdle or are others."""

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


def test_every_task_is_carried_out_once(processes: Spread) -> None:
    found = list(processes.run(tasks.doubled, drawn(range(30))))
    assert sorted(found) == [(number, 2 * number) for number in range(30)]


def test_what_a_task_raises_is_raised(processes: Spread) -> None:
    with pytest.raises(LookupError, match="what was asked for"):
        list(processes.run(tasks.wrong, drawn([1])))


def test_a_task_whose_process_dies_is_handed_out_once_more(processes: Spread, tmp_path: Path) -> None:
    marker = tmp_path / "died"
    ((task, found),) = processes.run(tasks.dying, drawn([str(marker)]))
    assert task == str(marker)
    assert isinstance(found, int)


def test_a_task_that_no_process_survives_is_lost(processes: Spread) -> None:
    assert list(processes.run(tasks.dying, drawn(["nowhere"]))) == [("nowhere", Lost())]


def test_what_is_under_way_when_it_is_enough_still_counts(processes: Spread) -> None:
    left = [0.4, 0.2]
    found = list(processes.run(tasks.held, lambda: left.pop() if left else None, lambda: not left))
    assert sorted(found) == [(0.2, 0.2), (0.4, 0.4)]


def test_it_is_not_waited_for_longer_than_for_a_moment(processes: Spread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(distributed, "GRACE_SECONDS", 0.1)
    left = [3.0]
    assert list(processes.run(tasks.held, lambda: left.pop() if left else None, lambda: not left)) == []


def test_a_task_that_takes_too_long_is_given_up(processes: Spread) -> None:
    assert list(processes.run(tasks.held, drawn([3.0]), longest=0.2)) == [(3.0, Lost())]


def test_a_process_with_other_code_carries_nothing_out(processes: Spread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(distributed, "_digest", lambda _: "another")
    with pytest.raises(OtherSuite, match=r"another version of the suite \([0-9a-f]{16} instead of another\)"):
        list(processes.run(tasks.doubled, drawn([1])))


def test_a_campaign_is_played_by_the_processes_of_a_scheduler_that_have_the_same_suite(
    processes: Spread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = ("--game", "vendetta", "--games", "12", "--scheduler", processes.address)
    result, told = fuzz(tmp_path, "reference", *elsewhere)
    assert (result.exit_code, told["games"]) == (0, 12), result.output
    monkeypatch.setattr(distributed, "_digest", lambda _: "another")
    result, _ = fuzz(tmp_path / "other", "reference", *elsewhere)
    assert result.exit_code == 2
    assert "have the same one wherever there are workers" in result.output
