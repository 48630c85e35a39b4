"""Legal choices and refused choices."""

from __future__ import annotations

import pytest

from reference_engine.kernel import CHANCE, Seat
from reference_engine.kernel.decisions import (
    NOT_OFFERED,
    NOT_YOUR_DECISION,
    Decision,
    IllegalChoice,
    InvalidPosition,
    Refusal,
    Unsupported,
)
from reference_engine.kernel.events import Cited
from scenarios.wire_types.declarations import PASS, Choice
from tests.engine.battery.state import snapshot
from tests.engine.kernel.pebbles import TOO_MANY, Take, Taken, Win, Won, started

ANN, BOB = Seat(0), Seat(1)


class TestDecisions:
    def test_decision_is_optional_if_passing_is_legal(self) -> None:
        assert Decision(ANN, "take", [PASS, Take(1)]).optional
        assert not Decision(ANN, "take", [Take(1)]).optional

    def test_chance_decides_as_a_seat(self) -> None:
        game = started(heap=1)
        game.choose(ANN, Take(1))
        assert game.decision is not None
        assert game.decision.by_chance
        assert game.decision.seat == CHANCE
        game.choose(CHANCE, Win(3))
        assert game.points == [3, 0]


class TestEvents:
    def test_event_has_the_citations_of_its_step(self) -> None:
        game = started()
        game.choose(ANN, Take(2))
        assert game.events == [Cited(Taken(ANN, 2), ("pebbles.take.leaves-the-heap",))]

    def test_event_has_additional_citations(self) -> None:
        game = started(heap=1)
        game.choose(ANN, Take(1))
        game.choose(CHANCE, Win(1))
        assert game.events == [Cited(Won(ANN, 1), ("pebbles.roll.wins", "pebbles.roll.is-luck"))]

    def test_events_before_the_last_choice_are_dropped(self) -> None:
        game = started()
        game.choose(ANN, Take(2))
        game.choose(BOB, PASS)
        assert game.events == []

    def test_query_is_cited_if_citations_are_collected(self) -> None:
        game = started()
        game.cite(("pebbles.query",))
        assert game.trace is None
        game.trace = set()
        game.cite(("pebbles.query",))
        assert game.trace == {"pebbles.query"}


class TestRefusals:
    @pytest.mark.parametrize(
        ("seat", "choice", "refusal"),
        [
            (BOB, Take(1), Refusal("pebbles.take.one-to-three", NOT_YOUR_DECISION.reason)),
            (CHANCE, Win(1), Refusal("pebbles.take.one-to-three", NOT_YOUR_DECISION.reason)),
            (ANN, Win(1), Refusal("pebbles.take.one-to-three", NOT_OFFERED.reason)),
            (ANN, Take(0), Refusal("pebbles.take.one-to-three", NOT_OFFERED.reason)),
            (ANN, Take(4), TOO_MANY),
        ],
    )
    def test_refused_choice_changes_nothing(self, seat: Seat, choice: Choice, refusal: Refusal) -> None:
        game = started()
        before = snapshot(game)
        with pytest.raises(IllegalChoice) as refused:
            game.choose(seat, choice)
        assert refused.value.refusal == refusal
        assert snapshot(game) == before

    def test_choices_after_the_end_are_refused(self) -> None:
        game = started(heap=1)
        game.choose(ANN, Take(1))
        game.choose(CHANCE, Win(1))
        assert game.decision is None
        with pytest.raises(IllegalChoice):
            game.choose(BOB, Take(1))

    def test_rule_of_a_refusal_is_traced(self) -> None:
        game = started()
        game.trace = set()
        with pytest.raises(IllegalChoice):
            game.choose(ANN, Take(4))
        assert game.trace == {"pebbles.take.at-most-three"}

    def test_refusals_have_the_data_of_the_protocol(self) -> None:
        illegal = IllegalChoice(TOO_MANY)
        assert (illegal.code, illegal.message) == ("illegal_choice", TOO_MANY.reason)
        assert illegal.data == {"reason": TOO_MANY.reason, "rule": TOO_MANY.rule}
        assert IllegalChoice(NOT_OFFERED).data == {"reason": NOT_OFFERED.reason}
        lacking = Unsupported("card", "Rock")
        assert (lacking.code, lacking.data) == ("unsupported", {"what": "card", "name": "Rock"})
        invalid = InvalidPosition("empty-heap", "heap", "a heap has at least 1 pebble")
        assert invalid.code == "invalid_position"
        assert invalid.data == {"problem": "empty-heap", "where": "heap", "detail": "a heap has at least 1 pebble"}
        assert "heap" in invalid.message
