"""Writes the JSON Schemas of the protocol into the wheel: they are made from the tables, and kept nowhere else."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SchemasHook(BuildHookInterface[Any]):
    """Runs for a wheel; an editable installation has the checkout, and `justicar schemas`."""

    folder: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        sys.path.insert(0, self.root)
        from conformance.games import words
        from conformance.protocol.json_schemas import build, write

        self.folder = Path(tempfile.mkdtemp(prefix="justicar-schemas-"))
        for path in write(build(words()), self.folder):
            build_data["force_include"][str(path)] = f"conformance/protocol/schemas/{path.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.folder is not None:
            shutil.rmtree(self.folder)
