"""Conforming variants that report no more than they must.

Each leaves out everything optional of one kind. A scenario that passes then also passes if less is left out. Otherwise
the failure message shows what it demands too much.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tests.conforming_variants.layers import Honest, JsonObject, SaysLittle
from tests.free import MAY_BE_LEFT_OUT, may_be_left_out


class TellsNoSteps(Honest):
    """Leaves out every optional event of any game."""

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        return turnpoint | {"events": self.events_for_a_seat(turnpoint["events"])}

    def events_for_a_seat(self, events: list[JsonObject]) -> list[JsonObject]:
        game = self.engine.current().rules.NAME
        return [event for event in events if not may_be_left_out(game, event["event"])]


class NeverExceedsCapacity(Honest):
    """Never gives a VTES vampire more blood than it can hold, so that no blood drains off.

    Excess blood is not gained. If blood is moved, the rest is burned.
    """

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        return turnpoint | {"events": self.events_for_a_seat(turnpoint["events"])}

    def events_for_a_seat(self, events: list[JsonObject]) -> list[JsonObject]:
        kept: list[JsonObject] = []
        for event in events:
            if event["event"] == "blood-drained":
                self.take_back(kept, event["card"], event["amount"])
            else:
                kept.append(event)
        return kept

    def take_back(self, kept: list[JsonObject], card: str, amount: int) -> None:
        """Reduce the last reported gain of blood by `amount`."""
        for at in reversed(range(len(kept))):
            event = kept[at]
            gained = event["event"] == "blood-gained" and event["card"] == card
            moved = event["event"] == "blood-moved" and event["target"] == card
            if not (gained or moved):
                continue
            less = min(amount, event["amount"])
            rest = [event | {"amount": event["amount"] - less}] if event["amount"] > less else []
            if moved:
                rest.append(self.burned(event["source"], less))
            kept[at : at + 1] = rest
            return

    def burned(self, source: str, amount: int) -> JsonObject:
        """Return the event for blood or pool that is burned instead of moved."""
        game: Any = self.engine.current().game
        if source in {seat.name for seat in game.seats}:
            return {"event": "pool-burned", "seat": source, "amount": amount}
        return {"event": "blood-burned", "card": source, "amount": amount}


class SaysLeast(SaysLittle):
    """Leaves out every optional key of an observation, whatever its value, and everything empty in a turnpoint."""

    def observation(self, observation: JsonObject) -> JsonObject:
        self.may_lack = MAY_BE_LEFT_OUT[observation["position"]["game"]]
        return super().observation(observation)

    def is_shown(self, key: msgspec.structs.FieldInfo, value: Any) -> bool:
        return key.encode_name not in self.may_lack and super().is_shown(key, value)

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        kept = {key: value for key, value in turnpoint.items() if key == "pending" or value not in (None, [])}
        if (pending := kept["pending"]) is not None:
            kept["pending"] = {key: value for key, value in pending.items() if (key, value) != ("forced", False)}

        return kept


SPARING: dict[type[Honest], tuple[str, ...]] = {
    TellsNoSteps: tuple(MAY_BE_LEFT_OUT),
    NeverExceedsCapacity: ("vtes",),
    SaysLeast: tuple(MAY_BE_LEFT_OUT),
}
"""Each variant, with the games that it concerns."""
