"""Build the wheel: one package `justicar` that holds all the others, and the JSON Schemas.

A checkout has its packages side by side. Installed like that, they would clash with folders such as `features` and
`scenarios` in a user's project. So the wheel has them inside `justicar`, and their imports of each other name it.
"""

from __future__ import annotations

import ast
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGES = ("conformance", "features", "reference_engine", "scenarios")
"""The packages that move into `justicar`."""
NAMES = "|".join(PACKAGES)
FROM_IMPORT = re.compile(rf"^( *from )(?=(?:{NAMES})[. ])", re.MULTILINE)
IMPORT = re.compile(rf"^( *)(import (?:{NAMES}))$", re.MULTILINE)


class WheelHook(BuildHookInterface[Any]):
    """Runs for a wheel. An editable installation uses the checkout as it is."""

    folder: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        sys.path.insert(0, self.root)
        from conformance.games import words
        from conformance.protocol.json_schemas import build, write

        self.folder = Path(tempfile.mkdtemp(prefix="justicar-wheel-"))
        ignored = shutil.ignore_patterns("__pycache__")
        for package in PACKAGES:
            shutil.copytree(Path(self.root, package), self.folder / package, ignore=ignored)
        shutil.copytree(Path(self.root, "justicar"), self.folder, ignore=ignored, dirs_exist_ok=True)
        for path in self.folder.rglob("*.py"):
            path.write_text(relocated(path.read_text("utf-8"), str(path)), "utf-8")
        write(build(words()), self.folder / "conformance" / "protocol" / "schemas")
        # File by file: only then do these take the place of what is in the checkout's `justicar`.
        for path in filter(Path.is_file, self.folder.rglob("*")):
            build_data["force_include"][str(path)] = f"justicar/{path.relative_to(self.folder).as_posix()}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.folder is not None:
            shutil.rmtree(self.folder)


def relocated(source: str, place: str) -> str:
    """Return the source of a module with its imports as they are inside `justicar`. Line numbers stay the same.

    Raises ValueError for an import that cannot be rewritten, such as `import conformance.games`.
    """
    moved = IMPORT.sub(r"\1from justicar \2", FROM_IMPORT.sub(r"\1justicar.", source))
    for name, line in _imports(ast.parse(moved)):
        if name.partition(".")[0] in PACKAGES:
            raise ValueError(f"{place}:{line}: cannot move the import of {name}; write `from PACKAGE import NAME`")
    return moved


def _imports(tree: ast.AST) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((each.name, node.lineno) for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module, node.lineno
