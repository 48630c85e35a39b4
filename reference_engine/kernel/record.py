"""What a game consists of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from typing import Self


class FlatRecord(msgspec.Struct, gc=False, eq=False):
    """A record that changes in the course of a game, and all of whose fields hold immutable data.

    So copying its fields copies it, and no circle can go through it: the garbage collector leaves it out. Two of them
    are the same only if they are one.
    """

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...
