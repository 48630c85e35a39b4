"""What a certificate was judged by, as a digest: two certificates compare where theirs is the same.

It covers what decides the profile's verdicts and nothing else: the profile's entry; the scenarios that it selects, by
what they demand; and of its game the code of the steps, the words on the wire, the cards, the ready-made decks and the
rules. Titles,
comments, docstrings, other profiles and other games leave it as it is. The rest of the harness goes by the version of
the suite.
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
from conformance.runner.ids import hashed, meaning
from conformance.verdict.profiles import Profile

FOLLOWED = tuple(f"{PREFIX}{each}." for each in ("conformance.steps", "conformance.protocol", "scenarios.protocol"))
"""Packages of which the code decides a verdict: imports into them are followed."""


class DigestInput(NamedTuple):
    """All of a game that decides its verdicts, beside the scenarios."""

    code: Mapping[str, str]
    """Module → its source: those that hold the steps and the words, and what they are built on."""
    cards: Mapping[str, Any]
    """File of card data → its content."""
    decks: Mapping[str, Any]
    """File of a ready-made deck → its content."""
    rules: Sequence[Any]
    """Every entry of the catalogue."""


def digest(profile: Profile, cases: Iterable[Case], of_game: str) -> str:
    """SHA-256 over what decides a profile: the scenarios that it selects, and the fingerprint of its game."""
    return hashed((profile, sorted((case.id, meaning(case)) for case in cases), of_game))


@cache
def of_cards(game: GameDescriptor) -> str:
    """SHA-256 over the card data of a game as they are installed, which scenarios about cards are about."""
    return hashed((material(game).cards,))


@cache
def of_game(game: GameDescriptor) -> str:
    """The fingerprint of a game as it is installed."""
    return fingerprint(material(game))


def fingerprint(material: DigestInput) -> str:
    """SHA-256 over all of a game that decides its verdicts, beside the scenarios."""
    sources = {name: code(source) for name, source in material.code.items()}
    return hashed((sources, material.cards, material.decks, material.rules))


def material(game: GameDescriptor) -> DigestInput:
    """What of a game, as it is installed, decides its verdicts."""
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
    """The modules of a game's steps and words, and all that they import of the rooms that are followed."""
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
    """Return the source of a module as it was before a distribution was built: the same suite has one digest."""
    return _MOVED.sub(r"\1from \2", source).replace("from justicar import ", "import ")


_MOVED = re.compile(r"^( *)from justicar\.(\w+[\w.]* import )", re.MULTILINE)
_IMPORT = re.compile(
    rf"^ *from ({re.escape(PREFIX)}(?:conformance|scenarios)\.[\w.]+) import (\([^)]*\)|[^(\n]+)", re.MULTILINE
)
_PYTHON = re.compile(
    r'^[ \t]*"""(?:[^"\\]|\\.|"(?!""))*"""[ \t]*$'  # by itself: a docstring
    r'|(?P<kept>"""(?:[^"\\]|\\.|"(?!""))*"""|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\')'
    r"|#[^\n]*",
    re.DOTALL | re.MULTILINE,
)


def code(source: str) -> str:
    """Python without comments, docstrings and blank lines; the same under every version of Python."""
    bare = _PYTHON.sub(lambda found: found["kept"] or "", source)
    return "\n".join(line.rstrip() for line in bare.splitlines() if line.strip())
