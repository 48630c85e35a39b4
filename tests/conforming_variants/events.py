"""Conforming variants that leave out events which no rule makes visible.

The vocabulary of each game marks these kinds: the Shapes of its events whose name ends in `?`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from conformance.games import words
from tests.conforming_variants.layers import Honest, JsonObject

OPTIONAL: Mapping[str, tuple[str, ...]] = {
    game: tuple(name for name, shape in of_game.events.items() if shape.optional) for game, of_game in words().items()
}
"""Game → the kinds of events that an engine may leave out."""


class WithoutEvents(Honest):
    """Report no events of some kinds, neither to the judge nor to a seat."""

    def __init__(self, kinds: Collection[str]) -> None:
        super().__init__()
        self.kinds = frozenset(kinds)

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        return turnpoint | {"events": self.events_for_a_seat(turnpoint["events"])}

    def events_for_a_seat(self, events: list[JsonObject]) -> list[JsonObject]:
        return [event for event in events if event["event"] not in self.kinds]
