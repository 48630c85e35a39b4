"""Test that the reference engine gives the reasons for refusals that the steps state.

An engine under test need not give reasons, and does not fail for other reasons. But if the reference engine gives
another reason, or none, the refusal is not about the subject of the scenario.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from conformance import catalogue
from tests.cases import suite_cases
from tests.suite.features.traced_run import TracedCase, by_file, traced_run
from tests.suite.reasons import states_reasons

APPLIED = {"example", "ruling", "faq"}
"""Kinds of catalogue entries that apply rules to a case. The engine names the rule instead."""
OTHERWISE = {
    "VEND-0030": "once everyone has a Clan, the engine says that it is not the time to choose one",
    "VEND-0124": "the engine says who may look at a card, Drained or not",
    "VEND-0138": "the engine checks the time first: Blood comes after the card",
    "VEND-0144": "three players keep one card of two, as others do",
    "VEND-0158": "a Relic that has been taken is no longer available, whoever has the turn",
    "VEND-0159": "once everyone has a Relic, the engine says that it is not the time to choose one",
    "VEND-0309": "the engine identifies a card's player by its Position",
    "VEND-0343": "the engine says when a card is Drained at will",
    "VEND-0591": "the engine treats a Location card like any card that does not take effect now",
}
"""Scenarios for which the reference engine gives another reason that is just as true."""
FILES = by_file(case for case in suite_cases() if states_reasons(case) and not case.deprecated)


@pytest.mark.parametrize("file", FILES)
def test_the_engine_gives_the_stated_reason(file: str) -> None:
    run = traced_run()
    assert [complaint for case in FILES[file] for complaint in complaints(run[case.id])] == []


def complaints(traced: TracedCase) -> Iterator[str]:
    """Complaints about the reasons of one scenario."""
    case, rules = traced.case, catalogue.load()
    if not traced.reasons:
        yield f"{case.id}: no refusal with a reason was seen"
    if not all(found for _, found in traced.reasons):
        yield f"{case.id}: refused without a rule: {traced.reasons}"
    other = [
        (stated, found) for stated, found in traced.reasons if stated != found and rules[stated].kind not in APPLIED
    ]
    if case.id in OTHERWISE and not other:
        yield f"{case.id}: the engine gives the stated reason now; remove the entry"
    if case.id not in OTHERWISE and other:
        yield f"{case.id}: stated and given reasons differ: {other}"
