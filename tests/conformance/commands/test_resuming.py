"""Interrupted runs: they resume where they stopped, and end like an uninterrupted run."""

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
from conformance.runner.line_file import CannotGoOn, Lines
from conformance.runner.resumable_run import FILE, RunEntry, RunHeader
from conformance.supervision.own_files import FolderLock
from conformance.verdict.reports.writer import FILES
from tests.conformance.runner import toy
from tests.conformance.runner.helpers import ROOT, spec
from tests.conformance.running import INTERRUPTIBLE

CHECKOUT = Path(__file__).parents[3]
KILLS = int(os.environ.get("JUSTICAR_KILLS", "4"))
"""Number of kills in the long test."""


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Use the toy suite."""
    (tmp_path / "profiles.toml").write_text("")
    monkeypatch.setattr(scenario_suite, "PROFILES", tmp_path / "profiles.toml")
    monkeypatch.setattr(features, "ROOT", ROOT)


def certify(*arguments: str | Path, engine: str = "Toy") -> Result:
    return CliRunner().invoke(main, ["certify", "--engine", spec(engine), *map(str, arguments)])


def judged(directory: Path) -> Any:
    """Return the results without dates and durations."""
    document = json.loads((directory / "results.json").read_bytes())
    for each in (document, *document["scenarios"], *(step for case in document["scenarios"] for step in case["steps"])):
        each.pop("seconds", None)
    for case in document["scenarios"]:
        case.pop("transcript", None)  # request numbers start again after a restart
    for granted in (document, *document["certificates"]):
        granted.pop("started", None)
        granted.pop("date", None)
    return document


def cut(directory: Path, length: int) -> None:
    """Leave the folder as a run does that stops after writing `length` bytes."""
    for name in FILES:
        (directory / name).unlink()
    os.truncate(directory / FILE, length)


@pytest.mark.usefixtures("toys")
def test_run_resumes_after_any_cut(tmp_path: Path) -> None:
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
def test_resumed_run_plays_only_missing_scenarios(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    certify("--report", tmp_path)
    played: list[object] = []
    set_up = toy.Toy.setup

    def recorded(self: toy.Toy, params: toy.Json) -> toy.Json:
        played.append(params)
        return set_up(self, params)

    monkeypatch.setattr(toy.Toy, "setup", recorded)
    certify("--resume", tmp_path)
    assert played == []
    lines = (tmp_path / FILE).read_bytes().splitlines(keepends=True)
    cut(tmp_path, sum(map(len, lines[:2])))
    certify("--resume", tmp_path)
    assert 0 < len(played) < len(lines) - 1


@pytest.mark.usefixtures("toys")
def test_scenarios_not_run_are_run_on_resume(tmp_path: Path) -> None:
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
def test_resume_with_other_options_is_rejected(arguments: list[str], named: str, tmp_path: Path) -> None:
    certify("--report", tmp_path)
    result = certify("--resume", tmp_path, *arguments)
    assert result.exit_code == 2
    assert named in result.stderr
    assert "start a new run with --report" in result.stderr


@pytest.mark.usefixtures("toys")
def test_resume_with_other_engine_or_suite_is_rejected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    certify("--report", tmp_path)
    assert (
        f"its engine was {spec()}, but is now {spec('Plain')}" in certify("--resume", tmp_path, engine="Plain").stderr
    )
    both = certify("--resume", tmp_path, "--report", tmp_path)
    assert (both.exit_code, "either --report" in both.stderr) == (2, True)
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
@pytest.mark.parametrize("length", [None, 0, 1, 30])
def test_run_cut_off_before_its_first_line_starts_afresh(length: int | None, tmp_path: Path) -> None:
    certify("--report", tmp_path / "whole")
    if length is not None:
        (tmp_path / "cut").mkdir()
        (tmp_path / "cut" / FILE).write_bytes((tmp_path / "whole" / FILE).read_bytes()[:length])
    assert certify("--resume", tmp_path / "cut").exit_code == 1
    assert judged(tmp_path / "cut") == judged(tmp_path / "whole")


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_no_link_is_written_through(link: Any, tmp_path: Path) -> None:
    victim, out = tmp_path / "victim", tmp_path / "out"
    out.mkdir()
    victim.write_text("precious")
    for name in (FILE, *FILES):
        link(victim, out / name)
    for how in ("--resume", "--report"):
        result = certify(how, out)
        assert victim.read_text() == "precious"
        assert ("link" in result.stderr) == (how == "--resume")
    assert json.loads((out / "results.json").read_bytes())["format"] == 1


@pytest.mark.usefixtures("toys")
def test_pipe_in_place_of_the_saved_run_is_rejected(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / FILE)
    assert "no regular file" in certify("--resume", tmp_path).stderr.replace("\n", " ")


def test_campaigns_never_share_a_folder_or_follow_a_link(tmp_path: Path) -> None:
    head = RunHeader(suite="1", digest="", engine={}, arguments={}, started="")
    first = Lines(tmp_path / "x.ndjson", head, RunEntry)
    with pytest.raises(CannotGoOn, match="another run writes into"):
        Lines(tmp_path / "x.ndjson", head, RunEntry)
    first.close()
    Lines(tmp_path / "x.ndjson", head, RunEntry).close()
    (tmp_path / "link.ndjson").symlink_to(tmp_path / "x.ndjson")
    for _ in range(2):  # the lock is not left behind
        with pytest.raises(CannotGoOn, match="it is a symbolic link"):
            Lines(tmp_path / "link.ndjson", head, RunEntry)


@pytest.mark.usefixtures("toys")
def test_two_runs_never_share_a_directory(tmp_path: Path) -> None:
    assert certify("--report", tmp_path).exit_code == 1
    before = (tmp_path / "results.json").read_bytes()
    lock = FolderLock(tmp_path)
    for how in ("--report", "--resume"):
        result = certify(how, tmp_path)
        assert (result.exit_code, "another run writes into" in result.stderr) == (2, True)
    assert (tmp_path / "results.json").read_bytes() == before
    lock.close()
    assert certify("--report", tmp_path).exit_code == 1


@pytest.mark.usefixtures("toys")
def test_old_report_does_not_survive_a_new_run(tmp_path: Path) -> None:
    certify("--report", tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {*FILES, FILE, "profiles.toml"}
    result = CliRunner().invoke(main, ["certify", "--engine", "inprocess:none:none", "--report", str(tmp_path)])
    assert result.exit_code == 3
    assert not {path.name for path in tmp_path.iterdir()} & set(FILES)


def test_repeatedly_killed_run_gives_the_same_verdicts(tmp_path: Path) -> None:
    command = [*INTERRUPTIBLE, "certify", "-q", "--game", "vendetta", "--challenge-seed", "1"]

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
