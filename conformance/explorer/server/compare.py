"""Make the same choices on several engines and find where they differ."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from conformance.game_tree.sharing import Document, SharedChoice, open_document
from conformance.game_tree.tree import GameTree, GameTreeError, JsonObject
from conformance.protocol.engine import Engine, EngineError, IllegalChoice
from conformance.runner.cases import Case
from conformance.translation import _


def compare(
    document: Document, engines: Mapping[str, Engine], scenario: Callable[[str], Case | None]
) -> list[JsonObject]:
    """Return a row for the beginning and for each choice.

    A row has `words`; `told`: for each engine, the open decision or why it stopped; and `parts`: the first kind of
    difference, if they differ.
    """
    begin = msgspec.structs.replace(document, line=[], at=None, seat=None)
    tables: dict[str, GameTree | str] = {}
    for name, engine in engines.items():
        try:
            tables[name] = open_document(begin, engine, scenario)
        except (GameTreeError, EngineError) as problem:
            tables[name] = _("cannot start: {problem}", problem=problem)
    rows = [_row(_("the beginning"), tables)]
    for entry in document.line:
        words = next(
            (each.say(entry.seat or "", entry.choice) for each in tables.values() if isinstance(each, GameTree)), ""
        )
        for name, table in tables.items():
            if isinstance(table, GameTree):
                tables[name] = _made(table, entry)
        rows.append(_row(words, tables))
        if not any(isinstance(table, GameTree) for table in tables.values()):
            break
    return rows


def _made(table: GameTree, entry: SharedChoice) -> GameTree | str:
    try:
        table.arrange(entry.choice) if entry.seat is None else table.choose(entry.choice, entry.seat)
    except IllegalChoice as illegal:
        return _("refuses: {reason}", reason=illegal) + (f" ({illegal.rule})" if illegal.rule else "")
    except (GameTreeError, EngineError) as problem:
        return _("cannot continue: {problem}", problem=problem)
    return table


def _row(words: str, tables: Mapping[str, GameTree | str]) -> JsonObject:
    seen = {name: _seen(table) for name, table in tables.items()}
    kinds = {kind: {str(each[kind]) for each in seen.values()} for kind in ("goes on", "decision", "table")}
    parts = [kind for kind, values in kinds.items() if len(values) > 1]
    return {"words": words, "told": {name: each["decision"] for name, each in seen.items()}, "parts": parts[:1]}


def _seen(table: GameTree | str) -> dict[str, Any]:
    if isinstance(table, str):
        return {"goes on": False, "decision": table, "table": ""}
    pending = table.pending
    decision = _("the game is over") if pending is None else f"{pending.seat}: {pending.window}"
    view = {key: value for key, value in table.view().items() if key not in ("continuation", "edition")}
    return {"goes on": True, "decision": decision, "table": msgspec.json.encode(view, order="deterministic")}
