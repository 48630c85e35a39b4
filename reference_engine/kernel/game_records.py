"""Records of games: the beginning of a game and every choice in it, one per line.

Events follow from the choices. An annotated record also lists the events of each line with their rules. A replay checks
the game against them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import zip_longest
from typing import Any

from reference_engine.kernel.continuation_seal import sealed, unsealed
from reference_engine.kernel.decisions import EngineRefusal
from reference_engine.kernel.session import Rules, Session, begin

FORMAT = 1


class BadRecord(Exception):
    """A record that cannot be replayed. The message names the line and the problem."""


def dump(session: Session, start: dict[str, Any]) -> str:
    """Return the record of a session that began at the unsealed position `start`."""
    edition = start.get("edition")
    head = {"record": FORMAT, "game": session.rules.NAME, "edition": edition, "position": sealed(start)}
    lines = [json.dumps(head, ensure_ascii=False)]
    lines += [json.dumps({"seat": seat, "choice": choice}, ensure_ascii=False) for seat, choice in session.record]
    return "\n".join(lines) + "\n"


def annotate(text: str, games: dict[str, Rules]) -> str:
    """Return the record with the events of every line. Raises BadRecord, naming the line."""
    lines: list[str] = []

    def add(entry: dict[str, Any], events: list[dict[str, Any]]) -> None:
        lines.append(json.dumps({**entry, "events": events}, ensure_ascii=False))

    _play(text, games, each=add)
    return "\n".join(lines) + "\n"


def _hold(entry: dict[str, Any], events: list[dict[str, Any]], number: int) -> None:
    """Check the events of a line against those in the record, if any. Raises BadRecord at the first difference."""
    noted = entry.get("events", events)
    if noted == events:
        return
    if not isinstance(noted, list):
        raise BadRecord(f"line {number}: `events` must be a list of events, or be omitted")
    for place, (expected, found) in enumerate(zip_longest(noted, events), 1):
        if expected != found:
            shown = [json.dumps(event, ensure_ascii=False) if event else "nothing" for event in (expected, found)]
            raise BadRecord(f"line {number}: event {place} was {shown[0]}, but is now {shown[1]}")


def _line(text: str, number: int) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord(f"line {number}: not JSON ({error.msg} at column {error.colno})") from None
    except RecursionError:
        raise BadRecord(f"line {number}: its brackets are nested too deeply for a record") from None
    if not isinstance(value, dict):
        raise BadRecord(f"line {number}: expected an object")
    return value


def replay(text: str, games: dict[str, Rules], trace: bool = False) -> tuple[Session, list[dict[str, Any]]]:
    """Replay a record, and return its session with all events.

    Raises BadRecord, naming the line, if the record cannot be read or played, or if its events differ.
    """
    happened: list[dict[str, Any]] = []
    session = _play(text, games, trace, lambda entry, events: happened.extend(events), held=True)
    return session, happened


def _play(
    text: str,
    games: dict[str, Rules],
    trace: bool = False,
    each: Callable[[dict[str, Any], list[dict[str, Any]]], None] = lambda entry, events: None,
    held: bool = False,
) -> Session:
    """Play a record. Calls `each` with every line and its events."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise BadRecord("line 1: the record is empty; it must begin with a header")
    number, first = lines[0]
    head = _line(first, number)
    known = isinstance(head.get("game"), str) and head["game"] in games
    if head.get("record") != FORMAT or not known or not isinstance(head.get("position"), dict):
        raise BadRecord(f"line {number}: the header needs `record` {FORMAT}, a known `game`, and a `position`")
    rules = games[head["game"]]
    try:
        position = unsealed(head["position"])
        game = begin(rules, position, head.get("edition") or position.get("edition") or rules.EDITIONS.default)
        session = Session(rules, game, trace=trace)
    except EngineRefusal as error:
        raise BadRecord(f"line {number}: {error}") from error
    if held:
        _hold(head, session.events, number)
    each(head, session.events)
    for number, line in lines[1:]:
        entry = _line(line, number)
        if not isinstance(entry.get("seat"), str) or not isinstance(entry.get("choice"), dict):
            raise BadRecord(f"line {number}: a choice needs `seat`, a name, and `choice`, an object")
        try:
            session.choose(entry["seat"], entry["choice"])
        except EngineRefusal as error:
            raise BadRecord(f"line {number}: {error}") from error
        if held:
            _hold(entry, session.events, number)
        each(entry, session.events)
    return session
