"""Flat records, the building blocks of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from typing import Self


class FlatRecord(msgspec.Struct, gc=False, eq=False):
    """A mutable record whose fields all hold immutable data.

    Copying its fields is therefore enough to copy it, and it cannot be part of a reference cycle, so the garbage
    collector skips it. Records are compared by identity.
    """

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...
