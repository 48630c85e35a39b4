"""What a scenario needs of an engine, and which needs an engine does not declare.

docs/reference/protocol.md, "Description".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from enum import Enum
from typing import NamedTuple

from conformance.protocol.messages import GameDescription
from conformance.runner.cases import Case
from conformance.steps.dry_run import DryRun, rehearse
from conformance.steps.registry import Match, Vocabulary, VocabularyError

LEVELS = ("play", "options", "lockstep")
"""Each holds the ones before it. A scenario or step may name one among its needs."""
VIEWS = "views"
"""The feature that a scenario needs in which it is asked what a seat has been told."""


class Kind(Enum):
    """What an engine may lack: how a list names it, and how a sentence says of an engine that it does."""

    LEVEL = "level {}", "does not declare the level"
    FEATURE = "feature {}", "does not declare the feature"
    KEY = "key {}", "does not track the key"
    SEATS = "{}", "does not play with"
    CHANCE = "{}", "settles by itself"
    CARD = "card {}", "does not declare the card"

    def __init__(self, listed: str, said: str) -> None:
        self.listed, self.said = listed, said


class MissingNeed(NamedTuple):
    """One thing that a scenario needs and an engine does not declare."""

    kind: Kind
    name: str

    def __str__(self) -> str:
        return self.kind.listed.format(self.name)


def understood(case: Case, vocabulary: Vocabulary) -> Iterator[Match]:
    """What its steps say, and rows of datatables that could be steps, as far as the vocabulary has them."""
    for step in case.steps:
        with suppress(VocabularyError):
            yield (match := vocabulary.resolve(step.kind, step.text))
            yield from vocabulary.resolve_rows(match, step.table)


def features_of(case: Case, matches: Iterable[Match]) -> list[str]:
    """The features and levels that an engine must declare for a case: by its tags, and by what its steps say."""
    return list(dict.fromkeys([*case.needs, *(need for match in matches for need in match.needs)]))


def cards_of(matches: Iterable[Match]) -> list[str]:
    """The cards that steps name, each once."""
    return list(dict.fromkeys(card for match in matches for card in match.cards))


def rehearsed(case: Case, vocabulary: Vocabulary, edition: str) -> DryRun:
    """What else its steps speak of, as far as the vocabulary has them."""
    steps = []
    for step in case.steps:
        with suppress(VocabularyError):
            steps.append((vocabulary.resolve(step.kind, step.text), step.table, step.docstring))
    return rehearse(case.game, edition, vocabulary.places, steps)


def lacking(
    case: Case, matches: Sequence[Match], vocabulary: Vocabulary, edition: str, declared: GameDescription
) -> Iterator[MissingNeed]:
    """All that a case, of which `matches` are understood, needs by an edition and an engine does not declare, what
    concerns most first."""
    features = vocabulary.features.declared(declared.features)
    for need in features_of(case, matches):
        if need in LEVELS:
            if LEVELS.index(declared.level) < LEVELS.index(need):
                yield MissingNeed(Kind.LEVEL, need)
        elif need not in features:
            yield MissingNeed(Kind.FEATURE, need)
    finer = declared.untracked or declared.seats is not None or declared.chance == "own" or declared.known
    spoken = rehearsed(case, vocabulary, edition) if finer else None
    if spoken is not None:
        for key in declared.untracked:
            if key in spoken.keys:
                yield MissingNeed(Kind.KEY, key)
        if declared.seats is not None and spoken.seats and spoken.seats not in declared.seats:
            yield MissingNeed(Kind.SEATS, f"{spoken.seats} seats")
        if declared.chance == "own" and spoken.chance:
            yield MissingNeed(Kind.CHANCE, "what chance decides")
    if declared.cards != "all":
        for card in cards_of(matches):
            known = (
                spoken is not None and card not in spoken.in_use and (declared.known == "all" or card in declared.known)
            )
            if card not in declared.cards and not known:
                yield MissingNeed(Kind.CARD, card)
