"""Every card there is: its number, name, type and group. Decks are read by it; what can be played is another matter."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from reference_engine.kernel import Card
from reference_engine.kernel.deck_lists import NEAREST, most_like, plain
from scenarios import ROOT

INDEX = ROOT / "cards" / "vtes_index.tsv"
CRYPT_TYPES = ("vampire", "imbued")


class Printed(msgspec.Struct, frozen=True):
    """A card as the official list has it. `group` is a number, `ANY`, or empty for a library card."""

    id: Card
    name: str
    type: str
    group: str = ""
    advanced: bool = False

    @property
    def part(self) -> str:
        """Where in a deck it belongs: crypt or library."""
        return "crypt" if self.type in CRYPT_TYPES else "library"

    @property
    def full_name(self) -> str:
        """The name by which it cannot be mistaken for another: `Theo Bell (G6)`, `Theo Bell (ADV)`."""
        if self.advanced:
            return f"{self.name} (ADV)"
        return f"{self.name} (G{self.group})" if len(_bearers(self)) > 1 else self.name


@cache
def index() -> dict[Card, Printed]:
    """Every card by its number."""
    return {card.id: card for card, _ in _entries()}


@cache
def by_name() -> dict[str, list[Printed]]:
    """The cards of each name, former names included, as `plain` has it."""
    found: dict[str, list[Printed]] = {}
    for card, others in _entries():
        for name in dict.fromkeys(plain(each) for each in (card.name, *others)):
            found.setdefault(name, []).append(card)
    return found


@lru_cache(maxsize=256)
def near(name: str) -> tuple[str, ...]:
    """The names most like one that is not known, the most like first."""
    close = most_like(name, by_name())
    return tuple(dict.fromkeys(card.full_name for each in close for card in by_name()[each]))[:NEAREST]


def _bearers(card: Printed) -> list[Printed]:
    """Those of its name that are not advanced."""
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
