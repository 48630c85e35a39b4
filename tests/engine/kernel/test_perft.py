"""Counts of decision paths: computed manually for a small game, and as published for the real ones."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
import tomli

from reference_engine import perft
from reference_engine.engine import GAMES
from reference_engine.kernel.perft import perft as paths
from reference_engine.kernel.session import Session
from scenarios import ROOT
from tests.engine.battery.state import snapshot
from tests.engine.kernel.pebbles import started

POSITIONS = ROOT / "positions"

IN_A_TURN_OF_RIVALS = {
    "city-card",
    "resolve",
    "action",
    "mend",
    "antagonists",
    "driven-out",
    "monster-attack",
    "draw-from",
}
IN_ITS_ATTACKS = {
    "intel", "attack-type", "attack-card", "block", "reaction", "retarget", "discard", "target", "attacker-abilities",
    "prevention", "mitigation", "pay", "attach", "reward",
}  # fmt: skip
IN_ITS_CONFLICTS = {"influence", "claim-attack", "contribute"}
"""Windows in the phases of a turn, in the steps of an attack, and in joint decisions."""


@cache
def by_hand(heap: int, depth: int) -> int:
    """Count paths of this depth: pass, or take up to three; the last pebble leads to a roll and the end."""
    if depth == 0:
        return 1
    after_the_last = {1: 1, 2: 2}.get(depth, 0)
    found = by_hand(heap, depth - 1)
    for number in range(1, min(heap, 3) + 1):
        found += after_the_last if number == heap else by_hand(heap - number, depth - 1)
    return found


class TestPebbles:
    @pytest.mark.parametrize("heap", [1, 2, 4, 7])
    def test_paths_are_counted_by_depth(self, heap: int) -> None:
        assert paths(started(heap=heap), 5) == [by_hand(heap, depth) for depth in range(1, 6)]

    def test_finished_game_adds_no_path(self) -> None:
        assert paths(started(heap=1), 3) == [2, 2 + 2, 2 + 2]

    def test_counting_leaves_the_game_unchanged(self) -> None:
        game = started(heap=4)
        before = snapshot(game)
        paths(game, 3)
        assert snapshot(game) == before


PUBLISHED: list[dict[str, Any]] = tomli.loads((POSITIONS / "perft.toml").read_text(encoding="utf-8"))["perft"]


def position(entry: dict[str, Any]) -> dict[str, Any]:
    return tomli.loads((POSITIONS / entry["position"]).read_text(encoding="utf-8"))


def begun(entry: dict[str, Any]) -> Session:
    """Return a session at the position where a count begins."""
    start = position(entry)
    rules = GAMES[start["game"]]
    session = Session(rules, rules.start(start, start["edition"]))
    for step in entry.get("after", []):
        session.choose(step["seat"], step["choice"])
    return session


class TestPublishedCounts:
    def test_every_position_has_counts(self) -> None:
        counted = {entry["position"] for entry in PUBLISHED}
        assert counted == {path.name for path in POSITIONS.glob("*.toml")} - {"perft.toml"}

    def test_rivals_counts_begin_at_every_phase_and_attack_step(self) -> None:
        decisions = (begun(entry).game.decision for entry in PUBLISHED if entry["position"].startswith("rivals-"))
        windows = {decision.window for decision in decisions if decision is not None}
        assert windows >= IN_A_TURN_OF_RIVALS | IN_ITS_ATTACKS | IN_ITS_CONFLICTS

    @pytest.mark.parametrize("entry", PUBLISHED, ids=[entry["about"] for entry in PUBLISHED])
    def test_reference_engine_matches_published_counts(self, entry: dict[str, Any]) -> None:
        counts = entry["counts"]
        assert paths(begun(entry).game, len(counts)) == counts
        if not entry.get("after"):
            assert perft(position(entry), len(counts)) == counts
