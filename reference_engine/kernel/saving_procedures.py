"""Saving and restoring the procedures in progress. Together with the table, they make up a saved game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from reference_engine.kernel.frames import PROCEDURES, Frame
from reference_engine.kernel.wire_format import Names, Unreadable, read, write

END = "(none)"
"""Next step of a procedure that has none left. No step can have this name."""


def write_stack(stack: Iterable[Frame], names: Names) -> list[dict[str, Any]]:
    """Return each procedure with its fields and the name of its next step, innermost last."""
    return [{"procedure": type(frame).__name__, **_fields(frame, names)} for frame in stack]


def read_stack(written: Iterable[Mapping[str, Any]], names: Names) -> list[Frame]:
    """Return the procedures written by `write_stack`. Raises Unreadable."""
    return [_frame(value, names) for value in written]


def _fields(frame: Frame, names: Names) -> dict[str, Any]:
    fields = write(frame, names)
    fields.pop("pc", None)
    fields["next"] = frame.STEPS[frame.pc].__name__ if frame.pc < len(frame.STEPS) else END
    return fields


def _frame(value: Mapping[str, Any], names: Names) -> Frame:
    fields = dict(value)
    kind, step = PROCEDURES.get(str(fields.pop("procedure", ""))), fields.pop("next", "")
    if kind is None or (step != END and step not in kind.PLACE):
        raise Unreadable("procedure", f"{value.get('procedure')!r} has no step {step!r}")
    frame: Frame = read(kind, fields, names)
    frame.pc = len(kind.STEPS) if step == END else kind.PLACE[step]
    return frame
