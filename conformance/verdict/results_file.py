"""Read results files, to compare runs or to show engines side by side."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from conformance.protocol.json_schemas import JsonObject
from conformance.verdict.certificate import Certificate, Refusal
from conformance.verdict.results import CaseResult
from conformance.verdict.toml_tables import BadFile

FORMAT: Final = 1
"""The format of results files that this version writes and reads."""


_GZIP: Final = b"\x1f\x8b"
"""First bytes of a file compressed with gzip."""


class RunRecord(msgspec.Struct):
    """The parts of a results file that comparisons and scoreboards need."""

    format: int
    spec: str
    engine: JsonObject
    editions: dict[str, str]
    scenarios: Sequence[CaseResult]
    suite: str = "?"
    started: str = ""
    certificates: Sequence[Certificate | Refusal] = ()

    @property
    def name(self) -> str:
        """Name and version of the engine."""
        return f"{self.engine.get('name', '?')} {self.engine.get('version', '?')}"


def read_results(path: Path) -> RunRecord:
    """Read a results file of `justicar certify --report`. Raises BadFile."""
    remedy = "name the results.json that `justicar certify --report DIR` writes"
    try:
        content = path.read_bytes()
        if content.startswith(_GZIP):
            content = gzip.decompress(content)
        found = msgspec.json.decode(content, type=RunRecord)
    except (gzip.BadGzipFile, EOFError, zlib.error) as problem:
        raise BadFile(f"{path}: the compressed file is damaged ({problem}); copy it again, or {remedy}") from problem
    except OSError as problem:
        raise BadFile(f"{path}: cannot be read ({problem.strerror}); check the path, or {remedy}") from problem
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BadFile(f"{path}: not a results file ({problem}); {remedy}") from problem
    if found.format != FORMAT:
        known = f"this version reads format {FORMAT}; run the suite again with this version"
        raise BadFile(f"{path}: format {found.format} is not supported; {known}")
    return found
