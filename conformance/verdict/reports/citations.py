"""Rules as a report quotes them, looked up in the catalogue only when one is needed: reading it takes a while."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from conformance.catalogue import Catalogue


class Citation(NamedTuple):
    """A rule: its id, its place in the book, and what it says."""

    id: str
    where: str
    summary: str


class Citations(Mapping[str, Citation]):
    """Every rule of the catalogue by id."""

    def __init__(self) -> None:
        self._catalogue: Catalogue | None = None

    @property
    def catalogue(self) -> Catalogue:
        if self._catalogue is None:
            from conformance.catalogue import load

            self._catalogue = load()
        return self._catalogue

    def __getitem__(self, rule: str) -> Citation:
        found = self.catalogue[rule]
        return Citation(found.id, self.catalogue.place(found), found.summary)

    def __iter__(self) -> Iterator[str]:
        return iter(self.catalogue)

    def __len__(self) -> int:
        return len(self.catalogue)
