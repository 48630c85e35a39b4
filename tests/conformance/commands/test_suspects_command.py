"""`justicar suspects`: a recorded run is ranked again, without its engine."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from conformance.cli import main
from conformance.verdict.reports import json_results
from conformance.verdict.results import CaseResult, StepStatus, Verdict
from tests.cases import suite_cases
from tests.conformance.verdict.samples import case, sample, step


def suspects(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["suspects", *arguments])


def refused_bleed(changes: dict[int, str] | None = None) -> CaseResult:
    """Return VTES-0055 as recorded from an engine that lets anybody be bled. `changes` replaces texts of steps."""
    (found,) = (each for each in suite_cases("vtes") if each.id == "VTES-0055")
    steps = [
        step(each.keyword, (changes or {}).get(place, each.text), StepStatus.PASSED, kind=each.kind)
        for place, each in enumerate(found.steps)
    ]
    at = next(place for place, each in enumerate(found.steps) if "cannot bleed" in each.text)
    steps[at].status, steps[at].message = StepStatus.FAILED, "the engine allowed it"
    return case(55, Verdict.FAILED, rules=list(found.rules), steps=steps)


def recorded(path: Path, *cases: CaseResult, **changes: Any) -> Path:
    """Write results.json with these scenarios."""
    content = json.loads(b"".join(json_results.results(sample(list(cases)))))
    path.write_text(json.dumps(content | changes), "utf-8")
    return path


def test_recorded_run_is_ranked_again(tmp_path: Path) -> None:
    results, found = recorded(tmp_path / "results.json", refused_bleed()), tmp_path / "suspects.json"
    ran = suspects(str(results), "--json", str(found))
    assert ran.exit_code == 1, ran.output
    assert "suspect vtes.bleed.default-target-prey: 1 scenario fails as at" in ran.output
    (suspect,) = json.loads(found.read_text())["suspects"]
    assert (suspect["rule"], suspect["scenarios"]) == ("vtes.bleed.default-target-prey", ["VTES-0055"])


def test_compressed_run_is_read(tmp_path: Path) -> None:
    results = recorded(tmp_path / "results.json", refused_bleed())
    compressed = tmp_path / "results.json.gz"
    compressed.write_bytes(gzip.compress(results.read_bytes()))
    assert suspects(str(compressed)).output == suspects(str(results)).output


def test_run_without_failures_has_no_suspects(tmp_path: Path) -> None:
    ran = suspects(str(recorded(tmp_path / "results.json", case(1, Verdict.PASSED))))
    assert (ran.exit_code, ran.output) == (0, "no rule is suspected: no scenario failed\n")


def test_errors_are_listed_apart(tmp_path: Path) -> None:
    ended = [case(number, Verdict.ERROR, reason=f"IndexError at request {number}") for number in (1, 2)]
    ran = suspects(str(recorded(tmp_path / "results.json", *ended)))
    assert ran.exit_code == 1
    assert ran.output == "one error ends 2 scenarios, such as VTES-0001: IndexError at request 1\n"


@pytest.mark.parametrize("changes", [{0: "Sarah and four others sit clockwise"}, {4: "Belinde bleeds nobody"}])
def test_scenarios_that_have_changed_since_are_ranked(tmp_path: Path, changes: dict[int, str]) -> None:
    ran = suspects(str(recorded(tmp_path / "results.json", refused_bleed(changes))))
    assert "suspect vtes.bleed.default-target-prey" in ran.output, ran.output


def test_unknown_scenarios_and_rules_are_ranked(tmp_path: Path) -> None:
    own = refused_bleed()
    own.id, own.rules = "OWN-1", ["own.rule"]
    ran = suspects(str(recorded(tmp_path / "results.json", own)))
    assert ran.exit_code == 1, ran.output
    assert "OWN-1" in ran.output


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "not a results file"),
        (b'{"format": 1, "scenarios": [{"id": "VTES-0001", "verd', "not a results file"),
        (b'{"format": 2, "spec": "x", "engine": {}, "editions": {}, "scenarios": []}', "format 2 is not supported"),
        (b'{"format": 1, "spec": "x", "engine": {}, "editions": {}, "scenarios": [{"id": 5}]}', "$.scenarios[0].id"),
        (gzip.compress(b"{}" * 900, mtime=0)[:20], "damaged"),
    ],
)
def test_bad_results_file_is_named_with_the_place(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "results.json"
    path.write_bytes(content)
    ran = suspects(str(path))
    assert ran.exit_code == 2
    assert f"{path}: " in ran.output
    assert says in ran.output
    assert "Traceback" not in ran.output
    assert path.read_bytes() == content
