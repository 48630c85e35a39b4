"""Find the steps and constants of the reference engine that cite a rule.

The source is read, not imported, so this works for any checkout or installation that ships the engine.
"""

from __future__ import annotations

import ast
import functools
import importlib.util
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from conformance import PREFIX

PACKAGE: Final = f"{PREFIX}reference_engine"
GAME: Final = re.compile(r"[a-z]+\.[a-z]")
"""Start of a rule id."""


class Citation(NamedTuple):
    """A place in the reference engine that names a rule."""

    file: str
    """The path from the folder that holds the package, with slashes."""
    line: int
    inside: str
    """The function, class, or constant around it, such as `Action.announce`; empty at the top of a module."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.inside}".strip()


def cited_in(rules: Collection[str]) -> dict[str, list[Citation]]:
    """Return each rule with the places that name it, in order of file and line.

    Rules without places are missing. Empty if the engine's source is not installed.
    """
    found: dict[str, list[Citation]] = {}
    beginnings = {rule.partition(".")[0] + "." for rule in rules}
    for root, path in _sources():
        text = path.read_text(encoding="utf-8")
        if not any(beginning in text for beginning in beginnings):
            continue
        file = path.relative_to(root.parent).as_posix()
        for named, line, inside in _named(ast.parse(text), ()):
            for rule in _meant(named, rules):
                found.setdefault(rule, []).append(Citation(file, line, inside))
    return found


@functools.cache
def all_cited(rules: frozenset[str]) -> Mapping[str, list[Citation]]:
    """Return the places of many rules, as `cited_in` does, from a cache."""
    return MappingProxyType(cited_in(rules))


def _sources() -> Iterator[tuple[Path, Path]]:
    spec = importlib.util.find_spec(PACKAGE)
    for folder in (spec.submodule_search_locations or []) if spec else []:
        root = Path(folder)
        for path in sorted(root.rglob("*.py")):
            yield root, path


def _meant(named: str | re.Pattern[str], rules: Collection[str]) -> Iterable[str]:
    """Return the rules that a text names, or that a text with placeholders may name."""
    if isinstance(named, str):
        return (named,) if named in rules else ()
    return [rule for rule in rules if named.fullmatch(rule)]


def _named(node: ast.AST, inside: tuple[str, ...]) -> Iterator[tuple[str | re.Pattern[str], int, str]]:
    """Yield every text of a syntax tree, with its line and the name of what it is in; an f-string as a pattern."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        inside = (*inside, node.name)
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        inside = (*inside, node.targets[0].id)
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.Constant(value=str() as text):
                yield text, child.lineno, ".".join(inside)
            case ast.JoinedStr(values=[ast.Constant(value=str() as text), *_] as parts) if GAME.match(text):
                pattern = "".join(
                    re.escape(str(each.value)) if isinstance(each, ast.Constant) else "[^.]+" for each in parts
                )
                yield re.compile(pattern), child.lineno, ".".join(inside)
            case _:
                yield from _named(child, inside)
