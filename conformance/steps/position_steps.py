"""A Given that is a whole position, for what other Givens have no words for; the same for every game."""

from __future__ import annotations

import json

from conformance.steps.faults import ScenarioFault
from conformance.steps.registry import Vocabulary
from conformance.steps.world import World


def position_step(vocabulary: Vocabulary) -> None:
    """Registers the step."""

    @vocabulary.given("the position is:", "the position is:", aside=True)
    def position_is(world: World, docstring: str) -> None:
        """A position of the protocol as JSON, in place of all other Givens; `justicar try` writes it. The edition is
        the one that is judged. Rather say in words what the scenario is about."""
        if world.seats:
            raise ScenarioFault("the table is already seated: the position stands alone, or is described in words")
        try:
            position = json.loads(docstring)
        except (json.JSONDecodeError, RecursionError) as problem:
            raise ScenarioFault(f"the position is no JSON: {problem}") from problem
        if not isinstance(position, dict) or not isinstance(position.get("seats"), list):
            raise ScenarioFault("a position is an object with `seats`")
        if (game := position.get("game", world.game)) != world.game:
            raise ScenarioFault(f"the position is of {game}, not of {world.game}")
        world.building.put_all({**position, "game": world.game, "edition": world.edition})
