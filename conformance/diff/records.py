"""Recorded games that differ: two sides play a record in step, until their decisions differ."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import msgspec

from conformance.adapters import connect
from conformance.diff.changed_verdicts import single_exchanges
from conformance.diff.model import DecisionState, RecordChange
from conformance.diff.sides import ComparedSide
from conformance.protocol.engine import Engine, EngineError, JsonObject
from conformance.protocol.messages import Turnpoint
from conformance.runner.game_records import RecordLine, RecordMismatch, documented, read, settled
from scenarios import ROOT

GAMES = ROOT / "games"


class Record(NamedTuple):
    """A recorded game."""

    name: str
    game: str
    position: JsonObject
    lines: Sequence[RecordLine]
    """The lines, with the set-up first."""


def published(game: str) -> list[Record]:
    """Return the recorded games of a game that come with the suite."""
    return [record for path in sorted(GAMES.glob("*.jsonl")) if (record := read_record(path)).game == game]


def read_record(path: Path) -> Record:
    """Read a recorded game from its file. Raises BadFile."""
    head, lines = read(path.read_text(encoding="utf-8"), path)
    return Record(path.name, head["game"], head["position"], lines)


def change(record: Record, a: ComparedSide, b: ComparedSide) -> RecordChange | None:
    """Return the first difference, with the toggles that cause it. None if both sides play the same.

    Sides that both refuse the same choice count as the same.
    """
    found = parting(record, a, b)
    if found is None:
        return None
    toggles = list[str]()
    upto = record._replace(lines=record.lines[: found.decision + 1])
    for toggle, one, other in single_exchanges(a, b, [record.game]):
        pairs = ((a, one), (b, other))
        if any(side is None or parting(upto, whole, side) is not None for whole, side in pairs):
            toggles.append(toggle)
    return msgspec.structs.replace(found, toggles=toggles)


def parting(record: Record, a: ComparedSide, b: ComparedSide) -> RecordChange | None:
    """Return the first different decision. If there is none, return the first choice with different events."""
    on_the_way: RecordChange | None = None
    with ExitStack() as open_engines:
        engines = [open_engines.enter_context(connect(side.spec, side.limits)) for side in (a, b)]
        editions = [side.editions[record.game] for side in (a, b)]
        for number, line in enumerate(record.lines):
            results = [play(engine, edition, record, line) for engine, edition in zip(engines, editions, strict=True)]
            found = compared(record, number, line, *results)
            if found is not None and found.what != "events":
                return found
            on_the_way = on_the_way or found
            if any(isinstance(each, str) for each in results):
                break  # both sides refuse the choice
    return on_the_way


class Came(NamedTuple):
    """Result of a line of the record."""

    events: list[JsonObject]
    turnpoint: Turnpoint


def play(engine: Engine, edition: str, record: Record, line: RecordLine) -> Came | str:
    """Play a line up to the next decision with more than one choice. If it fails, return the reason."""
    try:
        if line.choice:
            turnpoint = engine.choose(line.seat, line.choice)
        else:
            turnpoint = engine.setup(record.game, edition, record.position | {"edition": edition})
        return Came(*settled(engine, turnpoint, line))
    except RecordMismatch as endless:
        return endless.what
    except EngineError as refused:
        return str(refused)


def compared(record: Record, number: int, line: RecordLine, one: Came | str, other: Came | str) -> RecordChange | None:
    """Return the difference at a line, or None."""
    if isinstance(one, str) and isinstance(other, str):
        return None
    before, after = _decision_state(one), _decision_state(other)
    what: str | None = None
    if isinstance(one, str) or isinstance(other, str):
        what = "refused"
    elif before.outcome != after.outcome:
        what = "outcome"
    elif (before.seat, before.window) != (after.seat, after.window):
        what = "decision"
    elif (
        before.options is not None
        and after.options is not None
        and _multiset(before.options) != _multiset(after.options)
    ):
        what = "options"
    events = [list(documented(record.game, each.events)) if isinstance(each, Came) else [] for each in (one, other)]
    if what is None and _multiset(events[0]) == _multiset(events[1]):
        return None
    return RecordChange(
        record=record.name,
        line=line.number,
        decision=number,
        seat=line.seat,
        choice=line.choice,
        what=what or "events",  # type: ignore[arg-type]
        before=_beyond(before, after, *events),
        after=_beyond(after, before, *reversed(events)),
    )


def _decision_state(came: Came | str) -> DecisionState:
    if isinstance(came, str):
        return DecisionState(refused=came)
    pending, outcome = came.turnpoint.pending, came.turnpoint.outcome
    over = None if outcome is None else {"winner": outcome.winner, "victory_points": outcome.victory_points}
    if pending is None:
        return DecisionState(outcome=over)
    return DecisionState(seat=pending.seat, window=pending.window, options=pending.options)


def _beyond(
    mine: DecisionState, others: DecisionState, events: list[JsonObject], others_events: list[JsonObject]
) -> DecisionState:
    """Return a state reduced to what the other side does not have."""
    options = mine.options
    if options is not None and (mine.seat, mine.window) == (others.seat, others.window):
        options = _without(options, others.options or [])
    happened = _without(events, others_events)
    return DecisionState(
        seat=mine.seat,
        window=mine.window,
        options=options,
        events=happened,
        refused=mine.refused,
        outcome=mine.outcome,
    )


def _multiset(objects: list[JsonObject]) -> Counter[str]:
    return Counter(json.dumps(each, sort_keys=True) for each in objects)


def _without(mine: list[JsonObject], others: list[JsonObject]) -> list[JsonObject]:
    left, kept = _multiset(others), []
    for each in mine:
        key = json.dumps(each, sort_keys=True)
        if left[key]:
            left[key] -= 1
        else:
            kept.append(each)
    return kept
