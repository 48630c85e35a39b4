"""Toy engine for tests: seats take turns adding 1 to 3 to a total, and the seat that reaches the goal wins.

`python counting_game.py` serves it on standard input and output; `--tcp` serves it on a free port, printed to standard
error.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

JsonObject = dict[str, Any]


class Refused(Exception):
    """Refusal with the attributes that the protocol server reads. This module imports nothing from the harness."""

    def __init__(self, code: str, message: str, **data: Any) -> None:
        super().__init__(message)
        self.code, self.message, self.data = code, message, data


class CountingGame:
    """One game at a time."""

    def __init__(self) -> None:
        self.position: JsonObject = {}
        self.events: list[JsonObject] = []

    def initialize(self, params: JsonObject) -> JsonObject:
        return {
            "protocol": 1,
            "name": "Zählwerk",
            "version": "1.0",
            "language": "Python",
            "games": {"count": {"editions": ["plain"], "level": "options", "features": ["arrange"], "cards": "all"}},
        }

    def setup(self, params: JsonObject) -> JsonObject:
        if params["game"] != "count":
            raise Refused("unsupported", "one game only", what="game", name=params["game"])
        position = params["position"]
        if len(position.get("seats", ())) < 2:
            raise Refused("invalid_position", "bad", problem="too-few-seats", where="seats", detail="two or more")
        self.position = {"total": 0, "goal": 7, "turn": position["seats"][0]} | position
        return self._turnpoint()

    def choose(self, params: JsonObject) -> JsonObject:
        choice, seat = params["choice"], params["seat"]
        if seat != self.position["turn"] or self._over():
            raise Refused("illegal_choice", f"it is not for {seat} to choose", rule="count.turn")
        if choice not in self._options():
            raise Refused("illegal_choice", "no such choice", options=self._options())
        self._add(choice["amount"], seat)
        if not self._over():
            seats = self.position["seats"]
            self.position["turn"] = seats[(seats.index(seat) + 1) % len(seats)]
        return self._turnpoint()

    def arrange(self, params: JsonObject) -> JsonObject:
        directive = params["directive"]
        if directive["do"] == "crash":
            raise ZeroDivisionError("as asked")
        if directive["do"] == "print":
            print(directive["text"])  # a stray print must not corrupt the answer
        elif directive["do"] == "quit":
            sys.exit(3)
        else:
            self._add(directive["amount"], None)
        return self._turnpoint()

    def observe(self, params: JsonObject) -> JsonObject:
        return {"position": self.position}

    def shutdown(self, params: JsonObject) -> None:
        pass

    def _over(self) -> bool:
        return bool(self.position["total"] >= self.position["goal"])

    def _options(self) -> list[JsonObject]:
        return [{"do": "add", "amount": amount} for amount in (1, 2, 3)]

    def _add(self, amount: int, seat: str | None) -> None:
        self.position["total"] += amount
        self.events.append({"event": "added", "seat": seat, "amount": amount})

    def _turnpoint(self) -> JsonObject:
        events, self.events = self.events, []
        turn = self.position["turn"]
        if self._over():
            return {"pending": None, "events": events, "outcome": {"winner": turn, "victory_points": {turn: 1}}}
        pending = {"seat": turn, "window": "count", "optional": False, "options": self._options()}
        return {"pending": pending, "events": events, "outcome": None}


def engine() -> CountingGame:
    return CountingGame()


def main() -> None:
    sys.path.insert(0, str(Path(__file__).parents[3]))
    from conformance.adapters.server import serve_stdio, serve_tcp

    if "--tcp" in sys.argv:
        serve_tcp(engine, "127.0.0.1", 0)
    else:
        serve_stdio(engine())


if __name__ == "__main__":
    main()
