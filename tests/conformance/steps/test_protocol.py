"""The steps of a game, and the data that tests them, use only words of its protocol."""

from __future__ import annotations

from typing import Any

from conformance.protocol.codec import read_as
from conformance.protocol.wire_vocabulary import Words
from conformance.runner.needs import LEVELS
from tests.conformance.steps.trial import Trial
from tests.conformance.steps.trials import of_each, of_each_game

JsonObject = dict[str, Any]


def words(trial: Trial) -> Words:
    assert trial.game.words is not None
    return trial.game.words


@of_each("choice text", lambda trial: [(choice, text) for _, text, choice in trial.moves])
def test_choice_follows_the_protocol(trial: Trial, choice: JsonObject, text: str) -> None:
    assert words(trial).choices.fault(choice) is None


@of_each_game
def test_every_kind_of_choice_has_a_sentence(trial: Trial) -> None:
    assert {choice["do"] for _, _, choice in trial.moves} | trial.said_otherwise == set(words(trial).choices)


@of_each("directive text", lambda trial: [(each, text) for text, directives in trial.directives for each in directives])
def test_directive_follows_the_protocol(trial: Trial, directive: JsonObject, text: str) -> None:
    assert words(trial).directives.fault(directive) is None


@of_each_game
def test_every_window_has_a_wording(trial: Trial) -> None:
    assert trial.windows_said | trial.windows_unsaid == set(words(trial).windows)


@of_each_game
def test_every_need_is_a_feature_or_level(trial: Trial) -> None:
    needs = {need for step in trial.game.vocabulary.steps for need in step.needs}
    assert needs <= {*words(trial).features, *LEVELS}


@of_each_game
def test_shown_positions_are_valid_observations(trial: Trial) -> None:
    for shown in (trial.play.table(), trial.seen, *trial.observations):
        assert read_as(shown, words(trial).observation, "position")


@of_each("event kind", lambda trial: [(event, event["event"]) for event in trial.events])
def test_event_follows_the_protocol(trial: Trial, event: JsonObject, kind: str) -> None:
    assert kind in words(trial).events
    assert words(trial).events.fault(event) is None
