"""What is told of a rule: an answer, as the index keeps it."""

from __future__ import annotations

import msgspec


class Shown(msgspec.Struct, frozen=True):
    """A scenario that shows a rule."""

    id: str
    title: str
    outcome: str
    """What it ends with, in a line."""


class Taken(msgspec.Struct, frozen=True):
    """How an open question is read."""

    question: str
    reading: str
    why: str
    certain: bool
    open: str
    """What of an uncertain reading is uncertain, where that is not all of it."""
    otherwise: str
    """The other reading of what is uncertain."""


class Applying(msgspec.Struct, frozen=True):
    """A ruling, answer or example that applies a rule; or the rule that such an entry applies."""

    id: str
    summary: str


class Answer(msgspec.Struct, frozen=True):
    """What is told of a rule."""

    id: str
    game: str
    edition: str
    summary: str
    place: str
    kind: str
    readings: tuple[Taken, ...]
    undecided: str
    """An open question that nobody has decided."""
    related: tuple[Applying, ...]
    scenarios: tuple[Shown, ...]
