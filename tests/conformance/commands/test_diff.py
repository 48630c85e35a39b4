"""`justicar diff`: output, files and wrong usage."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from click.testing import CliRunner, Result

import features
from conformance.catalogue import RULES
from conformance.cli import main
from conformance.commands import diff
from conformance.diff.compare import ComparisonInput
from conformance.diff.model import schemas
from conformance.runner import scenario_suite
from conformance.runner.cases import Case
from tests.cases import suite_cases
from tests.conformance.runner.helpers import ROOT, spec

IMPULSE = "v5+impulse_order=clockwise"
WANTED = {"VTES-0001", "VTES-2470", "VTES-4500", "VTES-4501/1", "VTES-4501/2"}
CASES = [case for case in suite_cases("vtes") if case.id in WANTED]


class Small:
    """A suite of a few scenarios."""

    cases = CASES


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    def material(cases: list[Case], games: list[str]) -> ComparisonInput:
        assert games == ["vtes"]
        return ComparisonInput(cases)

    monkeypatch.setattr(diff, "Suite", Small)
    monkeypatch.setattr(diff, "material", material)


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Use the toy features instead of the project's."""
    (tmp_path / "profiles.toml").write_text("")
    monkeypatch.setattr(features, "ROOT", ROOT)
    monkeypatch.setattr(scenario_suite, "PROFILES", tmp_path / "profiles.toml")


def justicar(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(each) for each in arguments])


def refused(*arguments: str | Path) -> str:
    result = justicar("diff", *arguments)
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    return " ".join(result.stderr.split())


@pytest.mark.usefixtures("small")
def test_edition_does_not_differ_from_itself(tmp_path: Path) -> None:
    result = justicar("diff", "v5", "v5", "--json", tmp_path / "found.json")
    assert result.exit_code == 0, result.output
    assert "No difference between v5 and v5: 2 scenarios compared" in result.stdout
    found = json.loads((tmp_path / "found.json").read_text())
    assert [found[kind] for kind in ("scenarios", "records", "perft", "rules", "readings")] == [[], [], [], [], []]
    jsonschema.validate(found, schemas()["diff"])


@pytest.mark.usefixtures("small")
def test_differences_are_printed_written_and_exit_1(tmp_path: Path) -> None:
    files = ("--json", tmp_path / "found.json", "--html", tmp_path / "found.html")
    result = justicar("diff", "v5", f"vtes/{IMPULSE}", *files)
    assert result.exit_code == 1, result.output
    assert "4 of 5 scenarios change verdict; 1 rule out of force, 1 in" in result.stdout
    assert "- VTES-2470  " in result.stdout
    assert "+ VTES-4501 (2 rows)" in result.stdout
    assert "at “Then it is for Ines to block or decline”: not now: Tom decides" in result.stdout
    found = json.loads((tmp_path / "found.json").read_text())
    jsonschema.validate(found, schemas()["diff"])
    first = found["scenarios"][0]
    assert {"id", "before", "after", "step", "rules"} <= first.keys()
    assert (first["id"], first["before"], first["after"]) == ("VTES-2470", "passed", "failed")
    page = (tmp_path / "found.html").read_text()
    assert "VTES-4501 (2 rows)" in page
    assert "vtes.sequencing.order-undirected-action" in page
    assert "Content-Security-Policy" in page


@pytest.mark.usefixtures("small")
def test_markdown_for_a_pull_request() -> None:
    result = justicar("diff", "v5", IMPULSE, "--markdown")
    assert result.exit_code == 1
    assert result.stdout.startswith(r"### From v5 to v5+impulse\_order=clockwise: 4 of 5 scenarios change verdict")
    assert "| VTES-2470 " in result.stdout
    assert "- out of force: `vtes.sequencing.order-undirected-action`" in result.stdout


@pytest.mark.usefixtures("the_toy_game_joins", "toys")
def test_two_engines_are_compared_in_one_edition(tmp_path: Path) -> None:
    result = justicar("diff", spec(), spec("Generous"), "--game", "toy", "--json", tmp_path / "found.json")
    assert result.exit_code == 1, result.output
    found = json.loads((tmp_path / "found.json").read_text())
    moved = {each["id"]: (each["before"], each["after"]) for each in found["scenarios"]}
    assert moved["TOY-0001"] == ("passed", "failed")
    assert found["toggles"] == []
    assert justicar("diff", spec(), spec(), "--game", "toy", "--edition", "toy/one").exit_code == 0


@pytest.mark.usefixtures("the_toy_game_joins", "toys")
def test_results_are_compared_with_results_and_engines(tmp_path: Path) -> None:
    for name in ("Toy", "Generous"):
        justicar("certify", "--engine", spec(name), "--game", "toy", "--report", tmp_path / name, "--quiet")
    right, wrong = (tmp_path / name / "results.json" for name in ("Toy", "Generous"))
    result = justicar("diff", right, wrong, "--json", tmp_path / "found.json")
    assert result.exit_code == 1, result.output
    assert "results hold only verdicts" in result.stdout
    moved = {each["id"] for each in json.loads((tmp_path / "found.json").read_text())["scenarios"]}
    assert "TOY-0001" in moved
    assert justicar("diff", right, right).exit_code == 0
    assert justicar("diff", right, spec(), "--game", "toy").exit_code == 0
    assert justicar("diff", spec("Generous"), right, "--game", "toy").exit_code == 1


@pytest.mark.usefixtures("the_toy_game_joins", "toys")
def test_scenario_missing_in_one_file_was_not_judged(tmp_path: Path) -> None:
    justicar("certify", "--engine", spec(), "--game", "toy", "--report", tmp_path, "--quiet")
    fewer = json.loads((tmp_path / "results.json").read_text())
    gone = fewer["scenarios"].pop(0)["id"]
    (tmp_path / "fewer.json").write_text(json.dumps(fewer))
    result = justicar("diff", tmp_path / "results.json", tmp_path / "fewer.json", "--json", tmp_path / "found.json")
    assert result.exit_code == 1
    (moved,) = json.loads((tmp_path / "found.json").read_text())["scenarios"]
    assert (moved["id"], moved["before"], moved["after"]) == (gone, "passed", None)


@pytest.mark.usefixtures("small")
def test_changed_catalogue_is_reported(tmp_path: Path) -> None:
    text = (RULES / "vtes_combat_to_discard.toml").read_text("utf-8")
    old = tmp_path / "vtes_combat_to_discard.toml"
    old.write_text(text, "utf-8")
    assert justicar("diff", "--catalogue", old).exit_code == 0
    old.write_text(text + '\n[[rule]]\nid = "vtes.once"\nsummary = "<b>what it said</b>"\n', "utf-8")
    files = ("--json", tmp_path / "found.json", "--html", tmp_path / "found.html")
    result = justicar("diff", "--catalogue", old, *files)
    assert result.exit_code == 1, result.output
    assert "1 removed" in result.stdout
    found = json.loads((tmp_path / "found.json").read_text())
    jsonschema.validate(found, schemas()["catalogue-diff"])
    assert [(each["id"], each["change"]) for each in found["rules"]] == [("vtes.once", "removed")]
    assert "&lt;b&gt;what it said" in (tmp_path / "found.html").read_text()
    assert "`vtes.once` removed" in justicar("diff", "--catalogue", old, "--markdown").stdout


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("v5", "clasic"), "vtes/clasic cannot be judged: no edition is called 'clasic'; did you mean classic?"),
        (("v5", "v5+impulse=clockwise"), "no toggle of an edition is called 'impulse'; did you mean impulse_order?"),
        (("v5+impulse_order=clock", "v5"), "impulse_order has no value 'clock'; did you mean clockwise?"),
        (("v5", "vtes/"), "no edition is called ''"),
        (("v5",), "Name two things to compare"),
        ((), "Name two things to compare"),
        (("v5", "classic", "--catalogue", "."), "leave one of them out"),
        (("v5", "classic", "--edition", "v5"), "'v5' is an edition, so --edition does not apply"),
        (("v5", "classic", "--game", "chess"), "no game is called 'chess'"),
        (("v5", "classic", "--engine", "node"), "'node' names no engine"),
        (("reference", "stdio:"), "'stdio:' names no engine"),
        (("v5", "no/such/results.json"), "no/such/results.json: cannot be read"),
        (("v5", "classic", "--json", "no/such/found.json"), "does not exist; create it, or name another file"),
        (("--catalogue", "no/such/vtes_rulings.toml"), "cannot be read"),
        (("--catalogue", ""), "the folder name is empty"),
    ],
)
def test_wrong_usage_names_the_problem(arguments: tuple[str, ...], message: str) -> None:
    assert message in refused(*arguments)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "not a results file"),
        ("[]", "not a results file"),
        ('{"a": ' + "[" * 100_000, "not a results file"),
        ('{"format": 1}', "name the results.json that `justicar certify --report DIR` writes"),
        (
            '{"format": 9, "spec": "", "editions": {}, "scenarios": [], "engine": {}}',
            "format 9 is not supported",
        ),
    ],
)
def test_file_without_results_is_rejected(text: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "results.json").write_text(text)
    assert message in refused("v5", tmp_path / "results.json")


def test_schemas_are_published(tmp_path: Path) -> None:
    assert justicar("schemas", tmp_path).exit_code == 0
    for name in ("diff", "catalogue-diff"):
        schema: dict[str, Any] = json.loads((tmp_path / f"{name}.json").read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        assert schema["$id"].endswith(f"/{name}.json")
