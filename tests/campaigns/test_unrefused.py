"""Faults that no scenario comes to are told apart by a campaign, with a scenario that a person wants to read."""

from __future__ import annotations

import pytest

from tests.campaigns.unrefused import UNREFUSED, steps_of_the_scenario

ONE_OF_EACH_GAME = {each.game: place for place, each in reversed(list(enumerate(UNREFUSED)))}


@pytest.mark.parametrize("game", ONE_OF_EACH_GAME)
def test_a_fault_that_no_scenario_comes_to_is_told_apart_in_a_few_steps(game: str) -> None:
    steps = steps_of_the_scenario(ONE_OF_EACH_GAME[game], 60)
    assert steps is not None
    assert steps <= 10
