"""Counting decision paths, so that two engines can compare their whole legality in one number."""

from __future__ import annotations

from reference_engine.kernel.game import Game


def perft(game: Game, depth: int) -> list[int]:
    """Paths of 1, 2, … `depth` decisions from here, chance expanded. A game that is over adds no path."""
    counts = [0] * depth
    _count(game, depth, 0, counts)
    return counts


def _count(game: Game, depth: int, at: int, counts: list[int]) -> None:
    decision = game.decision
    if decision is None or at == depth:
        return
    counts[at] += len(decision.options)
    if at + 1 == depth:
        return
    for option in decision.options:
        twin = game.copy()
        twin.apply(option)
        _count(twin, depth, at + 1, counts)
