"""Read recorded games and replay them on an engine, up to the first difference."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from conformance import games
from conformance.protocol.engine import Engine, IllegalChoice
from conformance.protocol.messages import Turnpoint
from conformance.verdict.toml_tables import BadFile

JsonObject = dict[str, Any]

MAX_FORCED_PASSES = 10_000
"""Maximum number of forced passes in a row."""


class RecordLine(NamedTuple):
    """One line of a record: seat, choice, and resulting events. For the header, the events of the setup."""

    number: int
    seat: str
    choice: JsonObject
    events: list[JsonObject] | None


class RecordMismatch(Exception):
    """The engine departs from the record. The exception has the line, and both sides."""

    def __init__(self, line: RecordLine, what: str, expected: Any, found: Any) -> None:
        super().__init__(what)
        self.line, self.what, self.expected, self.found = line, what, expected, found


def play(engine: Engine, head: JsonObject, lines: list[RecordLine]) -> int:
    """Replay a record and return the number of compared events.

    Raises RecordMismatch, or EngineError if the engine rejects the position.
    """
    compared = 0
    turnpoint = engine.setup(head["game"], head["edition"], head["position"])
    for line in lines:
        if line.choice:
            turnpoint = choose(engine, turnpoint, line)
        events, turnpoint = settled(engine, turnpoint, line)
        if line.events is not None:
            compare(head["game"], line, line.events, events)
            compared += len(line.events)
    return compared


def choose(engine: Engine, turnpoint: Turnpoint, line: RecordLine) -> Turnpoint:
    """Make the choice of a line. Raises RecordMismatch if another seat decides or the choice is refused."""
    with made(turnpoint, line):
        return engine.choose(line.seat, line.choice)


@contextmanager
def made(turnpoint: Turnpoint, line: RecordLine) -> Iterator[None]:
    """Raise RecordMismatch if another seat decides, or if the block raises IllegalChoice."""
    pending = turnpoint.pending
    if pending is None or pending.seat != line.seat:
        found = "the game is over" if pending is None else f"{pending.seat} decides ({pending.window})"
        raise RecordMismatch(line, "another decision is open", f"{line.seat} decides", found)
    try:
        yield
    except IllegalChoice as refused:
        found = f"{refused} {refused.rule or ''}".strip()
        raise RecordMismatch(line, "the choice is refused", "it is legal", found) from None


def settled(engine: Engine, turnpoint: Turnpoint, line: RecordLine) -> tuple[list[JsonObject], Turnpoint]:
    """Return the events up to the next decision with more than one answer. A single answer is passed automatically."""
    events = list(turnpoint.events)
    for _ in range(MAX_FORCED_PASSES):
        if turnpoint.pending is None or not turnpoint.pending.forced:
            return events, turnpoint
        turnpoint = engine.choose(turnpoint.pending.seat, {"do": "pass"})
        events += turnpoint.events
    raise RecordMismatch(line, "too many forced passes", f"at most {MAX_FORCED_PASSES}", "more")


def compare(game: str, line: RecordLine, expected: list[JsonObject], found: list[JsonObject]) -> None:
    """Compare the events and fields that the protocol documents. Raises RecordMismatch."""
    pairs = zip_longest(documented(game, expected), documented(game, found))
    for place, (wanted, event) in enumerate(pairs, 1):
        if wanted != event:
            raise RecordMismatch(line, f"event {place} differs", wanted, event)


def documented(game: str, events: list[JsonObject]) -> Iterator[JsonObject]:
    """Yield the documented events with their documented fields. Missing and null are the same."""
    table = games.words()[game].events
    for event in events:
        if (shape := table.get(str(event.get("event")))) is not None:
            known = ["event", *(name.removesuffix("?") for name in shape.fields)]
            yield {name: event[name] for name in known if event.get(name) is not None}


def read(text: str, place: Path) -> tuple[JsonObject, list[RecordLine]]:
    """Read a record: its header and its lines, of which the header's comes first. Raises BadFile, naming the line."""
    entries: list[tuple[int, JsonObject]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            entry = json.loads(line)
        except json.JSONDecodeError as problem:
            raise BadFile(f"{place}: line {number} is not JSON: {problem.msg} at column {problem.colno}") from problem
        except RecursionError as problem:
            raise BadFile(f"{place}: line {number} is nested too deeply") from problem
        expected: dict[str, type] = {"seat": str, "choice": dict} if entries else {"game": str, "position": dict}
        if not isinstance(entry, dict) or any(not isinstance(entry.get(key), kind) for key, kind in expected.items()):
            raise BadFile(f"{place}: line {number} needs {' and '.join(f'`{key}`' for key in expected)}")
        if entries and type(entry["choice"].get("do")) is not str:
            raise BadFile(f"{place}: line {number}: the choice needs a text `do`, such as `pass`")
        if not isinstance(entry.get("events", []), list):
            raise BadFile(f"{place}: line {number}: `events` must be a list of events or be left out")
        entries.append((number, entry))
    if not entries:
        raise BadFile(f"{place}: line 1: the record is empty; it needs a header")
    head = entries[0][1]
    if head["game"] not in games.words() or not isinstance(head.get("edition"), str):
        known = ", ".join(games.words())
        raise BadFile(f"{place}: line {entries[0][0]}: the header needs an `edition` and a `game` ({known})")
    return head, [
        RecordLine(number, str(entry.get("seat", "")), entry.get("choice", {}), entry.get("events"))
        for number, entry in entries
    ]
