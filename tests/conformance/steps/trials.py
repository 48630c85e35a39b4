"""The games whose steps are tested. A new game adds its trial here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tests.conformance.steps.rivals.trial import TRIAL as RIVALS
from tests.conformance.steps.trial import Trial
from tests.conformance.steps.vendetta.trial import TRIAL as VENDETTA
from tests.conformance.steps.vtes.trial import TRIAL as VTES

TRIALS = (VTES, VENDETTA, RIVALS)

of_each_game = pytest.mark.parametrize("trial", TRIALS, ids=[trial.game.name for trial in TRIALS])
"""Run a test for every game."""


def of_each(names: str, rows: Callable[[Trial], Iterable[tuple[Any, ...]]]) -> pytest.MarkDecorator:
    """Run a test for every row of every game. `names` are the test's parameters for a row's fields, after `trial`."""
    every = [
        pytest.param(trial, *row, id=f"{trial.game.name}-{last_of(row[-1])}") for trial in TRIALS for row in rows(trial)
    ]
    return pytest.mark.parametrize(("trial", *names.split()), every)


def last_of(texts: str | tuple[str, ...]) -> str:
    return texts if isinstance(texts, str) else texts[-1]
