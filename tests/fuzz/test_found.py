"""What was found once, and mended, is not found any more."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from reference_engine.engine import GAMES
from tests.fuzz import files, requests
from tests.fuzz.findings import Finding

FOUND = sorted((Path(__file__).parent / "found").glob("*.json"))


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.stem)
def test_it_is_mended(path: Path) -> None:
    finding = msgspec.json.decode(path.read_bytes(), type=Finding)
    if finding.kind in GAMES:
        assert requests.repeated(finding.kind, finding.case) is None
    else:
        assert files.repeated(files.kinds()[finding.kind], finding.case) is None
