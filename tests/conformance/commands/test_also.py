"""`certify --also`: an author's own scenarios run with the suite and are reported separately."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner, Result

from conformance.cli import main

OWN = """\
Feature: Own

  Scenario: A hunt
    Given Sarah and Alexis sit clockwise
    And Sarah's Sully is ready with 1 blood
    When Sully hunts
    Then Sully has {blood} blood
"""


def certify(folder: Path, *arguments: str) -> Result:
    return CliRunner().invoke(main, ["certify", "--id", "VTES-0050", "--also", str(folder), *arguments])


def test_own_scenarios_run_and_are_reported_separately(tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    feature = tmp_path / "below" / "own.feature"
    feature.write_text(OWN.format(blood=2))
    result = certify(tmp_path, "--report", str(tmp_path / "report"))
    assert result.exit_code == 0, result.output
    assert "1 passed, 0 failed" in result.output.rpartition("your own scenarios")[2]
    of_suite, own = (json.loads((tmp_path / "report" / name).read_text()) for name in ("results.json", "also.json"))
    ids = [[case["id"] for case in each["scenarios"]] for each in (of_suite, own)]
    assert ids[0] == ["VTES-0050"]
    assert ids[1] == [f"{feature}:3"]

    feature.write_text(OWN.format(blood=3))
    result = certify(tmp_path)
    assert result.exit_code == 1
    assert "0 passed, 1 failed" in result.output.rpartition("your own scenarios")[2]


def test_folder_without_features_is_rejected(tmp_path: Path) -> None:
    result = certify(tmp_path)
    assert result.exit_code == 2
    assert "no .feature file" in result.output
