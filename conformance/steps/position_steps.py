"""A Given for a whole position that other Givens have no words for, shared by all games."""

from __future__ import annotations

import json

from conformance.steps.errors import ScenarioFault
from conformance.steps.registry import Vocabulary
from conformance.steps.world import World


def position_step(vocabulary: Vocabulary) -> None:
    """Register the step."""

    @vocabulary.given("the position is:", "the position is:", aside=True)
    def position_is(world: World, docstring: str) -> None:
        """A position of the protocol as JSON, in place of all other Givens; `justicar try` writes it.

        Its edition is replaced by the one under test. Prefer steps that describe the position in words.
        """
        if world.seats:
            raise ScenarioFault("the players are already seated; use the position alone, or describe it in words")
        try:
            position = json.loads(docstring)
        except (json.JSONDecodeError, RecursionError) as problem:
            raise ScenarioFault(f"the position is not JSON: {problem}") from problem
        if not isinstance(position, dict) or not isinstance(position.get("seats"), list):
            raise ScenarioFault("the position is not an object with `seats`")
        if (game := position.get("game", world.game)) != world.game:
            raise ScenarioFault(f"the position is for {game}, not for {world.game}")
        world.building.put_all({**position, "game": world.game, "edition": world.edition})
