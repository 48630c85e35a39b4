"""Serve a mutant in its own process, given the hexadecimal name of its change and its level.

Example: `python:tests.campaigns.generated:vtes_play_76…`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from tests.mutants.card_values import fact_changes
from tests.mutants.changes import changes_of
from tests.mutants.coverage import modules
from tests.mutants.operators import make
from tests.mutants.verdicts import AnyChange

LEVELS = {"lockstep": "Honest", "options": "OptionsInAnyOrder", "play": "PlayOnly"}
"""Level → the layer of tests.conforming_variants that declares it."""


def spec(game: str, change: str, level: str) -> str:
    """Return the adapter spec that starts the mutant."""
    return f"python:{__name__}:{game}_{level}_{change.encode().hex()}"


def candidates(game: str, name: str) -> Iterator[AnyChange]:
    """Yield the changes of the named module and of the card facts."""
    for module, path in modules(game).items():
        if name.startswith(f"{module.removeprefix('reference_engine.')}:"):
            yield from changes_of(module, path.read_text("utf-8"))
    yield from fact_changes(game)


def __getattr__(name: str) -> Callable[[], Any]:
    named = re.fullmatch(r"([a-z]+)_(lockstep|options|play)_([0-9a-f]+)", name)
    if named is None:
        raise AttributeError(name)
    game, level, change = named[1], named[2], bytes.fromhex(named[3]).decode()

    def wrong() -> Any:
        make(game, [next(each for each in candidates(game, change) if each.name == change)])
        return getattr(import_module("tests.conforming_variants.layers"), LEVELS[level])()

    return wrong
