"""Test how mutants are judged, and that ledgers and lists are valid."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from conformance.verdict.catalogue_coverage import killing_scenarios
from tests.cases import suite_cases
from tests.mutants.__main__ import HOLE, LEDGERED, NOT_TOLD, ONLY_REASON, REFUSED, figures, row, verdict_of
from tests.mutants.by_rule import Places, killed_by_rule, places
from tests.mutants.card_values import fact_changes
from tests.mutants.coverage import Imported, Reached, kept_at, key_of, modules
from tests.mutants.ledger import BadLedger, ledger
from tests.mutants.verdicts import NOT_PLAYED, AnyChange, Finding, Judging, in_processes, judged, rule_changes
from tests.suite.faulty_engines.faulty import written_by_hand

LAID_OUT = "vendetta.setup.setup:SetUp.lay_out_clan_sheet: self.laid_out += (choice.card,) is left out"
FACT = "cards/vendetta.toml:Bloody Fury BR01: power 6 → 5"


def judging(*scenarios: str) -> Judging:
    """Return a judge with these scenarios only, which count as executing every line."""
    reached = Reached("vendetta")
    reached.cases = [case for case in reached.cases if case.id in scenarios]
    assert len(reached.cases) == len(scenarios)
    everywhere = {line: [*range(len(reached.cases))] for line in range(1, 1000)}
    reached.__dict__["lines"] = dict.fromkeys(modules("vendetta"), everywhere)
    return Judging(reached)


def change(beginning: str) -> AnyChange:
    every: Iterable[AnyChange] = [*rule_changes("vendetta"), *fact_changes("vendetta")]
    return next(each for each in every if each.name.startswith(beginning))


def found(by: Judging, of: str) -> Finding:
    [(_, finding)] = judged(by, [change(of)], 1)
    return finding


def test_a_scenario_that_shows_the_change_kills_it() -> None:
    assert found(judging("VEND-0001"), LAID_OUT) == Finding(True, True, "VEND-0001", 1)


def test_a_change_that_no_scenario_shows_survives() -> None:
    assert found(judging("VEND-0400"), LAID_OUT) == Finding(False, asked=1)


def test_a_changed_fact_is_read_by_a_new_engine() -> None:
    finding = found(judging("VEND-0400", "VEND-0404"), FACT)
    assert (finding.refused, finding.by) == (True, "VEND-0400")
    assert not found(judging("VEND-0404"), FACT).refused


def test_the_scenario_that_killed_a_neighbor_runs_first() -> None:
    by = judging("VEND-0400", "VEND-0001", "VEND-0404")
    laid_out = change(LAID_OUT)
    refusing = by.places["VEND-0001"]
    by.learn(laid_out, Finding(True, True, "VEND-0001", 2))
    assert by.scenarios(laid_out)[0] == refusing


def test_a_live_mutant_counts_only_if_a_replay_differs() -> None:
    holes: dict[str, tuple[Finding, set[str], str]] = {
        "a": (Finding(True, True, "VEND-0001"), set(), REFUSED),
        "b": (Finding(False), {"b"}, LEDGERED),
        "c": (Finding(False, reason="VEND-0001"), set(), ONLY_REASON),
        "d": (Finding(False, differs=""), set(), NOT_TOLD),
        "e": (Finding(False, differs=NOT_PLAYED), set(), HOLE),
        "f": (Finding(False, differs="game 1, after …: other events"), set(), HOLE),
    }
    changes = [replace(rule_changes("vendetta")[0], module="reference_engine.vendetta", where=name) for name in holes]
    found = {change.name: holes[change.where][0] for change in changes}
    listed = {change.name for change in changes if holes[change.where][1]}
    for each in changes:
        assert verdict_of(each, found[each.name], listed) == holes[each.where][2]
    report = figures(changes, found, listed)
    assert [report[key] for key in ("sampled", "refused", "refused_deciding", "ledgered", "reasons", "not_told")] == [
        6, 1, 1, 1, 1, 1
    ]  # fmt: skip
    assert [hole["where"] for hole in report["survived"]] == ["vendetta:e", "vendetta:f"]
    assert row(report)[-2:] == ["33.3", "33.3"]


EVERYBODY = "base+rival=every-opponent"
THOSE_THERE = "base+rival=at-the-location"


def test_an_edition_is_judged_by_its_own_scenarios() -> None:
    judges = [{case.id for case in Reached("vendetta", edition).cases} for edition in (None, "base", EVERYBODY)]
    assert [("VEND-0415" in each, "VEND-1121" in each) for each in judges] == [
        (True, True),
        (False, False),
        (False, True),
    ]
    assert set.intersection(*judges)


def test_cached_results_belong_to_one_edition() -> None:
    assert kept_at("findings", "vendetta", "", edition=EVERYBODY) != kept_at("findings", "vendetta", "")
    case = next(case for case in suite_cases("vendetta") if not case.editions)
    assert key_of(case, EVERYBODY) != key_of(case)
    assert key_of(case, "base") == key_of(case)


def test_a_change_is_judged_with_the_requested_edition() -> None:
    nobody_else = next(
        each
        for each in rule_changes("vendetta")
        if "edition.rival == 'every-opponent'" in each.name and "→ never" in each.name
    )
    refused = {}
    for edition, asked in ((THOSE_THERE, "VEND-0415"), (EVERYBODY, "VEND-1121")):
        by = Judging(Imported("vendetta", edition), reasons_of=[asked])
        judge = partial(by.judge, cases=[by.places[asked]])
        [(_, refused[edition])] = in_processes(judge, [nobody_else], 1)
    assert (refused[THOSE_THERE].refused, refused[EVERYBODY].refused) == (False, True)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[[survivor]]\nchange = "a"\nreason = "speed"\n', "entry 1: .*`why`"),
        (
            '[[survivor]]\nchange = "a"\nreason = "lazy"\nwhy = "w"\n',
            "unknown reason .lazy.; use one of",
        ),
        (
            '[[survivor]]\nchange = "a"\nreason = "speed"\nwhy = ""\n',
            "`why` is empty; explain there why no",
        ),
        ('[[survivor]]\nchange = "a"\nreason = "speed"\nwhy = "w"\n' * 2, "entry 2: a is listed twice"),
    ],
)
def test_an_incomplete_ledger_entry_is_an_error(tmp_path: Path, text: str, complaint: str) -> None:
    (tmp_path / "vtes").mkdir()
    (tmp_path / "vtes" / "room.toml").write_text(text, "utf-8")
    with pytest.raises(BadLedger, match=complaint):
        ledger("vtes", tmp_path)
    assert ledger("vendetta", tmp_path) == {}


@pytest.mark.parametrize("game", ["vtes", "vendetta", "rivals"])
def test_a_ledger_lists_existing_changes_only(game: str) -> None:
    every: Iterable[AnyChange] = [*rule_changes(game), *fact_changes(game)]
    names = {each.name for each in every}
    assert [name for name in ledger(game) if name not in names] == []


def test_places_of_citations_are_read_from_the_source() -> None:
    read = Places("some.module")
    read.visit(
        ast.parse(
            'LATE = Refusal("vtes.too.late", "too late")\n'
            "class Course:\n"
            '    rules = ("vtes.some.course",)\n'
            '    @rule("vtes.some.step")\n'
            "    def step(self): return LATE\n"
        )
    )
    assert read.rules["vtes.some.course"] == {"Course"}
    assert read.rules["vtes.some.step"] == {"Course.step"}
    assert read.names["LATE"] == {"vtes.too.late"}
    assert read.uses["LATE"] == {"Course.step"}


@pytest.mark.parametrize("game", ["vtes", "vendetta", "rivals"])
def test_the_list_by_rule_names_existing_engines_and_tags(game: str) -> None:
    tags = {case.id: case.rules for case in suite_cases(game) if not case.deprecated}
    by_hand = {(f'"{wrong.title}"', wrong.breaks) for wrong in written_by_hand()}
    changes = {each.name: each for each in rule_changes(game)}
    cited = places(game)
    assert killing_scenarios() == {rule: scenario for rule, scenario, _ in killed_by_rule()}
    for rule, scenario, engine in killed_by_rule():
        if rule.startswith(f"{game}."):
            assert rule in tags.get(scenario, ()), f"{scenario} does not tag {rule}: `make mutants ARGS=--rules`"
            if engine.startswith('"'):
                assert (engine, rule) in by_hand, f"no such engine breaks it: {engine}"
            else:
                assert engine in changes, f"no such change: {engine}; `make mutants ARGS=--rules` finds another"
                where = (changes[engine].module, changes[engine].where)
                assert any(where[0] == at[0] and where[1].startswith(at[1]) for at in cited[rule])
