"""Replay of one path through a game on both sides, to see if and where they diverge."""

from __future__ import annotations

import msgspec

from conformance.fuzzing.comparison import Divergence
from conformance.fuzzing.lockstep import Ended, Pair, Parted, StartingPoint


class ChoicePath(msgspec.Struct, frozen=True, kw_only=True):
    """A starting point with all its choices, and the divergence at its end."""

    start: StartingPoint
    difference: Divergence

    @property
    def size(self) -> tuple[int, int]:
        """Number of choices, and length of the position, for comparing how much there is to read."""
        return len(self.start.choices), len(msgspec.json.encode(self.start.position))


def walk(pair: Pair, start: StartingPoint, wanted: Divergence | None = None) -> ChoicePath | None:
    """Return the path up to a divergence, or None if there is none or not the wanted one.

    Without `wanted`, everything is compared after each choice. With it, only the part of the state that it concerns is
    compared, at the end, and an `allowed` choice is tried.
    """
    seats = [str(seat["name"]) for seat in start.position["seats"] if "name" in seat]
    viewers: list[str | None] = [None, *seats]
    last = [] if wanted is None or wanted.kind != "state" else [wanted.viewer]
    try:
        pair.begin(msgspec.structs.replace(start, choices=()))
        pair.compare(viewers if wanted is None else last if not start.choices else [])
        for number, (seat, choice) in enumerate(start.choices, 1):
            if pair.pending is None:
                return None
            pair.choose(seat, choice)
            pair.compare(viewers if wanted is None else last if number == len(start.choices) else [])
        pair.must_be_even()
        if pair.queue and pair.pending is not None:
            pair.options()
        if wanted is not None and wanted.kind == "allowed":
            pair.try_illegal(wanted.seat, wanted.choice)
    except Ended:
        return None
    except Parted as parted:
        found = parted.difference
        if wanted is not None and found.manner != wanted.manner:
            return None
        return ChoicePath(start=msgspec.structs.replace(start, choices=tuple(pair.line)), difference=found)
    return None
