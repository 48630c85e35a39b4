"""Profiles: named groups of scenarios that an engine can be certified for.

A profile is judged by an edition. Editions other than the default are part of the name: `vtes-classic/basic`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Protocol, TypeVar

from conformance.catalogue import load
from conformance.catalogue_entries import TIERS
from conformance.verdict.toml_tables import BadFile, nearest, read_tables, text_of, texts_of


class Selectable(Protocol):
    """The parts of a case, or of its result, that profiles read."""

    @property
    def id(self) -> str: ...
    @property
    def uri(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def tags(self) -> Collection[str]: ...


SELECTING = ("features", "tags", "rules", "tiers")
"""Keys by which a profile selects scenarios. If it has several, all must match."""

AnyCase = TypeVar("AnyCase", bound=Selectable)


@dataclass(frozen=True)
class Profile:
    """A named group of scenarios of one game."""

    name: str
    """Name, such as `vtes/basic`."""
    game: str
    title: str
    features: tuple[str, ...] = ()
    """Patterns of feature paths below `features/`; one must match. `*` matches anything, including `/`."""
    tags: tuple[str, ...] = ()
    """Tags; a scenario needs at least one. If patterns are given too, both must match."""
    without: tuple[str, ...] = ()
    """Excluded feature paths (patterns) and tags (with @)."""
    rules: tuple[str, ...] = ()
    """Patterns of rule ids; a scenario must tag a matching rule."""
    tiers: tuple[str, ...] = ()
    """Tiers. A scenario's tier is the highest tier among the rules that it tags."""

    def holds(self, case: Selectable) -> bool:
        """Return whether a scenario belongs to the profile."""
        if case.game != self.game:
            return False
        if self.features and not any(fnmatchcase(case.uri, pattern) for pattern in self.features):
            return False
        borne = _bare(case.tags)
        if any(fnmatchcase(case.uri, each) or each in {f"@{tag}" for tag in borne} for each in self.without):
            return False
        if not (self.tags or self.rules or self.tiers):
            return True
        if self.tags and not any(tag.lstrip("@") in borne for tag in self.tags):
            return False
        if self.rules and not any(fnmatchcase(tag, pattern) for tag in borne for pattern in self.rules):
            return False
        return not self.tiers or tier(self.game, borne) in self.tiers

    def select(self, cases: Iterable[AnyCase]) -> list[AnyCase]:
        """Return the scenarios that belong to the profile, in the order given."""
        return [case for case in cases if self.holds(case)]

    def by(self, edition: str, default: str) -> Profile:
        """Return this profile for an edition. `default` is the edition that names leave out."""
        if edition == default:
            return self
        name = f"{self.game}-{edition}/{self.name.partition('/')[2]}"
        return replace(self, name=name, title=f"{self.title}; edition {edition}")


def decides(case: Selectable) -> bool:
    """Return whether a scenario decides certificates: it is neither provisional nor deprecated."""
    return not any(tag == "provisional" or tag.startswith("deprecated:") for tag in _bare(case.tags))


def _bare(tags: Iterable[str]) -> set[str]:
    return {tag.lstrip("@") for tag in tags}


def tier(game: str, tags: Iterable[str]) -> str:
    """Return the highest tier among the tagged rules; the lowest tier if none has one."""
    known = _tiers(game)
    return max((known[tag] for tag in tags if tag in known), key=TIERS.index, default=TIERS[0])


@cache
def _tiers(game: str) -> dict[str, str]:
    """Return rule → tier, for rules that have one."""
    return {rule.id: rule.tier for rule in load(game).values() if rule.tier}


def load_profiles(path: Path) -> dict[str, Profile]:
    """Read the profiles by name, in the file's order. Raises `BadFile`."""
    keys = {"name": True, "game": True, "title": True, **dict.fromkeys(SELECTING, False), "without": False}
    profiles: dict[str, Profile] = {}
    for place, entry in read_tables(path, "profile", keys):
        name, game = text_of(entry, "name", place), text_of(entry, "game", place)
        if name in profiles:
            raise BadFile(f"{place}: the profile {name!r} is defined twice; keep one")
        if not name.startswith(f"{game}/"):
            raise BadFile(f"{place}: the profile {name!r} does not start with its game; name it '{game}/...'")
        selecting = {key: texts_of(entry, key, place) for key in SELECTING}
        if not any(selecting.values()):
            raise BadFile(f"{place}: the profile {name!r} selects nothing; give it {' or '.join(SELECTING)}")
        if strange := [each for each in selecting["tiers"] if each not in TIERS]:
            raise BadFile(f"{place}: there is no tier {strange[0]!r}; known: {', '.join(TIERS)}")
        title, without = text_of(entry, "title", place), texts_of(entry, "without", place)
        profiles[name] = Profile(name, game, title, without=without, **selecting)
    return profiles


def split_name(name: str) -> tuple[str, str, str]:
    """Split a profile's name into game, edition, and the name for the default edition.

    The edition is empty if the name has none.
    """
    head, slash, rest = name.partition("/")
    game, _, edition = head.partition("-")
    return game, edition, f"{game}{slash}{rest}"


def find_profile(profiles: dict[str, Profile], name: str) -> Profile:
    """Return the profile of that name. Raises `KeyError` with the known names."""
    if name in profiles:
        return profiles[name]
    near = nearest(name, profiles)
    raise KeyError(f"there is no profile {name!r}; {near + ' ' if near else ''}known: {', '.join(profiles) or 'none'}")
