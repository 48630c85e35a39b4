"""The measurement of fault localization: what counts as found, and the faults that test beds are made of."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from conformance.adapters import connect
from conformance.catalogue import load
from conformance.runner.direct import run_case
from conformance.verdict.fault_localization.ranking import Suspect
from conformance.verdict.results import CaseResult, StepStatus, Verdict
from tests.cases import suite_cases
from tests.conformance.verdict.samples import case, step
from tests.fault_localization.beds import Fault, put_in
from tests.fault_localization.gross import GROSS
from tests.fault_localization.scoring import baseline, scored
from tests.mutants.changes import changes_of
from tests.mutants.coverage import modules
from tests.suite.faulty_engines.faulty import WrongEngine


def failing(number: int, *rules: str, because: str = "") -> CaseResult:
    text = f"Belinde cannot bleed Ines because {because}" if because else "so it is"
    return case(number, Verdict.FAILED, rules=list(rules), steps=[step("Then", text, StepStatus.FAILED)])


CASES = [
    failing(1, "vtes.a", because="vtes.b"),
    failing(2, "vtes.a"),
    failing(3, "vtes.c"),
    failing(4, "vtes.c"),
    case(5, Verdict.PASSED, rules=["vtes.a"]),
]


def suspect(rule: str, *numbers: int, alike: str = "") -> Suspect:
    return Suspect(
        rule=rule, alike=[alike] if alike else [], score=0.5, scenarios=[f"VTES-{number:04}" for number in numbers]
    )


@pytest.mark.parametrize(
    ("named", "found"),
    [
        (suspect("vtes.a", 1, 2), True),
        (suspect("vtes.b", 1), True),
        (suspect("vtes.z", 1, alike="vtes.a"), True),
        (suspect("vtes.a", 1, 3), True),
        (suspect("vtes.a", 1, 3, 4), False),
        (suspect("vtes.c", 1, 2), False),
        (suspect("vtes.a", 3), False),
    ],
)
def test_suspicion_finds_a_fault_by_scenarios_and_rule(named: Suspect, found: bool) -> None:
    score = scored(CASES, {"a fault": ["VTES-0001", "VTES-0002"], "one that shows nowhere": ["VTES-0005"]}, [named])
    assert score.places == {"a fault": int(found)}
    assert score.right == [found]


def test_rank_is_that_of_the_first_suspicion_that_finds_the_fault() -> None:
    ranking = [suspect("vtes.z", 9), suspect("vtes.a", 2), suspect("vtes.c", 3, 4), suspect("vtes.b", 1)]
    faults = {"one": ["VTES-000[12]"], "two": ["VTES-0003", "VTES-0004"]}
    score = scored(CASES, faults, ranking, {"one": ["vtes.b"]})
    assert score.places == {"one": 2, "two": 3}
    assert score.right == [False, True, True, True]
    assert score.broken == [False, False, False, True]
    assert [score.among(first) for first in (1, 2, 3)] == [0, 1, 2]


def test_baseline_groups_by_the_named_rule_or_the_first_tag() -> None:
    groups = {each.rule: each.scenarios for each in baseline(CASES)}
    assert groups == {"vtes.c": ["VTES-0003", "VTES-0004"], "vtes.b": ["VTES-0001"], "vtes.a": ["VTES-0002"]}


@pytest.mark.parametrize("gross", GROSS, ids=lambda gross: gross.title)
def test_gross_fault_fails_scenarios(gross: WrongEngine) -> None:
    assert gross.breaks in load(gross.game)
    tagging = [each for each in suite_cases(gross.game) if gross.breaks in each.rules]
    with connect("reference") as engine:
        with gross.in_place():
            spoiled = [each for each in tagging if run_case(each, engine).verdict is not Verdict.PASSED]
        engine.restart()
        assert spoiled
        assert run_case(spoiled[0], engine).verdict is Verdict.PASSED, "it is undone"


def test_mutant_is_put_in_and_taken_out() -> None:
    from reference_engine.vendetta.frenzy.diablerie import take_tokens

    module = "reference_engine.vendetta.frenzy.diablerie"
    change = next(
        each
        for each in changes_of(module, modules("vendetta")[module].read_text("utf-8"))
        if each.where == "take_tokens"
    )
    before = take_tokens.__code__
    with ExitStack() as stack:
        assert put_in(Fault(change.name, change, (), ""), stack)
        assert take_tokens.__code__ is not before
    assert take_tokens.__code__ is before
