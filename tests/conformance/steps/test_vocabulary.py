"""The steps of a game as a whole: no text matches two, and every example matches its own."""

from __future__ import annotations

from typing import Any

import pytest

from conformance import games
from conformance.docgen.page import DOCS
from conformance.steps.registry import Unmatched
from tests.conformance.steps.trial import Trial
from tests.conformance.steps.trials import TRIALS, of_each, of_each_game


def test_every_game_with_steps_has_a_trial() -> None:
    assert [trial.game for trial in TRIALS] == [game for game in games.GAMES if game.steps is not None]


@of_each_game
def test_example_matches_only_its_own_step(trial: Trial) -> None:
    assert trial.game.vocabulary.check() == []


@of_each_game
def test_every_step_has_a_meaning(trial: Trial) -> None:
    assert [str(step) for step in trial.game.vocabulary.steps if not step.meaning] == []


@of_each_game
def test_scenario_on_the_vocabulary_page_is_valid(trial: Trial) -> None:
    text = (DOCS / trial.game.steps_page).read_text(encoding="utf-8")
    lines = text.split("```gherkin\n")[1].split("```")[0].splitlines()[1:]
    kind: Any = "given"
    for line in lines:
        keyword, text = line.strip().split(" ", 1)
        kind = kind if keyword == "And" else keyword.lower()
        trial.game.vocabulary.resolve(kind, text)


@of_each("text", lambda trial: [(text,) for text in trial.not_understood])
def test_invalid_sentence_matches_no_step(trial: Trial, text: str) -> None:
    with pytest.raises(Unmatched):
        trial.game.vocabulary.resolve("when", text)
