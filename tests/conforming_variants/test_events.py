"""Test that scenarios demand no optional events, and no events where the position shows the same."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import partial

import pytest

from conformance.games import words
from conformance.runner.cases import Case
from conformance.verdict.results import Verdict
from tests.cases import suite_cases
from tests.conforming_variants.engines import Variant
from tests.conforming_variants.events import OPTIONAL, WithoutEvents
from tests.conforming_variants.layers import offered

REPORTS = ("reports", "told")
"""Words in the names of the features that are about events."""

ONLY_EVENTS = {"vendetta": ("frenzy", "conflict-ranked", "token-revealed")}
"""Game → kinds of events whose content no position shows.

These are the cause of a Frenzy, the Power that decided a conflict, and a token that is turned over and taken back.
"""


def not_passed(game: str, kinds: Collection[str], cases: Iterable[Case]) -> dict[str, str]:
    """Return the scenarios that an engine without these kinds of events does not pass, with the reasons."""
    engine = Variant("without events", offered("WithoutSomeEvents", partial(WithoutEvents, kinds)), (game,))
    results = engine.judged(cases)
    return {result.id: result.reason or "" for result in results if result.verdict is not Verdict.PASSED}


@pytest.mark.parametrize("game", [game for game, kinds in OPTIONAL.items() if kinds])
def test_a_variant_without_optional_events_fails_no_scenario(game: str) -> None:
    kinds = OPTIONAL[game]
    assert set(kinds) <= set(words()[game].events)
    cases = [case for case in suite_cases(game) if not case.deprecated]
    assert not_passed(game, kinds, cases) == {}


@pytest.mark.parametrize("game", ONLY_EVENTS)
def test_other_features_need_no_events_that_positions_show(game: str) -> None:
    kinds = set(words()[game].events) - set(ONLY_EVENTS[game])
    cases = [case for case in suite_cases(game) if not any(word in case.uri for word in REPORTS)]
    assert not_passed(game, kinds, cases) == {}
