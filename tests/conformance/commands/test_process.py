"""The command line as a process: behaviour that only shows in a real run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).parents[3]
ENVIRONMENT = os.environ | {"PYTHONPATH": str(CHECKOUT)}


def process(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "conformance", *arguments],
        cwd=CHECKOUT,
        env=ENVIRONMENT,
        input=stdin,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_help_names_every_command() -> None:
    done = process("--help")
    assert done.returncode == 0
    for name in ("certify", "case", "serve", "coverage", "lint", "steps", "rule", "readings", "replay", "perft"):
        assert f"\n  {name} " in done.stdout


def test_help_imports_nothing_heavy() -> None:
    code = "import sys, conformance.cli; print(*sorted(m for m in sys.modules if '.' not in m))"
    done = subprocess.run([sys.executable, "-c", code], cwd=CHECKOUT, capture_output=True, text=True, check=True)
    assert not {"rich", "jinja2", "gherkin", "msgspec", "reference_engine"} & set(done.stdout.split())


def test_misspelled_command_gets_a_suggestion() -> None:
    done = process("certfy")
    assert done.returncode == 2
    assert "Did you mean 'certify'?" in done.stderr
    assert "Choose from annotate, ask, board, case, certify" in process("xyzzy").stderr


def test_serve_answers_until_shutdown() -> None:
    requests = [
        {"id": 1, "method": "initialize", "params": {"protocol": 1, "harness": {"name": "test", "version": "1"}}},
        {"id": 2, "method": "shutdown", "params": {}},
    ]
    done = process("serve", stdin="".join(json.dumps({"jsonrpc": "2.0", **each}) + "\n" for each in requests))
    assert done.returncode == 0, done.stderr
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [1, 2]
    assert "vtes" in answers[0]["result"]["games"]


def test_parallel_jobs_give_the_same_verdicts(tmp_path: Path) -> None:
    for name, jobs in (("alone", "1"), ("together", "2")):
        done = process("certify", "--game", "vtes", "--jobs", jobs, "--report", str(tmp_path / name), "-q")
        assert (tmp_path / name / "results.json").exists(), done.stdout + done.stderr
    alone, together = (
        [
            (each["id"], each["verdict"])
            for each in json.loads((tmp_path / name / "results.json").read_text())["scenarios"]
        ]
        for name in ("alone", "together")
    )
    assert alone == together
    assert len(alone) > 1


def test_reports_are_written_despite_a_closed_pipe(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "conformance", "certify", "--id", "VTES-0001", "--report", str(tmp_path)]
    read, write = os.pipe()
    os.close(read)
    subprocess.run(command, cwd=CHECKOUT, env=ENVIRONMENT, stdout=write, stderr=subprocess.PIPE, check=False)
    os.close(write)
    assert json.loads((tmp_path / "results.json").read_text())["scenarios"]
