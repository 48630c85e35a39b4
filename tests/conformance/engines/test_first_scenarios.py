"""The engine printed in docs/tutorials/first-engine.md passes the page's scenarios with the page's commands."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from conformance.cli import main
from conformance.docgen.page import DOCS
from tests.cases import suite_cases

PAGE = (DOCS / "tutorials/first-engine.md").read_text(encoding="utf-8")
CHAPTER = PAGE[PAGE.index("## 8. Vendetta and Rivals") :]
COMMANDS = re.findall(r"^\$ justicar (case .*first\.py.*)$", CHAPTER, re.MULTILINE)


@pytest.fixture
def started(tmp_path: Path) -> str:
    """The engine of the page, as it is named on a command line."""
    [code] = re.findall(r"^```python\n(.*?)^```$", CHAPTER, re.MULTILINE | re.DOTALL)
    engine = tmp_path / "first.py"
    engine.write_text(code, encoding="utf-8")
    return f"stdio:{shlex.quote(sys.executable)} {shlex.quote(str(engine))}"


@pytest.mark.parametrize("command", COMMANDS)
def test_its_engine_passes_the_first_scenarios_of_each_game(command: str, started: str) -> None:
    arguments = [started if word == "stdio:python first.py" else word for word in shlex.split(command)]
    assert started in arguments
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output


def test_what_its_engine_cannot_do_yet_is_unsupported(started: str, tmp_path: Path) -> None:
    told = CliRunner().invoke(main, ["certify", "--engine", started, "--game", "vendetta", "--report", str(tmp_path)])
    assert told.exit_code == 1, told.output
    verdicts = {
        each["id"]: each["verdict"] for each in json.loads((tmp_path / "results.json").read_bytes())["scenarios"]
    }
    assert {verdicts[each] for each in ("VEND-0014", "VEND-0020", "VEND-0151")} == {"passed"}
    assert set(verdicts.values()) == {"passed", "failed", "unsupported"}
    assert list(verdicts.values()).count("failed") < 10


def test_there_are_commands_for_each_game() -> None:
    assert [command.split()[1].partition("-")[0] for command in COMMANDS] == ["VEND", "VEND", "RIV", "RIV"]


def test_the_scenarios_that_it_names_exist() -> None:
    known = {case.id.partition("/")[0] for case in suite_cases()}
    assert set(re.findall(r"`((?:VTES|VEND|RIV)-[0-9]{4})`", PAGE)) <= known
