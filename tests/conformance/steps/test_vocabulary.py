"""The steps of a game as a whole: no two for one text, their examples understood."""

from __future__ import annotations

from typing import Any

import pytest

from conformance import games
from conformance.docgen.page import DOCS
from conformance.steps.registry import Unmatched
from tests.conformance.steps.trial import Trial
from tests.conformance.steps.trials import TRIALS, of_each, of_each_game


def test_the_steps_of_every_game_are_tried() -> None:
    assert [trial.game for trial in TRIALS] == [game for game in games.GAMES if game.steps is not None]


@of_each_game
def test_every_example_calls_its_own_step_and_no_other(trial: Trial) -> None:
    assert trial.game.vocabulary.check() == []


@of_each_game
def test_every_step_says_what_it_means(trial: Trial) -> None:
    assert [str(step) for step in trial.game.vocabulary.steps if not step.meaning] == []


@of_each_game
def test_the_scenario_on_the_page_can_be_read(trial: Trial) -> None:
    text = (DOCS / trial.game.steps_page).read_text(encoding="utf-8")
    lines = text.split("```gherkin\n")[1].split("```")[0].splitlines()[1:]
    kind: Any = "given"
    for line in lines:
        keyword, text = line.strip().split(" ", 1)
        kind = kind if keyword == "And" else keyword.lower()
        trial.game.vocabulary.resolve(kind, text)


@of_each("text", lambda trial: [(text,) for text in trial.not_understood])
def test_what_is_not_said_so_is_not_understood(trial: Trial, text: str) -> None:
    with pytest.raises(Unmatched):
        trial.game.vocabulary.resolve("when", text)
