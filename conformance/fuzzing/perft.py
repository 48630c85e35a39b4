"""Counts of decision paths on both sides, to find the branch at which they diverge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from conformance.fuzzing.comparison import Divergence
from conformance.fuzzing.lockstep import Ended, Pair, Parted, Skip, StartingPoint
from conformance.protocol.engine import JsonObject

MOST_POSITIONS = 20_000
"""Maximum number of positions to visit. Engines cannot undo, so each is reached from the start."""


class TooMany(ValueError):
    """There are more positions than MOST_POSITIONS."""


class Branch(msgspec.Struct):
    """Number of paths that begin with one choice, on both sides."""

    seat: str
    choice: JsonObject
    expected: int = 0
    actual: int = 0


class Counted(msgspec.Struct):
    """Result of a count."""

    depths: list[tuple[int, int]] = []
    """Numbers of paths of 1, 2, … decisions: the reference's, then the engine's."""
    branches: list[Branch] = []
    """Paths of the last depth, divided by the first choice."""
    path: list[tuple[str, JsonObject]] = []
    """Choices after which the two sides first diverge."""
    difference: Divergence | None = None
    compared: int = 0
    """Number of positions that were compared."""
    skipped: Counter[Skip] = msgspec.field(default_factory=Counter)
    """Number of positions that could not be compared, by reason."""

    @property
    def too_little(self) -> bool:
        """True if more positions were skipped than compared, so that equal counts mean nothing."""
        return self.difference is None and self.skipped.total() > self.compared


def count(pair: Pair, start: StartingPoint, depth: int) -> Counted:
    """Count paths, shorter ones first, until the two sides diverge.

    Raises TooMany, and Ended if the start cannot be played.
    """
    counted, paths = Counted(), [start]
    for length in range(1, depth + 1):
        if len(paths) > MOST_POSITIONS:
            raise TooMany(f"{len(paths):,} positions at depth {length}, more than {MOST_POSITIONS:,}; lower the depth")
        branches, further = dict[str, Branch](), list[StartingPoint]()
        for way in paths:
            for seat, choice, expected, actual in _open(pair, way, counted):
                made = way.choices[len(start.choices) :]
                first = made[0] if made else (seat, choice)
                branch = branches.setdefault(str(first), Branch(*first))
                branch.expected, branch.actual = branch.expected + expected, branch.actual + actual
                if expected and actual:
                    further.append(replace(way, choices=(*way.choices, (seat, choice))))
        counted.branches = list(branches.values())
        counted.depths.append(
            (sum(each.expected for each in counted.branches), sum(e.actual for e in counted.branches))
        )
        if counted.difference is not None:
            break
        paths = further
    return counted


def _open(pair: Pair, way: StartingPoint, counted: Counted) -> Iterator[tuple[str, JsonObject, int, int]]:
    """Yield seat, choice, and 1 or 0 for the reference and the engine, for each option at the end of a path."""
    try:
        pair.begin(way)
        pair.compare([])
        counted.compared += 1
    except Ended as ended:
        if not way.choices:
            raise
        counted.skipped[ended.skip] += 1
        return
    except Parted as parted:
        if counted.difference is None:
            counted.path, counted.difference = list(way.choices), parted.difference
        if parted.difference.kind != "options":
            return
        missing, extra = parted.difference.expected, parted.difference.actual
    else:
        missing, extra = [], []
    pending = pair.pending
    if pending is None:
        return
    try:
        options = pair.options()
    except Ended as ended:
        if not way.choices:
            raise
        counted.skipped[ended.skip] += 1
        return
    for choice in options:
        yield pending.seat, choice, 1, int(choice not in missing)
    for choice in extra:
        yield pending.seat, choice, 0, 1
