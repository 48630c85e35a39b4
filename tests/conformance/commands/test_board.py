"""`justicar compare`, `board` and `annotate`: runs side by side."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from click.testing import CliRunner, Result

from conformance.cli import main
from conformance.scoreboard.scoreboard import schemas
from conformance.verdict.profiles import Profile
from conformance.verdict.reports.json_results import results
from conformance.verdict.results import CaseResult, Verdict
from tests.conformance.commands.materials import keys
from tests.conformance.verdict.samples import UNKIND, case, error, failed, judge, passed, run, sample, whole

ODD = UNKIND.replace("\ud800", "")
"""`UNKIND` without the lone surrogate, which no file can contain."""
ALL = Profile("vtes/basic", "vtes", "Everything", ("vtes/*",))
Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write results of an engine with that name and return the file."""

    def written(name: str, cases: list[CaseResult], profile: bool = True, **engine: Any) -> Path:
        ran = run(cases)
        made = sample(cases, judgements=[judge(ALL, cases, ran)] if profile else [])
        document = json.loads(whole(results(made)))
        document["engine"] |= {"name": name, **engine}
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(document), encoding="utf-8")
        return path

    return written


def justicar(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(each) for each in arguments])


def test_compare_lists_broken_and_mended(write: Write, tmp_path: Path) -> None:
    old = write("old", [passed(1), passed(2), failed(3), error(4), passed(6)])
    new = write("new", [passed(1), failed(2), passed(3), failed(4), passed(7)])
    file = tmp_path / "compared.json"
    result = justicar("compare", old, new, "--json", file)
    assert result.exit_code == 1
    assert "1 broken; 1 fixed; 1 changed otherwise" in result.stdout
    found = json.loads(file.read_bytes())
    jsonschema.validate(found, schemas()["comparison"])
    ids = {kind: [each["id"] for each in found[kind]] for kind in ("broken", "mended", "otherwise")}
    assert ids == {"broken": ["VTES-0002"], "mended": ["VTES-0003"], "otherwise": ["VTES-0004"]}
    assert (found["only_before"], found["only_after"]) == (1, 1)
    assert found["broken"][0]["because"]


def test_compare_exits_with_0_without_losses(write: Write) -> None:
    old, new = write("old", [passed(1), failed(2)]), write("new", [passed(1), passed(2)])
    result = justicar("compare", old, new)
    assert (result.exit_code, "1 fixed" in result.stdout, "certified (2)" in result.stdout) == (0, True, True)
    result = justicar("compare", old, old)
    assert (result.exit_code, "no changes" in result.stdout) == (0, True)


def test_certificate_is_lost_without_a_failure(write: Write) -> None:
    old, new = write("old", [passed(1)]), write("new", [passed(1), case(2, Verdict.UNSUPPORTED)])
    result = justicar("compare", old, new)
    assert (result.exit_code, "certificates lost: vtes/basic" in result.stdout) == (1, True)
    unjudged = write("newer", [passed(1)], profile=False)
    assert justicar("compare", old, unjudged).exit_code == 0, "what was not judged is not lost"


def test_markdown_escapes_engine_output(write: Write) -> None:
    old = write("old", [passed(1)])
    new = write("new", [failed(1, title=f"{ODD} | <b>*x*</b>", reason="`a` | b")])
    result = justicar("compare", old, new, "--markdown")
    assert result.exit_code == 1
    rows = [line for line in result.stdout.splitlines() if line.startswith("| VTES-0001")]
    assert len(rows) == 1
    assert "\\<b\\>\\*x\\*" in rows[0]
    assert "\x1b" not in result.stdout


def test_board_shows_engines_side_by_side(write: Write, tmp_path: Path) -> None:
    one = write("Toy One", [passed(1), passed(2)])
    other = write("toy-one", [passed(1), failed(2), case(3, Verdict.UNSUPPORTED)], language=ODD)
    result = justicar("board", tmp_path / "board", one, other)
    assert result.exit_code == 0
    assert "Toy One.json: its certificates do not count: certificate.json: cannot read" in result.stderr
    found = json.loads((tmp_path / "board" / "board.json").read_bytes())
    jsonschema.validate(found, schemas()["board"])
    assert [engine["key"] for engine in found["engines"]] == ["toy-one-1-2", "toy-one-1-2-2"]
    assert found["profiles"][0]["shares"] == [
        {"passed": 2, "failed": 0, "not_asked": 0, "certified": False},
        {"passed": 1, "failed": 0, "not_asked": 2, "certified": False},
    ]
    assert found["chapters"][0]["shares"][1] == {"passed": 1, "failed": 1, "not_asked": 1, "certified": False}
    badge = json.loads((tmp_path / "board" / "badges" / "toy-one-1-2" / "vtes-basic.json").read_bytes())
    assert badge == {
        "schemaVersion": 1,
        "label": "vtes/basic",
        "message": "2 of 2 passed",
        "color": "yellow",
    }
    page = (tmp_path / "board" / "index.html").read_text(encoding="utf-8")
    assert "2 engines, 1 profiles" not in page
    assert "2 engines, 1 profile" in page
    assert "<script" not in page


def test_engine_is_certified_only_by_a_certificate_that_verifies(tmp_path: Path) -> None:
    report, out = tmp_path / "report", tmp_path / "board"
    secret, public = keys(tmp_path / "keys")
    _, other = keys(tmp_path / "keys", name="other")
    options = ("--profile", "vtes/ending", "--report", report, "--sign", secret, "--quiet")
    assert justicar("certify", *options).exit_code == 0
    file, results_file = report / "certificate.json", report / "results.json"
    whole, document = file.read_bytes(), json.loads(results_file.read_bytes())

    def badge(*arguments: str | Path) -> tuple[str, str]:
        result = justicar("board", out, results_file, *arguments)
        (found,) = (out / "badges").rglob("vtes-ending.json")
        return json.loads(found.read_bytes())["message"].partition(",")[0], " ".join(result.stderr.split())

    for arguments in ((), ("--key", public)):
        assert badge(*arguments) == ("certified", "")
    message, why = badge("--key", other)
    assert message != "certified"
    assert "is signed with the key" in why
    for changed, because in (
        ({"engine": document["engine"] | {"version": "0.1.0 "}}, "it is for another engine"),
        ({"started": "2026-01-01T00:00:00Z"}, "it is from another run"),
    ):
        results_file.write_text(json.dumps(document | changed), encoding="utf-8")
        message, why = badge()
        assert message != "certified"
        assert because in why
    results_file.write_text(json.dumps(document), encoding="utf-8")
    file.write_bytes(whole.replace(b"payload", b"Payload"))
    assert badge()[0] != "certified"
    file.unlink()
    assert badge()[0] != "certified"
    assert justicar("board", out, results_file, "--key", secret).exit_code == 2


@pytest.mark.parametrize("content", ["", "{}", "[", '{"format": 2}'])
def test_file_without_results_is_rejected(write: Write, tmp_path: Path, content: str) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(content)
    for arguments in (("compare", write("new", [passed(1)]), bad), ("board", tmp_path / "board", bad)):
        result = justicar(*arguments)
        assert (result.exit_code, "results.json" in result.output or "judge again" in result.output) == (2, True)
    assert not (tmp_path / "board").exists()
    assert justicar("compare", tmp_path / "none.json", bad).exit_code == 2


def test_failures_annotate_a_pull_request(write: Write, tmp_path: Path) -> None:
    cases = [passed(1), case(5, Verdict.FAILED, title="a: b, c%", provisional=True, reason="so"), failed(2), error(3)]
    summary = tmp_path / "summary.md"
    summary.write_text("before\n")
    result = justicar("annotate", write("Toy", cases), "--summary", summary)
    lines = result.stdout.splitlines()
    assert result.exit_code == 0
    assert [line.partition(" ")[0] for line in lines] == ["::error", "::error", "::warning"], "what decides comes first"
    assert lines[2] == "::warning title=VTES-0005 a%3A b%2C c%25::so%0Arules: vtes.bleed.edge"
    output = summary.read_text()
    assert output.startswith("before\n### Toy 1.2: 1 passed, 2 failed, 1 error")
    assert "| `vtes/basic` | 1 of 4 |" in output


def test_engine_output_makes_no_workflow_command(write: Write) -> None:
    result = justicar("annotate", write("Toy", [failed(2, reason="x\n::set-env name=PATH::y", title=ODD, steps=[])]))
    assert len(result.stdout.splitlines()) == 1
    assert result.stdout.startswith("::error title=VTES-0002 ")


def test_annotations_are_limited(write: Write) -> None:
    lines = justicar("annotate", write("Toy", [failed(number) for number in range(1, 61)])).stdout.splitlines()
    assert len(lines) == 51
    assert "10 more scenarios failed" in lines[-1]


def test_against_compares_before_overwriting(tmp_path: Path) -> None:
    one = ("certify", "--engine", "reference", "--id", "VEND-0002", "--report", tmp_path, "--quiet")
    assert justicar(*one).exit_code == 0
    former = json.loads((tmp_path / "results.json").read_bytes())
    scenario = former["scenarios"][0]
    scenario |= {"verdict": "failed", "reason": "<b>the Edge</b> was nobody's"}
    (tmp_path / "results.json").write_text(json.dumps(former), encoding="utf-8")
    result = justicar(*one[:-1], "--against", tmp_path / "results.json")
    assert result.exit_code == 0, result.output
    assert "1 fixed" in result.stdout
    assert f"{scenario['id']} {scenario['title']}: failed → passed" in result.stdout
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "Changes since the previous run: 1 fixed" in page
    assert "In the previous run: failed: &lt;b&gt;the Edge&lt;/b&gt; was nobody&#39;s." in page


def test_unreadable_former_run_fails_before_the_run(tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("{", encoding="utf-8")
    result = justicar(
        "certify", "--engine", "reference", "--against", tmp_path / "old.json", "--report", tmp_path / "r"
    )
    assert (result.exit_code, "not a results file" in result.stderr) == (2, True)
    assert not (tmp_path / "r").exists()
