"""The steps speak the protocol of Vendetta and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.games import words
from conformance.protocol.wording import read_as
from conformance.runner.execute import LEVELS
from conformance.vocabulary.vendetta import vocabulary
from conformance.vocabulary.vendetta.chance import DRAWS
from conformance.vocabulary.vendetta.decisions import OUTCOMES, QUESTIONS
from tests.conformance.vocabulary_vendetta import test_moves, test_thens
from tests.conformance.vocabulary_vendetta.stage import table

TABLES = words()["vendetta"]


@pytest.mark.parametrize("choice", [choice for _, _, choice in test_moves.ALL])
def test_choices(choice: dict[str, Any]) -> None:
    assert TABLES.choices.fault(choice) is None


def test_every_kind_of_choice_can_be_said() -> None:
    said = {choice["do"] for _, _, choice in test_moves.ALL} | {"draw", "seat"}
    assert said == set(TABLES.choices)


def test_every_window_has_its_words() -> None:
    assert {*QUESTIONS.values(), *OUTCOMES.values()} == set(TABLES.windows)
    assert set(DRAWS) < set(OUTCOMES.values())


def test_every_need_can_be_declared() -> None:
    assert {need for step in vocabulary.steps for need in step.needs} <= {*TABLES.features, *LEVELS}


def test_what_the_tests_show_is_an_observation() -> None:
    for shown in (table(), test_thens.BEFORE):
        assert read_as(shown, TABLES.observation, "position")


@pytest.mark.parametrize("event", test_thens.EVENTS)
def test_events(event: dict[str, Any]) -> None:
    assert event["event"] in TABLES.events
    assert TABLES.events.fault(event) is None
