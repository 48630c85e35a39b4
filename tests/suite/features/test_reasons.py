"""Where a step says why something is refused, the reference engine refuses it for that very reason.

An engine under test need not give reasons, and is not failed for giving others. But where the reference engine gives
another, or none, the move has failed for something else than what the scenario is about.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from conformance import catalogue
from tests.cases import suite_cases
from tests.suite.features.traced_run import TracedCase, by_file, traced_run
from tests.suite.reasons import states_reasons

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
    other = [(said, found) for said, found in traced.reasons if said != found and rules[said].kind not in APPLIED]
    if case.id in OTHERWISE and not other:
        yield f"{case.id}: the engine gives the stated reason now; remove the entry"
    if case.id not in OTHERWISE and other:
        yield f"{case.id}: stated and given reasons differ: {other}"
