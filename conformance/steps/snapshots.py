"""Snapshots of the state now, and before the present run of Whens."""

from __future__ import annotations

from conformance.protocol.engine import Engine
from conformance.protocol.messages import Turnpoint
from conformance.steps.paths import JsonObject


class Snapshots:
    """Observations of one game, each made at most once."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.before: JsonObject | None = None
        """The full view before the present run of Whens; None until it is needed."""
        self._at: Turnpoint | None = None
        self._seen: JsonObject = {}

    def at(self, turnpoint: Turnpoint) -> JsonObject:
        """Return the full view at the present turnpoint."""
        if self._at is not turnpoint:
            self._at, self._seen = turnpoint, self.engine.observe(None)
        return self._seen

    def set(self, turnpoint: Turnpoint, position: JsonObject) -> None:
        """Set the full view at a turnpoint."""
        self._at, self._seen = turnpoint, position

    def by(self, seat: str) -> JsonObject:
        """Return a player's view, with `?` for hidden cards."""
        return self.engine.observe(seat)
