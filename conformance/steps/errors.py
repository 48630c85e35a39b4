"""Exceptions of steps: a failure of the engine, or a fault of the scenario."""

from __future__ import annotations

from typing import Any

JsonObject = dict[str, Any]


class StepFailure(Exception):
    """The engine does not do what the step says. `offered` holds the choices that were open."""

    def __init__(
        self, message: str, *, expected: Any = None, actual: Any = None, offered: list[JsonObject] | None = None
    ) -> None:
        super().__init__(message)
        self.message, self.expected, self.actual, self.offered = message, expected, actual, offered


class ScenarioFault(Exception):
    """The scenario itself is wrong, such as a Given after a When, or a player who is not at the table."""
