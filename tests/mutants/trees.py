"""Changes of a syntax tree. Each function returns a function that makes one change, or a piece of a change."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

SIGNS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.In: "in", ast.NotIn: "not in", ast.Is: "is", ast.IsNot: "is not",
}  # fmt: skip


def told(node: ast.AST, most: int = 60) -> str:
    """Return code in one line."""
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= most else text[: most - 1] + "…"


def located(new: ast.expr, old: ast.AST) -> ast.expr:
    return ast.copy_location(new, old)


def binds(node: ast.expr) -> bool:
    """Return True if an expression assigns a name, which may be needed later."""
    return any(isinstance(inner, ast.NamedExpr) for inner in ast.walk(node))


def always(test: ast.expr) -> ast.expr:
    """Return a test that is always true, but still assigns the names in `test`."""
    if binds(test):
        return located(ast.BoolOp(ast.Or(), [ast.Tuple([test], ast.Load()), ast.Constant(True)]), test)
    return located(ast.Constant(True), test)


def never(test: ast.expr) -> ast.expr:
    """Return a test that is always false, but still assigns the names in `test`."""
    if binds(test):
        return located(ast.BoolOp(ast.And(), [ast.Tuple([test], ast.Load()), ast.Constant(False)]), test)
    return located(ast.Constant(False), test)


def none(old: ast.expr) -> ast.expr:
    return located(ast.Constant(None), old)


def replacing(owner: ast.AST, field: str, value: Any) -> Callable[[], None]:
    return lambda: setattr(owner, field, value)


def setting(owner: ast.AST, field: str, at: int | None, value: ast.AST) -> Callable[[], None]:
    return replacing(owner, field, value) if at is None else putting(getattr(owner, field), at, value)


def putting(items: list[Any], at: int, value: Any) -> Callable[[], None]:
    def change() -> None:
        items[at] = value

    return change


def dropping(items: list[Any], item: Any, at_least: int | None = None) -> Callable[[], None]:
    """Remove an item. If fewer than `at_least` items remain, it stays and matches nothing."""

    def change() -> None:
        items.remove(item)
        if at_least is not None and len(items) < at_least:
            item.guard = ast.Constant(False)
            items.append(item)

    return change


def leaving_out_operand(values: list[ast.expr], value: ast.expr) -> Callable[[], None]:
    """Remove an operand. A single remaining operand is repeated, since a junction needs two."""

    def change() -> None:
        values.remove(value)
        if len(values) == 1:
            values.append(values[0])

    return change


def dropping_entry(mapping: ast.Dict, at: int) -> Callable[[], None]:
    def change() -> None:
        del mapping.keys[at]
        del mapping.values[at]

    return change


def exchanging(items: list[Any], at: int) -> Callable[[], None]:
    def change() -> None:
        items[at - 1], items[at] = items[at], items[at - 1]

    return change


def leaving_out(statements: list[ast.stmt], at: int) -> Callable[[], None]:
    return putting(statements, at, ast.copy_location(ast.Pass(), statements[at]))
