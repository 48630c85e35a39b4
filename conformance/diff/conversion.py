"""A recorded game of one edition, written down by another as far as that goes, with all that parts on the way."""

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
    """What became of a record."""

    lines: list[JsonObject]
    """Of the new record; none, where the other edition does not take the position."""
    changes: list[RecordChange]
    """Whatever parts, line by line; the last is where it was cut off, if it was."""
    left: int
    """How many choices were cut off."""


def converted(record: Record, head: JsonObject, own: ComparedSide, other: ComparedSide) -> Converted:
    """A record by `other`; `own` plays it as it stands. Where it tells events, the new one tells those of `other`."""
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
    """The lines of a record as its file has them."""
    return "".join(f"{json.dumps(msgspec.to_builtins(line), ensure_ascii=False)}\n" for line in lines)
