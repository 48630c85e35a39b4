"""Test that earlier findings stay fixed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from reference_engine.engine import GAMES
from tests.fuzz import files, requests
from tests.fuzz.findings import Finding

FOUND = sorted((Path(__file__).parent / "found").glob("*.json"))


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.stem)
def test_an_earlier_finding_stays_fixed(path: Path) -> None:
    finding = msgspec.json.decode(path.read_bytes(), type=Finding)
    if finding.kind in GAMES:
        assert requests.repeated(finding.kind, finding.case) is None
    else:
        assert files.repeated(files.kinds()[finding.kind], finding.case) is None
