"""Recorded games: read, and played by an engine, up to the first thing that it does otherwise."""

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
from conformance.verdict.problems import BadFile

JsonObject = dict[str, Any]

MAX_FORCED_PASSES = 10_000
"""How many decisions with a single answer an engine may ask for in a row."""


class RecordLine(NamedTuple):
    """One line of a record: who chose what, and what came of it; for the header, what came of setting up."""

    number: int
    seat: str
    choice: JsonObject
    events: list[JsonObject] | None


class RecordMismatch(Exception):
    """That the engine does not do what the record tells. Bears the place, and both sides."""

    def __init__(self, line: RecordLine, what: str, expected: Any, found: Any) -> None:
        super().__init__(what)
        self.line, self.what, self.expected, self.found = line, what, expected, found


def play(engine: Engine, head: JsonObject, lines: list[RecordLine]) -> int:
    """The number of events compared. Raises Difference, or EngineError for what the engine makes of the position."""
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
    """Make the choice of a line, if it is that seat's to make."""
    with made(turnpoint, line):
        return engine.choose(line.seat, line.choice)


@contextmanager
def made(turnpoint: Turnpoint, line: RecordLine) -> Iterator[None]:
    """While the choice of a line is made. Raises Difference where it is not that seat's to make, or refused."""
    pending = turnpoint.pending
    if pending is None or pending.seat != line.seat:
        found = "the game is over" if pending is None else f"it is for {pending.seat} to decide ({pending.window})"
        raise RecordMismatch(line, "another decision is open", f"it is for {line.seat} to decide", found)
    try:
        yield
    except IllegalChoice as refused:
        found = f"{refused} {refused.rule or ''}".strip()
        raise RecordMismatch(line, "the choice is refused", "it is legal", found) from None


def settled(engine: Engine, turnpoint: Turnpoint, line: RecordLine) -> tuple[list[JsonObject], Turnpoint]:
    """What happened up to the next decision with more than one answer: a single answer is no choice."""
    events = list(turnpoint.events)
    for _ in range(MAX_FORCED_PASSES):
        if turnpoint.pending is None or not turnpoint.pending.forced:
            return events, turnpoint
        turnpoint = engine.choose(turnpoint.pending.seat, {"do": "pass"})
        events += turnpoint.events
    raise RecordMismatch(line, "no end of forced passes", f"at most {MAX_FORCED_PASSES}", "more")


def compare(game: str, line: RecordLine, expected: list[JsonObject], found: list[JsonObject]) -> None:
    """Hold the events that the protocol knows against each other, by the fields that it knows. Raises Difference."""
    pairs = zip_longest(documented(game, expected), documented(game, found))
    for place, (wanted, event) in enumerate(pairs, 1):
        if wanted != event:
            raise RecordMismatch(line, f"event {place} is another", wanted, event)


def documented(game: str, events: list[JsonObject]) -> Iterator[JsonObject]:
    """The events of the protocol's table, with its fields only; what is absent and what is null are the same."""
    table = games.words()[game].events
    for event in events:
        if (shape := table.get(str(event.get("event")))) is not None:
            known = ["event", *(name.removesuffix("?") for name in shape.fields)]
            yield {name: event[name] for name in known if event.get(name) is not None}


def read(text: str, place: Path) -> tuple[JsonObject, list[RecordLine]]:
    """The header of a record, and its lines, the header's own first. Raises BadFile, naming the line."""
    entries: list[tuple[int, JsonObject]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            entry = json.loads(line)
        except json.JSONDecodeError as problem:
            raise BadFile(f"{place}: line {number} is no JSON: {problem.msg} at column {problem.colno}") from problem
        except RecursionError as problem:
            raise BadFile(f"{place}: line {number}: its brackets are nested too deeply for a record") from problem
        expected: dict[str, type] = {"seat": str, "choice": dict} if entries else {"game": str, "position": dict}
        if not isinstance(entry, dict) or any(not isinstance(entry.get(key), kind) for key, kind in expected.items()):
            raise BadFile(f"{place}: line {number} needs {' and '.join(f'`{key}`' for key in expected)}")
        if entries and type(entry["choice"].get("do")) is not str:
            raise BadFile(f"{place}: line {number}: a choice needs a text `do`, such as `pass`")
        if not isinstance(entry.get("events", []), list):
            raise BadFile(f"{place}: line {number}: `events` is a list of events, or left out")
        entries.append((number, entry))
    if not entries:
        raise BadFile(f"{place}: line 1: a record begins with a header; this one is empty")
    head = entries[0][1]
    if head["game"] not in games.words() or not isinstance(head.get("edition"), str):
        known = ", ".join(games.words())
        raise BadFile(f"{place}: line {entries[0][0]}: the header needs an `edition`, and a `game` of {known}")
    return head, [
        RecordLine(number, str(entry.get("seat", "")), entry.get("choice", {}), entry.get("events"))
        for number, entry in entries
    ]
