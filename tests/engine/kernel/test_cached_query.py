"""Cached queries: computed once while steps ask, and again once something may have changed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from reference_engine.kernel.cached_query import cached_query
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame
from scenarios.wire_types.declarations import PASS
from tests.engine.kernel.pebbles import Pebbles, PebbleTurn, Take, started
from tests.suite.faulty_engines.faulty import Changes

WORKED_OUT: list[int] = []
"""The heap at each computation of the query."""


@cached_query
def left(game: Pebbles, frame: Frame) -> int:
    """Return the pebbles left: a query about the game and a further argument."""
    WORKED_OUT.append(game.heap)
    return game.heap


@pytest.fixture(autouse=True)
def asking_three_times() -> Iterator[None]:
    """Make each turn query three times how many pebbles are left."""

    def take(right: object, self: PebbleTurn, game: Pebbles) -> Decision:
        numbers = range(1, min(left(game, self), left(game, self), left(game, self)) + 1)
        return Decision(self.seat, "take", [PASS, *map(Take, numbers)])

    changes = Changes()
    changes.replace(PebbleTurn, "take", take)
    WORKED_OUT.clear()
    yield
    changes.undo()


def test_query_is_computed_once_while_a_step_asks() -> None:
    started(heap=9)
    assert WORKED_OUT == [9]


def test_query_is_computed_again_after_an_acting_step() -> None:
    game = started(heap=9)
    game.apply(Take(2))
    assert game.decision is not None
    assert game.decision.options[-1] == Take(7)
    assert WORKED_OUT == [9, 7]


def test_cache_is_empty_while_a_decision_is_open() -> None:
    game = started(heap=9)
    game.heap = 5
    assert left(game, game.stack[0]) == 5
    assert game.known is None


def test_copy_has_an_empty_cache() -> None:
    game = started(heap=9)
    game.known = {}
    assert left(game, game.stack[0]) == 9
    assert game.copy().known is None


def test_query_is_not_cached_while_citations_are_collected() -> None:
    game = started(heap=9)
    game.trace = set()
    game.apply(Take(2))
    assert WORKED_OUT == [9, 7, 7, 7]


def test_arguments_distinguish_queries() -> None:
    game = started(heap=9)
    game.known = {}
    one, other = game.stack[0], PebbleTurn()
    assert left(game, one) == left(game, other) == left(game, one)
    assert len(game.known) == 2
