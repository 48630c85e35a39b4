"""Reasons that the reference engine gives for a refusal, read from its source as templates with named holes.

A reason is a sentence on the wire. `f"that takes {cost}"` becomes the template `that takes {cost}`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ENGINE: Final = Path(__file__).parents[2] / "reference_engine"
AT: Final = {"Refusal": 1, "bad": 0, "InvalidPosition": 2}
"""Function that takes a reason → the place of the reason among its arguments."""
GAMES: Final = ("rivals", "vendetta", "vtes")
_NO_NAMES: Final = ("get", "join", "len", "max", "min", "replace", "sorted", "str")
"""Functions and methods, which say nothing about a value."""


def reasons(game: str | None) -> dict[str, str]:
    """Return the reasons of a game, or those that every game has: template → file."""
    found: dict[str, str] = {}
    for path in sorted(ENGINE.rglob("*.py")):
        inside = path.relative_to(ENGINE).parts[0]
        if (inside if inside in GAMES else None) == game:
            for reason in _reasons(path):
                found.setdefault(reason, path.relative_to(ENGINE.parent).as_posix())
    return found


def _reasons(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        reason: ast.expr | None = None
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            named = {each.arg: each.value for each in node.keywords}
            at = AT.get(name)
            if at is not None:
                reason = node.args[at] if len(node.args) > at else named.get("reason", named.get("detail"))
        elif isinstance(node, ast.Dict):
            keys = [key.value if isinstance(key, ast.Constant) else None for key in node.keys]
            reason = node.values[keys.index("reason")] if "reason" in keys else None
        for each in _choices(reason):
            if text := _template(each):
                yield text


def _choices(reason: ast.expr | None) -> Iterator[ast.expr]:
    """Yield an expression, or the values between which it chooses."""
    if isinstance(reason, ast.IfExp):
        yield from _choices(reason.body)
        yield from _choices(reason.orelse)
    elif isinstance(reason, ast.BoolOp):
        for value in reason.values:
            yield from _choices(value)
    elif reason is not None:
        yield reason


def _template(reason: ast.expr) -> str | None:
    """Return the template of an expression, or None if it is not a text of this place."""
    match reason:
        case ast.Constant(value=str() as text):
            return text
        case ast.Name(id=name):
            return _constants().get(name)
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="format"), args=args) if name in _constants():
            words = [each.value for each in args if isinstance(each, ast.Constant)]
            return _constants()[name].format(*words) if len(words) == len(args) else _constants()[name]
        case ast.JoinedStr(values=values):
            text, taken = "", list[str]()
            for value in values:
                if isinstance(value, ast.FormattedValue):
                    hole = _hole(value.value)
                    taken.append(hole)
                    text += f"{{{hole}{taken.count(hole) if taken.count(hole) > 1 else ''}}}"
                elif isinstance(value, ast.Constant):
                    text += str(value.value)
            return text if re.search(r"\w", re.sub(r"\{\w+\}", "", text)) else None
    return None


def _hole(value: ast.expr) -> str:
    """Return a name for a value in a template: the last name in its expression, in lower case."""
    names = (getattr(node, "id", getattr(node, "attr", "")) for node in ast.walk(value))
    return next((name.lower() for name in names if name and name not in _NO_NAMES), "value")


@cache
def _constants() -> dict[str, str]:
    """Return the texts that the engine's modules hold in constants, by name."""
    found: dict[str, str] = {}
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            match node:
                case (
                    ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str() as text))
                    | ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str() as text))
                ) if name.isupper() and " " in text:
                    found[name] = text
    return found
