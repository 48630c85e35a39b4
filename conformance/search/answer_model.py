"""Answers about rules, as the index stores them."""

from __future__ import annotations

import msgspec


class Shown(msgspec.Struct, frozen=True):
    """A scenario that shows a rule."""

    id: str
    title: str
    outcome: str
    """Its outcome, in a line."""


class Taken(msgspec.Struct, frozen=True):
    """An interpretation: our ruling on an open question."""

    question: str
    reading: str
    why: str
    certain: bool
    open: str
    """The uncertain part of the interpretation, if only a part is uncertain."""
    otherwise: str
    """The alternative interpretation of the uncertain part."""


class Applying(msgspec.Struct, frozen=True):
    """A ruling, answer, or example that applies a rule; or a rule that such an entry applies."""

    id: str
    summary: str


class Answer(msgspec.Struct, frozen=True):
    """An answer about a rule."""

    id: str
    game: str
    edition: str
    summary: str
    place: str
    kind: str
    readings: tuple[Taken, ...]
    undecided: str
    """An open question without an interpretation."""
    related: tuple[Applying, ...]
    scenarios: tuple[Shown, ...]
