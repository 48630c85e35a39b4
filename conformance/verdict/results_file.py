"""The results file of a run, read back to compare runs or to show engines side by side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from conformance.protocol.json_schemas import JsonObject
from conformance.verdict.certificate import Certificate, Refusal
from conformance.verdict.problems import BadFile
from conformance.verdict.results import CaseResult

FORMAT: Final = 1
"""The format of results files that this version writes and reads."""


class RunRecord(msgspec.Struct):
    """The part of a results file that comparisons and scoreboards need."""

    format: int
    spec: str
    engine: JsonObject
    editions: dict[str, str]
    scenarios: Sequence[CaseResult]
    suite: str = "?"
    certificates: Sequence[Certificate | Refusal] = ()

    @property
    def name(self) -> str:
        """The engine, by name and version."""
        return f"{self.engine.get('name', '?')} {self.engine.get('version', '?')}"


def read_results(path: Path) -> RunRecord:
    """Read a results file of `justicar certify --report`. Raises BadFile."""
    remedy = "name the results.json that `justicar certify --report DIR` writes"
    try:
        found = msgspec.json.decode(path.read_bytes(), type=RunRecord)
    except OSError as problem:
        raise BadFile(f"{path}: cannot be read ({problem.strerror}); check the path, or {remedy}") from problem
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BadFile(f"{path}: is no file of results ({problem}); {remedy}") from problem
    if found.format != FORMAT:
        known = f"{FORMAT} is read here; judge again with this version"
        raise BadFile(f"{path}: has the format {found.format}, and {known}")
    return found
