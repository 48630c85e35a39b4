"""No scenario demands an event that no rule has anybody see, or rests on an event where the position shows the same."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import partial

import pytest

from conformance.games import words
from conformance.runner.cases import Case
from conformance.verdict.results import Verdict
from tests.cases import suite_cases
from tests.conforming_variants.engines import Honesty
from tests.conforming_variants.events import OPTIONAL, WithoutEvents
from tests.conforming_variants.layers import offered

REPORTS = ("reports", "told")
"""Words in the names of the features that are about events themselves."""

ONLY_EVENTS = {"vendetta": ("frenzy", "conflict-ranked", "token-revealed")}
"""Game → kinds of events that report what no position shows: who caused a Frenzy, the Power that decided a conflict, a
token that is turned over and taken back."""


def not_passed(game: str, kinds: Collection[str], cases: Iterable[Case]) -> dict[str, str]:
    """The scenarios that an engine without these kinds of events does not pass, each with the reason."""
    engine = Honesty("without events", offered("WithoutSomeEvents", partial(WithoutEvents, kinds)), (game,))
    results = engine.judged(cases)
    return {result.id: result.reason or "" for result in results if result.verdict is not Verdict.PASSED}


@pytest.mark.parametrize("game", [game for game, kinds in OPTIONAL.items() if kinds])
def test_an_engine_that_leaves_out_all_optional_events_is_accused_by_nobody(game: str) -> None:
    kinds = OPTIONAL[game]
    assert set(kinds) <= set(words()[game].events)
    cases = [case for case in suite_cases(game) if not case.deprecated]
    assert not_passed(game, kinds, cases) == {}


@pytest.mark.parametrize("game", ONLY_EVENTS)
def test_only_features_about_events_rest_on_those_that_the_position_shows_as_well(game: str) -> None:
    kinds = set(words()[game].events) - set(ONLY_EVENTS[game])
    cases = [case for case in suite_cases(game) if not any(word in case.uri for word in REPORTS)]
    assert not_passed(game, kinds, cases) == {}
