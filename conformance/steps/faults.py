"""What a step raises: the engine's failure, or the scenario's own fault."""

from __future__ import annotations

from typing import Any

JsonObject = dict[str, Any]


class StepFailure(Exception):
    """The engine does not do what the step says. `offered` are the choices that were open."""

    def __init__(
        self, message: str, *, expected: Any = None, actual: Any = None, offered: list[JsonObject] | None = None
    ) -> None:
        super().__init__(message)
        self.message, self.expected, self.actual, self.offered = message, expected, actual, offered


class ScenarioFault(Exception):
    """The scenario itself is wrong, whatever the engine: a Given after a When, a player who is not at the table."""
