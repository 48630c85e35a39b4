"""Faulty engines of Vendetta: which events each player sees."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.session import Session
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("Everybody is told which card is played face down", breaks="vendetta.planning.play.face-down-hides-information")
def _(change: Changes) -> None:
    def events_seen_by(right: Right, self: Session, seat: Seat) -> Any:
        told = right(self, seat)
        for event in told:
            if event["event"] == "card-played":
                event["card"] = self.record[-1][1]["card"]
        return told

    change.replace(Session, "events_seen_by", events_seen_by)


@wrong("A player is told of what others do only where everything is open", breaks=(
    "vendetta.planning.play.face-down-hides-information", "vendetta.withdraw.secret-simultaneous",
))  # fmt: skip
def _(change: Changes) -> None:
    def events_seen_by(right: Right, self: Session, seat: Seat) -> Any:
        return [event for event in right(self, seat) if "?" not in event.values() and event["event"] != "token-chosen"]

    change.replace(Session, "events_seen_by", events_seen_by)


@wrong("Everybody is told which cards are kept", breaks="vendetta.hand-building.draw-two-keep-one")
def _(change: Changes) -> None:
    def events_seen_by(right: Right, self: Session, seat: Seat) -> Any:
        return [*right(self, seat), {"event": "kept", "what": [chosen for _, chosen in self.record]}]

    change.replace(Session, "events_seen_by", events_seen_by)


@wrong("Everybody is told at once which token is chosen", breaks="vendetta.withdraw.secret-simultaneous")
def _(change: Changes) -> None:
    def events_seen_by(right: Right, self: Session, seat: Seat) -> Any:
        told = right(self, seat)
        chosen = [event["seat"] for event in told if event["event"] == "token-chosen"]
        token = self.record[-1][1]["do"] if self.record else None
        return told + [{"event": "token-revealed", "seat": player, "token": token} for player in chosen]

    change.replace(Session, "events_seen_by", events_seen_by)
