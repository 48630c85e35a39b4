"""Coverage counts rules and tags in both directions, and its exceptions cannot go stale."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from conformance.catalogue import CatalogueError, load
from conformance.verdict.catalogue_coverage import TOTAL, coverage
from tests.cases import suite_cases

BLOCKED = "vtes.combat.starts-when-action-blocked"
EFFECT = "vtes.combat.starts-from-card-effect"
FLAVOUR = "vtes.torpor.flavour"


class Scenario(NamedTuple):
    id: str
    rules: list[str]
    checks: tuple[str, ...] = ()


@pytest.fixture
def reasons(tmp_path: Path) -> Path:
    path = tmp_path / "exceptions.toml"
    path.write_text("[reasons]\n", encoding="utf-8")
    return path


def test_tagged_rule_is_covered_and_others_are_missing(reasons: Path) -> None:
    rules = load("vtes")
    cases = [Scenario("VTES-0001", [BLOCKED, FLAVOUR]), Scenario("VTES-0002", [BLOCKED])]
    found = coverage(cases, rules, reasons)
    combat = next(file for file in found.files if file.name == "vtes_combat_to_discard")
    assert combat.covered == (BLOCKED,)
    assert found.scenarios == {BLOCKED: ("VTES-0001", "VTES-0002"), FLAVOUR: ("VTES-0001",)}
    assert found.unknown == {}
    testable = {rule.id for rule in rules.values() if rule.testable}
    assert set(found.missing()) == testable - {BLOCKED} - found.reasons.keys()
    assert EFFECT in found.missing("vtes.combat.")
    assert all(rule_id.startswith("vtes.combat.") for rule_id in found.missing("vtes.combat."))


def test_check_is_covered_excepted_or_missing(tmp_path: Path, reasons: Path) -> None:
    reasons.write_text(f'[reasons]\n"{BLOCKED}#b" = "Nobody can."\n"{EFFECT}" = "Nor that."\n', encoding="utf-8")
    rules = load("vtes")
    found = coverage([Scenario("VTES-0001", [BLOCKED], (f"{BLOCKED}#a",))], rules, reasons)
    assert found.checks.covered == (f"{BLOCKED}#a",)
    excepted = [check for check in found.checks.excepted if check.partition("#")[0] in (BLOCKED, EFFECT)]
    assert excepted == [f"{BLOCKED}#b", *(f"{EFFECT}#{key}" for key in rules[EFFECT].checks)]
    every = {f"{rule.id}#{key}" for rule in rules.values() if rule.testable for key in rule.checks}
    assert set(found.checks.missing) == every - {*found.checks.covered, *found.checks.excepted}
    assert found.missing_checks("vtes.torpor.") == [c for c in found.checks.missing if c.startswith("vtes.torpor.")]


def test_listed_rule_has_a_mutant(tmp_path: Path, reasons: Path) -> None:
    cases = [Scenario("VTES-0001", [BLOCKED, EFFECT])]
    path = tmp_path / "killing_scenarios.txt"
    assert coverage(cases, load("vtes"), reasons, path).without_wrong_engine == (BLOCKED, EFFECT)
    path.write_text(f"# a remark\n{BLOCKED} VTES-0001\n", encoding="utf-8")
    found = coverage(cases, load("vtes"), reasons, path)
    assert found.without_wrong_engine == (EFFECT,)
    assert found.figures()["without_wrong_engine"] == [EFFECT]
    path.write_text(f"{BLOCKED}\n", encoding="utf-8")
    with pytest.raises(CatalogueError, match=r"killing_scenarios.txt:1: write a rule and a scenario"):
        coverage(cases, load("vtes"), reasons, path)


def test_rows_add_up_to_the_total(reasons: Path) -> None:
    reasons.write_text(f'[reasons]\n"{EFFECT}" = "Nobody can."\n', encoding="utf-8")
    rows = {row.name: row for row in coverage([Scenario("VTES-0001", [BLOCKED])], load("vtes"), reasons).rows()}
    combat = rows["vtes_combat_to_discard"]
    assert (combat.covered, combat.excepted) == (1, 1)
    assert combat.percent == pytest.approx(100 / combat.testable)
    total = rows.pop(TOTAL)
    assert total.covered == 1
    assert total.testable == sum(row.testable for row in rows.values())
    assert total.testable == sum(rule.testable for rule in load("vtes").values())


def test_share_without_testable_rules_is_zero(tmp_path: Path, reasons: Path) -> None:
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "vendetta.toml").write_text(
        '[[rule]]\nid = "vendetta.a"\nwhere = "X"\nline = 1\nkind = "rule"\nsummary = "S"\ntestable = false\n',
        encoding="utf-8",
    )
    assert [row.percent for row in coverage([], load(folder=folder), reasons).rows()] == [0.0, 0.0]


def test_unknown_tag_is_listed_with_its_scenarios(reasons: Path) -> None:
    found = coverage([Scenario("VTES-0007", ["vtes.no.such-rule"])], load("vtes"), reasons)
    assert found.unknown == {"vtes.no.such-rule": ("VTES-0007",)}
    assert found.scenarios == {}


def test_restatement_shares_the_coverage_of_its_rules(reasons: Path) -> None:
    same = "vtes.classic.capacity.older-younger"
    older, younger = load("vtes")[same].same_as
    one, both = [Scenario("VTES-0001", [older])], [Scenario("VTES-0001", [older, younger])]
    assert coverage(one, load("vtes"), reasons).missing(same) == [same]
    found = coverage(both, load("vtes"), reasons)
    assert found.missing(same) == []
    assert same in next(file for file in found.files if file.name == "vtes_classic").covered
    reasons.write_text(f'[reasons]\n"{younger}" = "Nobody can."\n', encoding="utf-8")
    classic = next(file for file in coverage(one, load("vtes"), reasons).files if file.name == "vtes_classic")
    assert same in classic.excepted
    assert same not in classic.covered
    reasons.write_text(f'[reasons]\n"{same}" = "Nobody can."\n', encoding="utf-8")
    with pytest.raises(CatalogueError, match=f"the scenarios of {older}, {younger} prove it; delete this line"):
        coverage(both, load("vtes"), reasons)


def test_rule_of_an_unplayed_toggle_takes_the_toggles_reason(reasons: Path) -> None:
    draft = "vtes.classic.draft.cost-applies"
    found = coverage([], load("vtes"), reasons)
    assert found.reasons[draft] == "no card of the data has an effect for drafts"
    assert draft in next(file for file in found.files if file.name == "vtes_classic").excepted
    assert f"{draft}#a" in found.checks.excepted
    reasons.write_text(f'[reasons]\n"{draft}" = "Nobody can."\n', encoding="utf-8")
    with pytest.raises(CatalogueError, match="the toggle draft_effects already has a reason"):
        coverage([], load("vtes"), reasons)


@pytest.mark.parametrize("text", ["vtes_classic", "vtes_web", "vtes_v5_2024"])
def test_other_texts_are_fully_covered(text: str) -> None:
    found = coverage(suite_cases("vtes"), load("vtes"))
    assert next(file.missing for file in found.files if file.name == text) == ()


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('"vtes.combat.start-when-action-blocked" = "x"', f"no rule has this id; is it {BLOCKED}"),
        ('"vtess.a" = "x"', "vtess.a: no rule has this id"),
        (f'"{BLOCKED}" = "x"', "VTES-0001 proves it; delete this line"),
        (f'"{FLAVOUR}" = "x"', "it is not testable, so it needs no reason"),
        (f'"{EFFECT}#z" = "x"', "the rule has no check 'z'; its checks are a, b"),
        (f'"{BLOCKED}#a" = "x"', "VTES-0001 proves it"),
        (f'"{EFFECT}" = " "', "the reason must be a sentence"),
        (f'{EFFECT} = "no quotation marks"', "an id with dots needs quotation marks"),
        ("[other]", r"only the table \[reasons\] is allowed"),
        ("nonsense", "not valid TOML"),
    ],
)
def test_invalid_exception_is_rejected(reasons: Path, line: str, complaint: str) -> None:
    reasons.write_text(f"[reasons]\n{line}\n", encoding="utf-8")
    with pytest.raises(CatalogueError, match=complaint):
        coverage([Scenario("VTES-0001", [BLOCKED], (f"{BLOCKED}#a",))], load("vtes"), reasons)


def test_exceptions_of_another_game_are_ignored(reasons: Path) -> None:
    reasons.write_text('[reasons]\n"rivals.terms.burn" = "x"\n', encoding="utf-8")
    assert "rivals.terms.burn" not in coverage([], load("vtes"), reasons).reasons
    reasons.write_text('[reasons]\n"rivals.no-such" = "x"\n', encoding="utf-8")
    with pytest.raises(CatalogueError, match="rivals.no-such: no rule has this id"):
        coverage([], load(), reasons)


def test_missing_exceptions_file_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match="cannot be read"):
        coverage([], load("vtes"), tmp_path / "nowhere.toml")


def test_the_projects_own_exceptions_are_valid() -> None:
    coverage([], load())
