"""Whole random games of VTES, by the engine as it is or without its toggles; `benchmarks.toggles` starts this file.

It imports the checkout that it is started in, which may be another than its own.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import sys
import time
import types
from pathlib import Path
from typing import Any


class Inlined(importlib.abc.Loader, importlib.abc.MetaPathFinder, ast.NodeTransformer):
    """Has the engine imported with the values of the default edition where it asks for its toggles.

    A comparison with such a value is decided at once, so that what other values would do is compiled away.
    """

    def __init__(self) -> None:
        from scenarios.editions import editions_of

        book = editions_of("vtes")
        self.values = book.values_of(book.default)
        self.places: list[str] = []
        """The toggle of each place where one is asked for."""

    def find_spec(self, name: str, path: Any, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        if not name.startswith("reference_engine.vtes."):
            return None
        found = importlib.machinery.PathFinder.find_spec(name, path)
        if found is not None:
            found.loader = self
        return found

    def exec_module(self, module: types.ModuleType) -> None:
        place = Path(str(module.__file__))
        tree = ast.fix_missing_locations(self.visit(ast.parse(place.read_text("utf-8"))))
        exec(compile(tree, place, "exec"), module.__dict__)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if node.attr in self.values and ast.unparse(node.value).rpartition(".")[2] == "edition":
            self.places.append(node.attr)
            return ast.Constant(self.values[node.attr])
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        self.generic_visit(node)
        match node:
            case ast.Compare(ast.Constant(one), [ast.Eq() | ast.NotEq() as sign], [ast.Constant(other)]):
                return ast.Constant((one == other) == isinstance(sign, ast.Eq))
        return node


def play(first: int, games: int) -> dict[str, Any]:
    """Plays games of five to their ends: processor seconds, decisions, and a digest of how they went."""
    from benchmarks.games import RandomVtes, random_decks, starters

    seconds, decisions, course = 0.0, 0, hashlib.sha256()
    for number in range(first, first + games):
        game = RandomVtes(number, 5, (starters, random_decks)[number % 2])
        began = time.process_time()
        while not game.over:
            game.step()
            decisions += 1
        seconds += time.process_time() - began
        course.update(repr(game.chance.getstate()).encode())  # moved on by every decision
    return {"seconds": seconds, "decisions": decisions, "course": course.hexdigest()}


def main(way: str, first: str, games: str) -> None:
    """`way`: asking or inlined. Ends with what is wrong where it is started in no checkout."""
    engine = importlib.util.find_spec("reference_engine")
    if engine is None or not Path(str(engine.origin)).is_relative_to(Path.cwd()):
        sys.exit(f"{Path.cwd()} is no checkout of this project: it has no reference_engine")
    inlined = Inlined() if way == "inlined" else None
    if inlined is not None:
        sys.meta_path.insert(0, inlined)
    found = play(int(first), int(games))
    sys.stdout.write(json.dumps(found | {"places": len(inlined.places) if inlined else 0}))


if __name__ == "__main__":
    main(*sys.argv[1:])
