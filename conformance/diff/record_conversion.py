"""Conversion of a recorded game to another edition, up to the first illegal choice."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import NamedTuple

import msgspec

from conformance.adapters import connect
from conformance.diff.model import RecordChange
from conformance.diff.records import Came, Record, compared, play
from conformance.diff.sides import ComparedSide
from conformance.protocol.engine import JsonObject


class Converted(NamedTuple):
    """Result of a conversion."""

    lines: list[JsonObject]
    """Lines of the new record. Empty if the other edition refuses the position."""
    changes: list[RecordChange]
    """Differences by line. The last one is where the record ends early, if it does."""
    left: int
    """Number of choices cut off."""


def converted(record: Record, head: JsonObject, own: ComparedSide, other: ComparedSide) -> Converted:
    """Convert a record to the edition of `other`, while `own` replays the original.

    If the record has events, the new record has those of `other`.
    """
    edition = other.editions[record.game]
    header = head | {"edition": edition, "position": record.position | {"edition": edition}}
    lines, changes = list[JsonObject](), list[RecordChange]()
    with ExitStack() as open_engines:
        engines = [open_engines.enter_context(connect(side.spec, side.limits)) for side in (own, other)]
        for number, line in enumerate(record.lines):
            before, after = (
                play(engine, side.editions[record.game], record, line)
                for engine, side in zip(engines, (own, other), strict=True)
            )
            found = compared(record, number, line, before, after)
            changes += [found] if found is not None else []
            if not isinstance(after, Came):
                break
            entry = {"seat": line.seat, "choice": line.choice} if line.choice else header
            lines.append(entry | ({} if line.events is None else {"events": after.events}))
    return Converted(lines, changes, len(record.lines) - max(len(lines), 1))


def written(lines: list[JsonObject]) -> str:
    """Return the lines of a record as the text of its file."""
    return "".join(f"{json.dumps(msgspec.to_builtins(line), ensure_ascii=False)}\n" for line in lines)
