"""What happened, as data. Every event bears the citations of the step that emitted it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=False):
    """Something that happened. Fields typed `Seat`, `CardId` and `Card` are names on the wire."""


class Cited(NamedTuple):
    """An event with the catalogue ids that explain it."""

    event: Event
    rules: tuple[str, ...]
