"""A refusal for another rule than the scenario's passes, and the result keeps both."""

from __future__ import annotations

import pytest

from conformance.adapters import connect
from conformance.runner.cases import read_feature
from conformance.runner.direct import run_case
from conformance.runner.execute import at_length, brief
from conformance.verdict.results import CaseResult, Verdict, without_events

FEATURE = """
Feature: Refusals
  Scenario: A locked vampire cannot hunt
    Given Sarah and Tom sit clockwise
    And it is Sarah's minion phase
    And Sarah's Colette is ready and locked
    Then Colette cannot hunt because {rule}
"""
RULE, OTHER = "vtes.minion-phase.only-ready-unlocked-act", "vtes.bleed.is-directed"


def judged(rule: str) -> tuple[CaseResult, CaseResult]:
    """Return the result as it is judged, and as it arrives from another process."""
    (case,) = read_feature(FEATURE.format(rule=rule), "mine.feature", "vtes").cases
    with connect("reference") as engine:
        result = without_events(run_case(case, engine))
    return result, at_length(brief(result), case)


@pytest.mark.parametrize("rule", [RULE, OTHER])
def test_result_keeps_the_reason_only_if_it_differs(rule: str) -> None:
    for result in judged(rule):
        assert result.verdict is Verdict.PASSED
        found = result.steps[-1].other_reason
        if rule == RULE:
            assert found is None
        else:
            assert found is not None
            assert (found.expected, found.rule) == ([OTHER], RULE)
            assert found.reason
        assert all(step.other_reason is None for step in result.steps[:-1])
