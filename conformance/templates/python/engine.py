"""A starting point for your adapter. It only plays the phases of a turn of Vampire: The Eternal Struggle, and the Edge.

Call your own engine in the methods, and extend FEATURES and `cards` as it learns more. Justicar's
docs/reference/protocol.md explains the messages.
"""

from __future__ import annotations

from typing import Any, NoReturn

Json = dict[str, Any]
FEATURES = ["unlock"]  # scenarios for features not listed here do not run
PHASES = ["unlock", "master", "minion", "influence", "discard"]
PILES = ["hand", "library", "unordered_library", "crypt", "unordered_crypt", "ash_heap", "removed"]
REGIONS = [*PILES, "ready", "torpor", "uncontrolled", "in_play"]


class Refusal(Exception):
    """Error response. The harness recognizes it by these three attributes."""

    def __init__(self, code: str, message: str, **data: Any) -> None:
        super().__init__(message)
        self.code, self.message, self.data = code, message, data


def illegal(reason: str, rule: str) -> NoReturn:
    raise Refusal("illegal_choice", reason, reason=reason, rule=rule)


def unsupported(what: str, name: str) -> NoReturn:
    raise Refusal("unsupported", f"no support for the {what} {name}", what=what, name=name)


def invalid(problem: str, where: str, detail: str) -> NoReturn:
    raise Refusal("invalid_position", f"{problem} at {where}", problem=problem, where=where, detail=detail)


class Engine:
    """The methods of the protocol. Each takes the params of a request and returns its result."""

    events: list[Json]

    def initialize(self, params: Json) -> Json:
        vtes = {"editions": ["v5"], "level": "play", "features": FEATURES, "cards": []}
        return {
            "protocol": 1, "name": "My engine", "version": "0.1.0", "language": "Python", "games": {"vtes": vtes},
        }  # fmt: skip

    def setup(self, params: Json) -> Json:
        if (params["game"], params["edition"]) != ("vtes", "v5"):
            unsupported("edition", params["edition"])
        self.read(params["position"])
        return self.turnpoint()

    def choose(self, params: Json) -> Json:
        seat, does = params["seat"], params["choice"].get("do")
        if seat != self.turn["seat"]:
            illegal(f"it is for {self.turn['seat']} to choose", "vtes.turn.clockwise")
        if does == "pass":
            self.end_phase()
        elif does == "gain-from-edge":
            self.gain_from_edge(seat)
        else:
            illegal(f"{does} is not open to {seat}", "vtes.turn.five-phases-in-order")
        return self.turnpoint()

    def arrange(self, params: Json) -> Json:
        unsupported("feature", "arrange")

    def observe(self, params: Json) -> Json:
        return {"position": self.written()}  # without cards nothing is hidden, so every seat sees the same

    def shutdown(self, params: Json) -> None:
        return None

    def turnpoint(self) -> Json:
        events = self.events
        self.events = []
        pending = {"seat": self.turn["seat"], "window": self.turn["phase"], "optional": True}
        return {"pending": pending, "events": events, "outcome": None}

    # -- positions: missing fields have defaults; faults are errors -------------------------------------------------

    def read(self, position: Json) -> None:
        known(position, "", ["game", "edition", "edge", "seats", "turn"])
        self.seats = [read_seat(seat, f"seats[{at}]") for at, seat in enumerate(position["seats"])]
        self.names = [seat["name"] for seat in self.seats]
        self.edge, turn = position.get("edge"), position.get("turn", {})
        known(turn, "turn", ["number", "seat", "phase"])
        self.turn = {"number": 10, "seat": self.names[0], "phase": "minion", **turn}
        if self.turn["phase"] not in PHASES:
            invalid("unknown-phase", "turn.phase", f"expected {', '.join(PHASES)}")
        for where, name in (("turn.seat", self.turn["seat"]), ("edge", self.edge)):
            if name is not None and name not in self.names:
                invalid("unknown-seat", where, f"expected {', '.join(self.names)}")
        self.edge_used = False
        self.events = []

    def written(self) -> Json:
        """Return the whole position with every key, including derived values."""
        number, phase, many = self.turn["number"], self.turn["phase"], len(self.names)
        return {
            "game": "vtes",
            "edition": "v5",
            "edge": self.edge,
            "seats": [
                {**seat, **{region: [] for region in REGIONS}, "ousted": False,
                 "prey": self.names[(at + 1) % many], "predator": self.names[at - 1]}
                for at, seat in enumerate(self.seats)
            ],
            "turn": {
                **self.turn,
                "transfers": min(number, 4) if phase == "influence" else 0,
                "master_actions": int(phase == "master"),
                "discard_actions": int(phase == "discard"),
            },
        }  # fmt: skip

    # -- rules: replace these with your engine ----------------------------------------------------------------------

    def report(self, event: str, **fields: Any) -> None:
        self.events.append({"event": event, **fields})

    def end_phase(self) -> None:
        after = PHASES.index(self.turn["phase"]) + 1
        if after == len(PHASES):
            self.turn["number"] += 1
            self.turn["seat"] = self.names[(self.names.index(self.turn["seat"]) + 1) % len(self.names)]
            self.report("turn-began", seat=self.turn["seat"])
        self.turn["phase"], self.edge_used = PHASES[after % len(PHASES)], False
        self.report("phase-began", seat=self.turn["seat"], phase=self.turn["phase"])

    def gain_from_edge(self, seat: str) -> None:
        if self.turn["phase"] != "unlock" or self.edge != seat or self.edge_used:
            illegal("the Edge gives 1 pool to its holder, once in an unlock phase",
                    "vtes.unlock-phase.edge-may-gain-one-pool")  # fmt: skip
        self.edge_used = True
        self.seats[self.names.index(seat)]["pool"] += 1
        self.report("pool-gained", seat=seat, amount=1)


def known(value: Json, where: str, keys: list[str]) -> None:
    for key in value:
        if key not in keys:
            invalid("unknown-key", f"{where}.{key}".lstrip("."), f"expected {', '.join(keys)}")


def read_seat(seat: Json, where: str) -> Json:
    known(seat, where, ["name", "pool", "victory_points", *REGIONS])
    for region in REGIONS:
        for card in seat.get(region, []):
            unsupported("card", card["card"] if isinstance(card, dict) else card)
    return {"name": seat["name"], "pool": seat.get("pool", 30), "victory_points": seat.get("victory_points", 0)}


make = Engine
