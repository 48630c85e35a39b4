"""Editions of a game: what its texts tell differently, as toggles with values, and a value of each for every text.

An edition is asked for by a name: a preset, and single toggles on top of it, as in `v5+impulse_order=clockwise`.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from scenarios.toml import NotToml, read_toml

FOLDER = Path(__file__).resolve().parent


class UnknownEdition(LookupError):
    """No edition of that name, or no toggle or value of a name in it. The message names what there is."""


class BadEditions(ValueError):
    """A file of editions that cannot be used. The message names the file, the line and the remedy."""


class Toggle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One difference between the texts."""

    about: str
    confidence: Literal["high", "medium", "low"]
    """Confidence that the texts mean different things."""
    because: str = ""
    """Reason for a confidence below high, and what the presets take."""
    values: dict[str, tuple[str, ...]]
    """Every value, with the ids of the rules that hold where it is played and by no other value."""
    open: str = ""
    """The value that leaves the question open, if there is one. No scenario holds for it, and an engine may play any
    other value."""

    @property
    def decided(self) -> tuple[str, ...]:
        """The values that a scenario can hold for."""
        return tuple(value for value in self.values if value != self.open)


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One text."""

    title: str
    like: str = ""
    """Another preset, which supplies the values that this one does not set."""
    values: dict[str, str] = {}


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """A value of every toggle of a game."""

    name: str
    """Name by which users request the edition. It leaves out toggles that have the value of the preset."""
    preset: str
    values: dict[str, str]

    def has(self, conditions: Iterable[str]) -> bool:
        """Return whether a scenario holds for the edition.

        A condition is the name of a preset or `TOGGLE=VALUE`. Of several values of a toggle, one must match.
        """
        wanted: dict[str, set[str]] = {}
        for condition in conditions:
            toggle, _, value = condition.rpartition("=")
            wanted.setdefault(toggle, set()).add(value)
        return all((self.values.get(toggle) if toggle else self.preset) in values for toggle, values in wanted.items())


class Editions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All editions of a game."""

    presets: Annotated[dict[str, Preset], msgspec.Meta(min_length=1)]
    """Presets by name. The first is the default."""
    toggles: dict[str, Toggle] = {}
    unplayed: dict[str, str] = {}
    """Other differences between the texts: name → reason why no engine has to play them."""

    @property
    def default(self) -> str:
        return next(iter(self.presets))

    def values_of(self, preset: str) -> dict[str, str]:
        """Return the value of every toggle in a preset."""
        found = self.presets[preset]
        return (self.values_of(found.like) if found.like else {}) | found.values

    def named(self, name: str) -> Edition:
        """Return the edition with this name. Raises UnknownEdition."""
        preset, *changes = name.split("+")
        if preset not in self.presets:
            raise UnknownEdition(f"no edition is called {preset!r}; {_near(preset, self.presets)}")
        values = self.values_of(preset)
        changed: dict[str, str] = {}
        for change in changes:
            toggle, equals, value = change.partition("=")
            if toggle not in self.toggles:
                raise UnknownEdition(f"no toggle of an edition is called {toggle!r}; {_near(toggle, self.toggles)}")
            if not equals or value not in self.toggles[toggle].values:
                raise UnknownEdition(f"{toggle} has no value {value!r}; {_near(value, self.toggles[toggle].values)}")
            if changed.setdefault(toggle, value) != value:
                raise UnknownEdition(f"{name!r} gives {toggle} two values; leave one of them out")
        return self.with_values(preset, values | changed)

    def with_values(self, preset: str, values: Mapping[str, str]) -> Edition:
        """Return the edition with these values, named after a preset and the toggles that differ from it."""
        own = self.values_of(preset)
        otherwise = [f"{toggle}={values[toggle]}" for toggle in self.toggles if values[toggle] != own[toggle]]
        in_order = {toggle: values[toggle] for toggle in self.toggles}
        return Edition(name="+".join((preset, *otherwise)), preset=preset, values=in_order)

    @property
    def conditions(self) -> tuple[str, ...]:
        """All conditions that a scenario can name: presets, and `TOGGLE=VALUE`."""
        return *self.presets, *(f"{name}={each}" for name, found in self.toggles.items() for each in found.decided)

    def misnamed(self, conditions: Iterable[str]) -> str | None:
        """Return the first unknown condition, or None if all are known."""
        return next((condition for condition in conditions if condition not in self.conditions), None)

    def fitting(self, edition: Edition, conditions: Iterable[str]) -> Edition:
        """Return the nearest edition that a scenario holds for. For each toggle, the value named first is taken."""
        if edition.has(conditions):
            return edition
        named = [condition for condition in conditions if "=" not in condition]
        preset = named[0] if named and edition.preset not in named else edition.preset
        values = self.values_of(preset) if preset != edition.preset else dict(edition.values)
        wanted: dict[str, list[str]] = {}
        for condition in conditions:
            toggle, equals, value = condition.partition("=")
            if equals:
                wanted.setdefault(toggle, []).append(value)
        for toggle, found in wanted.items():
            if values[toggle] not in found:
                values[toggle] = found[0]
        return self.with_values(preset, values)

    def superseded(self, edition: Edition) -> frozenset[str]:
        """Return the rules that belong only to other values than the edition's, and so do not hold in it."""
        valid = {rule for toggle, value in edition.values.items() for rule in self.toggles[toggle].values[value]}
        every = {rule for toggle in self.toggles.values() for rules in toggle.values.values() for rule in rules}
        return frozenset(every - valid)

    def faults(self) -> Iterator[tuple[str, str]]:
        """Yield every inconsistency: the key, and what is wrong there."""
        for name, preset in self.presets.items():
            at = f"presets.{name}"
            if preset.like and preset.like not in list(self.presets)[: list(self.presets).index(name)]:
                yield at, f"it is like {preset.like!r}, and no preset before it is called that"
                return
            for toggle, value in preset.values.items():
                if toggle not in self.toggles:
                    yield at, f"no toggle is called {toggle!r}; {_near(toggle, self.toggles)}"
                elif value not in self.toggles[toggle].values:
                    yield at, f"{toggle} has no value {value!r}; {_near(value, self.toggles[toggle].values)}"
            for toggle in set(self.toggles) - set(self.values_of(name)):
                yield at, f"it gives the toggle {toggle} no value; give it one, or say what preset it is like"
        for name, decided in self.toggles.items():
            if len(decided.decided) < 2:
                yield f"toggles.{name}", "it has no two values, so that it decides nothing"
            if decided.open and decided.open not in decided.values:
                yield f"toggles.{name}", f"`open` is none of its values: {decided.open!r}"
            if (decided.confidence == "high") == bool(decided.because):
                yield f"toggles.{name}", "`because` belongs to a toggle whose confidence is not high, and to no other"
            if name in self.unplayed:
                yield f"toggles.{name}", "it stands under [unplayed] as well; leave it out of one of them"


def _near(name: str, known: Iterable[str]) -> str:
    close = difflib.get_close_matches(name, list(known), n=3, cutoff=0.5)
    return f"did you mean {' or '.join(close)}?" if close else f"there are {', '.join(known)}"


def read_editions(path: Path) -> Editions:
    """The editions that a file tells. Raises BadEditions, naming the line."""
    try:
        found, text = read_toml(path)
    except NotToml as problem:
        raise BadEditions(str(problem)) from None
    try:
        editions = msgspec.convert(found, Editions)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$")
        place = where.strip(".`").replace("[...]", "")
        unknown = re.search(r"unknown field `([^`]*)`", what)
        raise BadEditions(
            f"{path}:{_line(text, unknown[1] if unknown else place)}: {place or 'the file'}: {what}"
        ) from None
    for at, what in editions.faults():
        raise BadEditions(f"{path}:{_line(text, at)}: {at}: {what}")
    return editions


def _line(text: str, key: str) -> int:
    """The line where a table, or a key, stands; the first where it is not found."""
    last = re.escape(key.rpartition(".")[2])
    pattern = re.compile(rf"\s*\[+\s*{re.escape(key)}\s*\]|\s*\[+[^\]]*\.?{last}\s*\]|\s*{last}\s*=")
    return next((number for number, line in enumerate(text.splitlines(), 1) if pattern.match(line)), 1)


@cache
def editions_of(game: str) -> Editions:
    """The editions of a game by its name. Raises BadEditions."""
    return read_editions(FOLDER / f"{game}.toml")


def without_toggles(names: Iterable[str]) -> Editions:
    """Editions of which only the names are known here, the default first."""
    return Editions(presets={name: Preset(title=name) for name in names})
