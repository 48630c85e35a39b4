"""Only methods of the layout move cards, because they clear its cached answers."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import reference_engine.vtes

ENGINE = Path(reference_engine.vtes.__file__).parent
LAYOUT = ENGINE / "table" / "layout.py"
WHERE = {"region", "controller", "host", "attached", "cards"}
"""Fields that define the layout: place, controller, attached cards, and cards on the table."""


def written(tree: ast.Module) -> Iterator[str]:
    """Yield every assignment to such a field, except where an object sets its own field."""
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.AugAssign):
            targets = [node.target]
        for target in targets:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                field = part.value if isinstance(part, ast.Subscript) else part
                if (
                    isinstance(field, ast.Attribute)
                    and field.attr in WHERE
                    and ast.unparse(part) != f"self.{field.attr}"
                ):
                    yield ast.unparse(part)


def test_only_the_layout_moves_cards() -> None:
    found = {path: list(written(ast.parse(path.read_text(encoding="utf-8")))) for path in sorted(ENGINE.rglob("*.py"))}
    assert {"card.region", "card.controller", "host.attached", "self.cards[card.id]"} <= set(found.pop(LAYOUT))
    assert {str(path): places for path, places in found.items() if places} == {}
