"""Faulty engine: the reference engine, but its process exits at a block attempt."""

from __future__ import annotations

import os
from typing import Any

from reference_engine.engine import ReferenceEngine


class Dying(ReferenceEngine):
    def choose(self, params: dict[str, Any]) -> dict[str, Any]:
        if params["choice"]["do"] == "block":
            os._exit(3)
        return super().choose(params)


def make() -> Dying:
    return Dying()
