"""Real material to mutate: the requests of the suite's scenarios, and the project's own files.

Positions, choices and directives come from the scenarios, and texts are parts of files that the project reads.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import msgspec
import tomli

import features
from conformance.adapters import connect
from conformance.catalogue import RULES
from conformance.runner.direct import run_case
from reference_engine.engine import GAMES, ReferenceEngine
from scenarios import ROOT
from tests.cases import suite_cases

JsonObject = dict[str, Any]

MOST_SEEN = 60
"""Maximum number of values kept for each key."""


class GameMessages(NamedTuple):
    """Messages of a game."""

    game: str
    setups: list[bytes]
    """`params` of requests, as JSON, each once. The other lists are alike."""
    choices: list[bytes]
    directives: list[bytes]
    decks: list[bytes]
    """`params` of requests about a deck."""
    seen: dict[str, list[Any]]
    """Key → values found under it, without large ones."""
    names: list[str]
    """Names of cards and of players."""
    records: list[str]
    """Records of scenarios that consist of choices only."""


class Listening(ReferenceEngine):
    """Reference engine that records its requests."""

    heard: tuple[dict[bytes, None], ...] = ({}, {}, {}, {})
    played: ClassVar[list[list[JsonObject]]] = []

    def setup(self, params: JsonObject) -> JsonObject:
        self.heard[0][msgspec.json.encode(params)] = None
        answer = super().setup(params)
        self.played.append([{"record": 1, **{key: params[key] for key in ("game", "edition", "position")}}])
        return answer

    def choose(self, params: JsonObject) -> JsonObject:
        self.heard[1][msgspec.json.encode(params["choice"])] = None
        answer = super().choose(params)
        self.played[-1].append(params)
        return answer

    def arrange(self, params: JsonObject) -> JsonObject:
        self.heard[2][msgspec.json.encode(params["directive"])] = None
        self.played.append([])  # a record cannot contain a directive, so what follows is not kept
        return super().arrange(params)

    def deck(self, params: JsonObject) -> JsonObject:
        self.heard[3][msgspec.json.encode(params)] = None
        return super().deck(params)


@cache
def material(game: str, one_in: int = 1) -> GameMessages:
    """Return the requests of every `one_in`th scenario of a game."""
    Listening.heard, Listening.played = ({}, {}, {}, {}), []
    engine = connect(f"inprocess:{__name__}:{Listening.__name__}")
    for case in suite_cases(game)[::one_in]:
        run_case(case, engine)
    engine.close()
    setups, choices, directives, of_decks = (list(heard) for heard in Listening.heard)
    for path in sorted((ROOT / "positions").glob("*.toml")):
        position = tomli.loads(path.read_text(encoding="utf-8"))
        if position.get("game", "vtes") == game and "seats" in position:
            edition = position.get("edition") or GAMES[game].EDITIONS.default
            setups.append(msgspec.json.encode({"game": game, "edition": edition, "position": position}))
    seen: dict[str, dict[bytes, None]] = {}
    for line in (*setups, *choices, *directives, *of_decks):
        for key, value in _under_keys(msgspec.json.decode(line)):
            of_key, written = seen.setdefault(key, {}), msgspec.json.encode(value)
            if len(of_key) < MOST_SEEN and len(written) < 400:
                of_key[written] = None
    values = {key: [msgspec.json.decode(each) for each in of_key] for key, of_key in seen.items()}
    seats = [name for name in values.get("name", []) if isinstance(name, str)]
    records = [
        "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in each) for each in Listening.played if each
    ]
    whole = [record for record in records if record.startswith('{"record"')]
    return GameMessages(game, setups, choices, directives, of_decks, values, [*GAMES[game].cards(), *seats * 5], whole)


def _under_keys(value: Any) -> Iterator[tuple[str, Any]]:
    for key, each in value.items() if isinstance(value, dict) else ():
        yield key, each
        yield from _under_keys(each)
    for each in value if isinstance(value, list) else ():
        yield from _under_keys(each)


# ---- Texts. Long files are split, so that a mutation affects a large part.


@cache
def decks(folder: str = ".") -> tuple[str, ...]:
    """Return decks in TOML, as lists, and as tables with tabs."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "decks" / folder).rglob("*.toml"))]
    return (*texts, *filter(None, map(_as_list, texts)), *filter(None, map(_as_table, texts)))


def _counts(deck: str) -> Iterator[tuple[str, int]]:
    for part in tomli.loads(deck).values():
        for name, copies in part.items() if isinstance(part, dict) else ():
            if isinstance(copies, int):
                yield name, copies


def _as_list(deck: str) -> str:
    return "".join(f"{copies}x {name}\n" for name, copies in _counts(deck))


def _as_table(deck: str) -> str:
    return "".join(f"{copies}\t{name}\n" for name, copies in _counts(deck))


@cache
def records(one_in: int = 1) -> tuple[str, ...]:
    """Return records: the beginnings of recorded games, and the records of scenarios with choices only."""
    found = [
        "".join(path.read_text(encoding="utf-8").splitlines(keepends=True)[:12])
        for path in sorted((ROOT / "games").glob("*.jsonl"))
    ]
    return tuple(found + [record for game in GAMES for record in material(game, one_in).records])


@cache
def positions(one_in: int = 1) -> tuple[str, ...]:
    """Return positions in TOML and in JSON."""
    found = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "positions").glob("*.toml"))]
    for game in GAMES:
        for number, line in enumerate(material(game, one_in).setups):
            position = {"game": game} | msgspec.json.decode(line)["position"]
            found.append(toml(position) if number % 2 else json.dumps(position, ensure_ascii=False))
    return tuple(found)


@cache
def entries(stem: str, table: str, at_most: int = 3) -> tuple[str, ...]:
    """Return the `[[table]]` entries of a data file, `at_most` at a time."""
    text = (ROOT / f"{stem}.toml").read_text(encoding="utf-8")
    parts = re.split(rf"^(?=\[\[{table}\]\])", text, flags=re.MULTILINE)[1:]
    return tuple("".join(parts[at : at + at_most]) for at in range(0, len(parts), at_most))


@cache
def editions() -> tuple[str, ...]:
    """Return the editions of VTES, whole and as the default preset with each other table."""
    whole = (ROOT / "editions" / "vtes.toml").read_text(encoding="utf-8")
    default, *others = re.split(r"^(?=\[)", whole, flags=re.MULTILINE)[1:]
    return (whole, *(default + other for other in others))


@cache
def lines(path: Path, at_most: int = 12) -> tuple[str, ...]:
    """Return a text in parts of `at_most` lines."""
    found = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return tuple("".join(found[at : at + at_most]) for at in range(0, len(found), at_most))


@cache
def reasons() -> tuple[str, ...]:
    """Return the reasons why rules have no scenario."""
    return tuple(f"[reasons]\n{each}" for each in lines(RULES / "exceptions.toml"))


@cache
def feature_texts(game: str) -> tuple[str, ...]:
    """Return the features of a game with one or two scenarios each."""
    found = []
    for path in sorted((features.ROOT / game).rglob("*.feature")):
        text = path.read_text(encoding="utf-8")
        # A scenario begins with its tags or comments, after a blank line.
        head, *parts = re.split(r"\n\n(?=  (?:@|#|Scenario|Rule))", text)
        background = [part for part in parts if part.lstrip().startswith("Background")]
        head = "\n\n".join([head, *background])
        parts = [part for part in parts if "Scenario" in part]
        found += ["\n\n".join([head, *parts[at : at + 2]]) + "\n" for at in range(0, len(parts), 2)]
    return tuple(found)


def toml(value: JsonObject) -> str:
    """Return plain data as TOML, with a line for each key. None becomes an empty text."""
    return "".join(f"{json.dumps(key)} = {_inline(each)}\n" for key, each in value.items())


def toml_tables(name: str, tables: Iterable[JsonObject]) -> str:
    """Return tables as the `[[name]]` entries of a file."""
    return "\n".join(f"[[{name}]]\n{toml(each)}" for each in tables)


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_inline(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    if value is None:
        return '""'
    return str(value) if isinstance(value, float) else json.dumps(value)
