"""The suite's scenarios, read once per process."""

from __future__ import annotations

import functools

from conformance.games import find
from conformance.runner.cases import Case, load_cases


@functools.cache
def _all_cases() -> tuple[Case, ...]:
    return tuple(load_cases())


def suite_cases(game: str | None = None) -> list[Case]:
    """Return every case of the suite, or of one game, in the order of the feature files."""
    return [case for case in _all_cases() if game in (None, case.game)]


@functools.cache
def one_of_each_step() -> tuple[Case, ...]:
    """Return current cases that use every Then and every When in use, about one case for each pattern."""
    found: dict[int, Case] = {}
    for case in suite_cases():
        if not case.deprecated:
            for step in case.steps:
                found.setdefault(id(find(case.game).vocabulary.resolve(step.kind, step.text).step), case)
    return tuple({case.id: case for case in found.values()}.values())
