"""Serve a faulty engine in its own process, given its index and the level that it declares.

Examples: `python:tests.suite.faulty_engines.served:w12`, `w12_options`, `w12_play`. `w12w40` has both errors.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from reference_engine.engine import engine
from tests.conforming_variants.layers import OptionsInAnyOrder, PlayOnly
from tests.suite.faulty_engines.faulty import written_by_hand

LEVELS: dict[str, Callable[[], Any]] = {"lockstep": engine, "options": OptionsInAnyOrder, "play": PlayOnly}
FOR_GOOD = ExitStack()
"""Errors of this process, which are never undone."""


def __getattr__(name: str) -> Callable[[], Any]:
    named = re.fullmatch(r"((?:w\d+)+)(?:_(lockstep|options|play))?", name)
    if named is None:
        raise AttributeError(name)

    def wrong() -> Any:
        for place in re.findall(r"\d+", named[1]):
            FOR_GOOD.enter_context(written_by_hand()[int(place)].in_place())
        return LEVELS[named[2] or "lockstep"]()

    return wrong
