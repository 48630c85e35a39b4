"""A text to translate."""

from __future__ import annotations

from typing import NamedTuple


class Message(NamedTuple):
    """A text to translate. The context tells equal texts apart: a rule's id, or the kind of text."""

    text: str
    context: str | None
    file: str
    comment: str = ""
    plural: str | None = None
