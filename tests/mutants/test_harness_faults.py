"""Test that the faults of the harness can be made.

`python -m tests.mutants.harness_faults` shows whether tests catch them.
"""

from __future__ import annotations

import ast
import shutil
from pathlib import Path

import pytest

from tests.mutants.harness_faults import ROOT, Fault, faults


@pytest.mark.parametrize("fault", faults(), ids=lambda fault: fault.title)
def test_a_fault_can_be_made_and_undone(fault: Fault, tmp_path: Path) -> None:
    path = tmp_path / fault.file
    path.parent.mkdir(parents=True)
    shutil.copy(ROOT / fault.file, path)
    fault.make(tmp_path)
    assert path.read_text("utf-8") != (ROOT / fault.file).read_text("utf-8")
    ast.parse(path.read_text("utf-8"))
    fault.undo(tmp_path)
    assert path.read_bytes() == (ROOT / fault.file).read_bytes()


def test_at_least_30_distinct_faults_are_listed() -> None:
    titles = [fault.title for fault in faults()]
    assert len(titles) == len(set(titles)) >= 30
