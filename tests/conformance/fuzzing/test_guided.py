"""Guidance of a campaign, reduction of long paths, and reporting of each divergence once."""

from __future__ import annotations

from pathlib import Path
from random import Random

from conformance.fuzzing.shrinking import EACH_OF_THE_LAST, beginnings
from conformance.fuzzing.starting_positions import change
from tests.conformance.fuzzing.fuzzing import fuzz, wrong_engine


def test_mutated_position_may_gain_items() -> None:
    sizes = set()
    for seed in range(60):
        position = {"game": "vtes", "seats": [{"name": "Ann", "hand": ["Blur"], "ready": [{"card": "Sully"}]}]}
        change(position, ["Blur", "Sully"], Random(seed))
        sizes |= {len(each["ready"]) for each in position["seats"] if isinstance(each, dict) and "ready" in each}
    assert sizes == {0, 1, 2}


def test_path_starts_late_then_ever_earlier() -> None:
    tried = list(beginnings(437))
    assert tried[:EACH_OF_THE_LAST] == list(range(437, 437 - EACH_OF_THE_LAST, -1))
    assert len(tried) < 100
    assert min(tried) < 40
    assert list(beginnings(0)) == []


def test_divergence_in_several_windows_is_reported_once(tmp_path: Path) -> None:
    engine = wrong_engine("vtes", "a full vampire does not hunt")
    result, told = fuzz(tmp_path, engine, "--game", "vtes", "--games", "12", "--seed", "4")
    assert len(told["differences"]) == 1, result.output
    assert "1 differences, seen 1 times" not in result.output
