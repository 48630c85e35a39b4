"""The rule catalogue: every normative statement of the rulebooks, by a permanent id.

The catalogue is in `scenarios/rules/` as TOML, an array of `[[rule]]` tables per file. Entries of rulebooks, rulings
and
other editions have different fields, so each file belongs to a `Family` that defines its fields. The descriptor of a
game (conformance/games) lists its files and their families.
"""

from __future__ import annotations

import difflib
import functools
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from conformance import games as descriptors
from conformance.catalogue_entries import Family, Rule
from conformance.games import GameDescriptor, UnknownGame
from conformance.translation import ENGLISH, _, current
from scenarios import ROOT
from scenarios.toml import NotToml, read_toml

T = TypeVar("T", bound=msgspec.Struct)

RULES: Final = ROOT / "rules"
EXCEPTIONS: Final = "exceptions.toml"
"""File next to the catalogue with reasons why a testable rule has no scenario."""

_ID: Final = re.compile(r"[a-z][a-z0-9]*(\.[a-z0-9]+(-[a-z0-9]+)*)+")
_KEY: Final = re.compile(r"[a-z][a-z0-9-]*")


class CatalogueError(ValueError):
    """The catalogue is invalid. The message has a line for each fault: file, rule, problem, remedy."""


def games() -> list[str]:
    """Return the names of all games, in catalogue order."""
    return list(descriptors.known())


class Catalogue(Mapping[str, Rule]):
    """The rules by id, in the order of the files."""

    def __init__(self, rules: Mapping[str, Rule], families: Mapping[str, Family], games: frozenset[str]) -> None:
        self._rules, self._families = dict(rules), dict(families)
        self.games = games
        """The games that are loaded."""
        self._again: dict[str, list[Rule]] = {}
        for rule in self._rules.values():
            for other in rule.restates:
                self._again.setdefault(rule.id, []).append(self._rules[other])
                self._again.setdefault(other, []).append(rule)

    def __getitem__(self, rule_id: str) -> Rule:
        return self._rules[rule_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    def localized(self) -> Catalogue:
        """Return the catalogue with its texts for players in the current language."""
        return Catalogue({name: rule.localized() for name, rule in self._rules.items()}, self._families, self.games)

    def files(self) -> dict[str, list[Rule]]:
        """Return the rules by the stem of their file."""
        found: dict[str, list[Rule]] = {}
        for rule in self._rules.values():
            found.setdefault(rule.file, []).append(rule)
        return found

    def book(self, rule: Rule) -> str:
        """Return the title of the rulebook that contains a rule."""
        return _(self._families[rule.file].rulebook)

    def place(self, rule: Rule | str) -> str:
        """Return the rulebook and section of a rule, for readers. Raises KeyError if there is no such rule."""
        entry = self._rules[rule] if isinstance(rule, str) else rule
        text = _('{book}, "{section}"', book=self.book(entry), section=entry.where)
        if entry.line:
            return _("{section}, line {number} of its text", section=text, number=entry.line)
        return f"{text} ({entry.attribution})" if entry.attribution else text

    def again(self, rule_id: str) -> list[Rule]:
        """Return the rules of the same book that restate a rule, or that it restates."""
        return list(self._again.get(rule_id, ()))

    def near(self, rule_id: str) -> list[str]:
        """Return up to three ids similar to one that does not exist, best first."""
        return difflib.get_close_matches(rule_id, self._rules, n=3, cutoff=0.75)


def load(game: str | None = None, folder: Path = RULES) -> Catalogue:
    """Return the catalogue of one game or of all. Results are cached.

    Raises CatalogueError for an unknown game, a missing folder, or invalid files. The message lists every fault.
    """
    try:
        wanted = descriptors.GAMES if game is None else (descriptors.find(game),)
    except UnknownGame as fault:
        raise CatalogueError(str(fault)) from fault
    return _load(wanted, descriptors.GAMES, folder)


def localized(game: str | None = None) -> Catalogue:
    """Return the catalogue with its texts for players in the current language. Results are cached.

    Raises CatalogueError as `load` does.
    """
    return load(game) if current().code == ENGLISH else _localized(game, current().code)


@functools.cache
def _localized(game: str | None, language: str) -> Catalogue:
    return load(game).localized()


@functools.cache
def _load(wanted: tuple[GameDescriptor, ...], every: tuple[GameDescriptor, ...], folder: Path) -> Catalogue:
    paths = {path.stem: path for path in sorted(folder.glob("*.toml")) if path.name != EXCEPTIONS}
    if not paths:
        raise CatalogueError(f"{folder}: no rule files; the installation is incomplete, so reinstall justicar")
    known = {stem for game in every for stem in game.rules}
    faults = [
        f"{stem}.toml: no game uses this file; add it to the `rules` of a descriptor in conformance/games"
        for stem in paths
        if stem not in known
    ]
    families: dict[str, Family] = {}
    rules: dict[str, Rule] = {}
    for game in wanted:
        families |= game.rules
        for stem, family in game.rules.items():
            for rule in _read(paths[stem], game.name, family, faults) if stem in paths else ():
                if other := rules.get(rule.id):
                    at = f"twice in {stem}.toml" if other.file == stem else f"in both {other.file}.toml and {stem}.toml"
                    faults.append(f"duplicate id {rule.id}, {at}; give the newer rule a new id")
                else:
                    rules[rule.id] = rule
    faults += _dangling(rules)
    if faults:
        raise CatalogueError("\n".join(faults))
    return Catalogue(rules, families, frozenset(game.name for game in wanted))


def _read(path: Path, game: str, family: Family, faults: list[str]) -> Iterator[Rule]:
    """Yield the valid entries of a file, and append faults to `faults`."""
    for at, entry in tables(path, "rule", "id", faults):
        rule = _entry(entry, path.stem, game, family, at, faults)
        if rule is not None:
            yield rule


def tables(path: Path, name: str, key: str, faults: list[str]) -> Iterator[tuple[str, Any]]:
    """Yield the `[[name]]` entries of a file, each with its place: the file and `key` or a number.

    Faults of the file itself are appended to `faults`.
    """
    try:
        data, _ = read_toml(path)
    except NotToml as problem:
        faults.append(f"{path.name}: {problem.why}")
        return
    entries = data.pop(name, [])
    if data or not isinstance(entries, list):
        found = ", ".join(sorted(data)) or f"a single [{name}]"
        faults.append(f"{path.name}: only [[{name}]] tables are allowed here, not {found}")
        return
    for number, entry in enumerate(entries, 1):
        called = entry.get(key) if isinstance(entry, dict) else None
        yield f"{path.name}: {called or f'{name} number {number}'}", entry


def read_as(kind: type[T], entry: Any, at: str, allowed: Sequence[str], faults: list[str], **given: Any) -> T | None:
    """Convert an entry to `kind`, with the loader's own fields.

    Append faults to `faults` and return None if there are any.
    """
    known = len(faults)
    if not isinstance(entry, dict):
        faults.append(f"{at}: not a table; write it as a table in double brackets")
        return None
    if unknown := sorted(entry.keys() - set(allowed)):
        faults.append(f"{at}: unknown field {', '.join(unknown)}; allowed are {', '.join(allowed)}")
    if missing := [name for name in _required(kind) if name not in entry]:
        faults.append(f"{at}: the field {', '.join(missing)} is missing")
    if len(faults) > known:
        return None
    try:
        return msgspec.convert(entry | given, kind)
    except msgspec.ValidationError as error:
        faults.append(f"{at}: {error}")
        return None


def _entry(entry: Any, stem: str, game: str, family: Family, at: str, faults: list[str]) -> Rule | None:
    known = len(faults)
    rule = read_as(family.entry, entry, at, family.allowed, faults, file=stem)
    if rule is None:
        return None
    if not rule.id.startswith(f"{game}."):
        faults.append(f"{at}: the id must begin with its game, {game}.")
    elif not _ID.fullmatch(rule.id):
        faults.append(f"{at}: an id has small letters, figures and single hyphens, in parts set apart by dots")
    if rule.line < 0 or (rule.line == 0 and not rule.outside_the_text and not rule.sources):
        faults.append(f"{at}: line is {rule.line}; lines count from 1 (0 only with external = true)")
    faults += [
        f"{at}: the key of a check, {key!r}, has small letters, figures and hyphens: a, b, c …"
        for key in rule.checks
        if not _KEY.fullmatch(key)
    ]
    return rule if len(faults) == known else None


@functools.cache
def _required(entry: type[msgspec.Struct]) -> list[str]:
    return [field.name for field in msgspec.structs.fields(entry) if field.required]


def _behind(rule: Rule) -> float:
    """Return the position of a rule in its book. Pages missing from the text come last."""
    return rule.line or math.inf


def _dangling(rules: Mapping[str, Rule]) -> Iterator[str]:
    """Yield faults of references: missing rules, rules restated before they appear, and same rules without proof."""
    for rule in rules.values():
        at = f"{rule.file}.toml: {rule.id}"
        for other in (*rule.refers_to, *rule.restates):
            if other not in rules:
                yield f"{at}: refers to {other}, which does not exist"
        for other in rule.restates:
            if other in rules and (other == rule.id or _behind(rules[other]) > _behind(rule)):
                yield f"{at}: restates {other}, which comes later; move `restates` to that entry"
        for other in rule.same_as if rule.testable else ():
            if other in rules and (not rules[other].testable or rules[other].same_as):
                yield f"{at}: same as {other}, which no scenario can prove; name other rules, or set testable = false"
