"""Test the steps of action.yml in a shell, in the way a forge runs them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from conformance.runner.suite_version import version

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "action.yml").read_text(encoding="utf-8")


def script(step: str) -> str:
    """Return the script of a step."""
    found = re.search(rf"- id: {step}\n.*?run: \|\n((?: {{8}}.*\n|\n)+)", TEXT, re.DOTALL)
    assert found, f"action.yml has no step {step}"
    return textwrap.dedent(found[1])


@pytest.fixture
def runner(tmp_path: Path) -> Path:
    """Temporary folder of a forge, with the command in the place where the first step installs it."""
    commands = tmp_path / "justicar" / "bin"
    commands.mkdir(parents=True)
    (commands / "justicar").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m conformance "$@"\n')
    (commands / "justicar").chmod(0o755)
    return tmp_path


def judged(runner: Path, engine: str, arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {
        "RUNNER_TEMP": str(runner),
        "GITHUB_OUTPUT": str(runner / "output"),
        "GITHUB_STEP_SUMMARY": str(runner / "summary"),
        "ENGINE": engine,
        "ARGUMENTS": arguments,
        "REPORT": str(runner / "report of it"),
        "PYTHONPATH": str(ROOT),
    }
    command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script("judge")]
    return subprocess.run(command, env=environment, cwd=runner, capture_output=True, text=True, check=False)


def test_a_passing_engine_gets_a_report(runner: Path) -> None:
    done = judged(runner, "reference", "--profile vtes/ending --tag 'vtes.ending.oust.pool-at-zero-ousts'")
    assert "scenarios" in done.stdout, done.stderr
    assert (runner / "output").read_text() == f"report={runner / 'report of it'}\n"
    assert (runner / "report of it" / "report.html").exists()
    assert (runner / "summary").read_text().startswith("### justicar-reference")


def test_a_failing_engine_gets_annotations(runner: Path) -> None:
    wrong = "python:tests.conformance.commands.test_verify:wrong"
    done = judged(runner, wrong, "--profile vtes/ending")
    assert done.returncode == 1
    assert "::error title=VTES-" in done.stdout
    assert "vtes/ending" in (runner / "summary").read_text()


def test_arguments_are_never_run_as_commands(runner: Path) -> None:
    done = judged(runner, "reference", "--profile $(touch carried-out) ; touch carried-out")
    assert done.returncode == 2
    assert not list(runner.glob("**/carried-out"))


def test_the_guide_shows_the_example() -> None:
    example = (ROOT / "examples" / "ci" / "justicar.yml").read_text(encoding="utf-8").partition("\n")[2]
    assert textwrap.indent(example, "    ") in (ROOT / "docs" / "how-to" / "ci.md").read_text(encoding="utf-8")


def test_the_first_step_installs_what_lies_beside_it() -> None:
    assert '"${install[@]}" --no-deps --no-build-isolation "$ACTION"\n' in script("install")
    assert f"justicar@v{version()}" in (ROOT / "examples" / "ci" / "justicar.yml").read_text(encoding="utf-8")
