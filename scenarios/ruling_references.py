"""The references of published rulings: who ruled, when, and where the posting can be read."""

from __future__ import annotations

import functools
from datetime import date
from typing import Final, NamedTuple

from scenarios import ROOT
from scenarios.toml import read_toml

FILE: Final = ROOT / "references.toml"
RULEBOOK: Final = "RBK"
"""Marks a reference to a section of the publisher's online rulebook, which has no date."""


class Reference(NamedTuple):
    """A posting or a section of the online rulebook that a published ruling rests on."""

    key: str
    """The community's name for it, such as `LSJ 20020620`."""
    author: str
    day: date | None
    """The day of the ruling; none for a section of the rulebook."""
    link: str

    def __str__(self) -> str:
        """Author and day, as in "L. Scott Johnson, 20 June 2002"."""
        if self.day is None:
            return f"{self.author}, {self.key.partition(' ')[2].replace('-', ' ')}"
        return f"{self.author}, {self.day.day} {self.day:%B %Y}"


@functools.cache
def references() -> dict[str, Reference]:
    """Return every reference by its key.

    Raises ValueError for a key whose author or date cannot be read, NotToml for a broken file.
    """
    data, _ = read_toml(FILE)
    return {key: _read(key, link, data["authors"]) for key, link in data["links"].items()}


def _read(key: str, link: str, authors: dict[str, str]) -> Reference:
    initials, _, rest = key.partition(" ")
    if initials not in authors:
        raise ValueError(f"{FILE.name}: {key!r} begins with unknown initials; add them to [authors]")
    if initials == RULEBOOK:
        return Reference(key, authors[initials], None, link)
    try:
        day = date(int(rest[:4]), int(rest[4:6]), int(rest[6:8]))
    except ValueError:
        raise ValueError(f"{FILE.name}: {key!r} has no date; write it as INITIALS YYYYMMDD") from None
    return Reference(key, authors[initials], day, link)
