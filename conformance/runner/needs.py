"""The features and cards that a scenario needs, and those that an engine does not declare.

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
"""Levels; each includes the ones before it. Scenarios and steps may need one."""
VIEWS = "views"
"""Feature needed by scenarios that check which events a seat sees."""


class Kind(Enum):
    """Kinds of needs: the form in a list, and the phrase in a sentence about the engine."""

    LEVEL = "level {}", "does not declare the level"
    FEATURE = "feature {}", "does not declare the feature"
    KEY = "key {}", "does not track the key"
    SEATS = "{}", "does not play with"
    CHANCE = "{}", "settles for itself"
    CARD = "card {}", "does not declare the card"

    def __init__(self, listed: str, phrase: str) -> None:
        self.listed, self.phrase = listed, phrase


class MissingNeed(NamedTuple):
    """A need of a scenario that an engine does not declare."""

    kind: Kind
    name: str

    def __str__(self) -> str:
        return self.kind.listed.format(self.name)


def understood(case: Case, vocabulary: Vocabulary) -> Iterator[Match]:
    """Yield the matches of its steps, and of datatable rows that could be steps, as far as the vocabulary has them."""
    for step in case.steps:
        with suppress(VocabularyError):
            yield (match := vocabulary.resolve(step.kind, step.text))
            yield from vocabulary.resolve_rows(match, step.table)


def features_of(case: Case, matches: Iterable[Match]) -> list[str]:
    """Return the features and levels that a case needs, from its tags and its steps."""
    return list(dict.fromkeys([*case.needs, *(need for match in matches for need in match.needs)]))


def cards_of(matches: Iterable[Match]) -> list[str]:
    """Return the cards that the steps name, without duplicates."""
    return list(dict.fromkeys(card for match in matches for card in match.cards))


def rehearsed(case: Case, vocabulary: Vocabulary, edition: str) -> DryRun:
    """Return a dry run of its steps, as far as the vocabulary has them."""
    steps = []
    for step in case.steps:
        with suppress(VocabularyError):
            steps.append((vocabulary.resolve(step.kind, step.text), step.table, step.docstring))
    return rehearse(case.game, edition, vocabulary.places, steps)


def missing_needs(
    case: Case, matches: Sequence[Match], vocabulary: Vocabulary, edition: str, declared: GameDescription
) -> Iterator[MissingNeed]:
    """Yield the needs of a case that an engine does not declare, the broadest first.

    `matches` are the understood steps of the case; `declared` is the engine's description of the game.
    """
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
