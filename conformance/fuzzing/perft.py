"""Decision paths counted on both sides, to find the branch at which they part."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from conformance.fuzzing.comparison import Divergence
from conformance.fuzzing.lockstep import Ended, Pair, Parted, StartingPoint
from conformance.protocol.engine import JsonObject

MOST_POSITIONS = 20_000
"""So many positions at most are gone through: without a way back, each is reached from the beginning."""


class TooMany(ValueError):
    """There are more positions than are gone through."""


class Branch(msgspec.Struct):
    """The paths that begin with a choice, on both sides."""

    seat: str
    choice: JsonObject
    expected: int = 0
    actual: int = 0


class Counted(msgspec.Struct):
    """What was counted."""

    depths: list[tuple[int, int]] = []
    """The paths of 1, 2, … decisions: of the reference, and of the engine."""
    branches: list[Branch] = []
    """Those of the last depth, divided by the first choice."""
    path: list[tuple[str, JsonObject]] = []
    """The choices after which the two part first."""
    difference: Divergence | None = None


def count(pair: Pair, start: StartingPoint, depth: int) -> Counted:
    """Counts paths, shorter ones first, up to where the two sides part. Raises Ended where the start cannot be played,
    and TooMany."""
    counted, paths = Counted(), [start]
    for length in range(1, depth + 1):
        if len(paths) > MOST_POSITIONS:
            raise TooMany(f"{len(paths)} positions at depth {length}, of {MOST_POSITIONS} at most")
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
    """The choices at the end of a way: who, which, and whether it is open on either side."""
    try:
        pair.begin(way)
        pair.compare([])
    except Ended:
        if not way.choices:
            raise
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
    for choice in pair.options():
        yield pending.seat, choice, 1, int(choice not in missing)
    for choice in extra:
        yield pending.seat, choice, 0, 1
