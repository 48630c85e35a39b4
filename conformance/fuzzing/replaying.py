"""One way through a game gone again on both sides, to see whether and where they part."""

from __future__ import annotations

import msgspec

from conformance.fuzzing.comparison import Divergence
from conformance.fuzzing.lockstep import Ended, Pair, Parted, StartingPoint


class ChoicePath(msgspec.Struct, frozen=True, kw_only=True):
    """A beginning with all that is chosen, and what shows at its end."""

    start: StartingPoint
    difference: Divergence

    @property
    def size(self) -> tuple[int, int]:
        """How much of it there is to read: choices, and the length of its position."""
        return len(self.start.choices), len(msgspec.json.encode(self.start.position))


def walk(pair: Pair, start: StartingPoint, wanted: Divergence | None = None) -> ChoicePath | None:
    """Where the two sides part on a way, with what leads there; None where they do not, or not in the manner wanted.

    Without a difference that is wanted all is looked at on the way. With one, only what it shows in is looked at, and
    what is `allowed` is tried at the end.
    """
    seats = [str(seat["name"]) for seat in start.position["seats"] if "name" in seat]
    everybody: list[str | None] = [None, *seats]
    last = [] if wanted is None or wanted.kind != "state" else [wanted.viewer]
    try:
        pair.begin(msgspec.structs.replace(start, choices=()))
        pair.compare(everybody if wanted is None else last if not start.choices else [])
        for number, (seat, choice) in enumerate(start.choices, 1):
            if pair.pending is None:
                return None
            pair.choose(seat, choice)
            pair.compare(everybody if wanted is None else last if number == len(start.choices) else [])
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
