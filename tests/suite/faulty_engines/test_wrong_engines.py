"""Test that a scenario which tags the broken rule rejects each faulty engine."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import pytest

from conformance.adapters import connect
from conformance.catalogue import load
from conformance.protocol.engine import Engine
from conformance.runner.cases import Case
from conformance.runner.direct import run_case
from conformance.verdict.catalogue_coverage import coverage
from conformance.verdict.results import Verdict
from tests.cases import suite_cases
from tests.notes import read_notes
from tests.suite.faulty_engines.faulty import AT_LEAST, NOTES, WrongEngine, written_by_hand

ENGINES = written_by_hand()
MODULES = {
    module.removeprefix("tests.suite.faulty_engines."): list(of_module)
    for module, of_module in groupby(ENGINES, key=lambda wrong: wrong.module)
}
REJECTED_BY = read_notes(NOTES)
CASES = {game: suite_cases(game) for game in AT_LEAST}


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    """Reference engine in this process, where it can be made faulty."""
    engine = connect("reference")
    yield engine
    engine.close()


def failed(engine: Engine, cases: list[Case]) -> Iterator[Case]:
    """Yield the cases that an engine fails. An engine that breaks is restarted."""
    for case in cases:
        match run_case(case, engine).verdict:
            case Verdict.FAILED:
                yield case
            case Verdict.ERROR:
                engine.restart()


@pytest.mark.parametrize("module", MODULES)
def test_a_scenario_of_the_broken_rule_rejects_each(module: str, engine: Engine) -> None:
    complaints = [complaint for wrong in MODULES[module] if (complaint := complaint_about(wrong, engine))]
    assert complaints == []
    last = MODULES[module][-1]
    [case] = [case for case in CASES[last.game] if case.id == REJECTED_BY.get(last.name)]
    assert run_case(case, engine).verdict is Verdict.PASSED, "a faulty engine was not undone"


def complaint_about(wrong: WrongEngine, engine: Engine) -> str:
    """Return why a faulty engine is not rejected for its rule; empty if it is.

    That its scenario passes without the error is checked by test_no_vacuous_proof.py, for all scenarios at once.
    """
    cases = CASES[wrong.game]
    noted = REJECTED_BY.get(wrong.name)
    tagging = [case for case in cases if wrong.breaks in case.rules and not (case.provisional or case.deprecated)]
    tagging.sort(key=lambda case: case.id != noted)
    with wrong.in_place():
        rejecting = next(failed(engine, tagging), None)
        others = [case.id for case in failed(engine, cases)] if rejecting is None else []
    if rejecting is None:
        return (
            f"{wrong.title}: none of the {len(tagging)} scenarios that tag {wrong.breaks} fails; "
            f"scenarios that fail: {', '.join(others) or 'none'}"
        )
    return ""


def test_each_note_names_a_scenario_that_tags_the_rule() -> None:
    tags = {case.id: case.rules for cases in CASES.values() for case in cases}
    stale = [wrong.name for wrong in ENGINES if wrong.breaks not in tags.get(REJECTED_BY.get(wrong.name, ""), ())]
    assert stale == [], "update the notes: python -m tests.suite.faulty_engines"


@pytest.mark.parametrize("game", AT_LEAST)
def test_there_are_enough_engines_and_each_breaks_a_rule(game: str) -> None:
    of_game = [wrong for wrong in ENGINES if wrong.game == game]
    assert len(of_game) >= AT_LEAST[game]
    assert len({(wrong.title, wrong.breaks) for wrong in of_game}) == len(of_game)
    catalogue = load(game)
    assert [wrong.title for wrong in of_game if wrong.breaks not in catalogue] == []


@pytest.mark.parametrize("game", AT_LEAST)
def test_every_proved_rule_has_a_faulty_engine_or_a_mutant(game: str) -> None:
    cases = [case for case in CASES[game] if not case.deprecated]
    without = coverage(cases, load(game)).without_wrong_engine
    assert without == (), "write one here, and run `make mutants ARGS=--rules` to add it to killed_by_rule.txt"
