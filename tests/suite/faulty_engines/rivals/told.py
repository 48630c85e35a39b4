"""Faulty engines of Rivals: which events each player sees."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.session import Session
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("Everybody is told which card is drawn", breaks="rivals.info.hand-private")
def _(change: Changes) -> None:
    def events_seen_by(right: Right, self: Session, seat: Seat) -> Any:
        told = right(self, seat)
        for event in told:
            if event["event"] == "card-drawn":
                place = next(player for player in self.game.seats if player.name == event["seat"])  # type: ignore[attr-defined]
                event["card"] = place.hand[-1]
        return told

    change.replace(Session, "events_seen_by", events_seen_by)


@wrong("Everybody is told what others do with cards of their hands", breaks=(
    "rivals.attack.s2.may-place-face-down", "rivals.conspiracy.place-face-down", "rivals.scheme.modifiers-face-down",
))  # fmt: skip
def _(change: Changes) -> None:
    def events_seen_by(right: Right, self: Session, seat: Seat) -> Any:
        return [*right(self, seat), *({"event": "chosen", "what": choice} for _, choice in self.record[-1:])]

    change.replace(Session, "events_seen_by", events_seen_by)


@wrong("Everybody is told how much is in a fist", breaks="rivals.scheme.prestige.secret-fist")
def _(change: Changes) -> None:
    def events_seen_by(right: Right, self: Session, seat: Seat) -> Any:
        told = right(self, seat)
        held_out = [event["seat"] for event in told if event["event"] == "fist-held-out"]
        amount = self.record[-1][1].get("amount") if self.record else None
        return told + [{"event": "fist-opened", "seat": player, "amount": amount} for player in held_out]

    change.replace(Session, "events_seen_by", events_seen_by)


@wrong("A player is told only of what they do themselves", breaks=(
    "rivals.info.hand-private", "rivals.attack.s2.may-place-face-down", "rivals.scheme.prestige.secret-fist",
))  # fmt: skip
def _(change: Changes) -> None:
    def events_seen_by(right: Right, self: Session, seat: Seat) -> Any:
        return right(self, seat) if self.record and self.record[-1][0] == self.names.name_of_seat(seat) else []

    change.replace(Session, "events_seen_by", events_seen_by)
