"""The decisions that choices answer, and the reasons for which a choice is refused."""

from __future__ import annotations

from typing import Any

import msgspec

from reference_engine.kernel import CHANCE, Seat
from scenarios.protocol.declarations import PASS, Choice


class Refusal(msgspec.Struct, frozen=True):
    """Why a choice is not legal. `rule` is a catalogue id, `reason` a sentence in plain words."""

    rule: str
    reason: str


NOT_YOUR_DECISION = Refusal("", "the decision that is open belongs to another seat")
NOT_OFFERED = Refusal("", "that is not among the choices that are open now")


class Decision(msgspec.Struct):
    """A question to one seat. `options` is the complete list of legal choices, the only authority on legality."""

    seat: Seat
    window: str
    options: list[Choice]
    weights: list[int] | None = None
    """For chance: how many equally likely outcomes stand behind each option."""

    @property
    def optional(self) -> bool:
        """Whether passing is legal."""
        return PASS in self.options

    @property
    def by_chance(self) -> bool:
        return self.seat == CHANCE


class EngineRefusal(Exception):
    """What the engine refuses, in the terms of the protocol: `code`, `message` and `data`."""

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
    """Something that this engine lacks. `what` is feature, card, game or edition."""

    def __init__(self, what: str, name: str) -> None:
        super().__init__("unsupported", f"{what} {name!r} is not supported", {"what": what, "name": name})


class InvalidPosition(EngineRefusal):
    """A position that cannot be, with a named problem and its place. Nothing is repaired."""

    def __init__(self, problem: str, where: str, detail: str) -> None:
        super().__init__(
            "invalid_position",
            f"{problem} at {where}: {detail}",
            {"problem": problem, "where": where, "detail": detail},
        )
        self.problem, self.where, self.detail = problem, where, detail
