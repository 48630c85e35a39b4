"""No text from an engine or a file is a command for the CI server that shows the output."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import example, given
from hypothesis import strategies as st

from conformance.cli import main
from conformance.commands.guarded_output import GuardedStream, guarded
from conformance.verdict.reports.untrusted_text import printable, printable_json, without_commands
from conformance.verdict.results import StepResult, StepStatus, Verdict
from tests.cases import suite_cases

NAMES = {"add-mask", "add-path", "debug", "echo", "endgroup", "error", "group", "set-env", "stop-commands", "warning"}
AZURE, TEAMCITY = "##vso[task.setvariable]x", "##teamcity[buildStop]"


def obeyed(line: str) -> str | None:
    """Return the name of the command that GitHub's runner takes from a line, by its published rules.

    `ActionCommand.TryParseV2` comes first, then `TryParse` (actions/runner, src/Runner.Common/ActionCommand.cs).
    """
    trimmed = line.lstrip()
    if trimmed.startswith("::") and (end := trimmed.find("::", 2)) >= 0:
        name = trimmed[2:end].partition(" ")[0]
        if name.lower() in NAMES:
            return name
    if (begin := line.find("##[")) >= 0 and (end := line.find("]", begin)) >= 0:
        name = line[begin + 3 : end].partition(" ")[0]
        if name.lower() in NAMES:
            return name
    return None


def written(*pieces: str) -> str:
    raw = io.StringIO()
    GuardedStream(raw).writelines(pieces)
    return raw.getvalue()


@pytest.mark.parametrize(
    "line",
    ["::error::x", "  ::set-env name=PATH::y", "\u3000::group::", "\u2003\xa0::ERROR::x", "at ##[group]x", "##[Error]"],
)
def test_commands_of_a_runner_are_broken_up(line: str) -> None:
    assert obeyed(line)
    assert not obeyed(without_commands(line))
    assert not obeyed(written(line))
    assert not [each for each in written(f"before\r{line}\n{line}\r\n{line}").splitlines() if obeyed(each)]


def test_commands_of_other_servers_are_broken_up() -> None:
    assert written(AZURE, "\n", TEAMCITY) == "## vso[task.setvariable]x\n## teamcity[buildStop]"


@pytest.mark.parametrize("text", ["Foo::bar::baz", "tcp:[::1]:4000", "# one ## two", "a :: b", "12:30", "\u2713 x\n"])
def test_other_text_is_unchanged(text: str) -> None:
    assert written(text) == text


PIECES = st.lists(st.sampled_from(["::", ":", "error", "#", "##[", "group", "]", " ", "\n", "\r", "x", "\u2003"]))


@given(PIECES)
@example([":", ":error::"])
@example([" ", ":", ":", "error", "::"])
@example(["##", "[group]"])
@example(["#", "#", "[", "group", "]"])
def test_commands_in_pieces_are_broken_up(pieces: list[str]) -> None:
    text = written(*pieces).replace("\r", "\n")
    assert not [line for line in text.split("\n") if obeyed(line)]


def test_every_command_is_guarded(tmp_path: Path) -> None:
    name = "::error::x"
    result = CliRunner().invoke(main, ["certify", "--engine", f"stdio:{sys.executable} -c 'print(1)' {name}"])
    bad = CliRunner().invoke(main, ["certify", "--engine", f"\n{name}"])
    for each in (result, bad, CliRunner().invoke(main, ["replay", f"{tmp_path}/\n##[group]x"])):
        assert each.exit_code in (2, 3)
        assert not [line for line in each.output.splitlines() if obeyed(line)]


def test_annotations_remain_commands(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    case = ["certify", "--id", "VEND-0002", "--report", str(tmp_path), "--quiet"]
    assert CliRunner().invoke(main, case).exit_code == 0
    document = json.loads(path.read_bytes())
    document["scenarios"][0] |= {"verdict": "failed", "reason": "\n::set-env::x ##[group]"}
    path.write_text(json.dumps(document), encoding="utf-8")
    [line] = CliRunner().invoke(main, ["annotate", str(path)]).stdout.splitlines()
    assert obeyed(line) == "error"


def test_failures_under_pytest_are_no_commands() -> None:
    from justicar.bdd_frontend import _not_passed

    failed = StepResult(keyword="When", text="a::b", line=1, status=StepStatus.FAILED, actual="\n::group::")
    for verdict in (Verdict.FAILED, Verdict.UNSUPPORTED):
        with pytest.raises((pytest.fail.Exception, pytest.skip.Exception)) as shown:
            _not_passed(suite_cases()[0], verdict, "\n::error::x\u202e", failed)
        assert "\\u202e" in str(shown.value)
        assert not [line for line in str(shown.value).splitlines() if obeyed(line)]


def test_streams_are_restored_and_take_only_text() -> None:
    before = sys.stdout, sys.stderr
    with guarded():
        assert isinstance(sys.stdout, GuardedStream)
        assert sys.stdout.encoding == before[0].encoding
        with pytest.raises(TypeError, match="takes str, not bytes"):
            sys.stdout.write(b"")  # type: ignore[arg-type]
    assert (sys.stdout, sys.stderr) == before


def test_characters_without_width_are_shown() -> None:
    hidden = "\u200b\u200d\u2060\xad\u202e\u2066\ufe0f\U000e0041\u3164"
    text = printable(f"a{hidden}b")
    assert text.isascii()
    assert text.startswith("a\\u200b\\u200d\\u2060\\xad")
    assert "\\U000e0041" in text
    escaped = printable_json(json.dumps(f"a{hidden}\x7fb", ensure_ascii=False))
    assert escaped.isascii()
    assert json.loads(escaped) == f"a{hidden}\x7fb"
