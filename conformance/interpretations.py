"""Interpretations: how this project reads open questions of the rulebooks, and why.

They are in `scenarios/rules/readings/` as TOML, one file per game, as `[[reading]]` tables in catalogue order. An
interpretation is written once, even if it is about several rules. A rule may have several.
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
from conformance.translation import _, translated

READINGS: Final = catalogue.RULES / "readings"
PLACE: Final = "scenarios/rules/readings"
"""`READINGS` as messages name it."""


class Interpretation(msgspec.Struct, frozen=True, kw_only=True):
    """One question, and the answer that scenarios and the reference engine use."""

    rules: tuple[str, ...]
    """Ids of the rules that it is about."""
    id: str = ""
    """Permanent id: its first rule's id, unless another interpretation has that one."""
    question: str
    """The open point of the text, as one question."""
    reading: str
    why: str
    provisional: bool | str = False
    """True if it is uncertain, or the part that is uncertain.

    Scenarios that rest on that part are `@provisional` and do not affect certificates.
    """
    toggles: tuple[str, ...] = ()
    """Toggles of the game's editions that decide it. This is the interpretation of the default edition."""
    otherwise: str | None = None
    """The alternative interpretation, if this one is uncertain or differs between editions."""
    source: str | None = None
    """Source outside the rulebook."""
    scenarios: tuple[str, ...] = ()
    """Ids of scenarios that rest on it, as far as known. Complete for provisional interpretations."""
    file: str = ""
    """Path of its file. Set by the loader, like `line`, which counts from 1."""
    line: int = 0

    @property
    def standing(self) -> str:
        """Confidence, for readers."""
        if self.toggles:
            return _("by edition: {toggles}", toggles=", ".join(self.toggles))
        if isinstance(self.provisional, str):
            return _("provisional: {part}", part=self.provisional)
        return _("provisional") if self.provisional else _("certain")

    @property
    def doubt(self) -> str:
        """The uncertain part, or the toggles that decide it; empty if there is none or it is uncertain as a whole."""
        return ", ".join(self.toggles) or (self.provisional if isinstance(self.provisional, str) else "")

    @property
    def certain(self) -> bool:
        """True if no text leaves doubt about it."""
        return not self.toggles and not self.provisional

    def localized(self) -> Interpretation:
        """Return it with its texts in the current language."""
        uncertain = self.provisional
        return msgspec.structs.replace(
            self,
            question=translated(self.question, self.id),
            reading=translated(self.reading, self.id),
            why=translated(self.why, self.id),
            provisional=translated(uncertain, self.id) if isinstance(uncertain, str) else uncertain,
            otherwise=self.otherwise and translated(self.otherwise, self.id),
            source=self.source and translated(self.source, self.id),
        )

    def carries(self, scenario: str, rules: Collection[str]) -> bool:
        """Report if a deciding scenario rests on it: it is listed here, or it tags one of `rules`."""
        return scenario in self.scenarios or (self.provisional is not True and not set(rules).isdisjoint(self.rules))


_FIELDS: Final = sorted(set(Interpretation.__struct_fields__) - {"file", "line"})


def load(game: str | None = None, folder: Path = READINGS) -> tuple[Interpretation, ...]:
    """Return the interpretations of one game or of all, in catalogue order. Results are cached.

    Raises CatalogueError for an unknown game, or invalid files. The message lists every fault.
    """
    return _load(game, folder)


def localized(game: str | None = None) -> tuple[Interpretation, ...]:
    """Return the interpretations in the current language. Raises CatalogueError as `load` does."""
    return tuple(each.localized() for each in load(game))


@functools.cache
def _load(game: str | None, folder: Path) -> tuple[Interpretation, ...]:
    rules, faults = catalogue.load(game), list[str]()
    readings: list[Interpretation] = []
    for path in sorted(folder.glob("*.toml")):
        if path.stem not in catalogue.games():
            faults.append(f"{path.name}: no game is called {path.stem!r}; the games are {', '.join(catalogue.games())}")
        elif game in (None, path.stem):
            readings += _read(path, rules, faults)
    if faults:
        raise CatalogueError("\n".join(f"{PLACE}/{fault}" for fault in faults))
    place = {rule: number for number, rule in enumerate(rules)}
    return tuple(sorted(readings, key=lambda reading: place[reading.rules[0]]))


def _read(path: Path, rules: Catalogue, faults: list[str]) -> Iterator[Interpretation]:
    """Yield the valid interpretations of a file, and append faults to `faults`."""
    taken = set[str]()
    lines = [number for number, line in enumerate(path.read_bytes().splitlines(), 1) if line.strip() == b"[[reading]]"]
    for (at, entry), line in zip(tables(path, "reading", "question", faults), chain(lines, repeat(1)), strict=False):
        reading = read_as(Interpretation, entry, at, _FIELDS, faults, file=f"{PLACE}/{path.name}", line=line)
        if reading is not None:
            reading = msgspec.structs.replace(reading, id=reading.id or next(iter(reading.rules), ""))
            wrong = [f"{at}: {fault}" for fault in _wrong(reading, path.stem, rules)]
            if reading.id in taken:
                wrong.append(f"{at}: another reading has the id {reading.id!r}; give this one its own `id`")
            taken.add(reading.id)
            faults += wrong
            if not wrong:
                yield reading


def _wrong(reading: Interpretation, game: str, rules: Catalogue) -> Iterator[str]:
    """Yield the faults of an interpretation with fields of the right types."""
    if not reading.rules:
        yield "`rules` is empty; name the rules that leave the question open"
    for rule in reading.rules:
        if rule not in rules:
            near = rules.near(rule)
            hint = f"did you mean {' or '.join(near)}?" if near else "`justicar rule PREFIX` lists rules"
            yield f"no rule has the id {rule!r}; {hint}"
        elif not rule.startswith(f"{game}."):
            yield f"{rule} is not a rule of {game}; move the reading to the file of its game"
    for name in ("rules", "scenarios", "toggles"):
        ids = getattr(reading, name)
        if len(set(ids)) < len(ids):
            yield f"{name} has a duplicate; remove it"
    for name in ("reading", "why", "provisional", "source"):
        if getattr(reading, name) == "":
            yield f"{name} is empty; fill it in or remove it"
    known = find(game).book.toggles
    for toggle in reading.toggles:
        if toggle not in known:
            yield f"no toggle of {game} is called {toggle!r}; the toggles are {', '.join(known) or 'none'}"
    if reading.toggles and reading.provisional:
        yield "`provisional` and `toggles` exclude each other; remove one"
    if not reading.question.endswith("?"):
        yield "`question` must end with a question mark"
