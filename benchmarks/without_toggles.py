"""Complete random games of VTES, with or without toggles in the engine; `benchmarks.toggles` starts this file.

It imports the checkout in the working folder, which may differ from its own.
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
    """Importer that compiles the engine with the default edition's values in place of toggles.

    A comparison with such a value becomes a constant, so the code for other values is compiled away.
    """

    def __init__(self) -> None:
        from scenarios.editions import editions_of

        book = editions_of("vtes")
        self.values = book.values_of(book.default)
        self.places: list[str] = []
        """The toggle at each place that reads one."""

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
    """Play complete five-player games. Return processor seconds, decisions, and a digest of the games."""
    from benchmarks.games import RandomVtes, random_decks, starters

    seconds, decisions, course = 0.0, 0, hashlib.sha256()
    for number in range(first, first + games):
        game = RandomVtes(number, 5, (starters, random_decks)[number % 2])
        began = time.process_time()
        while not game.over:
            game.step()
            decisions += 1
        seconds += time.process_time() - began
        course.update(repr(game.chance.getstate()).encode())  # changes with every decision
    return {"seconds": seconds, "decisions": decisions, "course": course.hexdigest()}


def main(way: str, first: str, games: str) -> None:
    """Play games and print the result. `way` is `asking` or `inlined`. Exits with an error outside a checkout."""
    engine = importlib.util.find_spec("reference_engine")
    if engine is None or not Path(str(engine.origin)).is_relative_to(Path.cwd()):
        sys.exit(f"{Path.cwd()} is not a checkout of this project: reference_engine is missing")
    inlined = Inlined() if way == "inlined" else None
    if inlined is not None:
        sys.meta_path.insert(0, inlined)
    found = play(int(first), int(games))
    sys.stdout.write(json.dumps(found | {"places": len(inlined.places) if inlined else 0}))


if __name__ == "__main__":
    main(*sys.argv[1:])
