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
    """Return the page's engine as a command line names it."""
    [code] = re.findall(r"^```python\n(.*?)^```$", CHAPTER, re.MULTILINE | re.DOTALL)
    engine = tmp_path / "first.py"
    engine.write_text(code, encoding="utf-8")
    return f"stdio:{shlex.quote(sys.executable)} {shlex.quote(str(engine))}"


@pytest.mark.parametrize("command", COMMANDS)
def test_tutorial_engine_passes_the_first_scenarios(command: str, started: str) -> None:
    arguments = [started if word == "stdio:python first.py" else word for word in shlex.split(command)]
    assert started in arguments
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output


def test_missing_features_are_unsupported(started: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["certify", "--engine", started, "--game", "vendetta", "--report", str(tmp_path)])
    assert result.exit_code == 1, result.output
    verdicts = {
        each["id"]: each["verdict"] for each in json.loads((tmp_path / "results.json").read_bytes())["scenarios"]
    }
    assert {verdicts[each] for each in ("VEND-0014", "VEND-0020", "VEND-0151")} == {"passed"}
    assert set(verdicts.values()) == {"passed", "failed", "unsupported"}
    assert list(verdicts.values()).count("failed") < 10


def test_page_has_commands_for_each_game() -> None:
    assert [command.split()[1].partition("-")[0] for command in COMMANDS] == ["VEND", "VEND", "RIV", "RIV"]


def test_scenarios_on_the_page_exist() -> None:
    known = {case.id.partition("/")[0] for case in suite_cases()}
    assert set(re.findall(r"`((?:VTES|VEND|RIV)-[0-9]{4})`", PAGE)) <= known
