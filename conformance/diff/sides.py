"""The two sides of a comparison: an engine that plays an edition, or the results of a former run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from conformance.adapters import Limits
from conformance.diff.model import SideTold
from conformance.games import find, known
from conformance.verdict.results import CaseResult
from conformance.verdict.results_file import read_results
from scenarios.editions import Edition, Editions, UnknownEdition


@dataclass(frozen=True)
class ComparedSide:
    """One of two that are compared."""

    name: str
    """As it was asked for."""
    editions: Mapping[str, str]
    """Game → the edition that it plays."""
    spec: str = "reference"
    """The string that names its engine."""
    limits: Limits = field(default_factory=Limits)
    results: Mapping[str, CaseResult] | None = None
    """Of a results file: scenario → its result. None: it can be asked."""

    def edition(self, game: str) -> Edition | None:
        """The edition of a game; None where it plays none that is known here."""
        if game not in self.editions or game not in known():
            return None
        try:
            return find(game).book.named(self.editions[game])
        except UnknownEdition:  # of a results file: the suite has changed since
            return None

    def playing(self, game: str, edition: str) -> ComparedSide:
        """The same engine with another edition."""
        return replace(self, editions={**self.editions, game: edition})

    def told(self) -> SideTold:
        """What is said of it."""
        abouts = [_about(find(game).book, edition) for game in self.editions if (edition := self.edition(game))]
        return SideTold(
            name=self.name, editions=dict(self.editions), engine=self.spec, about=abouts[0] if len(abouts) == 1 else ""
        )


def _about(book: Editions, edition: Edition) -> str:
    own = book.values_of(edition.preset)
    otherwise = [f"{toggle} {value}" for toggle, value in edition.values.items() if value != own[toggle]]
    return book.presets[edition.preset].title + (f"; but {', '.join(otherwise)}" if otherwise else "")


def toggles_between(a: Edition, b: Edition) -> list[str]:
    """The toggles that have different values in two editions of a game."""
    return [toggle for toggle, value in a.values.items() if b.values[toggle] != value]


def in_both(games: Iterable[str], a: ComparedSide, b: ComparedSide) -> Iterator[tuple[str, Editions, Edition, Edition]]:
    """Each game of which both sides play an edition that is known here, with all its editions and those two."""
    for game in games:
        first, second = a.edition(game), b.edition(game)
        if first is not None and second is not None:
            yield game, find(game).book, first, second


def exchanged(book: Editions, edition: Edition, toggle: str, value: str) -> str:
    """The name of the edition that has another value of one toggle."""
    return book.with_values(edition.preset, edition.values | {toggle: value}).name


def results_side(path: Path) -> ComparedSide:
    """A results file of `justicar certify --report`. Raises BadFile."""
    found = read_results(path)
    return ComparedSide(str(path), found.editions, found.spec, results={case.id: case for case in found.scenarios})
