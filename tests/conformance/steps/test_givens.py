"""Givens build the position that they describe, or explain why they cannot."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.steps.world import ScenarioFault, World
from tests.conformance.steps.scripted import Scripted, asks
from tests.conformance.steps.trial import Trial
from tests.conformance.steps.trials import of_each, of_each_game

JsonObject = dict[str, Any]


def position_of(trial: Trial, texts: tuple[str, ...]) -> JsonObject:
    """Return the position sent after these Givens."""
    engine = Scripted(trial.game, [asks(trial.play.names[0], trial.play.phase)], [trial.play.table()])
    world = World(engine, trial.game.name, trial.game.edition, trial.game.vocabulary.places)
    for text in texts:
        world.begin("given")
        trial.game.vocabulary.resolve("given", text).call(world)
    world.begin("then")
    return engine.positions[0]


@of_each("position texts", lambda trial: [(position, texts) for texts, position in trial.givens])
def test_givens_build_the_described_position(trial: Trial, position: JsonObject, texts: tuple[str, ...]) -> None:
    header = {"game": trial.game.name, "edition": trial.game.edition}
    assert position_of(trial, texts) == {**header, **position}


@of_each("remedy texts", lambda trial: [(remedy, texts) for texts, remedy in trial.impossible])
def test_impossible_givens_are_faults_with_a_remedy(trial: Trial, remedy: str, texts: tuple[str, ...]) -> None:
    with pytest.raises(ScenarioFault, match=remedy):
        position_of(trial, texts)


@of_each_game
def test_whole_position_replaces_all_givens(trial: Trial) -> None:
    engine = Scripted(trial.game, [asks(trial.play.names[0], trial.play.phase)], [trial.play.table()])
    world = World(engine, trial.game.name, trial.game.edition, trial.game.vocabulary.places)
    world.begin("given")
    given = trial.game.vocabulary.resolve("given", "the position is:")
    given.call(world, docstring='{"seats": [{"name": "Sarah"}, {"name": "Tom"}], "edition": "another"}')
    with pytest.raises(ScenarioFault, match="the players are already seated"):
        given.call(world, docstring="{}")
    world.begin("then")
    header = {"game": trial.game.name, "edition": trial.game.edition}
    assert engine.positions == [{**header, "seats": [{"name": "Sarah"}, {"name": "Tom"}]}]


@pytest.mark.parametrize(
    ("docstring", "fault"),
    [
        ("{", "not JSON"),
        ("[]", "not an object with `seats`"),
        ('{"seats": 1}', "not an object with `seats`"),
        ('{"seats": [], "game": "chess"}', "is for chess, not for"),
    ],
)
@of_each_game
def test_invalid_position_is_a_scenario_fault(trial: Trial, docstring: str, fault: str) -> None:
    engine = Scripted(trial.game, [], [])
    world = World(engine, trial.game.name, trial.game.edition, trial.game.vocabulary.places)
    with pytest.raises(ScenarioFault, match=fault):
        trial.game.vocabulary.resolve("given", "the position is:").call(world, docstring=docstring)
