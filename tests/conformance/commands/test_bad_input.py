"""Whatever a command is given, it ends with a message that names place and remedy, and with a code of its own."""

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
    """The message of a command that is refused as wrong usage."""
    result = justicar(*arguments)
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    assert not isinstance(result.exception, Exception) or isinstance(result.exception, SystemExit)
    return " ".join(result.stderr.split())


@pytest.mark.parametrize(("arguments", "name"), [
    (("perft", "--depth", "1"), "deep.toml"), (("perft", "--depth", "1"), "deep.json"),
    (("deck", "check"), "deep.toml"), (("replay",), "deep.jsonl"), (("replay", "--annotate"), "deep.jsonl"),
])  # fmt: skip
def test_brackets_without_end(arguments: tuple[str, ...], name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(DEEP[name])
    assert "nested too deeply" in refused(*arguments, tmp_path / name)


def test_a_file_without_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(files, "MOST_BYTES", 100)
    (tmp_path / "deck.txt").write_text("x" * 101)
    assert "has more than 100 bytes" in refused("deck", "check", tmp_path / "deck.txt")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no file without end")
def test_a_device_is_read_no_further_than_a_file() -> None:
    assert "has more than" in refused("deck", "check", "/dev/zero")


@pytest.mark.parametrize("seconds", ["nan", "inf", "-1", "0"])
def test_a_time_that_is_none(seconds: str) -> None:
    assert "--timeout" in refused("certify", "--timeout", seconds)


def test_a_folder_without_a_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert "the folder name is empty" in refused("certify", "--report", "")
    assert list(tmp_path.iterdir()) == []


def test_control_characters_in_the_name_of_a_file() -> None:
    assert refused("replay", "no\x1b[31msuch\x07file").startswith("Error: no\\x1b[31msuch\\x07file: cannot be read")


@pytest.mark.parametrize("command", [("lint",), ("rule", "vtes.bleed"), ("coverage",), ("readings",)])
def test_a_broken_file_of_rules(command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> catalogue.Catalogue:
        raise catalogue.CatalogueError("vendetta.toml: not TOML: Invalid value (at end of document)")

    monkeypatch.setattr(features, "ROOT", ROOT)
    monkeypatch.setattr(catalogue, "_load", broken)
    assert refused(*command) == "Error: vendetta.toml: not TOML: Invalid value (at end of document)"


@pytest.mark.parametrize("command", [("lint",), ("certify", "--engine", spec("Generous"))])
def test_a_broken_file_of_profiles(command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "profiles.toml").write_text("x = [")
    monkeypatch.setattr(features, "ROOT", ROOT)
    monkeypatch.setattr(scenario_suite, "PROFILES", tmp_path / "profiles.toml")
    assert "profiles.toml: is not valid TOML" in refused(*command)


def test_an_id_that_is_borne_twice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / "vtes").mkdir(exist_ok=True)
        (tmp_path / "vtes" / f"{name}.feature").write_text(
            f"Feature: {name}\n  @id:VTES-0001\n  Scenario: x\n    Given Sarah and Alexis sit clockwise\n"
        )
    monkeypatch.setattr(features, "ROOT", tmp_path)
    assert "VTES-0001 is used twice, at vtes/one.feature:3, vtes/two.feature:3" in refused("certify")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no file that is always full")
@pytest.mark.parametrize("command", [["rule", "vtes.bleed.is-directed"], ["certify", "--id", "VEND-0001"]])
def test_no_room_for_the_output(command: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([*COMMAND, *command], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 4
    assert done.stderr == "Error: cannot write (No space left on device); free some space, or write elsewhere\n"


def test_no_room_for_the_reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> list[Path]:
        raise Unwritable("report: cannot be written (No space left on device); make room")

    monkeypatch.setattr(features, "ROOT", ROOT)
    (tmp_path / "profiles.toml").write_text("")
    monkeypatch.setattr(scenario_suite, "PROFILES", tmp_path / "profiles.toml")
    monkeypatch.setattr(certify, "write_reports", full)
    result = justicar("certify", "--engine", spec("Generous"), "--report", tmp_path / "report")
    assert (result.exit_code, result.stdout) == (4, "")


def test_letters_that_the_terminal_does_not_know() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    command = [*COMMAND, "rule", "rivals.setup.city-deck.one-city"]
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()


def test_a_working_folder_that_is_gone(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    start = f"import os, sys; os.rmdir({str(gone)!r}); sys.argv = ['justicar', 'case', 'VEND-0001']"
    script = f"import conformance.cli; {start}; conformance.cli.main()"
    environment = os.environ | {"PYTHONPATH": str(Path(features.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", script], cwd=gone, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_an_interrupted_run_has_a_code_of_its_own() -> None:
    running = subprocess.Popen([*INTERRUPTIBLE, "certify"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(3)
    running.send_signal(signal.SIGINT)
    _, stderr = running.communicate(timeout=60)
    assert (running.returncode, stderr) == (130, "interrupted\n")


class Quitting(Toy):
    """Ends its process at the first question, and says that all is well."""

    def setup(self, params: Json) -> Json:
        os._exit(0)


def test_an_engine_that_ends_its_process_is_not_certified(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(features, "ROOT", ROOT)
    (tmp_path / "profiles.toml").write_text("")
    monkeypatch.setattr(scenario_suite, "PROFILES", tmp_path / "profiles.toml")
    result = justicar("certify", "--engine", f"python:{__name__}:Quitting", "--id", "TOY-0001", "--report", tmp_path)
    assert result.exit_code == 1
    assert "1 scenario: 1 error" in result.stdout
    assert (tmp_path / "results.json").exists()
