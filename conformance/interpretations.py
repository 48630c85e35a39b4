"""Readings: how an open question of the rulebooks is read, and why.

They are kept as TOML in `scenarios/rules/readings/`, a file for each game, as `[[reading]]` tables in the order of the
catalogue. A reading stands once, whichever number of rules it is about; a rule may have several.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterator
from itertools import chain, repeat
from pathlib import Path
from typing import Final

import msgspec

from conformance import catalogue
from conformance.catalogue import Catalogue, CatalogueError, read_as, tables
from conformance.games import find

READINGS: Final = catalogue.RULES / "readings"
PLACE: Final = "scenarios/rules/readings"
"""The same, as messages name it."""


class Interpretation(msgspec.Struct, frozen=True, kw_only=True):
    """One question, and the answer that scenarios and the reference engine take."""

    rules: tuple[str, ...]
    """The ids of the rules that it is about."""
    id: str = ""
    """Its permanent name: the id of its first rule, unless another reading has that already."""
    question: str
    """What the text leaves open, in a line."""
    reading: str
    why: str
    provisional: bool | str = False
    """Whether it is uncertain; or what of it is. Scenarios that rest on that are `@provisional`: they decide no
    certificate."""
    toggles: tuple[str, ...] = ()
    """The toggles of the game's editions that decide it: this is the reading of the default edition."""
    otherwise: str | None = None
    """The other reading of what is uncertain, or is read otherwise by another edition."""
    source: str | None = None
    """What outside the rulebook it rests on."""
    scenarios: tuple[str, ...] = ()
    """The ids of scenarios that rest on it, where that is known: of a provisional one, all that do."""
    file: str = ""
    """The file that it stands in. Set by the loader, as is `line`, which counts from 1."""
    line: int = 0

    @property
    def standing(self) -> str:
        """How sure it is, for a reader."""
        if self.toggles:
            return f"by edition: {', '.join(self.toggles)}"
        if isinstance(self.provisional, str):
            return f"provisional: {self.provisional}"
        return "provisional" if self.provisional else "certain"

    def carries(self, scenario: str, rules: Collection[str]) -> bool:
        """Whether a scenario that decides rests on it: it is named here, or tags a rule that this is about."""
        return scenario in self.scenarios or (self.provisional is not True and not set(rules).isdisjoint(self.rules))


_FIELDS: Final = sorted(set(Interpretation.__struct_fields__) - {"file", "line"})


def load(game: str | None = None, folder: Path = READINGS) -> tuple[Interpretation, ...]:
    """The readings of one game, or of all, in the order of the catalogue. Kept for the life of the process.

    Raises CatalogueError: an unknown game, or faulty files of readings or of the catalogue (every fault is named).
    """
    return _load(game, folder)


@functools.cache
def _load(game: str | None, folder: Path) -> tuple[Interpretation, ...]:
    rules, faults = catalogue.load(game), list[str]()
    readings: list[Interpretation] = []
    for path in sorted(folder.glob("*.toml")):
        if path.stem not in catalogue.games():
            faults.append(f"{path.name}: no game is called {path.stem!r}; there are {', '.join(catalogue.games())}")
        elif game in (None, path.stem):
            readings += _read(path, rules, faults)
    if faults:
        raise CatalogueError("\n".join(f"{PLACE}/{fault}" for fault in faults))
    place = {rule: number for number, rule in enumerate(rules)}
    return tuple(sorted(readings, key=lambda reading: place[reading.rules[0]]))


def _read(path: Path, rules: Catalogue, faults: list[str]) -> Iterator[Interpretation]:
    """The sound readings of one file; the others are told to `faults`."""
    taken = set[str]()
    lines = [number for number, line in enumerate(path.read_bytes().splitlines(), 1) if line.strip() == b"[[reading]]"]
    for (at, entry), line in zip(tables(path, "reading", "question", faults), chain(lines, repeat(1)), strict=False):
        reading = read_as(Interpretation, entry, at, _FIELDS, faults, file=f"{PLACE}/{path.name}", line=line)
        if reading is not None:
            reading = msgspec.structs.replace(reading, id=reading.id or next(iter(reading.rules), ""))
            wrong = [f"{at}: {fault}" for fault in _wrong(reading, path.stem, rules)]
            if reading.id in taken:
                wrong.append(f"{at}: another reading has the id {reading.id!r}; give this one an `id` of its own")
            taken.add(reading.id)
            faults += wrong
            if not wrong:
                yield reading


def _wrong(reading: Interpretation, game: str, rules: Catalogue) -> Iterator[str]:
    """What is wrong with a reading whose fields are of the right kinds."""
    if not reading.rules:
        yield "it is about no rule; name those that leave the question open"
    for rule in reading.rules:
        if rule not in rules:
            near = rules.near(rule)
            hint = f"did you mean {' or '.join(near)}?" if near else "`justicar rule` finds rules by a part of the id"
            yield f"no rule has the id {rule!r}; {hint}"
        elif not rule.startswith(f"{game}."):
            yield f"{rule} is no rule of {game}; a reading stands in the file of its game"
    for name in ("rules", "scenarios", "toggles"):
        ids = getattr(reading, name)
        if len(set(ids)) < len(ids):
            yield f"{name} names something twice; name it once"
    for name in ("reading", "why", "provisional", "source"):
        if getattr(reading, name) == "":
            yield f"{name} is empty; say it, or leave the field out"
    known = find(game).book.toggles
    for toggle in reading.toggles:
        if toggle not in known:
            yield f"no toggle of {game} is called {toggle!r}; there are {', '.join(known) or 'none'}"
    if reading.toggles and reading.provisional:
        yield "it is provisional, though editions decide it; leave out `provisional` or `toggles`"
    if not reading.question.endswith("?"):
        yield "the question does not end with a question mark; put it as one"
