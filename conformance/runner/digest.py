"""Digests of the data that decides a certificate. Certificates with the same digest are comparable.

A digest covers exactly what decides the profile's verdicts: the profile's entry; the steps and tags of the scenarios
that it selects; and, for its game, the code of the steps, the wire types, the cards, the ready-made decks, and the
rules. Titles, comments, docstrings, other profiles, and other games do not change it. The rest of the harness is
identified by the suite version.
"""

from __future__ import annotations

import importlib
import inspect
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import tomli

import scenarios
from conformance import PREFIX, catalogue
from conformance.games import GameDescriptor
from conformance.runner.cases import Case
from conformance.runner.id_ledger import hashed, meaning
from conformance.verdict.profiles import Profile

FOLLOWED = tuple(f"{PREFIX}{each}." for each in ("conformance.steps", "conformance.protocol", "scenarios.wire_types"))
"""Packages whose code decides verdicts. Imports into them are followed."""


class DigestInput(NamedTuple):
    """The data of a game that decides its verdicts, besides the scenarios."""

    code: Mapping[str, str]
    """Module → source, for the modules of the steps and wire types and those they import."""
    cards: Mapping[str, Any]
    """File of card data → content."""
    decks: Mapping[str, Any]
    """File of a ready-made deck → content."""
    rules: Sequence[Any]
    """Every entry of the catalogue."""


def digest(profile: Profile, cases: Iterable[Case], of_game: str) -> str:
    """Return the SHA-256 of a profile, of the scenarios that it selects, and of its game's fingerprint."""
    return hashed((profile, sorted((case.id, meaning(case)) for case in cases), of_game))


@cache
def of_cards(game: GameDescriptor) -> str:
    """Return the SHA-256 of a game's installed card data."""
    return hashed((material(game).cards,))


@cache
def of_game(game: GameDescriptor) -> str:
    """Return the fingerprint of an installed game."""
    return fingerprint(material(game))


def fingerprint(material: DigestInput) -> str:
    """Return the SHA-256 of the data of a game that decides its verdicts, besides the scenarios."""
    sources = {name: code(source) for name, source in material.code.items()}
    return hashed((sources, material.cards, material.decks, material.rules))


def material(game: GameDescriptor) -> DigestInput:
    """Collect the data of an installed game that decides its verdicts."""
    decks = _read(sorted((scenarios.ROOT / "decks").glob("*.toml")))
    return DigestInput(
        code=_sources(game),
        cards=_read(sorted((scenarios.ROOT / "cards").glob(f"{game.name}*.toml"))),
        decks={name: deck for name, deck in decks.items() if deck["game"] == game.name},
        rules=list(catalogue.load(game.name).values()),
    )


def _read(files: Iterable[Path]) -> dict[str, Any]:
    return {path.name: tomli.loads(path.read_text(encoding="utf-8")) for path in files}


def _sources(game: GameDescriptor) -> dict[str, str]:
    """Return module → source, for a game's steps and wire types and all that they import from `FOLLOWED`."""
    waiting = {step.module for step in game.vocabulary.steps}
    if game.words is not None:
        waiting |= {game.words.position.__module__, game.words.observation.__module__}
        waiting |= {game.words.decks.deck.__module__} if game.words.decks is not None else set()
    found: dict[str, str] = {}
    while waiting:
        name = waiting.pop()
        found[name] = inspect.getsource(importlib.import_module(name))
        for module, names in _IMPORT.findall(found[name]):
            further = {module} | {f"{module}.{each}" for each in re.findall(r"\w+", names)} & sys.modules.keys()
            waiting |= {each for each in further if each.startswith(FOLLOWED)} - found.keys()
    return {name.removeprefix(PREFIX): as_in_a_checkout(source) for name, source in sorted(found.items())}


def as_in_a_checkout(source: str) -> str:
    """Return a module's source as in a checkout, so that a built distribution has the same digest."""
    return _MOVED.sub(r"\1from \2", source).replace("from justicar import ", "import ")


_MOVED = re.compile(r"^( *)from justicar\.(\w+[\w.]* import )", re.MULTILINE)
_IMPORT = re.compile(
    rf"^ *from ({re.escape(PREFIX)}(?:conformance|scenarios)\.[\w.]+) import (\([^)]*\)|[^(\n]+)", re.MULTILINE
)
_PYTHON = re.compile(
    r'^[ \t]*"""(?:[^"\\]|\\.|"(?!""))*"""[ \t]*$'  # a string on its own lines: a docstring
    r'|(?P<kept>"""(?:[^"\\]|\\.|"(?!""))*"""|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\')'
    r"|#[^\n]*",
    re.DOTALL | re.MULTILINE,
)


def code(source: str) -> str:
    """Strip comments, docstrings, and blank lines from Python code, in the same way under every version of Python."""
    bare = _PYTHON.sub(lambda found: found["kept"] or "", source)
    return "\n".join(line.rstrip() for line in bare.splitlines() if line.strip())
