"""The two sides of a comparison: an engine that plays an edition, or the results of a previous run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from conformance.adapters import Limits
from conformance.diff.model import SideSummary
from conformance.games import find, known
from conformance.verdict.results import CaseResult
from conformance.verdict.results_file import read_results
from scenarios.editions import Edition, Editions, UnknownEdition


@dataclass(frozen=True)
class ComparedSide:
    """One of the two sides compared."""

    name: str
    """The name given on the command line."""
    editions: Mapping[str, str]
    """Game → edition."""
    spec: str = "reference"
    """String that names the engine."""
    limits: Limits = field(default_factory=Limits)
    results: Mapping[str, CaseResult] | None = None
    """Scenario → its result, from a results file. None if the side is an engine."""

    def edition(self, game: str) -> Edition | None:
        """Return the edition of a game, or None if it plays no known one."""
        if game not in self.editions or game not in known():
            return None
        try:
            return find(game).book.named(self.editions[game])
        except UnknownEdition:  # from a results file of another suite version
            return None

    def playing(self, game: str, edition: str) -> ComparedSide:
        """Return the same engine with another edition."""
        return replace(self, editions={**self.editions, game: edition})

    def summary(self) -> SideSummary:
        """Return the side as it is written to JSON."""
        abouts = [_about(find(game).book, edition) for game in self.editions if (edition := self.edition(game))]
        return SideSummary(
            name=self.name, editions=dict(self.editions), engine=self.spec, about=abouts[0] if len(abouts) == 1 else ""
        )


def _about(book: Editions, edition: Edition) -> str:
    own = book.values_of(edition.preset)
    otherwise = [f"{toggle} {value}" for toggle, value in edition.values.items() if value != own[toggle]]
    return book.presets[edition.preset].title + (f"; but {', '.join(otherwise)}" if otherwise else "")


def toggles_between(a: Edition, b: Edition) -> list[str]:
    """Return the toggles that have different values in two editions of a game."""
    return [toggle for toggle, value in a.values.items() if b.values[toggle] != value]


def in_both(games: Iterable[str], a: ComparedSide, b: ComparedSide) -> Iterator[tuple[str, Editions, Edition, Edition]]:
    """Yield each game for which both sides play a known edition, with its editions."""
    for game in games:
        first, second = a.edition(game), b.edition(game)
        if first is not None and second is not None:
            yield game, find(game).book, first, second


def exchanged(book: Editions, edition: Edition, toggle: str, value: str) -> str:
    """Return the name of the edition with another value of one toggle."""
    return book.with_values(edition.preset, edition.values | {toggle: value}).name


def results_side(path: Path) -> ComparedSide:
    """Return the side of a results file from `justicar certify --report`. Raises BadFile."""
    found = read_results(path)
    return ComparedSide(str(path), found.editions, found.spec, results={case.id: case for case in found.scenarios})
