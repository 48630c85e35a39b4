"""Replays: scenarios and recorded games, moment by moment, as each seat may see them; and their packed format.

Most of a table stays the same between moments and for most viewers. So a file stores each side of a table once, and
moments refer to it by number. The same goes for events, as sentences, and rules.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from conformance.game_tree.opening import Setting, known_game
from conformance.game_tree.tree import GameTree, GameTreeError, JsonObject, Move
from conformance.game_tree.view import HIDDEN, Region, SeatView, Tile, sight
from conformance.protocol.engine import Engine
from conformance.runner.cases import Case, CaseStep
from conformance.runner.execute import edition_of
from conformance.runner.game_records import RecordLine
from conformance.steps.narration import EventSentences

TURNED = ("locked", "exhausted")
"""Facts of a turned card."""
_NOT_SHOWN = {"game", "edition"}
"""Facts that all moments of a replay share."""


@dataclass
class ReplayFile:
    """The replays of one feature file, or of a record, with all that they show."""

    game: str = ""
    sides: list[JsonObject] = field(default_factory=list)
    events: list[tuple[str, list[int]]] = field(default_factory=list)
    """Each event once: a sentence, and the numbers of the rules that it cites."""
    rules: list[str] = field(default_factory=list)
    """Ids of rules that events cite or scenarios show."""
    replays: dict[str, JsonObject] = field(default_factory=dict)
    """Id of a case → its replay.

    A replay has `steps`, `seats` in their initial order, and `moments`; a scenario's also has its `place` in the
    rulebook and the rules that it `shows`. A moment has `step` (number from 0; -1 is the beginning), `events`
    (numbers), `told` (seat → its events, if different), and `seen` (seat, or empty for all → numbers of sides: the
    table's, then the seats'). Scenarios about a deck or a refused position are not played and have no moments.
    """
    _known: dict[tuple[str, bytes], int] = field(default_factory=dict)

    def shoot(self, engine: Engine, case: Case) -> None:
        """Play a scenario and add its replay. Raises GameTreeError and EngineError if it cannot be played."""
        game = known_game(case.game)
        self.game = game.name
        setting = Setting(engine, game, edition_of(case, None, game))
        given, when = _split(case.steps)
        for _, step in given:
            setting.take(step)
        steps = [_step(step) for step in case.steps]
        place, shows = case.place or case.feature, [self._number("rule", self.rules, rule) for rule in case.rules]
        try:
            table = setting.begin()
        except GameTreeError:
            if when and setting.position.get("seats"):
                raise
            self.replays[case.id] = {"place": place, "steps": steps, "shows": shows, "seats": [], "moments": []}
            return
        seats = table.seats
        moments = [self._moment(table, -1, [table.prelude])]
        for number, step in when:
            before = table.at
            setting.take(step)
            path = table.at.path
            moves = [each.move for each in path[path.index(before) + 1 :] if each.move is not None]
            moments.append(self._moment(table, number, moves))
        self.replays[case.id] = {"place": place, "steps": steps, "shows": shows, "seats": seats, "moments": moments}

    def record(self, engine: Engine, name: str, head: JsonObject, lines: Sequence[RecordLine]) -> None:
        """Play a recorded game and add its replay.

        Each choice is a step, with `who` made it, and in `hidden` the seats that may not know it. Raises
        GameTreeError and EngineError if the game cannot be played.
        """
        table = GameTree.begin(engine, head["game"], head["edition"], head["position"])
        self.game, seats = table.game, table.seats
        steps: list[JsonObject] = []
        moments = [self._moment(table, -1, [table.prelude])]
        before = _in_play(table, seats)
        for line in lines:
            if not line.choice:
                continue
            move = table.choose(line.choice, line.seat)
            after = _in_play(table, seats)
            step: JsonObject = {"keyword": str(line.number - 1), "kind": "when", "text": move.words, "who": line.seat}
            if hidden := [seat for seat in seats if not _knows(seat, move, before[seat] | after[seat])]:
                step["hidden"] = hidden
            moments.append(self._moment(table, len(steps), [move]))
            steps.append(step)
            before = after
        self.replays[name] = {"steps": steps, "seats": seats, "moments": moments}

    def packed(self) -> bytes:
        """Return the file as JSON in the zlib format, which browsers can decompress."""
        return packed(
            {"game": self.game, "sides": self.sides, "events": self.events, "rules": self.rules, "films": self.replays}
        )

    def _moment(self, table: GameTree, step: int, moves: Iterable[Move]) -> JsonObject:
        moves = list(moves)
        events = [event for move in moves for event in move.events]
        different = {seat: own for seat in table.seats if (own := _visible(moves, seat)) != events}
        words = known_game(table.game).vocabulary.narration
        return {
            "step": step,
            "events": [self._event(event, words) for event in events],
            **(
                {"told": {seat: [self._event(each, words) for each in own] for seat, own in different.items()}}
                if different
                else {}
            ),
            "seen": {seat or "": self._seen(table, seat) for seat in (None, *table.seats)},
        }

    def _seen(self, table: GameTree, seat: str | None) -> list[int]:
        return [self._number("side", self.sides, side) for side in sides(table, seat)]

    def _event(self, event: JsonObject, words: EventSentences) -> int:
        rules = [self._number("rule", self.rules, rule) for rule in dict.fromkeys(event.get("rules") or ())]
        return self._number("event", self.events, (words.say(event), rules))

    def _number(self, kind: str, among: list[Any], value: Any) -> int:
        number = self._known.setdefault((kind, msgspec.json.encode(value)), len(among))
        if number == len(among):
            among.append(value)
        return number


def packed(value: Any) -> bytes:
    """Return a value as JSON in the zlib format."""
    return zlib.compress(msgspec.json.encode(value), 9)


def sides(table: GameTree, seat: str | None = None) -> list[JsonObject]:
    """Return the sides of a table as a seat sees them, or in full: the table's own, then each seat's."""
    found = sight(table.game, table.view(seat), seat)
    return [_side(each) for each in (found.table, *found.seats)]


def _split(steps: Iterable[CaseStep]) -> tuple[list[tuple[int, CaseStep]], list[tuple[int, CaseStep]]]:
    """Split numbered steps into those of the beginning and those to play, without the Thens."""
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


def _visible(moves: Iterable[Move], seat: str) -> list[JsonObject]:
    """Return the events that a seat sees; empty if the engine does not report them."""
    return [event for move in moves for event in move.seen.get(seat, [])]


def _in_play(table: GameTree, seats: Iterable[str]) -> dict[str, set[str]]:
    """Return seat → every word that it sees in play.

    Piles of bare names are left out: knowing a name from the own hand or a discard pile does not reveal which card
    of another hand is meant.
    """
    return {seat: set(_leaves(table.view(seat), piles=False)) for seat in seats}


def _knows(seat: str, move: Move, in_play: set[str]) -> bool:
    """Return whether a seat may know a choice.

    It knows its own choices, and those whose every word it sees. It also knows what is in play when a player
    chooses, unless it sees fewer of the events than others.
    """
    if move.seat == seat:
        return True
    own = _visible([move], seat)
    known = set(_leaves(own))
    if move.seat != "chance" and own == move.events:
        known |= in_play
    return known.issuperset(_leaves({key: value for key, value in move.choice.items() if key != "do"}))


def _leaves(value: Any, piles: bool = True) -> Iterator[str]:
    """Yield every word and number in a value, with cards without their `#2`. Without `piles`, skip lists of names."""
    if isinstance(value, dict):
        for key, each in value.items():
            if key not in ("rules", "continuation"):
                yield from _leaves(each, piles)
    elif isinstance(value, list):
        for each in value:
            if piles or not isinstance(each, str):
                yield from _leaves(each, piles)
    elif value is not None:
        yield str(value).partition("#")[0]


def _side(side: SeatView) -> JsonObject:
    facts = {name: value for name, value in side.facts.items() if name not in _NOT_SHOWN}
    return {"name": side.name, "facts": facts, "regions": [_region(region) for region in side.regions]}


def _region(region: Region) -> JsonObject:
    found: JsonObject = {"name": region.name, "count": region.count, "tiles": [_tile(tile) for tile in region.tiles]}
    if region.notes:
        found["notes"] = region.notes
    if region.pile:
        found["pile"] = True
    return found


def _tile(tile: Tile) -> JsonObject:
    """Return the tile's name and, if present, its other name, notes, turned state, attachments, and count."""
    found: JsonObject = {"name": tile.name}
    if tile.name == HIDDEN:
        found["hidden"] = True
    if tile.label != tile.name:
        found["called"] = tile.label
    if tile.notes:
        found["notes"] = tile.notes
    if any(tile.facts.get(key) for key in TURNED):
        found["turned"] = True
    if tile.attached:
        found["attached"] = [_tile(each) for each in tile.attached]
    if tile.count > 1:
        found["count"] = tile.count
    return found
