"""The suite's scenarios, read once per process."""

from __future__ import annotations

import functools
import heapq

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
    """Return few current cases that together use every step in use: always the case with the most new ones next."""
    cases = [case for case in suite_cases() if not case.deprecated]
    used = [
        {id(find(case.game).vocabulary.resolve(step.kind, step.text).step) for step in case.steps} for case in cases
    ]
    left = set[int]().union(*used)
    most = [(-len(steps), place) for place, steps in enumerate(used)]
    heapq.heapify(most)
    chosen = []
    while left:
        expected, place = heapq.heappop(most)
        new = used[place] & left
        if len(new) == -expected:
            chosen.append(cases[place])
            left -= new
        elif new:
            heapq.heappush(most, (-len(new), place))
    return tuple(chosen)


def one_of_each_chapter() -> list[Case]:
    """Return `one_of_each_step`, and a case of each chapter that is missing there."""
    found = list(one_of_each_step())
    chapters = {chapter_of(case) for case in found}
    for case in suite_cases():
        if not case.deprecated and chapter_of(case) not in chapters:
            chapters.add(chapter_of(case))
            found.append(case)
    return found


def chapter_of(case: Case) -> tuple[str, ...]:
    """Return the game and the chapter of a case: a folder, or a file beside the folders."""
    return tuple(case.uri.split("/")[:2])
