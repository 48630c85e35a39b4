"""Snapshots: what can be observed now, and what could be before the present run of Whens."""

from __future__ import annotations

from conformance.protocol.engine import Engine
from conformance.protocol.messages import Turnpoint
from conformance.steps.paths import JsonObject


class Snapshots:
    """Observations of one game, each asked for at most once."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.before: JsonObject | None = None
        """All that could be observed before the first When of the present run of Whens; None until it was asked for."""
        self._at: Turnpoint | None = None
        self._seen: JsonObject = {}

    def at(self, turnpoint: Turnpoint) -> JsonObject:
        """All that can be observed at the turnpoint that is reached."""
        if self._at is not turnpoint:
            self._at, self._seen = turnpoint, self.engine.observe(None)
        return self._seen

    def set(self, turnpoint: Turnpoint, position: JsonObject) -> None:
        """What was observed there already."""
        self._at, self._seen = turnpoint, position

    def by(self, seat: str) -> JsonObject:
        """What a player may see now; hidden cards are `?`."""
        return self.engine.observe(seat)
