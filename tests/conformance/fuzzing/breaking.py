"""An engine that raises an exception when a minion hunts."""

from __future__ import annotations

import os
from typing import Any

from reference_engine.engine import ReferenceEngine


class Breaking(ReferenceEngine):
    def choose(self, params: dict[str, Any]) -> dict[str, Any]:
        if params["choice"]["do"] in ("hunt", "pass"):
            raise RuntimeError("nobody is hungry")
        return super().choose(params)


def engine() -> Breaking:
    return Breaking()


def fatal() -> ReferenceEngine:
    """An engine that kills its process at the first choice."""

    class Fatal(ReferenceEngine):
        def choose(self, params: dict[str, Any]) -> dict[str, Any]:
            os._exit(9)

    return Fatal()
