"""Where a step says why something is refused, the reference engine refuses it for that very reason.

An engine under test need not give reasons, and is not failed for giving others. But where the reference engine gives
another, or none, the move has failed for something else than what the scenario is about.
"""

from __future__ import annotations

import pytest

from conformance import catalogue
from conformance.adapters import connect
from conformance.runner.cases import Case, load_cases
from tests.suite.reasons import reasons, states_reasons

RULES = catalogue.load()
APPLIED = {"example", "ruling", "faq"}
"""Kinds of catalogue entries that apply the rules to a case: the engine names the rule."""
OTHERWISE = {
    "VEND-0030": "once all have their Clan, the engine says that it is not the time to choose one",
    "VEND-0124": "whoever may not look at a card is told who may, Drained or not",
    "VEND-0138": "the engine looks at the time before it looks at what would be played: Blood comes after the card",
    "VEND-0144": "one card of two is kept by three players as by others",
    "VEND-0158": "a Relic that has been taken lies there no more; whose turn it is does not matter then",
    "VEND-0159": "once all have their Relic, the engine says that it is not the time to choose one",
    "VEND-0309": "whose card it is the engine sees by whose Position it lies on",
    "VEND-0343": "the engine says when a card is Drained at will",
    "VEND-0591": "a Location card is for the engine like any card that does not take effect now",
}
"""Scenarios for which the reference engine has a reason that is as true as the one that is stated."""
ENGINE = connect("reference")
CASES = [case for case in load_cases() if states_reasons(case) and not case.deprecated]


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_the_reason_is_the_one_that_is_stated(case: Case) -> None:
    stated = reasons(case, ENGINE)
    assert stated, "no step of this scenario has been looked at"
    other = [(said, found) for said, found in stated if said != found and RULES[said].kind not in APPLIED]
    assert all(found for _, found in stated), f"refused without a rule: {stated}"
    if case.id in OTHERWISE:
        assert other, "the engine gives the stated reason now; remove the entry"
    else:
        assert other == []
