"""Bad input: every command ends with a message that names place and remedy, and with a distinct exit code."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import features
from conformance import catalogue
from conformance.cli import main
from conformance.commands import certify, files
from conformance.runner import scenario_suite
from conformance.verdict.reports.writer import Unwritable
from tests.conformance.runner.helpers import ROOT, spec
from tests.conformance.runner.toy import Json, Toy
from tests.conformance.running import COMMAND, INTERRUPTIBLE

DEEP = {"deep.toml": "a = " + "[" * 5000, "deep.json": '{"a": ' + "[" * 100_000, "deep.jsonl": "[" * 100_000}


def justicar(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(each) for each in arguments])


def refused(*arguments: str | Path) -> str:
    """Return the message of a command that fails with wrong usage."""
    result = justicar(*arguments)
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    assert not isinstance(result.exception, Exception) or isinstance(result.exception, SystemExit)
    return " ".join(result.stderr.split())


@pytest.mark.parametrize(("arguments", "name"), [
    (("perft", "--depth", "1"), "deep.toml"), (("perft", "--depth", "1"), "deep.json"),
    (("deck", "check"), "deep.toml"), (("replay",), "deep.jsonl"), (("replay", "--annotate"), "deep.jsonl"),
])  # fmt: skip
def test_deeply_nested_brackets_are_rejected(arguments: tuple[str, ...], name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(DEEP[name])
    assert "nested too deeply" in refused(*arguments, tmp_path / name)


def test_file_over_the_limit_is_rejected(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(files, "MOST_BYTES", 100)
    (tmp_path / "deck.txt").write_text("x" * 101)
    assert "more than 100 bytes" in refused("deck", "check", tmp_path / "deck.txt")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no file without end")
def test_device_is_read_only_up_to_the_limit() -> None:
    assert "too large, more than" in refused("deck", "check", "/dev/zero")


@pytest.mark.parametrize("seconds", ["nan", "inf", "-1", "0"])
def test_timeout_that_is_no_positive_number(seconds: str) -> None:
    assert "--timeout" in refused("certify", "--timeout", seconds)


def test_empty_folder_name_is_rejected(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert "the folder name is empty" in refused("certify", "--report", "")
    assert list(tmp_path.iterdir()) == []


def test_control_characters_in_file_names_are_escaped() -> None:
    assert refused("replay", "no\x1b[31msuch\x07file").startswith("Error: cannot read no\\x1b[31msuch\\x07file (")


@pytest.mark.parametrize("command", [("lint",), ("rule", "vtes.bleed"), ("coverage",), ("readings",)])
def test_broken_rules_file_is_reported(command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> catalogue.Catalogue:
        raise catalogue.CatalogueError("vendetta.toml: not TOML: Invalid value (at end of document)")

    monkeypatch.setattr(features, "ROOT", ROOT)
    monkeypatch.setattr(catalogue, "_load", broken)
    assert refused(*command) == "Error: vendetta.toml: not TOML: Invalid value (at end of document)"


@pytest.mark.parametrize("command", [("lint",), ("certify", "--engine", spec("Generous"))])
def test_broken_profiles_file_is_reported(
    command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "profiles.toml").write_text("x = [")
    monkeypatch.setattr(features, "ROOT", ROOT)
    monkeypatch.setattr(scenario_suite, "PROFILES", tmp_path / "profiles.toml")
    assert "profiles.toml: is not valid TOML" in refused(*command)


def test_duplicate_id_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / "vtes").mkdir(exist_ok=True)
        (tmp_path / "vtes" / f"{name}.feature").write_text(
            f"Feature: {name}\n  @id:VTES-0001\n  Scenario: x\n    Given Sarah and Alexis sit clockwise\n"
        )
    monkeypatch.setattr(features, "ROOT", tmp_path)
    assert "VTES-0001 is used twice, at vtes/one.feature:3, vtes/two.feature:3" in refused("certify")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no file that is always full")
@pytest.mark.parametrize("command", [["rule", "vtes.bleed.is-directed"], ["certify", "--id", "VEND-0001"]])
def test_full_disk_for_the_output(command: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([*COMMAND, *command], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 4
    assert done.stderr == "Error: cannot write (No space left on device); free some space, or write elsewhere\n"


def test_full_disk_for_the_reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> list[Path]:
        raise Unwritable("report: cannot be written (No space left on device); make room")

    monkeypatch.setattr(features, "ROOT", ROOT)
    (tmp_path / "profiles.toml").write_text("")
    monkeypatch.setattr(scenario_suite, "PROFILES", tmp_path / "profiles.toml")
    monkeypatch.setattr(certify, "write_reports", full)
    result = justicar("certify", "--engine", spec("Generous"), "--report", tmp_path / "report")
    assert (result.exit_code, result.stdout) == (4, "")


def test_terminal_without_unicode() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    command = [*COMMAND, "rule", "rivals.setup.city-deck.one-city"]
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()


def test_deleted_working_folder(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    start = f"import os, sys; os.rmdir({str(gone)!r}); sys.argv = ['justicar', 'case', 'VEND-0001']"
    script = f"import conformance.cli; {start}; conformance.cli.main()"
    environment = os.environ | {"PYTHONPATH": str(Path(features.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", script], cwd=gone, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_interrupted_run_exits_with_130() -> None:
    running = subprocess.Popen([*INTERRUPTIBLE, "certify"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(3)
    running.send_signal(signal.SIGINT)
    _, stderr = running.communicate(timeout=60)
    assert (running.returncode, stderr) == (130, "interrupted\n")


class Quitting(Toy):
    """Exits with code 0 at `setup`."""

    def setup(self, params: Json) -> Json:
        os._exit(0)


def test_engine_that_exits_is_not_certified(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(features, "ROOT", ROOT)
    (tmp_path / "profiles.toml").write_text("")
    monkeypatch.setattr(scenario_suite, "PROFILES", tmp_path / "profiles.toml")
    result = justicar("certify", "--engine", f"python:{__name__}:Quitting", "--id", "TOY-0001", "--report", tmp_path)
    assert result.exit_code == 1
    assert "1 scenario: 1 error" in result.stdout
    assert (tmp_path / "results.json").exists()
