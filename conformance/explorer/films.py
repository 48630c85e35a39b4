"""Films: scenarios as they are played, moment by moment, as each seat may see them; and how they are packed.

Most of a table stays as it is from one moment to the next, and is the same for most who look: each side of a table
stands once in a reel, and moments name it by its number.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from conformance.protocol.engine import Engine
from conformance.runner.cases import Case, CaseStep
from conformance.runner.execute import edition_of
from conformance.table.opening import Setting, known_game
from conformance.table.sight import HIDDEN, Region, Side, Tile, sight
from conformance.table.table import JsonObject, Move, Table, TableError

TURNED = ("locked", "exhausted")
"""What a card is that lies turned."""
_UNTOLD = {"game", "edition"}
"""What each moment of a film has in common."""


@dataclass
class Reel:
    """Films of one file of features, with all that they show."""

    sides: list[JsonObject] = field(default_factory=list)
    films: dict[str, JsonObject] = field(default_factory=dict)
    """Id of a case → its film: `steps`, `seats` as they sat at first, and `moments`. Each of these has `step` (its
    number from 0; -1: the beginning), `events` (with their `rules`), `told` (seat → its own events, where it is told
    otherwise) and `seen` (seat, or nothing for all → numbers of sides: the table's own, then the seats'). A scenario
    about a deck, or about a position that is refused, is played at no table, and has no moments."""
    _known: dict[bytes, int] = field(default_factory=dict)

    def shoot(self, engine: Engine, case: Case) -> None:
        """Play a scenario, and keep what is seen. Raises TableError and EngineError where it cannot be played."""
        game = known_game(case.game)
        setting = Setting(engine, game, edition_of(case, None, game))
        given, when = _parted(case.steps)
        for _, step in given:
            setting.take(step)
        steps = [_step(step) for step in case.steps]
        try:
            table = setting.begin()
        except TableError:
            if when and setting.position.get("seats"):
                raise
            self.films[case.id] = {"steps": steps, "seats": [], "moments": []}
            return
        seats = table.seats
        moments = [self._moment(table, -1, [table.prelude])]
        for number, step in when:
            before = table.at
            setting.take(step)
            path = table.at.path
            moves = [each.move for each in path[path.index(before) + 1 :] if each.move is not None]
            moments.append(self._moment(table, number, moves))
        self.films[case.id] = {"steps": steps, "seats": seats, "moments": moments}

    def packed(self) -> bytes:
        """All of it as JSON, in the zlib format, which browsers unpack by themselves."""
        return packed({"sides": self.sides, "films": self.films})

    def _moment(self, table: Table, step: int, moves: Iterable[Move]) -> JsonObject:
        moves = list(moves)
        events = [event for move in moves for event in move.events]
        told = {seat: own for seat in table.seats if (own := _told(moves, seat)) != events}
        return {
            "step": step,
            "events": events,
            **({"told": told} if told else {}),
            "seen": {seat or "": self._seen(table, seat) for seat in (None, *table.seats)},
        }

    def _seen(self, table: Table, seat: str | None) -> list[int]:
        return [self._number(side) for side in sides(table, seat)]

    def _number(self, side: JsonObject) -> int:
        number = self._known.setdefault(msgspec.json.encode(side), len(self.sides))
        if number == len(self.sides):
            self.sides.append(side)
        return number


def packed(value: Any) -> bytes:
    """A value as JSON in the zlib format."""
    return zlib.compress(msgspec.json.encode(value), 9)


def sides(table: Table, seat: str | None = None) -> list[JsonObject]:
    """A table as a seat sees it, or as it is: its own side, then that of each seat, ready to be drawn."""
    found = sight(table.game, table.view(seat), seat)
    return [_side(each) for each in (found.table, *found.seats)]


def _parted(steps: Iterable[CaseStep]) -> tuple[list[tuple[int, CaseStep]], list[tuple[int, CaseStep]]]:
    """The steps that describe the beginning and those that are played, each with its number, without the Thens."""
    numbered = list(enumerate(steps))
    first = next((at for at, step in numbered if step.kind != "given"), len(numbered))
    return numbered[:first], [(at, step) for at, step in numbered[first:] if step.kind != "then"]


def _step(step: CaseStep) -> JsonObject:
    found: JsonObject = {"keyword": step.keyword, "kind": step.kind, "text": step.text}
    if step.table:
        found["table"] = step.table
    if step.docstring:
        found["docstring"] = step.docstring
    return found


def _told(moves: Iterable[Move], seat: str) -> list[JsonObject]:
    """What a seat is told; nothing where the engine does not say what it may know."""
    return [event for move in moves for event in move.told.get(seat, [])]


def _side(side: Side) -> JsonObject:
    facts = {name: value for name, value in side.facts.items() if name not in _UNTOLD}
    return {"name": side.name, "facts": facts, "regions": [_region(region) for region in side.regions]}


def _region(region: Region) -> JsonObject:
    found: JsonObject = {"name": region.name, "count": region.count, "tiles": [_tile(tile) for tile in region.tiles]}
    if region.notes:
        found["notes"] = region.notes
    if region.pile:
        found["pile"] = True
    return found


def _tile(tile: Tile) -> JsonObject:
    """Its name and, where there is something to tell, how it is called, what is to be known of it, whether it lies
    turned, what is attached, and how many there are."""
    found: JsonObject = {"name": tile.name}
    if tile.name == HIDDEN:
        found["hidden"] = True
    if tile.called != tile.name:
        found["called"] = tile.called
    if tile.notes:
        found["notes"] = tile.notes
    if any(tile.facts.get(key) for key in TURNED):
        found["turned"] = True
    if tile.attached:
        found["attached"] = [_tile(each) for each in tile.attached]
    if tile.count > 1:
        found["count"] = tile.count
    return found
