"""Games of Vendetta for tests, played through the reference engine, in words."""

from __future__ import annotations

from typing import Any

import pytest

from reference_engine import ReferenceEngine
from reference_engine.kernel.decisions import IllegalChoice

ONE, TWO, HAVEN = "Location 1", "Location 2", "Prince's Haven"

Json = dict[str, Any]


def seat(name: str, clan: str | None = None, **more: Any) -> Json:
    """Return a player of a position. Keys of Locations (`one`, `two`, `haven`) are Positions, see `spot`."""
    places = {"one": ONE, "two": TWO, "haven": HAVEN}
    positions = [{"location": place, **more.pop(key)} for key, place in places.items() if key in more]
    return {"name": name, "clan": clan, "positions": positions, **more}


def spot(*cards: str, blood: int = 0, down: tuple[str, ...] = ()) -> Json:
    """Return a Position: face-up cards, then face-down cards, and Blood."""
    lying = [{"card": card} for card in cards] + [{"card": card, "face_down": True} for card in down]
    return {"cards": lying, "blood": blood}


class Played:
    """A game in progress. `events` are those of the last request."""

    def __init__(self, *seats: Json, trace: bool = False, **position: Any) -> None:
        self.engine = ReferenceEngine(trace=trace)
        whole = {"game": "vendetta", "seats": list(seats), **position}
        self.point: Json = self.engine.setup({"game": "vendetta", "edition": "base", "position": whole})

    @property
    def pending(self) -> tuple[str, str]:
        """The seat and window of the open decision."""
        return self.point["pending"]["seat"], self.point["pending"]["window"]

    @property
    def options(self) -> list[Json]:
        found: list[Json] = self.point["pending"]["options"]
        return found

    @property
    def outcome(self) -> Json:
        found: Json = self.point["outcome"]
        return found

    def events(self, *names: str) -> list[Json]:
        """Return the last events of these names, without their citations."""
        return [
            {key: value for key, value in event.items() if key != "rules"}
            for event in self.point["events"]
            if not names or event["event"] in names
        ]

    def do(self, who: str, what: str, **fields: Any) -> Played:
        self.point = self.engine.choose({"seat": who, "choice": {"do": what, **fields}})
        return self

    def arrange(self, what: str, **fields: Any) -> Played:
        self.point = self.engine.arrange({"directive": {"do": what, **fields}})
        return self

    def refused(self, who: str, what: str, **fields: Any) -> str:
        """Return the rule against a choice."""
        with pytest.raises(IllegalChoice) as refused:
            self.engine.choose({"seat": who, "choice": {"do": what, **fields}})
        return refused.value.refusal.rule

    def stay(self, *who: str) -> Played:
        for name in who:
            self.do(name, "stay")
        return self

    def seen(self, viewer: str | None = None) -> Json:
        found: Json = self.engine.observe({"seat": viewer})["position"]
        return found

    def of(self, name: str, viewer: str | None = None) -> Json:
        """Return a player as observed."""
        return next(player for player in self.seen(viewer)["seats"] if player["name"] == name)

    def at(self, name: str, location: str, viewer: str | None = None) -> Json:
        """Return a player's Position as observed."""
        return next(place for place in self.of(name, viewer)["positions"] if place["location"] == location)

    def cards(self, name: str, location: str) -> list[str]:
        return [card["card"] for card in self.at(name, location)["cards"]]

    def blood(self, *names: str) -> list[int]:
        return [self.of(name)["blood"] for name in names]

    def offered(self, what: str) -> list[Json]:
        return [option for option in self.options if option["do"] == what]


def resolving(*seats: Json, step: str = "preparation", location: str = ONE, **position: Any) -> Played:
    """Return a game resolving a Location from `step` on. The last player waits at the next Location."""
    if location == ONE:
        seats[-1]["positions"].append({"location": TWO, "blood": 1})
    return Played(*seats, phase="resolution", step=step, location=location, **position)
