"""The work behind the steps: a toy game of coins, the same for every runner, with its requests counted."""

from __future__ import annotations

from typing import Any

from conformance.protocol.engine import Engine
from conformance.steps.world import World
from tests.conformance.runner.toy import Toy

SPEC = "inprocess:benchmarks.coins:engine"
requests = 0


class Coins(Toy):
    """The toy game, telling how often it was asked: a runner that leaves steps out would be found by that."""

    def setup(self, params: dict[str, Any]) -> dict[str, Any]:
        _count()
        if not params["position"]["seats"]:  # steps that do nothing seat nobody
            self.state = params["position"]
            return {"pending": None, "events": [], "outcome": {"winner": None, "victory_points": {}}}
        return super().setup(params)

    def choose(self, params: dict[str, Any]) -> dict[str, Any]:
        _count()
        return super().choose(params)

    def observe(self, params: dict[str, Any]) -> dict[str, Any]:
        _count()
        return super().observe(params)


def engine() -> Coins:
    """A new game of coins."""
    return Coins()


def _count() -> None:
    global requests
    requests += 1


def fresh_world(engine: Engine) -> World:
    """The world of a next scenario, for runners that are not the project's."""
    engine.transcript()
    return World(engine, "toy", "one")
