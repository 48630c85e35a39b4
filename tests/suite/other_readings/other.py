"""Other readings: the reference engine, but for an uncertain question that it reads otherwise. That is not wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.suite.wrong_engines.wrong import Changes


class OtherReading(NamedTuple):
    """One question read otherwise."""

    title: str
    reading: str
    """The id of the provisional reading (scenarios/rules/readings)."""
    change: Callable[[Changes], None]

    @property
    def game(self) -> str:
        """The game that it is about: a reading's id begins with it."""
        return self.reading.partition(".")[0]


OTHER_READINGS: list[OtherReading] = []


def other(title: str, *, reading: str) -> Callable[[Callable[[Changes], None]], None]:
    """Declare another reading: what the engine then does, and which reading of the suite's it differs from."""

    def declare(change: Callable[[Changes], None]) -> None:
        OTHER_READINGS.append(OtherReading(title, reading, change))

    return declare
