"""Index of every card: number, name, type and group.

Decks are read with this index, even if a card cannot be played.
"""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from reference_engine.kernel import Card
from reference_engine.kernel.deck_lists import NEAREST, most_like, plain
from scenarios import ROOT

INDEX = ROOT / "cards" / "vtes_index.tsv"
CRYPT_TYPES = ("vampire", "imbued")


class Printed(msgspec.Struct, frozen=True):
    """A card in the official list. `group` is a number, `ANY`, or empty for a library card."""

    id: Card
    name: str
    type: str
    group: str = ""
    advanced: bool = False

    @property
    def part(self) -> str:
        """Part of a deck where the card belongs: crypt or library."""
        return "crypt" if self.type in CRYPT_TYPES else "library"

    @property
    def full_name(self) -> str:
        """Unambiguous name, such as `Theo Bell (G6)` or `Theo Bell (ADV)`."""
        if self.advanced:
            return f"{self.name} (ADV)"
        return f"{self.name} (G{self.group})" if len(_bearers(self)) > 1 else self.name


@cache
def index() -> dict[Card, Printed]:
    """Return every card by number."""
    return {card.id: card for card, _ in _entries()}


@cache
def by_name() -> dict[str, list[Printed]]:
    """Return the cards with each name, including former names, in the form that `plain` gives."""
    found: dict[str, list[Printed]] = {}
    for card, others in _entries():
        for name in dict.fromkeys(plain(each) for each in (card.name, *others)):
            found.setdefault(name, []).append(card)
    return found


@lru_cache(maxsize=256)
def near(name: str) -> tuple[str, ...]:
    """Return the known names closest to an unknown one, closest first."""
    close = most_like(name, by_name())
    return tuple(dict.fromkeys(card.full_name for each in close for card in by_name()[each]))[:NEAREST]


def _bearers(card: Printed) -> list[Printed]:
    """Return the cards with the same name that are not advanced."""
    return [each for each in by_name()[plain(card.name)] if each.part == card.part and not each.advanced]


@cache
def _entries() -> tuple[tuple[Printed, tuple[str, ...]], ...]:
    entries = []
    with INDEX.open(encoding="utf-8") as file:
        next(file)
        for line in file:
            number, name, kind, group, advanced, others = line.rstrip("\n").split("\t")
            card = Printed(Card(int(number)), name, kind, group, bool(advanced))
            entries.append((card, tuple(others.split(";")) if others else ()))
    return tuple(entries)
