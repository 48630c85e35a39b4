"""A wrong engine in a process of its own: by its place among all of them:
`python:tests.suite.wrong_engines.served:w12`."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack

from reference_engine.engine import ReferenceEngine, engine
from tests.suite.wrong_engines.wrong import written_by_hand

FOR_GOOD = ExitStack()
"""The process is this engine's."""


def __getattr__(name: str) -> Callable[[], ReferenceEngine]:
    if not (name[:1] == "w" and name[1:].isdecimal()):
        raise AttributeError(name)

    def wrong() -> ReferenceEngine:
        FOR_GOOD.enter_context(written_by_hand()[int(name[1:])].in_place())
        return engine()

    return wrong
