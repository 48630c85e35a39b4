"""Counts of decision paths, which compare the complete legality of two engines in one number."""

from __future__ import annotations

from reference_engine.kernel.game import Game


def perft(game: Game, depth: int) -> list[int]:
    """Return the number of paths of 1, 2, … `depth` decisions from here, including chance.

    A finished game adds none.
    """
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
