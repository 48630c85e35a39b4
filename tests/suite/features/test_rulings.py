"""Every ruling and answer that can be tested is followed somewhere: a scenario that tags it makes the engine cite it.

The scenario of a neighbour, where nothing of the ruling happens, need not cite it; one of its scenarios does.
"""

from __future__ import annotations

import pytest

from conformance import catalogue
from conformance.adapters import connect
from conformance.runner.cases import Case, load_cases
from conformance.runner.direct import run_case
from reference_engine import ReferenceEngine

APPLIED = {"ruling", "faq"}
"""Kinds of catalogue entries that apply the rules to a case, and that a card or a step follows."""
RULES = catalogue.load()
CASES = load_cases()
BY_RULE: dict[str, list[Case]] = {
    rule: [case for case in CASES if rule in case.rules]
    for rule in sorted({rule for case in CASES for rule in case.rules if RULES[rule].kind in APPLIED})
}
ENGINES: list[ReferenceEngine] = []


def tracing_engine() -> ReferenceEngine:
    """A reference engine that notes the rules of every step that it carries out."""
    ENGINES.append(ReferenceEngine(trace=True))
    return ENGINES[-1]


def cites(case: Case, rule: str) -> bool:
    run_case(case, connect(f"inprocess:{__name__}:tracing_engine"))
    session = ENGINES[-1].session
    return session is not None and rule in session.cited


@pytest.mark.parametrize("rule", BY_RULE)
def test_it_is_cited_by_a_scenario_of_its_own(rule: str) -> None:
    asked = [case.id for case in BY_RULE[rule]]
    assert any(cites(case, rule) for case in BY_RULE[rule]), f"{rule} is tagged by {asked}, and cited in none"
