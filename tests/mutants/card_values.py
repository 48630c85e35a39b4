"""Changes of card facts: a cost, a capacity, a Discipline, or a flag that is wrong in an engine's data."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import tomli

import scenarios
from reference_engine.engine import GAMES
from tests.mutants.changes import PLAY, Change
from tests.mutants.coverage import modules

NOT_PLAYED_BY = {
    "id", "name", "also", "confidence", "group", "unknown", "printed_clan", "ability", "starting", "effect", "reading",
}  # fmt: skip
"""Fields that do not affect play: names, ways to read a card, confidence of the data, and deck groups."""

TOLD_BY_THE_TEXT = {
    ("vtes", "card", "types"),
    ("vendetta", "clan_card", "kind"),
    ("vendetta", "relic", "kind"),
    ("vendetta", "location_card", "kind"),
    ("rivals", "agenda", "pool"),
    ("rivals", "haven", "pool"),
    ("rivals", "library", "pool"),
    ("rivals", "library", "prestige"),
}
"""Fields that repeat a declaration or affect only deck building.

They say when a card takes effect, as which kind of card it is played, what it costs, or whose decks may include it.
Decks are checked when they are built and when a position is read, not in play. Of a VTES card's types, only one of
several is left out; each way to play the card names its type.
"""

DISCARDED_FOR = {"ani", "dom", "obf"}
"""Disciplines of library cards that matter to vampires who discard such cards.

Otherwise a declaration repeats the Disciplines that a card is played with, and the engine uses the declaration.
"""


@dataclass(frozen=True)
class FactChange:
    """One changed field of one card."""

    game: str
    card: str
    path: tuple[str | int, ...]
    """Path in the file: list, index, field, and the key or index within the field."""
    value: Any
    """New value; None removes the field."""
    text: str
    printed: str = ""
    """Id that distinguishes the card from others of that name."""
    where: str = ""
    of: str = PLAY
    kind: str = "fact"

    @property
    def name(self) -> str:
        return f"cards/{self.game}.toml:{self.card}{self.printed}: {self.text}"

    def change(self, data: dict[str, Any]) -> None:
        """Make the change in the data of the file."""
        owner: Any = data
        for step in self.path[:-1]:
            owner = owner[step]
        if self.value is None:
            del owner[self.path[-1]]
        else:
            owner[self.path[-1]] = self.value


def fact_changes(game: str) -> list[FactChange]:
    """Return every change of the facts of the cards that the engine can play."""
    played, asked_for = set(GAMES[game].cards()), words_of_rules(game)
    data = tomli.loads((scenarios.ROOT / "cards" / f"{game}.toml").read_text("utf-8"))
    words = _words(data)
    found: list[FactChange] = []
    for kind, entries in data.items():
        for at, entry in enumerate(entries):
            if entry["name"] in played:
                for field, value in entry.items():
                    if field not in NOT_PLAYED_BY and (game, kind, field) not in TOLD_BY_THE_TEXT:
                        printed = f" {entry['id']}" if isinstance(entry.get("id"), str) else ""
                        heard = _heard(kind, field, value, asked_for)
                        made = _of_field(game, entry["name"], (kind, at, field), value, words, heard)
                        found += (replace(change, printed=printed) for change in made)
    return found


def words_of_rules(game: str) -> frozenset[str]:
    """Return every text in a game's rules. No rule uses a word of a card that is not among them."""
    trees = (ast.parse(path.read_text("utf-8")) for path in modules(game).values())
    nodes = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return frozenset(node.value for node in nodes if isinstance(node.value, str))


def _heard(kind: str, field: str, value: Any, asked_for: frozenset[str]) -> list[Any]:
    """Return the items of a list that a rule uses."""
    if not isinstance(value, list):
        return []
    if field in ("types", "subtypes"):
        laid = {"Action"} if "Conspiracy" in value else set()  # a Conspiracy is only ever played as a Conspiracy
        return [word for word in value if word in asked_for and word not in laid]
    if field == "disciplines" and kind == "card":
        return [code for code in value if code in DISCARDED_FOR]
    return value


def card_of(change: Change | FactChange) -> str:
    """Return the name of the card that a change is in; empty if there is none."""
    if isinstance(change, FactChange):
        return change.card
    return _names(change.module.split(".")[1]).get(change.declares, str(change.declares or ""))


@cache
def _names(game: str) -> dict[int | str, str]:
    data = tomli.loads((scenarios.ROOT / "cards" / f"{game}.toml").read_text("utf-8"))
    return {entry["id"]: entry["name"] for entries in data.values() for entry in entries if "id" in entry}


def _words(data: dict[str, Any]) -> dict[str, list[str]]:
    """Return field → the words that any card has there."""
    found: dict[str, dict[str, None]] = {}
    for entries in data.values():
        for entry in entries:
            for field, value in entry.items():
                if isinstance(value, str):
                    found.setdefault(field, {})[value] = None
    return {field: list(values) for field, values in found.items()}


def _of_field(
    game: str,
    card: str,
    path: tuple[str | int, ...],
    value: Any,
    words: dict[str, list[str]],
    heard: list[Any],
) -> Iterator[FactChange]:
    field = " ".join(map(str, path[2:]))
    if isinstance(value, bool):
        yield FactChange(game, card, path, not value, f"{field} {value} → {not value}")
    elif isinstance(value, int):
        if "disciplines" in path:
            yield FactChange(game, card, path, 3 - value, f"{field} {value} → {3 - value}")
            yield FactChange(game, card, path, None, f"{field} is left out")
        else:
            yield FactChange(game, card, path, value + 1, f"{field} {value} → {value + 1}")
            if value > 0:
                yield FactChange(game, card, path, value - 1, f"{field} {value} → {value - 1}")
    elif isinstance(value, str):
        others = [word for word in words.get(str(path[-1]), ()) if word != value]
        if others:
            other = others[(len(card) + len(value)) % len(others)]
            yield FactChange(game, card, path, other, f"{field} {value!r} → {other!r}")
    elif isinstance(value, list):
        for item in heard:
            rest = [other for other in value if other != item]
            yield FactChange(game, card, path, rest, f"{item!r} is left out of {field}")
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _of_field(game, card, (*path, key), inner, words, heard)
