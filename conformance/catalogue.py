"""The rule catalogue: every normative statement of the rulebooks, by a permanent id.

It is kept as TOML in `scenarios/rules/`, an array of `[[rule]]` tables a file. Files are of several families, because
rulings, editions and the three games have different things to say about a rule; `FILES` says which file is of which
family, and the classes below which fields a family has, with their types. A field without a default is required.
"""

from __future__ import annotations

import difflib
import functools
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeVar, get_args

import msgspec
import tomli

from scenarios import ROOT

T = TypeVar("T", bound=msgspec.Struct)

RULES: Final = ROOT / "rules"
EXCEPTIONS: Final = "exceptions.toml"
"""Beside the catalogue's files: reasons why a testable rule has no scenario (conformance/verdict/coverage.py)."""

Confidence = Literal["low", "medium", "high"]
Modality = Literal["must", "may", "cannot", "default", "definition"]
Tier = Literal["basic", "advanced", "legacy"]
TIERS: Final[tuple[str, ...]] = get_args(Tier)
"""From what every game needs to what only old cards need."""


class CatalogueError(ValueError):
    """The catalogue is faulty. The message has a line for each fault: file, rule, what is wrong, what to do."""


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """What every entry has, whatever its family."""

    id: str
    where: str
    """The heading in the rulebook under which it stands; ` > ` leads from chapter to section."""
    line: int
    """The paragraph of the rulebook as plain text, from 1; 0 if that text lacks the page."""
    summary: str
    """What the rule says, in this project's words."""
    testable: bool = True
    """False for flavour, advice and what only people at a table can do."""
    checks: tuple[str, ...] = ()
    """What is worth a scenario."""
    cards: tuple[str, ...] = ()
    kind: str = "rule"
    tier: Tier | None = None
    question: str | None = None
    """What the text leaves open, with a reading recommended to who writes scenarios. Which one is taken, and why, is
    told in `scenarios/rules/readings/` (conformance/readings.py)."""
    file: str = ""
    """The stem of the file that it stands in. Set by the loader."""


class VtesRule(Rule, frozen=True, kw_only=True):
    """A statement of the fifth edition rulebook."""

    kind: Literal["rule", "definition", "example"]
    tier: Tier
    modality: Modality
    also: tuple[int, ...] = ()
    """Further paragraphs that state, repeat or affect it."""
    repeats: str | None = None
    """The heading of the chapter that says the same at more length."""


class VtesRuling(Rule, frozen=True, kw_only=True):
    """An answer of the fifth edition's FAQ, or a ruling on a card."""

    kind: Literal["faq", "ruling"]
    tier: Tier
    rule: str
    """The headings and paragraphs of the rules that it applies."""
    needs: str | None = None
    """What a stand-in for the card must do."""
    props: tuple[str, ...] = ()
    """Further cards that a scenario may use."""
    applies: str | None = None
    """The ruling that this one refers to, by id."""
    ambiguity: str | None = None
    reading: str | None = None
    """The recommended reading of the ambiguity. Together they are the `question`."""
    note: str | None = None

    def __post_init__(self) -> None:
        parts = [part for part in (self.ambiguity, self.reading and f"Recommended: {self.reading}") if part]
        if parts:
            msgspec.structs.force_setattr(self, "question", " ".join(parts))


class VtesEdition(Rule, frozen=True, kw_only=True):
    """A statement of another VTES rulebook, compared with the fifth edition's."""

    relation: Literal["same", "differs", "only-here"]
    v5: str
    """What the fifth edition says instead."""
    v5_lines: tuple[int, ...]
    effect: str
    """What the difference changes in play."""
    toggle: str | None = None
    """The switch that chooses between the two (scenarios/rules/editions.md)."""
    confidence: Confidence | None = None
    """How sure it is that the editions play differently."""
    v5_adds: str | None = None
    note: str | None = None


class VendettaRule(Rule, frozen=True, kw_only=True):
    """A statement of the Vendetta rulebook."""

    kind: Literal["rule", "example", "variant", "ruling", "glossary"]
    players: tuple[int, ...] = ()
    """The numbers of players that it holds for; none named: all."""
    confidence: Confidence = "high"
    derived: bool = False
    """Inferred from the text, not stated outright."""
    external: bool = False
    """It stands on a page that the plain text lacks."""
    source: str | None = None
    """What an external entry rests on."""


class RivalsRule(Rule, frozen=True, kw_only=True):
    """A statement of the Rivals rulebook."""

    kind: Literal["rule", "definition", "ruling", "example"]
    faction: Literal["any", "vampire", "hunter"]
    players: Literal["", "2", "3", "4"]
    """The number of players that it is confined to, or nothing."""
    modality: Modality
    in_set: bool
    """False: no card of this set makes use of it."""
    also: tuple[int, ...] = ()


class Family(NamedTuple):
    """What the entries of a file are."""

    rulebook: str
    entry: type[Rule]
    leaves_out: frozenset[str] = frozenset()
    """Fields of every `Rule` that this family does not use."""

    @property
    def allowed(self) -> list[str]:
        return sorted(set(self.entry.__struct_fields__) - self.leaves_out - {"file"})


_FIFTH = Family("VTES fifth edition rulebook", VtesRule)

FILES: Final[dict[str, Family]] = {
    "vtes_turn_and_actions": _FIFTH,
    "vtes_combat_to_discard": _FIFTH,
    "vtes_ending_sects_glossary": _FIFTH,
    "vtes_rulings": Family("VTES fifth edition rulebook", VtesRuling, frozenset({"question"})),
    "vtes_editions": Family("VTES rulebook", VtesEdition, frozenset({"kind", "tier", "cards", "question"})),
    "vendetta": Family("Vendetta rulebook", VendettaRule, frozenset({"tier", "checks", "question"})),
    "rivals": Family("Rivals rulebook (The Hunters & The Hunted)", RivalsRule, frozenset({"tier"})),
}
"""Every file of the catalogue, in the order of the rulebooks, and its family. A file's name begins with its game's."""

_EDITIONS: Final = {"vtes.classic.": "VTES classic rulebook", "vtes.web.": "VTES web rulebook, card chapter"}
_ID: Final = re.compile(r"[a-z][a-z0-9]*(\.[a-z0-9]+(-[a-z0-9]+)*)+")


def games() -> list[str]:
    """The games that the catalogue knows, in its order."""
    return list(dict.fromkeys(_game(stem) for stem in FILES))


def _game(stem: str) -> str:
    return stem.partition("_")[0]


class Catalogue(Mapping[str, Rule]):
    """The rules by id, in the order of the files."""

    def __init__(self, rules: Mapping[str, Rule], games: frozenset[str]) -> None:
        self._rules = dict(rules)
        self.games = games
        """The games that were loaded."""

    def __getitem__(self, rule_id: str) -> Rule:
        return self._rules[rule_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    def files(self) -> dict[str, list[Rule]]:
        """The rules by the stem of their file."""
        found: dict[str, list[Rule]] = {}
        for rule in self._rules.values():
            found.setdefault(rule.file, []).append(rule)
        return found

    def book(self, rule: Rule) -> str:
        """The rulebook that a rule stands in, for a reader."""
        edition = next((name for prefix, name in _EDITIONS.items() if rule.id.startswith(prefix)), None)
        return edition or FILES[rule.file].rulebook

    def place(self, rule: Rule | str) -> str:
        """Where in which rulebook a rule stands, for a reader. KeyError if there is no such rule."""
        entry = self._rules[rule] if isinstance(rule, str) else rule
        text = f'{self.book(entry)}, "{entry.where}"'
        if entry.line:
            return f"{text}, line {entry.line} of its text"
        source = entry.source if isinstance(entry, VendettaRule) else None
        return f"{text} (after {source})" if source else text

    def near(self, rule_id: str) -> list[str]:
        """At most three ids that resemble one that does not exist, best first."""
        return difflib.get_close_matches(rule_id, self._rules, n=3, cutoff=0.75)


def load(game: str | None = None, folder: Path = RULES) -> Catalogue:
    """The catalogue of one game, or of all. Kept for the life of the process.

    Raises CatalogueError: an unknown game, no folder, or faulty files (every fault is named).
    """
    return _load(game, folder)


@functools.cache
def _load(game: str | None, folder: Path) -> Catalogue:
    if game is not None and game not in games():
        raise CatalogueError(f"no game is called {game!r}; the catalogue has {', '.join(games())}")
    paths = {path.stem: path for path in sorted(folder.glob("*.toml")) if path.name != EXCEPTIONS}
    if not paths:
        raise CatalogueError(f"{folder}: no rule files; the installation is not complete, install justicar again")
    faults = [
        f"{stem}.toml: the catalogue does not know this file; give it a line in FILES of conformance/catalogue.py"
        for stem in paths
        if stem not in FILES
    ]
    rules: dict[str, Rule] = {}
    for stem in FILES:
        if stem in paths and game in (None, _game(stem)):
            for rule in _read(paths[stem], faults):
                if other := rules.get(rule.id):
                    at = f"twice in {stem}.toml" if other.file == stem else f"in both {other.file}.toml and {stem}.toml"
                    faults.append(f"{rule.id} stands {at}; an id names one rule, for good: give the later one a new id")
                else:
                    rules[rule.id] = rule
    faults += _dangling(rules)
    if faults:
        raise CatalogueError("\n".join(faults))
    return Catalogue(rules, frozenset([game] if game else games()))


def _read(path: Path, faults: list[str]) -> Iterator[Rule]:
    """The sound entries of one file; the others are told to `faults`."""
    for at, entry in tables(path, "rule", "id", faults):
        rule = _entry(path.stem, entry, at, faults)
        if rule is not None:
            yield rule


def tables(path: Path, name: str, key: str, faults: list[str]) -> Iterator[tuple[str, Any]]:
    """The `[[name]]` entries of a file, each after the words that say where it stands: file, and `key` or number.

    A file that is something else is told to `faults`.
    """
    try:
        data = tomli.loads(path.read_text(encoding="utf-8"))
    except (tomli.TOMLDecodeError, UnicodeDecodeError) as error:
        faults.append(f"{path.name}: not TOML: {error}")
        return
    entries = data.pop(name, [])
    if data or not isinstance(entries, list):
        found = ", ".join(sorted(data)) or f"a single [{name}]"
        faults.append(f"{path.name}: only [[{name}]] tables may stand here, not {found}")
        return
    for number, entry in enumerate(entries, 1):
        called = entry.get(key) if isinstance(entry, dict) else None
        yield f"{path.name}: {called or f'{name} number {number}'}", entry


def read_as(kind: type[T], entry: Any, at: str, allowed: Sequence[str], faults: list[str], **given: Any) -> T | None:
    """An entry as what it is to be, with what the loader adds to it; None if it is faulty, which `faults` is told."""
    known = len(faults)
    if not isinstance(entry, dict):
        faults.append(f"{at}: not a table; write it as a table in double brackets")
        return None
    if unknown := sorted(entry.keys() - set(allowed)):
        faults.append(f"{at}: unknown field {', '.join(unknown)}; allowed are {', '.join(allowed)}")
    if lacking := [name for name in _required(kind) if name not in entry]:
        faults.append(f"{at}: the field {', '.join(lacking)} is missing")
    if len(faults) > known:
        return None
    try:
        return msgspec.convert(entry | given, kind)
    except msgspec.ValidationError as error:
        faults.append(f"{at}: {error}")
        return None


def _entry(stem: str, entry: Any, at: str, faults: list[str]) -> Rule | None:
    family, known = FILES[stem], len(faults)
    rule = read_as(family.entry, entry, at, family.allowed, faults, file=stem)
    if rule is None:
        return None
    if not rule.id.startswith(f"{_game(stem)}."):
        faults.append(f"{at}: the id must begin with its game, {_game(stem)}.")
    elif not _ID.fullmatch(rule.id):
        faults.append(f"{at}: an id has small letters, figures and single hyphens, in parts set apart by dots")
    if rule.line < 0 or (rule.line == 0 and not (isinstance(rule, VendettaRule) and rule.external)):
        faults.append(f"{at}: line is {rule.line}; lines count from 1 (0 only with external = true)")
    return rule if len(faults) == known else None


@functools.cache
def _required(entry: type[msgspec.Struct]) -> list[str]:
    return [field.name for field in msgspec.structs.fields(entry) if field.required]


def _dangling(rules: Mapping[str, Rule]) -> list[str]:
    """Rulings that refer to a ruling that is not there."""
    return [
        f"{rule.file}.toml: {rule.id}: applies names {rule.applies}, which does not exist"
        for rule in rules.values()
        if isinstance(rule, VtesRuling) and rule.applies is not None and rule.applies not in rules
    ]
