"""List the vocabulary: every step pattern with its example, meaning, and needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from conformance.runner.cases import Case
from conformance.steps.registry import KINDS, Vocabulary, VocabularyError


class StepInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A step of the vocabulary, as its users see it."""

    kind: str
    pattern: str
    example: str
    meaning: str
    needs: tuple[str, ...]
    takes: str
    """`datatable`, `docstring`, or empty; with `?` if optional."""
    where: str
    uses: int
    """Number of uses in the features, counting each row of an outline and each use of a Background."""


def listing(words: Vocabulary, cases: Iterable[Case] = ()) -> list[StepInfo]:
    """Return every step of a vocabulary: Givens, Whens, and Thens, each in the order of the modules."""
    uses: Counter[int] = Counter()
    for case in cases:
        for step in case.steps:
            if case.game == words.game:
                try:
                    uses[id(words.resolve(step.kind, step.text).step)] += 1
                except VocabularyError:
                    continue  # the lint reports it
    return [
        StepInfo(
            kind=step.kind,
            pattern=step.pattern.source,
            example=step.example,
            meaning=step.meaning,
            needs=step.needs,
            takes=_takes("datatable", step.table) or _takes("docstring", step.docstring),
            where=step.where,
            uses=uses[id(step)],
        )
        for kind in KINDS
        for step in words.steps
        if step.kind == kind
    ]


def _takes(what: str, takes: bool | None) -> str:
    return {True: what, None: f"{what}?", False: ""}[takes]
