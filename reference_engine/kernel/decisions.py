"""Decisions, and the reasons for rejecting choices."""

from __future__ import annotations

from typing import Any

import msgspec

from reference_engine.kernel import CHANCE, Seat
from scenarios.wire_types.declarations import PASS, Choice


class Refusal(msgspec.Struct, frozen=True):
    """The reason why a choice is not legal. `rule` is a catalogue id, `reason` a sentence in plain words."""

    rule: str
    reason: str


NOT_YOUR_DECISION = Refusal("", "another player decides now")
NOT_OFFERED = Refusal("", "that is not one of your options now")
CANNOT_PASS = Refusal("", "you cannot pass now")


class Decision(msgspec.Struct):
    """A decision of one seat. `options` is the complete list of legal choices, the only authority on legality."""

    seat: Seat
    window: str
    options: list[Choice]
    weights: list[int] | None = None
    """Number of equally likely outcomes behind each option, for chance."""

    @property
    def optional(self) -> bool:
        """True if passing is legal."""
        return PASS in self.options

    @property
    def by_chance(self) -> bool:
        return self.seat == CHANCE


class EngineRefusal(Exception):
    """An error reported to the client, in the terms of the protocol: `code`, `message`, and `data`."""

    def __init__(self, code: str, message: str, data: dict[str, Any]) -> None:
        super().__init__(message)
        self.code, self.message, self.data = code, message, data


class IllegalChoice(EngineRefusal):
    """A choice that is not legal now. The game is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        data = {"reason": refusal.reason} | ({"rule": refusal.rule} if refusal.rule else {})
        super().__init__("illegal_choice", refusal.reason, data)
        self.refusal = refusal


class Unsupported(EngineRefusal):
    """A feature, card, game, or edition that this engine does not support. `what` says which."""

    def __init__(self, what: str, name: str) -> None:
        super().__init__("unsupported", f"{what} {name!r} is not supported", {"what": what, "name": name})


class InvalidPosition(EngineRefusal):
    """An impossible position, with a named problem and its place. Nothing is repaired."""

    def __init__(self, problem: str, where: str, detail: str) -> None:
        super().__init__(
            "invalid_position",
            f"{problem} at {where}: {detail}",
            {"problem": problem, "where": where, "detail": detail},
        )
        self.problem, self.where, self.detail = problem, where, detail
