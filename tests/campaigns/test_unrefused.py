"""Test that a campaign finds faults that no scenario finds, and shows them in a short scenario."""

from __future__ import annotations

import pytest

from tests.campaigns.unrefused import UNREFUSED, steps_of_the_scenario

ONE_OF_EACH_GAME = {each.game: place for place, each in reversed(list(enumerate(UNREFUSED)))}


@pytest.mark.parametrize("game", ONE_OF_EACH_GAME)
def test_a_campaign_shows_a_hidden_fault_in_a_few_steps(game: str) -> None:
    steps = steps_of_the_scenario(ONE_OF_EACH_GAME[game], 60)
    assert steps is not None
    assert steps <= 10
