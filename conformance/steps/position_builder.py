"""The position that the Givens of a scenario build."""

from __future__ import annotations

from typing import Any

from conformance.steps.errors import ScenarioFault
from conformance.steps.paths import CALLED, JsonObject, Path, Places, called


class Building:
    """A position under construction, until it is sent."""

    def __init__(self, game: str, edition: str, places: Places) -> None:
        self.position: JsonObject = {"game": game, "edition": edition, "seats": []}
        self.deck: JsonObject = {}
        """The request about a deck, in a scenario about a deck instead of a game."""
        self.places = places
        self.sent = False

    @property
    def seats(self) -> list[str]:
        """The players, clockwise from the first."""
        return [seat["name"] for seat in self.position["seats"]]

    def must_sit(self, *names: str) -> None:
        """Raise ScenarioFault unless all the players sit at the table."""
        seats = self.seats if names else []
        for name in names:
            if not seats:
                raise ScenarioFault(
                    "nobody sits at the table yet; first seat the players, as in 'Sarah, Alexis and Tom sit clockwise'"
                )
            if name not in seats:
                raise ScenarioFault(f"no {name} at the table; the players are {', '.join(seats)}")

    def add_seat(self, name: str, **fields: Any) -> None:
        """Add a player after those already seated."""
        self.must_be_open()
        if name in self.seats:
            raise ScenarioFault(f"{name} already sits at the table")
        self.position["seats"].append({"name": name, **fields})

    def at(self, path: Path) -> JsonObject:
        """Return the object at the end of a path. Creates missing objects, except seats and cards on the table."""
        self.must_be_open()
        value: Any = self.position
        within = ""
        if self.places.table is not None and self.places.begins_with_a_card(path):
            _, name, *rest = path
            value = self.places.table.card(self.position, name)
            if value is None:
                remedy = f'first place it, as in "Sarah\'s {name} is ready"'
                raise ScenarioFault(f"{name} is not on the table yet; {remedy}")
            path = tuple(rest)
        for key in path:
            if isinstance(value, dict):
                value = value.setdefault(key, [] if key in CALLED else {})
            else:
                value = called(value, key, within) or self._further(value, key, within)
            within = key
        found: JsonObject = value
        return found

    def _further(self, entries: list[JsonObject], name: str, within: str) -> JsonObject:
        if within == "seats":
            self.must_sit(name)
        entries.append({CALLED[within]: name})
        return entries[-1]

    def put_all(self, position: JsonObject) -> None:
        """Replace the whole position."""
        self.must_be_open()
        self.position = position

    def put(self, path: Path, value: Any) -> None:
        """Set the value at the end of a path."""
        self.at(path[:-1])[path[-1]] = value

    def add(self, path: Path, items: list[Any]) -> None:
        """Add items to the list at the end of a path."""
        self.at(path[:-1]).setdefault(path[-1], []).extend(items)

    def must_be_open(self) -> None:
        """Raise ScenarioFault if the position has already been sent."""
        if self.sent:
            raise ScenarioFault("the game has begun; move this Given before the first When or Then")
