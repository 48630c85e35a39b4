"""Changes of the facts of cards: a cost, a capacity, a Discipline, a flag that an engine has wrong in its data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import tomli

import scenarios
from reference_engine.engine import GAMES
from tests.mutants.changes import PLAY

NOT_PLAYED_BY = {"id", "name", "confidence", "group", "unknown", "printed_clan", "ability", "starting", "effect"}
"""Fields by which nothing is played: what a card is called, how sure the data are, of what group a deck may be."""

TOLD_BY_THE_TEXT = {
    ("vendetta", "clan_card", "kind"),
    ("vendetta", "relic", "kind"),
    ("vendetta", "location_card", "kind"),
}
"""Fields that repeat what a declaration says: at what moment a card takes effect."""


@dataclass(frozen=True)
class FactChange:
    """One field of one card, changed."""

    game: str
    card: str
    path: tuple[str | int, ...]
    """Where it stands in the file: the list, the place in it, the field, and within the field the key or place."""
    value: Any
    """What stands there instead; None: nothing."""
    text: str
    printed: str = ""
    """What tells it from another card of that name."""
    where: str = ""
    of: str = PLAY
    kind: str = "fact"

    @property
    def name(self) -> str:
        return f"cards/{self.game}.toml:{self.card}{self.printed}: {self.text}"

    def change(self, data: dict[str, Any]) -> None:
        """Makes the change in the data of the file."""
        owner: Any = data
        for step in self.path[:-1]:
            owner = owner[step]
        if self.value is None:
            del owner[self.path[-1]]
        else:
            owner[self.path[-1]] = self.value


def fact_changes(game: str) -> list[FactChange]:
    """Every change of the facts of the cards that the engine can play."""
    played = set(GAMES[game].cards())
    data = tomli.loads((scenarios.ROOT / "cards" / f"{game}.toml").read_text("utf-8"))
    words = _words(data)
    found: list[FactChange] = []
    for kind, entries in data.items():
        for at, entry in enumerate(entries):
            if entry["name"] in played:
                for field, value in entry.items():
                    if field not in NOT_PLAYED_BY and (game, kind, field) not in TOLD_BY_THE_TEXT:
                        printed = f" {entry['id']}" if isinstance(entry.get("id"), str) else ""
                        made = _of_field(game, entry["name"], (kind, at, field), value, words)
                        found += (replace(change, printed=printed) for change in made)
    return found


def _words(data: dict[str, Any]) -> dict[str, list[str]]:
    """Field → the words that stand there, of whatever card."""
    found: dict[str, dict[str, None]] = {}
    for entries in data.values():
        for entry in entries:
            for field, value in entry.items():
                if isinstance(value, str):
                    found.setdefault(field, {})[value] = None
    return {field: list(values) for field, values in found.items()}


def _of_field(
    game: str, card: str, path: tuple[str | int, ...], value: Any, words: dict[str, list[str]]
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
        for item in value:
            rest = [other for other in value if other != item]
            if path[2] != "types" or rest:
                yield FactChange(game, card, path, rest, f"{item!r} is left out of {field}")
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _of_field(game, card, (*path, key), inner, words)
