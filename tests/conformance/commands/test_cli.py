"""The command line with toy engines: output, files and exit codes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import SimpleNamespace

import jsonschema
import msgspec
import pytest
from click.testing import CliRunner, Result

import features
from conformance import catalogue, interpretations
from conformance.cli import main
from conformance.commands import coverage, engines
from conformance.commands import readings as telling
from conformance.runner import scenario_suite
from conformance.verdict.reports.json_results import schemas
from conformance.verdict.reports.writer import CERTIFICATE, FILES
from tests.conformance.runner.helpers import ROOT, spec, toy_cases

PROFILES = """\
[[profile]]
name = "toy/gifts"
game = "toy"
title = "Gifts"
features = ["toy/passing*"]

[[profile]]
name = "toy/all"
game = "toy"
title = "All of the toy game"
features = ["toy/*"]

[[profile]]
name = "toy/none"
game = "toy"
title = "Nothing yet"
tags = ["nothing"]
"""


@pytest.fixture(autouse=True)
def toy_suite(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Use the toy features and profiles instead of the project's."""
    profiles = tmp_path_factory.mktemp("scenarios") / "profiles.toml"
    profiles.write_text(PROFILES)
    monkeypatch.setattr(features, "ROOT", ROOT)
    monkeypatch.setattr(scenario_suite, "PROFILES", profiles)


def justicar(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(each) for each in arguments])


def error(result: Result) -> str:
    """Return standard error on one line."""
    return " ".join(result.stderr.split())


# -- certify ----------------------------------------------------------------------------------------------------------


def test_granted_certificate_exits_with_0() -> None:
    result = justicar("certify", "--engine", spec(), "--profile", "toy/gifts")
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines()[-1].startswith("certified toy/gifts: Toy 1, edition one, level options")


def test_faulty_engine_fails_with_step_and_command() -> None:
    result = justicar("certify", "--engine", spec("Generous"), "--profile", "toy/gifts")
    assert result.exit_code == 1
    line = next(line for line in result.stdout.splitlines() if line.startswith("FAILED TOY-0001 "))
    assert "Then Ann has 1 coin" in line
    assert line.endswith(f"| justicar case TOY-0001 --engine {spec('Generous')}")
    assert result.stdout.splitlines()[-1].startswith("not certified toy/gifts: ")


def test_without_profile_every_profile_is_judged() -> None:
    result = justicar("certify", "--engine", spec())
    assert result.exit_code == 1
    message = result.stdout.splitlines()[-3:]
    assert message[0].startswith("certified toy/gifts: ")
    assert message[1].startswith("not certified toy/all: ")
    assert message[2] == "not certified toy/none: the suite has no scenario of this profile"


def test_filtered_run_grants_no_certificate() -> None:
    result = justicar("certify", "--engine", spec(), "--id", "TOY-0004", "--profile", "toy/gifts", "-q")
    assert result.exit_code == 1
    assert "did not run; run without filters" in result.stdout
    result = justicar("certify", "--engine", spec(), "--id", "TOY-0001", "--id", "TOY-0002")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1] == "2 scenarios: 2 passed"
    assert justicar("certify", "--engine", spec(), "--tag", "@toy.gift.held", "--id", "TOY-0002").exit_code == 0


def test_outline_id_selects_all_its_rows() -> None:
    result = justicar("certify", "--engine", spec(), "--id", "TOY-0004", "-q")
    assert result.exit_code == 0
    assert not result.stdout.startswith("1 scenario:")


def test_undeclared_feature_is_unsupported() -> None:
    result = justicar("certify", "--engine", spec(), "--id", "TOY-0025")
    assert result.exit_code == 1
    assert "unsupported: Toy does not declare the feature flying: TOY-0025" in result.stdout


def test_reports_are_written(tmp_path: Path) -> None:
    directory = tmp_path / "report"
    result = justicar("certify", "--engine", spec(), "--report", directory)
    assert result.exit_code == 1
    assert sorted(path.name for path in directory.iterdir()) == sorted([*FILES, CERTIFICATE, "results.ndjson"])
    document = json.loads((directory / "results.json").read_text())
    verdicts = {each["id"]: each["verdict"] for each in document["scenarios"]}
    assert verdicts["TOY-0001"] == "passed"
    assert verdicts["TOY-0020"] == "failed"
    assert document["engine"]["name"] == "Toy"
    for name, schema in schemas().items():
        jsonschema.validate(json.loads((directory / f"{name}.json").read_text()), schema)
    assert f"report: {directory / 'report.html'}" in result.stdout.replace("\n", "")


def test_unwritable_report_folder_fails_before_the_run(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = justicar("certify", "--engine", "python:no_such_module:engine", "--report", tmp_path / "file")
    assert result.exit_code == 2
    assert "name a directory that you may write to" in error(result)


def test_ledger_expects_failures_and_reports_passes(tmp_path: Path) -> None:
    ledger = tmp_path / "ledger.toml"
    ledger.write_text('[[expected]]\nid = "TOY-0020"\nreason = "sums are hard"\n')
    chosen = ("certify", "--engine", spec(), "--ledger", ledger, "--id", "TOY-0020")
    result = justicar(*chosen)
    assert result.exit_code == 0
    assert "expected-failure: sums are hard: TOY-0020" in result.stdout
    ledger.write_text('[[expected]]\nid = "TOY-0001"\nreason = "sums are hard"\n')
    result = justicar("certify", "--engine", spec(), "--ledger", ledger, "--profile", "toy/gifts")
    assert result.exit_code == 1
    assert "UNEXPECTED-PASS TOY-0001" in result.stdout
    assert "certificates allow no expected failures" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--profile", "toy/gift"], "no profile 'toy/gift'; did you mean 'toy/gifts'"),
        (["--profile", "toy/gifts", "--game", "vtes"], "'toy/gifts' is a profile of toy, not of vtes"),
        (["--game", "chess"], "there are no features for 'chess'; known games: toy"),
        (["--id", "TOY-0099"], "no scenario has the id 'TOY-0099'; did you mean"),
        (["--tag", "toy.gift.helt"], "did you mean 'toy.gift.held'"),
        (["--profile", "toy-one/gift"], "no profile 'toy/gift'; did you mean 'toy/gifts'"),
        (["--profile", "toy-ten/gifts"], "no edition is called 'ten'; there are one, two"),
        (["--profile", "toy-two/gifts"], "Toy does not declare the edition two; it declares toy/one"),
        (
            ["--profile", "toy-two/gifts", "--edition", "one"],
            "for toy/two, but --edition is one",
        ),
        (["--edition", "two"], "Toy does not declare the edition two; it declares toy/one"),
        (["--edition", "ten"], "no edition is called 'ten'; there are one, two"),
        (["--edition", "vtes/v5"], "Toy does not declare the game 'vtes'"),
        (["--id", "TOY-0001", "--tag", "toy.ask"], "matches the filters; leave out --id or --tag"),
        (["--profile", "toy/none"], "the profile toy/none has no scenario"),
        (["--ledger", "gone.toml"], "gone.toml: cannot be read"),
        (["--jobs", "0"], "0 is not in the range x>=1"),
        (["--timeout", "0"], "0.0 is not in the range 0<x<=86400"),
    ],
)
def test_wrong_usage_exits_with_2_and_names_the_remedy(arguments: list[str], message: str) -> None:
    result = justicar("certify", "--engine", spec(), *arguments)
    assert result.exit_code == 2, result.output
    assert message in error(result)


@pytest.mark.parametrize(
    ("engine", "message"),
    [
        ("node engine.js", "write 'stdio:node engine.js'"),
        ("python:module", "name a module and a factory"),
        ("python::make", "name a module and a factory"),
        ("stdio:", "name the command"),
        ("stdio:node 'engine.js", "check its quotes"),
        ("tcp:localhost", "name host and port"),
        ("tcp:localhost:http", "name host and port"),
        ("udp:localhost:1", "an engine is `reference`"),
        ("", "an engine is `reference`"),
    ],
)
def test_invalid_engine_string_exits_with_2(engine: str, message: str) -> None:
    for command in (["certify"], ["case", "TOY-0001"]):
        result = justicar(*command, "--engine", engine)
        assert result.exit_code == 2
        assert message in error(result)


@pytest.mark.parametrize(
    "engine",
    [
        "python:no_such_module:engine",
        "python:tests.conformance.runner.toy:NoSuchToy",
        "stdio:/no/such/program",
        "stdio:false",
        "tcp:127.0.0.1:9",
    ],
)
def test_engine_that_does_not_start_exits_with_3(engine: str) -> None:
    for command in (["certify"], ["case", "TOY-0001"]):
        result = justicar(*command, "--engine", engine)
        assert result.exit_code == 3, result.output
        assert "could not be started" in error(result)


def test_engine_without_known_games_is_wrong_usage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "adapters"))
    result = justicar("certify", "--engine", "python:counting_game:engine")
    assert result.exit_code == 2
    assert "declares count; the suite only has features for toy" in error(result)


def test_limits_reach_engine_and_repeat_command() -> None:
    result = justicar("certify", "--engine", spec(), "--id", "TOY-0020", "--timeout", "2.5", "--max-message", "100000")
    repeat = f"justicar case TOY-0020 --engine {spec()} --timeout 2.5 --max-message 100000"
    assert repeat in result.stdout
    result = justicar("certify", "--engine", spec(), "--id", "TOY-0001", "--max-message", "20")
    assert result.exit_code == 3
    assert "20 bytes" in error(result)


# -- case and rule ----------------------------------------------------------------------------------------------------


def test_case_shows_steps_events_and_citations() -> None:
    result = justicar("case", "TOY-0001", "--engine", spec())
    assert result.exit_code == 0, result.output
    for part in (
        "TOY-0001  A gift moves coins",
        'Toy rules, "Gifts"  (features/toy/passing.feature:9)',
        "toy.gift.moves (cited)",
        "✓ When Ann gives Bob 2 coins",
        "coins given (source Ann, target Bob, amount 2)\n        toy.gift.moves\n",
        "passed in",
    ):
        assert part in result.stdout


def test_failing_case_shows_expected_and_actual() -> None:
    result = justicar("case", "TOY-0020", "--engine", spec())
    assert result.exit_code == 1
    for part in ("✗ Then Bob has 4 coins", "expected  4", "actual    3", "· And Ann has 2 coins", "failed in"):
        assert part in result.stdout


def test_transcript_option_shows_messages() -> None:
    assert '"method":"setup"' not in justicar("case", "TOY-0001", "--engine", spec()).stdout
    message = justicar("case", "TOY-0001", "--engine", spec(), "--transcript").stdout
    assert '"method":"setup"' in message
    assert '"method":"choose"' in message


def test_case_runs_all_rows_of_an_outline() -> None:
    result = justicar("case", "TOY-0004", "--engine", spec())
    assert result.exit_code == 0
    assert "TOY-0004/1  " in result.stdout
    assert "TOY-0004/2  " in result.stdout
    assert "TOY-0004/1  " not in justicar("case", "TOY-0004/2", "--engine", spec()).stdout


def test_unknown_case_suggests_similar_ids() -> None:
    result = justicar("case", "TOY-002", "--engine", spec())
    assert result.exit_code == 2
    assert "no scenario has the id 'TOY-002'; did you mean 'TOY-00" in error(result)


OWN = """Feature: At our table

  Scenario: Blood of one's own
    Given {given}
    Then {seat} has 3 {what}

  Scenario: A slip
    Given {given}
    Then {seat} has 4 {what}
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.feature"
    path.write_text(OWN.format(given="Ann has 3 coins", seat="Ann", what="coins"), encoding="utf-8")
    return path


def test_own_feature_file_runs(own: Path) -> None:
    result = justicar("case", own, "--engine", spec())
    assert result.exit_code == 1
    for part in (f"{own}:3  Blood of one's own\n({own}:3)", "passed in", f"{own}:7  A slip\n({own}:7)", "failed in"):
        assert part in result.stdout
    message = "".join(result.stdout.split())
    assert f"{own}:9" in message
    assert f"justicarcase{own}:7" in message


def test_own_scenario_is_selected_by_line(own: Path) -> None:
    result = justicar("case", f"{own}:3", "--engine", spec())
    assert result.exit_code == 0
    assert "A slip" not in result.stdout
    assert "no scenario at line 4; there are some at 3, 7" in error(justicar("case", f"{own}:4", "--engine", spec()))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Scenario: no feature", "own.feature:1: "),
        ("Feature: empty", "no scenarios"),
        ("\xff", "this is not UTF-8 text"),
    ],
)
def test_file_without_scenarios_is_rejected(own: Path, text: str, message: str) -> None:
    own.write_bytes(text.encode("latin-1"))
    result = justicar("case", own, "--engine", spec())
    assert result.exit_code == 2
    assert message in error(result)
    assert "no such file" in error(justicar("case", own.with_name("none.feature"), "--engine", spec()))
    assert "no game is called 'vtse'" in error(justicar("case", own, "--game", "vtse"))


def test_unknown_step_suggests_similar_steps(own: Path) -> None:
    own.write_text("Feature: f\n Scenario: s\n  Given Ann has 3 koins\n  Then Ann has 3 coins\n", encoding="utf-8")
    message = " ".join(justicar("case", own, "--engine", spec()).stdout.split())
    assert "no Given step of 'toy' matches 'Ann has 3 koins'; similar steps: " in message


def test_rule_shows_text_and_section() -> None:
    result = justicar("rule", "vtes.combat.starts-when-action-blocked")
    assert result.exit_code == 0
    assert "VTES fifth edition rulebook" in result.stdout
    assert "No scenario proves this rule yet." in result.stdout
    assert "the acting minion and the blocker" in " ".join(result.stdout.split())


def test_rule_shows_its_interpretation() -> None:
    lines = justicar("rule", "vtes.wording.during-x-do-y-vessel-example").stdout.splitlines()
    question = lines.index("open question: Does Vessel move blood back as well, in the same unlock phase?")
    assert lines[question + 1].startswith("  interpretation: Vessel moves one counter in an unlock phase")
    assert lines[question + 2].startswith("  because: the book's example moves blood to the pool")
    assert lines[question + 3] == "  provisional: the way back"
    assert "Recommended" not in "".join(lines)


def test_rule_shows_all_interpretations_and_sources() -> None:
    lines = justicar("rule", "vtes.golden-rule.cards-override-rules").stdout.splitlines()
    assert sum(line.startswith("open question: ") for line in lines) >= 2
    assert lines.count("  certain") >= 2
    assert "  provisional; source: ruling ANK 20230620, as far" in justicar(
        "rule", "vtes.card.cost.reducer-unused-if-card-cancelled"
    ).stdout  # fmt: skip


def test_open_question_omits_notes_for_authors(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(interpretations, "load", lambda game: ())
    message = justicar("rule", "vtes.crypt.cards-are-unique").stdout
    assert "without an interpretation: The rulebook says twice that every crypt card is unique" in message
    assert "by default'.\n" in message
    assert "Recommended" not in message


def test_id_prefix_lists_rules_and_unknown_id_hints() -> None:
    result = justicar("rule", "vtes.combat.st")
    assert result.exit_code == 0
    assert "vtes.combat.starts-when-action-blocked  " in result.stdout
    result = justicar("rule", "vtes.combat.starts-when-action-blokked")
    assert result.exit_code == 2
    assert "did you mean vtes.combat.starts-when-action-blocked" in error(result)


def test_card_name_lists_rules_that_name_it() -> None:
    result = justicar("rule", "freak drive")
    assert result.exit_code == 0
    assert "vtes.ruling.freak-drive.playable-in-torpor  " in result.stdout
    assert "or names that card" in error(justicar("rule", "Freak Driver"))


def test_rule_and_rulings_list_each_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    general, ruling = "vtes.torpor.cannot-block", "vtes.ruling.freak-drive.playable-in-torpor"
    (tmp_path / "toy").mkdir()
    text = (ROOT / "toy" / "passing.feature").read_text().replace("@toy.gift.held", f"@{general} @{ruling}")
    (tmp_path / "toy" / "passing.feature").write_text(text)
    monkeypatch.setattr(features, "ROOT", tmp_path)
    for asked, heading, other in ((general, "Applied by:", ruling), (ruling, "Applies:", general)):
        lines = justicar("rule", asked).stdout.splitlines()
        assert [line.split()[0] for line in lines[lines.index(heading) + 1 :]] == [other]


def test_rule_without_scenarios_cannot_run() -> None:
    result = justicar("rule", "vtes.combat.starts-when-action-blocked", "--run")
    assert result.exit_code == 2
    assert "nothing to run" in error(result)


def test_run_option_runs_the_scenarios_of_a_rule(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "toy"
    folder.mkdir()
    text = (
        (ROOT / "toy" / "passing.feature")
        .read_text()
        .replace("@toy.gift.held", "@vtes.combat.starts-when-action-blocked")
    )
    (folder / "passing.feature").write_text(text)
    monkeypatch.setattr(features, "ROOT", tmp_path)
    result = justicar("rule", "vtes.combat.starts-when-action-blocked", "--run", "--engine", spec())
    assert result.exit_code == 0, result.output
    assert "passed      TOY-0002" in result.stdout
    wrong = justicar("rule", "vtes.combat.starts-when-action-blocked", "--run", "--engine", spec("Lenient"))
    assert wrong.exit_code == 1
    assert "failed      TOY-0002" in wrong.stdout


# -- readings ---------------------------------------------------------------------------------------------------------


def test_readings_are_grouped_by_chapter() -> None:
    result = justicar("readings", "--game", "vtes")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "VTES fifth edition rulebook"
    at = lines.index("  May the last pool be spent?")
    assert lines[at + 1].startswith("    A cost, a transfer or a crypt card may be paid with the last pool")
    assert lines[at + 3 : at + 8] == [
        "    provisional: that the last pool may be spent for what brings no pool",
        "    alternative: A payment that would take the last pool cannot be made by choice",
        "    source: rulings LSJ 20020620 and ANK 20210714, as far as what is paid for brings pool",
        "    scenarios: VTES-0461, VTES-0473, VTES-0546, VTES-2010, VTES-4741",
        "    rules: vtes.card.cost.pool-needs-enough-pool, vtes.influence.one-transfer-pool-to-vampire",
    ]
    assert lines.index("Playing the Game") < lines.index("Minion Phase") < lines.index("Glossary")
    taken = interpretations.load("vtes")
    assert lines[-1] == f"{len(taken)} interpretations, {sum(each.standing != 'certain' for each in taken)} provisional"


def test_readings_as_markdown() -> None:
    result = justicar("readings", "--markdown")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert [line for line in lines if line.startswith("# ")] == ["# Interpretations of open questions"]
    books = [line for line in lines if line.startswith("## ")]
    rivals = "## Rivals rulebook (The Hunters & The Hunted)"
    assert books == ["## VTES fifth edition rulebook", "## Vendetta rulebook", rivals]
    assert sum(line.startswith("**") and line.endswith("?**  ") for line in lines) == len(interpretations.load())
    at = lines.index("**Which Red List minions may be marked?**  ")
    assert lines[at + 3 : at + 5] == ["certain  ", "rules: `vtes.legacy.trait.red-list.mark-with-master-phase-action`"]
    of_rivals = lines.index("**Who is a Rival?**  ")
    assert "id: vendetta.glossary.rival/who  " in lines[of_rivals:]


def test_reading_limits_the_listed_scenarios(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "NAMED", 2)
    lines = justicar("readings", "--game", "vtes", "--markdown").stdout.splitlines()
    [five] = [line for line in lines if "VTES-0461" in line]
    assert five == "scenarios: VTES-0461, VTES-0473 and 3 more  "


def test_game_without_readings_is_wrong_usage(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "no game is called 'bridge'" in error(justicar("readings", "--game", "bridge"))
    monkeypatch.setattr(telling, "load_readings", lambda game: ())
    assert "no interpretations of rivals yet" in error(justicar("readings", "--game", "rivals"))
    assert justicar("readings", "--game", "rivals").exit_code == 2


# -- listings ---------------------------------------------------------------------------------------------------------


def test_coverage_reports_unknown_rule_tags() -> None:
    result = justicar("coverage", "--game", "vendetta")
    assert result.exit_code == 0
    assert "vendetta" in result.stdout
    result = justicar("coverage")
    assert result.exit_code == 1
    assert "unknown rule toy.gift.moves" in result.stdout
    assert justicar("coverage", "--game", "chess").exit_code == 2


def test_coverage_counts_open_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [rule.id for rule in catalogue.load("vtes").values() if rule.question]
    assert f"{len(asked)} open questions, 0 without an interpretation" in justicar("coverage", "--game", "vtes").stdout
    taken = [reading for reading in interpretations.load("vtes") if asked[0] not in reading.rules]
    monkeypatch.setattr(interpretations, "load", lambda game: taken)
    assert f"{len(asked)} open questions, 1 without an interpretation" in justicar("coverage", "--game", "vtes").stdout


def test_deprecated_scenario_proves_no_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    rule = "vtes.combat.starts-when-action-blocked"

    def missing() -> str:
        return justicar("coverage", "--missing", rule).stdout

    case = toy_cases()[0]
    proof = msgspec.structs.replace(case, game="vtes", rules=(rule,))
    for cases, unproved in (([proof], False), ([msgspec.structs.replace(proof, deprecated="0.2.0")], True)):
        monkeypatch.setattr(coverage, "Suite", lambda cases=cases: SimpleNamespace(cases=cases))
        assert (f"{rule}  " in missing()) is unproved


def test_missing_rules_are_listed_by_prefix() -> None:
    result = justicar("coverage", "--missing", "vtes.combat.starts")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert all(line.startswith("vtes.combat.starts") for line in lines[:-1])
    counted = re.fullmatch(
        r"(\d+) testable rules and (\d+) checks without a scenario under vtes.combat.starts", lines[-1]
    )
    assert counted is not None
    assert sum(map(int, counted.groups())) == len(lines) - 1
    assert int(counted[2]) == sum("#" in line.split()[0] for line in lines[:-1])
    assert len(justicar("coverage", "--missing").stdout.splitlines()) > 1000


def test_lint_faults_exit_with_1() -> None:
    result = justicar("lint")
    assert result.exit_code == 1
    assert "rule-unknown" in result.stdout
    assert "faults" in result.stdout.splitlines()[-1]


def test_lint_update_adds_new_ids(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "toy"
    folder.mkdir()
    (folder / "passing.feature").write_text((ROOT / "toy" / "passing.feature").read_text())
    monkeypatch.setattr(features, "ROOT", tmp_path)
    assert "id-unrecorded" in justicar("lint").stdout
    result = justicar("lint", "--update")
    assert "added: TOY-0001, TOY-0002" in result.stdout
    assert "id-unrecorded" not in result.stdout
    assert justicar("lint", "--next-id", "toy").stdout == "TOY-0007\n"
    result = justicar("lint", "--next-id", "chess")
    assert result.exit_code == 2
    assert "no game is called 'chess'" in error(result)


def test_schemas_are_written(tmp_path: Path) -> None:
    result = justicar("schemas", tmp_path / "schemas")
    assert result.exit_code == 0
    assert sorted(result.stdout.split()) == sorted(str(path) for path in (tmp_path / "schemas").iterdir())
    names = {path.name for path in (tmp_path / "schemas").iterdir()}
    assert {"toy-choices.json", "turnpoint.json", "results.json", "certificates.json"} <= names


def test_steps_lists_the_vocabulary_with_examples() -> None:
    result = justicar("steps", "--game", "toy")
    assert result.exit_code == 0
    assert "toy: When" in result.stdout
    assert "Ann gives Bob 2 coins" in result.stdout
    assert "(needs asking)" in result.stdout
    only = justicar("steps", "burn").stdout
    assert "2 coins of Ann burn" in only
    assert "Ann gives Bob" not in only
    assert justicar("steps", "xyzzy").stdout.strip() == "no step contains xyzzy; try fewer words"
    assert justicar("steps", "--game", "chess").exit_code == 2


# -- the reference engine by itself -----------------------------------------------------------------------------------


class RefusalError(Exception):
    """Refusal as the reference engine raises it."""

    code, message = "invalid_position", "unknown-phase at turn.phase: there is no such phase"


def test_perft_reads_toml_and_json(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[tuple[object, int]] = []

    def perft(position: object, depth: int) -> list[int]:
        asked.append((position, depth))
        return [3, 12345][:depth]

    monkeypatch.setattr(engines, "reference_function", lambda name: {"perft": perft}[name])
    for name, text in (("a.toml", 'game = "vtes"\n'), ("a.json", '{"game": "vtes"}')):
        path = tmp_path / name
        path.write_text(text)
        result = justicar("perft", path, "--depth", "2")
        assert result.exit_code == 0, result.output
        assert [line.split() for line in result.stdout.splitlines()] == [["1", "3"], ["2", "12,345"]]
    assert asked == [({"game": "vtes"}, 2)] * 2


def test_perft_names_the_file_of_a_faulty_position(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def refuse(*arguments: object) -> None:
        raise RefusalError

    monkeypatch.setattr(engines, "reference_function", lambda name: refuse)
    path = tmp_path / "a.toml"
    assert "a.toml (No such file or directory)" in error(justicar("perft", path, "--depth", "1"))
    path.write_text("= nonsense")
    assert "neither TOML nor a JSON object" in error(justicar("perft", path, "--depth", "1"))
    path.write_text("x = 1")
    result = justicar("perft", path, "--depth", "1")
    assert result.exit_code == 2
    assert "a.toml: unknown-phase at turn.phase: there is no such phase" in error(result)


def test_invalid_listen_address_is_wrong_usage() -> None:
    for address in ("4000", "localhost:x", "localhost:70000"):
        result = justicar("serve", "--tcp", address)
        assert result.exit_code == 2
        assert "write it like 127.0.0.1:4000" in error(result)
