"""Rules that reports quote. The catalogue is loaded only when needed, because that takes a while."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from conformance.catalogue import Catalogue, games, localized


class Citation(NamedTuple):
    """A rule: its id, its place in the rulebook, and its summary in the current language."""

    id: str
    where: str
    summary: str


class Citations(Mapping[str, Citation]):
    """Every rule of the catalogue by id. Each game is loaded on first use."""

    def __init__(self) -> None:
        self._catalogues: dict[str, Catalogue] = {}

    def __getitem__(self, rule: str) -> Citation:
        catalogue = self._of(rule.partition(".")[0])
        found = catalogue[rule]
        return Citation(found.id, catalogue.place(found), found.summary)

    def __iter__(self) -> Iterator[str]:
        return (rule for game in games() for rule in self._of(game))

    def __len__(self) -> int:
        return sum(len(self._of(game)) for game in games())

    def _of(self, game: str) -> Catalogue:
        """Return a game's catalogue. Raises KeyError if there is no such game."""
        if game not in self._catalogues:
            if game not in games():
                raise KeyError(game)
            self._catalogues[game] = localized(game)
        return self._catalogues[game]
