"""New adapters pass their first scenario, and every scenario for the features they declare."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from conformance.adapters import connect
from conformance.cli import main
from conformance.commands.adapter import TEMPLATES, TOOLS
from conformance.runner.direct import run_case
from conformance.verdict.results import Verdict
from tests.cases import suite_cases

FIRST = "VTES-0410"
TOOLCHAINS = {"python": "python3", "typescript": "node", "java": "javac", "rust": "cargo"}
ROOT = Path(__file__).parents[3]


def new(language: str, folder: Path) -> None:
    result = CliRunner().invoke(main, ["new-adapter", language, str(folder)])
    assert result.exit_code == 0, result.output
    assert f"cd {folder} && make first" in result.output


@pytest.mark.parametrize("language", TOOLCHAINS)
def test_template_passes_its_first_scenario(language: str, tmp_path: Path) -> None:
    if shutil.which(TOOLCHAINS[language]) is None or shutil.which("make") is None:
        pytest.skip(f"{TOOLCHAINS[language]} and make are needed")
    folder = tmp_path / "adapter"
    new(language, folder)
    commands = tmp_path / "bin"
    commands.mkdir()
    justicar = commands / "justicar"
    justicar.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m conformance "$@"\n')
    justicar.chmod(0o755)
    environment = {**os.environ, "PATH": f"{commands}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT)}
    made = subprocess.run(["make", "first"], cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr
    assert "passed in" in made.stdout


def test_template_passes_everything_it_declares(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TEMPLATES / "python"))
    with connect("inprocess:engine:make") as engine:
        verdicts = {case.id: run_case(case, engine).verdict for case in suite_cases("vtes")}
    sys.modules.pop("engine")
    assert set(verdicts.values()) <= {Verdict.PASSED, Verdict.UNSUPPORTED}, verdicts
    assert list(verdicts.values()).count(Verdict.PASSED) > 10
    assert verdicts[FIRST] is Verdict.PASSED


def test_template_files_are_short() -> None:
    assert set(TOOLS) == set(TOOLCHAINS) == {path.name for path in TEMPLATES.iterdir()}
    for path in TEMPLATES.rglob("*.*"):
        if path.is_file() and "__pycache__" not in path.parts:
            assert len(path.read_text(encoding="utf-8").splitlines()) <= 200, path


def test_existing_files_and_unknown_languages_are_rejected(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    result = CliRunner().invoke(main, ["new-adapter", "python", str(tmp_path)])
    assert (result.exit_code, "is not empty" in result.output) == (2, True)
    result = CliRunner().invoke(main, ["new-adapter", "cobol", str(tmp_path / "new")])
    assert (result.exit_code, "python, typescript, java, rust" in result.output) == (2, True)
