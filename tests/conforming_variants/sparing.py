"""Engines that are right and report no more than they must: all that the protocol lets them leave out is missing.

Each leaves out all that it may of one sort. A scenario that passes then passes as well where less is left out; what it
asks for too much its message says.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tests.conforming_variants.layers import Honest, JsonObject, SaysLittle
from tests.free import MAY_BE_LEFT_OUT, may_be_left_out


class TellsNoSteps(Honest):
    """Leaves out every event that may be left out, whatever the game."""

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        return turnpoint | {"events": self.events_for_a_seat(turnpoint["events"])}

    def events_for_a_seat(self, events: list[JsonObject]) -> list[JsonObject]:
        game = self.engine.current().rules.NAME
        return [event for event in events if not may_be_left_out(game, event["event"])]


class NeverExceedsCapacity(Honest):
    """VTES: never gives a vampire more blood than it can hold, so that nothing drains off. What is too much for it is
    not gained; of what is moved the rest is burned."""

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        return turnpoint | {"events": self.events_for_a_seat(turnpoint["events"])}

    def events_for_a_seat(self, events: list[JsonObject]) -> list[JsonObject]:
        told: list[JsonObject] = []
        for event in events:
            if event["event"] == "blood-drained":
                self.take_back(told, event["card"], event["amount"])
            else:
                told.append(event)
        return told

    def take_back(self, told: list[JsonObject], card: str, amount: int) -> None:
        """Has a vampire gain so much less in what was told last."""
        for at in reversed(range(len(told))):
            event = told[at]
            gained = event["event"] == "blood-gained" and event["card"] == card
            moved = event["event"] == "blood-moved" and event["target"] == card
            if not (gained or moved):
                continue
            less = min(amount, event["amount"])
            rest = [event | {"amount": event["amount"] - less}] if event["amount"] > less else []
            if moved:
                rest.append(self.burned(event["source"], less))
            told[at : at + 1] = rest
            return

    def burned(self, source: str, amount: int) -> JsonObject:
        """What is burned instead of moved: a player's pool, or blood of a card."""
        game: Any = self.engine.current().game
        if source in {seat.name for seat in game.seats}:
            return {"event": "pool-burned", "seat": source, "amount": amount}
        return {"event": "blood-burned", "card": source, "amount": amount}


class SaysLeast(SaysLittle):
    """Leaves out every key of an observation that may be left out, be it the default or not, and what is empty in a
    turnpoint."""

    def observation(self, observation: JsonObject) -> JsonObject:
        self.may_lack = MAY_BE_LEFT_OUT[observation["position"]["game"]]
        return super().observation(observation)

    def is_told(self, key: msgspec.structs.FieldInfo, value: Any) -> bool:
        return key.encode_name not in self.may_lack and super().is_told(key, value)

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        told = {key: value for key, value in turnpoint.items() if key == "pending" or value not in (None, [])}
        if (pending := told["pending"]) is not None:
            told["pending"] = {key: value for key, value in pending.items() if (key, value) != ("forced", False)}
        return told


SPARING: dict[type[Honest], tuple[str, ...]] = {
    TellsNoSteps: tuple(MAY_BE_LEFT_OUT),
    NeverExceedsCapacity: ("vtes",),
    SaysLeast: tuple(MAY_BE_LEFT_OUT),
}
"""Each of them, with the games for which it is of interest."""
