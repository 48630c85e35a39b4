"""Reduction of a path that ends in a divergence: fewer choices and a smaller position that fail in the same manner."""

from __future__ import annotations

import copy
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from conformance.fuzzing.lockstep import Pair, StartingPoint
from conformance.fuzzing.replaying import ChoicePath, walk
from conformance.protocol.engine import EngineError, InvalidPosition, JsonObject

SECONDS, TRIALS = 20.0, 400
"""Maximum seconds and attempts for reducing one divergence."""
EACH_OF_THE_LAST = 20
"""Number of positions before the divergence that are each tried as a start; earlier ones are tried ever less often."""
LOOKED_AT_WHOLLY = 60
"""Maximum number of choices in a path for comparing everything after each choice."""
UNKNOWN_KEYS = 60
"""Maximum number of keys to remove from an observation to turn it into a position."""
NUMBERED = re.compile(r"\[\d+\]")


class Shrinking:
    """Reducer of divergences for one pair of engines."""

    def __init__(self, pair: Pair) -> None:
        self._pair = pair
        self._unknown: dict[str, set[tuple[str, ...]]] = {}
        """Game → keys that observations have and positions do not."""

    def smallest(self, way: ChoicePath, seconds: float = SECONDS) -> ChoicePath:
        """Return the smallest path found that fails in the same manner, after about `seconds`.

        Tries a later start, then the earliest divergence, then fewer cards, seats, counters, and choices.
        """
        self._until, self._left = time.monotonic() + seconds, TRIALS
        way = self._begun_later(way)
        if len(way.start.choices) <= LOOKED_AT_WHOLLY:
            way = walk(self._pair, way.start) or way  # an earlier difference may have been skipped
        way = self._begun_later(way)
        smaller = True
        while smaller and self._may_go_on():
            smaller = False
            for attempt in (self._with_fewer_choices, self._with_less_there):
                if (found := attempt(way)) is not None and found.size < way.size:
                    way, smaller = found, True
        return way

    def _may_go_on(self) -> bool:
        return self._left > 0 and time.monotonic() < self._until

    def _still(self, way: ChoicePath, start: StartingPoint) -> ChoicePath | None:
        self._left -= 1
        return walk(self._pair, start, way.difference) if self._may_go_on() else None

    def _begun_later(self, way: ChoicePath) -> ChoicePath:
        ways = (self._still(way, start) for start in self._later(way.start))
        return next((found for found in ways if found is not None), way)

    def _later(self, start: StartingPoint) -> Iterator[StartingPoint]:
        """Yield the same path with later starts, without the private data that only the reference can continue from."""
        positions: dict[int, JsonObject] = {}
        reference, wanted = self._pair.reference, set(beginnings(len(start.choices)))
        try:
            reference.setup(start.game, start.edition, start.position)
            for number, (seat, choice) in enumerate(start.choices, 1):
                reference.begin_scenario()
                reference.choose(seat, choice)
                if number in wanted:
                    positions[number] = reference.observe(None)
        except EngineError:
            pass  # the reference may refuse the last choice
        for at in sorted(positions, reverse=True):
            position = self.settable(start, positions[at])
            if position is not None:
                yield replace(start, position=position, choices=start.choices[at:])

    def settable(self, start: StartingPoint, observed: JsonObject) -> JsonObject | None:
        """Turn an observation into a position; None if the reference does not accept it."""
        position: JsonObject = _without_nulls(observed)
        position.pop("continuation", None)
        unknown = self._unknown.setdefault(start.game, set())
        for keys in unknown:
            _drop(position, keys)
        for _ in range(UNKNOWN_KEYS):
            try:
                self._pair.reference.setup(start.game, start.edition, position)
            except InvalidPosition as refused:
                if refused.problem != "unknown-key":
                    return None
                keys = tuple(NUMBERED.sub("", refused.where).split("."))
                if keys in unknown:
                    return None
                unknown.add(keys)
                _drop(position, keys)
            except EngineError:
                return None
            else:
                return position
        return None

    def _with_fewer_choices(self, way: ChoicePath) -> ChoicePath | None:
        """Leave out runs of choices, long runs first. The last choice stays."""
        found, length = None, len(way.start.choices) // 2
        while length:
            at = len(way.start.choices) - 1 - length
            while at > -length and self._may_go_on():
                choices = way.start.choices[: max(at, 0)] + way.start.choices[at + length :]
                if (shorter := self._still(way, replace(way.start, choices=choices))) is not None:
                    way = found = shorter
                at = min(at, len(way.start.choices) - 1) - length
            length //= 2
        return found

    def _with_less_there(self, way: ChoicePath) -> ChoicePath | None:
        """Remove things from the position: whole lists, then halves, then single items."""
        found = None
        for removals in _removals(way.start.position):
            for remove in removals:
                position = copy.deepcopy(way.start.position)
                try:
                    remove(position)
                except (LookupError, TypeError):
                    continue  # an earlier removal took this along
                if position == way.start.position or not self._may_go_on():
                    continue
                if (smaller := self._still(way, replace(way.start, position=position))) is not None:
                    way = found = smaller
        return found


def beginnings(length: int) -> Iterator[int]:
    """Yield the numbers of choices after which to start a path of this length instead."""
    back = 0
    while back < length:
        yield length - back
        back += max(1, back // EACH_OF_THE_LAST)


def _without_nulls(value: Any) -> Any:
    """Return a copy without keys whose value is null."""
    if isinstance(value, dict):
        return {key: _without_nulls(each) for key, each in value.items() if each is not None}
    return [_without_nulls(each) for each in value] if isinstance(value, list) else value


def _drop(value: Any, keys: tuple[str, ...]) -> None:
    """Remove the key at this path, in every item of any list on the way."""
    if isinstance(value, list):
        for each in value:
            _drop(each, keys)
    elif isinstance(value, dict) and keys[0] in value:
        if len(keys) == 1:
            del value[keys[0]]
        else:
            _drop(value[keys[0]], keys[1:])


Removal = Callable[[JsonObject], None]
NEEDED = {"game", "edition", "name", "card", "seats"}
"""Keys without which a position has no meaning."""


def _removals(position: JsonObject) -> Iterator[list[Removal]]:
    """Yield removals from a position, large ones first.

    Later items of a list come first, so the indexes of the others stay the same.
    """
    lists = [(path, len(found)) for path, found in _within(position) if isinstance(found, list) and found]
    lists.sort(key=lambda each: -each[1])
    yield [_cut(path, 0, length) for path, length in lists if path[-1] != "seats"]
    yield [_cut(path, at, at + 1) for path, length in lists if path[-1] == "seats" for at in reversed(range(length))]
    yield [
        _cut(path, at, at + length // 2)
        for path, length in lists
        if length > 3 and path[-1] != "seats"
        for at in (length // 2, 0)
    ]
    yield [_without(path) for path, _ in reversed(list(_within(position))) if path and path[-1] not in NEEDED]
    yield [
        _cut(path, at, at + 1)
        for path, length in lists
        if path[-1] != "seats" and length <= 12
        for at in reversed(range(length))
    ]


def _within(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    yield path, value
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in items:
        yield from _within(each, (*path, key))


def _holder(position: JsonObject, path: tuple[Any, ...]) -> Any:
    value: Any = position
    for key in path:
        value = value[key]
    return value


def _cut(path: tuple[Any, ...], first: int, last: int) -> Removal:
    def remove(position: JsonObject) -> None:
        del _holder(position, path)[first:last]

    return remove


def _without(path: tuple[Any, ...]) -> Removal:
    def remove(position: JsonObject) -> None:
        holder = _holder(position, path[:-1])
        if isinstance(holder, dict):
            del holder[path[-1]]

    return remove
