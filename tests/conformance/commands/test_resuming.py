"""A run that is cut off, at whatever moment and however, goes on where it was, and ends as if it had not been."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import features
from conformance.cli import main
from conformance.runner import scenario_suite
from conformance.runner.resumable_run import FILE
from conformance.verdict.reports.writer import FILES
from tests.conformance.runner import toy
from tests.conformance.runner.helpers import ROOT, spec
from tests.conformance.running import INTERRUPTIBLE

CHECKOUT = Path(__file__).parents[3]
KILLS = int(os.environ.get("JUSTICAR_KILLS", "4"))
"""How often a run is killed in the long test."""


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The suite is the toy's, in this process."""
    (tmp_path / "profiles.toml").write_text("")
    monkeypatch.setattr(scenario_suite, "PROFILES", tmp_path / "profiles.toml")
    monkeypatch.setattr(features, "ROOT", ROOT)


def certify(*arguments: str | Path, engine: str = "Toy") -> Result:
    return CliRunner().invoke(main, ["certify", "--engine", spec(engine), *map(str, arguments)])


def judged(directory: Path) -> Any:
    """The results, without how long things took and when."""
    document = json.loads((directory / "results.json").read_bytes())
    for each in (document, *document["scenarios"], *(step for case in document["scenarios"] for step in case["steps"])):
        each.pop("seconds", None)
    for case in document["scenarios"]:
        case.pop("transcript", None)  # after a restart requests are numbered anew
    for granted in (document, *document["certificates"]):
        granted.pop("started", None)
        granted.pop("date", None)
    return document


def cut(directory: Path, length: int) -> None:
    """As a run leaves it that is cut off when so much was written."""
    for name in FILES:
        (directory / name).unlink()
    os.truncate(directory / FILE, length)


@pytest.mark.usefixtures("toys")
def test_a_run_that_was_cut_off_anywhere_goes_on(tmp_path: Path) -> None:
    whole, other = tmp_path / "whole", tmp_path / "other"
    first = certify("--report", whole)
    certify("--report", other)
    size, begins = (other / FILE).stat().st_size, (other / FILE).read_bytes().index(b"\n") + 1
    for length in [begins, size - 1, size, *random.Random(7).sample(range(begins, size), 6)]:
        cut(other, length)
        result = certify("--resume", other)
        assert (result.exit_code, result.stderr) == (first.exit_code, "")
        assert judged(other) == judged(whole)


@pytest.mark.usefixtures("toys")
def test_only_what_is_missing_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    certify("--report", tmp_path)
    asked: list[object] = []
    set_up = toy.Toy.setup

    def noted(self: toy.Toy, params: toy.Json) -> toy.Json:
        asked.append(params)
        return set_up(self, params)

    monkeypatch.setattr(toy.Toy, "setup", noted)
    certify("--resume", tmp_path)
    assert asked == []
    lines = (tmp_path / FILE).read_bytes().splitlines(keepends=True)
    cut(tmp_path, sum(map(len, lines[:2])))
    certify("--resume", tmp_path)
    assert 0 < len(asked) < len(lines) - 1


@pytest.mark.usefixtures("toys")
def test_what_was_not_asked_is_asked_when_the_run_goes_on(tmp_path: Path) -> None:
    certify("--report", tmp_path / "whole")
    short = certify("--report", tmp_path / "short", "--run-time", "0.000001")
    assert short.exit_code == 1
    assert "not-asked: the run's time limit of 1e-06 s was reached: TOY-" in short.stdout
    certify("--resume", tmp_path / "short")
    assert judged(tmp_path / "short") == judged(tmp_path / "whole")


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--id", "TOY-0001"], "its id was not given, but is now TOY-0001"),
        (["--game", "toy"], "its game was not given, but is now toy"),
        (["--timeout", "3"], "its edition and limits was not given, but is now --timeout 3"),
        (["--tag", "toy.gift.moves"], "its tag was not given, but is now toy.gift.moves"),
    ],
)
def test_another_run_is_refused_by_name(arguments: list[str], named: str, tmp_path: Path) -> None:
    certify("--report", tmp_path)
    result = certify("--resume", tmp_path, *arguments)
    assert result.exit_code == 2
    assert named in result.stderr
    assert "start a new run with --report" in result.stderr


@pytest.mark.usefixtures("toys")
def test_another_engine_another_suite_and_no_run_are_refused_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert f"there is no {tmp_path / FILE}" in certify("--resume", tmp_path).stderr.replace("\n", "")
    certify("--report", tmp_path)
    assert (
        f"its engine was {spec()}, but is now {spec('Plain')}" in certify("--resume", tmp_path, engine="Plain").stderr
    )
    both = certify("--resume", tmp_path, "--report", tmp_path)
    assert (both.exit_code, "not both" in both.stderr) == (2, True)
    with monkeypatch.context() as patch:
        patch.setattr(toy.Toy, "level", "play")
        assert "the engine's description has changed (games)" in certify("--resume", tmp_path).stderr
    text = (tmp_path / FILE).read_text()
    for old, new, named in (
        ('"digest":"', '"digest":"x', "the data that decides them have changed"),
        ('"suite":"', '"suite":"9.', "it was judged by suite 9."),
        ('{"format":1', '{"format":7', "it has the format 7"),
        ('{"format":1', "nonsense", "does not start with the description of a run"),
    ):
        (tmp_path / FILE).write_text(text.replace(old, new, 1))
        assert named in certify("--resume", tmp_path).stderr


@pytest.mark.usefixtures("toys")
def test_an_old_report_is_never_taken_for_one_of_a_new_run(tmp_path: Path) -> None:
    certify("--report", tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {*FILES, FILE, "profiles.toml"}
    result = CliRunner().invoke(main, ["certify", "--engine", "inprocess:none:none", "--report", str(tmp_path)])
    assert result.exit_code == 3
    assert not {path.name for path in tmp_path.iterdir()} & set(FILES)


def test_killed_time_and_again_it_gives_the_verdicts_of_an_undisturbed_run(tmp_path: Path) -> None:
    command = [*INTERRUPTIBLE, "certify", "-q", "--game", "vendetta"]

    def start(*arguments: str | Path) -> subprocess.Popen[bytes]:
        environment = os.environ | {"PYTHONPATH": str(CHECKOUT)}
        return subprocess.Popen(
            [*command, *map(str, arguments)], cwd=CHECKOUT, env=environment, stdout=subprocess.DEVNULL
        )

    assert start("--report", tmp_path / "whole").wait() == 0
    total = (tmp_path / "whole" / FILE).read_bytes().count(b"\n")
    chance, runs, kills, how, directory = random.Random(2026), 0, 0, "--report", tmp_path / "0"
    while kills < KILLS:
        kept = directory / FILE
        before = kept.read_bytes().count(b"\n") if kept.exists() else 0
        until = min(total, before + chance.randint(1, max(1, total // 6)))
        run = start(how, directory, "--jobs", chance.choice("12"))
        while run.poll() is None and not (kept.exists() and kept.read_bytes().count(b"\n") >= until):
            time.sleep(0.002)
        time.sleep(chance.random() * 0.05 if until < total else chance.random())
        run.send_signal(chance.choice([signal.SIGKILL, signal.SIGTERM, signal.SIGINT]))
        ended = run.wait()
        kills, how = kills + (ended != 0), "--resume"
        if ended == 0 or kills == KILLS:
            assert start("--resume", directory).wait() == 0
            assert judged(directory) == judged(tmp_path / "whole")
            runs, how, directory = runs + 1, "--report", tmp_path / str(runs + 1)
    print(f"{kills} kills in {runs} runs")
