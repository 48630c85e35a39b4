"""A table kept: as a record, as a position, as a scenario."""

from __future__ import annotations

import json

from conformance.table.table import JsonObject, Table, TableError


def record(table: Table) -> str:
    """The line of moves that leads here, as a record of a game (docs/protocol.md): a header, then a choice a line.
    Raises TableError where a directive is among them."""
    if any(move.seat is None for move in table.moves):
        raise TableError("a directive has happened here, and a record has only choices: save a scenario (NAME.feature)")
    head = {"record": 1, "game": table.game, "edition": table.edition, "position": table.position}
    entries: list[JsonObject] = [{**head, "events": table.prelude.events}]
    entries += [{"seat": move.seat, "choice": move.choice, "events": move.events} for move in table.moves]
    return "".join(json.dumps(entry, ensure_ascii=False) + "\n" for entry in entries)


def position(table: Table) -> str:
    """All that can be observed now, as JSON, with which the same engine goes on right here. Raises TableError where it
    tells no `continuation` and this is not the beginning."""
    if table.at.kept is None and table.at.parent is not None:
        name = table.engine.description.name
        raise TableError(f"{name} tells no way to go on from here: save a record (NAME.jsonl), which plays up to it")
    found = table.position if table.at.kept is None else table.view()
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"
