"""Both front ends give the same verdicts, and neither drops a scenario."""

from __future__ import annotations

import json
import multiprocessing
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import jsonschema
import msgspec
import pytest
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from conformance.adapters import Limits
from conformance.runner.direct import run
from conformance.verdict.reports.json_results import Results, results, schemas
from conformance.verdict.reports.report import report_on
from conformance.verdict.results import CaseResult, Verdict
from tests.cases import one_of_each_chapter, suite_cases
from tests.conformance.runner.helpers import MODULES, ROOT, comparable, spec, toy_cases

CHECKOUT = Path(__file__).parents[3]
PLUGIN = ["-p", "no:justicar", "-p", "justicar.pytest_plugin", "-p", "no:cacheprovider"]
KEEPING = ["-p", "tests.conformance.runner.keeping"]


class ThroughPytest(NamedTuple):
    """Outcome of features that ran through pytest."""

    cases: list[CaseResult]
    """Full results, including events."""
    results: Results
    """Results as written."""
    printed: str


def pytest_run(
    tmp_path: Path, *arguments: str, path: str = "tests/conformance/runner/toy_features.py", seconds: int = 120
) -> ThroughPytest:
    """Run features, by default the toy's, through pytest in a separate process."""
    written, kept = tmp_path / "results.json", tmp_path / "kept.json"
    command = [sys.executable, "-m", "pytest", path, *PLUGIN, *KEEPING, "-q", "-rs"]
    done = subprocess.run(
        [*command, f"--justicar-results={written}", *arguments],
        cwd=CHECKOUT,
        env=os.environ | {"PYTHONPATH": str(CHECKOUT), "KEPT": str(kept)},
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )
    assert written.exists(), done.stdout + done.stderr
    jsonschema.validate(json.loads(written.read_bytes()), schemas()["results"])
    cases = msgspec.json.decode(kept.read_bytes(), type=list[CaseResult])
    cases.sort(key=lambda case: (case.uri, case.line))
    return ThroughPytest(cases, msgspec.json.decode(written.read_bytes(), type=Results), done.stdout)


@pytest.fixture(scope="module")
def toy_run(tmp_path_factory: pytest.TempPathFactory) -> ThroughPytest:
    """Toy features on their own engine through pytest."""
    return pytest_run(tmp_path_factory.mktemp("toy"), f"--engine={spec()}", "--engine-restart-seconds=0.05")


@pytest.mark.parametrize("toy", ["Toy", "Plain", "Generous", "Liar", "Mortal"])
def test_front_ends_agree_on_verdicts_and_failing_steps(toy: str, toy_run: ThroughPytest, tmp_path: Path) -> None:
    cases = sorted(toy_cases(), key=lambda case: (case.uri, case.line))
    direct = run(cases, spec(toy), limits=Limits(restart_seconds=0.05))
    arguments = f"--engine={spec(toy)}", "--engine-restart-seconds=0.05"
    through_pytest = toy_run if toy == "Toy" else pytest_run(tmp_path, *arguments)
    assert comparable(through_pytest.cases) == comparable(direct.cases)
    assert through_pytest.results.engine == direct.engine
    assert through_pytest.results.editions == direct.editions
    verdicts = {case.verdict for case in direct.cases}
    assert {Verdict.FAILED, Verdict.UNSUPPORTED, Verdict.ERROR, Verdict.PASSED} <= verdicts


def test_both_front_ends_write_the_same_results(toy_run: ThroughPytest) -> None:
    direct = report_on(run(sorted(toy_cases(), key=lambda case: (case.uri, case.line)), spec()))
    written = msgspec.json.decode(b"".join(results(direct)), type=Results)
    through_pytest = toy_run.results
    for each in (written, through_pytest):
        assert each.started[:2] == "20"
        for case in each.scenarios:
            case.seconds, case.transcript = 0.0, []
            for step in case.steps:
                step.seconds = 0.0
    assert msgspec.structs.replace(through_pytest, started=written.started, seconds=written.seconds) == written


def test_front_ends_agree_on_every_step_and_chapter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sampled = {(case.uri, case.scenario_line) for case in one_of_each_chapter()}
    cases = [case for case in suite_cases() if (case.uri, case.scenario_line) in sampled]
    sample = tmp_path / "sample.txt"
    sample.write_text("\n".join(case.id for case in cases), encoding="utf-8")
    monkeypatch.setenv("SAMPLE", str(sample))
    through_pytest = pytest_run(tmp_path, path="tests/conformance/runner/sampled_features.py")
    assert comparable(through_pytest.cases) == comparable(run(cases, "reference").cases)


@pytest.mark.parametrize("first", ["VTES-0", "VEND-0", "RIV-1"])
def test_front_ends_agree_on_the_projects_own_features(first: str, tmp_path: Path) -> None:
    """Compare a part of each game's features step by step; `make test` runs the whole suite anyway."""
    cases = sorted(
        (case for case in suite_cases() if case.id.startswith(first)), key=lambda case: (case.uri, case.line)
    )
    assert len(cases) > 100
    direct = run(cases, "reference")
    tests = f"test_{first.lower().replace('-', '_')}"
    assert comparable(pytest_run(tmp_path, "-k", tests, path="features", seconds=600).cases) == comparable(direct.cases)
    assert len(direct.cases) == len(cases)


def test_xdist_workers_give_the_same_results(tmp_path: Path) -> None:
    alone = run(toy_cases(), spec())
    many = pytest_run(tmp_path, f"--engine={spec()}", "-n", "2")
    assert comparable(many.cases) == comparable(alone.cases)
    assert many.results.engine == alone.engine


@pytest.mark.parametrize("copied", [True, False])
def test_several_processes_give_the_same_results(copied: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if copied and "fork" not in multiprocessing.get_all_start_methods():
        pytest.skip("a process cannot be copied here")
    monkeypatch.setattr("conformance.runner.fork_safety.may_fork", lambda: copied)
    cases = toy_cases()
    heard: list[str] = []
    many = run(cases, spec(), jobs=2, modules=MODULES, progress=lambda result: heard.append(result.id))
    alone = run(cases, spec())
    assert comparable(many.cases) == comparable(alone.cases)
    assert [case.id for case in many.cases] == [case.id for case in cases]
    assert Counter(heard) == Counter(case.id for case in cases)


def test_no_scenario_is_dropped(toy_run: ThroughPytest) -> None:
    pickles: Counter[tuple[str, str]] = Counter()
    for path in ROOT.rglob("*.feature"):
        document: dict[str, object] = dict(Parser().parse(path.read_text(encoding="utf-8")))
        uri = path.relative_to(ROOT).as_posix()
        pickles.update((uri, p["name"]) for p in Compiler().compile({**document, "uri": uri}))  # type: ignore[typeddict-item]
    assert pickles["toy/asking.feature", "Same name"] == 2
    assert Counter((case.uri, case.title) for case in toy_run.cases) == pickles
    assert Counter((case.uri, case.title) for case in run(toy_cases(), spec()).cases) == pickles


def test_pytest_shows_what_went_wrong(toy_run: ThroughPytest) -> None:
    out = toy_run.printed
    assert "TOY-0020 A wrong number (toy/not_passing.feature:11)" in out
    assert "Then Bob has 4 coins\nfailed: the coins of Bob: expected 4, found 3\nexpected: 4\nactual: 3" in out
    assert "Toy does not declare the feature flying" in out


def test_engine_that_does_not_start_fails_every_test(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "tests/conformance/runner/toy_features.py", *PLUGIN, "-q"]
    environment = os.environ | {"PYTHONPATH": str(CHECKOUT)}
    done = subprocess.run(
        [*command, "--engine=python:no_such_module:engine"],
        cwd=CHECKOUT, env=environment, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert f"{len(toy_cases())} errors" in done.stdout
    assert "no_such_module" in done.stdout
