"""Questions that are worked out once for as long as steps ask, and anew once something may have changed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from reference_engine.kernel.cached_query import cached_query
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame
from scenarios.protocol.declarations import PASS
from tests.engine.kernel.pebbles import Pebbles, PebbleTurn, Take, started
from tests.suite.faulty_engines.faulty import Changes

WORKED_OUT: list[int] = []
"""The heap at each time at which the question was worked out."""


@cached_query
def left(game: Pebbles, frame: Frame) -> int:
    """A question about the game, and about something in it."""
    WORKED_OUT.append(game.heap)
    return game.heap


@pytest.fixture(autouse=True)
def asking_three_times() -> Iterator[None]:
    """Each turn asks three times what is left."""

    def take(right: object, self: PebbleTurn, game: Pebbles) -> Decision:
        numbers = range(1, min(left(game, self), left(game, self), left(game, self)) + 1)
        return Decision(self.seat, "take", [PASS, *map(Take, numbers)])

    changes = Changes()
    changes.replace(PebbleTurn, "take", take)
    WORKED_OUT.clear()
    yield
    changes.undo()


def test_while_a_step_asks_a_question_is_worked_out_once() -> None:
    started(heap=9)
    assert WORKED_OUT == [9]


def test_after_a_step_that_does_something_it_is_worked_out_anew() -> None:
    game = started(heap=9)
    game.apply(Take(2))
    assert game.decision is not None
    assert game.decision.options[-1] == Take(7)
    assert WORKED_OUT == [9, 7]


def test_nothing_is_kept_while_a_decision_is_open() -> None:
    game = started(heap=9)
    game.heap = 5
    assert left(game, game.stack[0]) == 5
    assert game.known is None


def test_a_copy_keeps_nothing() -> None:
    game = started(heap=9)
    game.known = {}
    assert left(game, game.stack[0]) == 9
    assert game.copy().known is None


def test_where_citations_are_collected_it_is_worked_out_each_time() -> None:
    game = started(heap=9)
    game.trace = set()
    game.apply(Take(2))
    assert WORKED_OUT == [9, 7, 7, 7]


def test_what_it_is_about_tells_questions_apart() -> None:
    game = started(heap=9)
    game.known = {}
    one, other = game.stack[0], PebbleTurn()
    assert left(game, one) == left(game, other) == left(game, one)
    assert len(game.known) == 2
