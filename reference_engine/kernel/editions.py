"""The edition of a game, with a field for every toggle in its book (scenarios/editions)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from reference_engine.kernel.decisions import InvalidPosition
from scenarios.editions import UnknownEdition, editions_of

E = TypeVar("E", bound=msgspec.Struct)

KEPT = 64
"""Maximum number of cached editions. Clients can send any number of edition names."""


@lru_cache(maxsize=KEPT)
def edition_named(game: str, kind: type[E], name: str) -> E:
    """Return the edition with a name such as `v5+impulse_order=clockwise`. Raises UnknownEdition."""
    found = editions_of(game).named(name)
    return msgspec.convert({"name": found.name} | found.values, kind)


def with_edition(position: dict[str, Any], edition: str) -> dict[str, Any]:
    """Return the position with its own edition, or with this one if it has none."""
    return position | {"edition": edition} if position.get("edition") is None else position


def edition_of(name: str | None, game: str, kind: type[E]) -> E:
    """Return the edition that a position names, or the default one. Raises InvalidPosition."""
    try:
        found: E = edition_named(game, kind, editions_of(game).default if name is None else name)
    except UnknownEdition as error:
        raise InvalidPosition("unknown-edition", "edition", str(error)) from None
    return found


@lru_cache(maxsize=KEPT)
def not_in_force(game: str, name: str) -> frozenset[str]:
    """Return the rules that do not apply in the edition called `name`."""
    book = editions_of(game)
    return book.superseded(book.named(name))
