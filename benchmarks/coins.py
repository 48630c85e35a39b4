"""The work behind the steps: a toy game of coins, the same for every runner, that counts its requests."""

from __future__ import annotations

from typing import Any

from conformance.protocol.engine import Engine
from conformance.steps.world import World
from tests.conformance.runner.toy import Toy

SPEC = "inprocess:benchmarks.coins:engine"
requests = 0


class Coins(Toy):
    """The toy game with a request counter, which reveals a runner that skips steps."""

    def setup(self, params: dict[str, Any]) -> dict[str, Any]:
        _count()
        if not params["position"]["seats"]:  # empty steps seat nobody
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
    """Return a new game of coins."""
    return Coins()


def _count() -> None:
    global requests
    requests += 1


def fresh_world(engine: Engine) -> World:
    """Return the world of the next scenario, for other projects' runners."""
    engine.transcript()
    return World(engine, "toy", "one")
