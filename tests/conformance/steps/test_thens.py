"""Each Then holds for what it says, and fails for anything else."""

from __future__ import annotations

import pytest

from conformance.steps.world import StepFailure
from tests.conformance.steps.trial import Trial
from tests.conformance.steps.trials import of_each, of_each_game


@of_each("text", lambda trial: [(text,) for text in trial.holds])
def test_true_then_holds(trial: Trial, text: str) -> None:
    trial.after().then(text)


@of_each("text", lambda trial: [(text,) for text in trial.fails])
def test_false_then_fails(trial: Trial, text: str) -> None:
    with pytest.raises(StepFailure):
        trial.after().then(text)


@of_each_game
def test_every_then_has_a_test_sentence(trial: Trial) -> None:
    vocabulary = trial.game.vocabulary
    tried = {vocabulary.resolve("then", text).step.pattern.source for text in trial.holds + trial.fails}
    assert {step.pattern.source for step in vocabulary.steps if step.kind == "then"} == tried | trial.tried_elsewhere
