"""Given steps build the position that they describe, or say why they cannot."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.vocabulary.world import ScenarioFault, World
from tests.conformance.vocabulary.scripted import Scripted, asks
from tests.conformance.vocabulary.trial import Trial
from tests.conformance.vocabulary.trials import of_each

JsonObject = dict[str, Any]


def position_of(trial: Trial, texts: tuple[str, ...]) -> JsonObject:
    """The position that is sent after these Givens."""
    engine = Scripted(trial.game, [asks(trial.play.names[0], trial.play.phase)], [trial.play.table()])
    world = World(engine, trial.game.name, trial.game.edition, trial.game.vocabulary.places)
    for text in texts:
        world.begin("given")
        trial.game.vocabulary.resolve("given", text).call(world)
    world.begin("then")
    return engine.positions[0]


@of_each("position texts", lambda trial: [(position, texts) for texts, position in trial.givens])
def test_the_position_is_the_one_described(trial: Trial, position: JsonObject, texts: tuple[str, ...]) -> None:
    header = {"game": trial.game.name, "edition": trial.game.edition}
    assert position_of(trial, texts) == {**header, **position}


@of_each("remedy texts", lambda trial: [(remedy, texts) for texts, remedy in trial.impossible])
def test_what_cannot_be_is_a_fault_of_the_scenario_with_its_remedy(
    trial: Trial, remedy: str, texts: tuple[str, ...]
) -> None:
    with pytest.raises(ScenarioFault, match=remedy):
        position_of(trial, texts)
