"""The printed facts of cards, read from the shared data."""

from __future__ import annotations

from functools import cache

import msgspec
import tomli

from reference_engine.kernel import Card
from scenarios import ROOT


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on a card, as far as the rules need it. No card text."""

    id: Card
    name: str
    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()
    clan: str = ""
    """A library card may show several, separated by a slash."""
    disciplines: dict[str, int] | tuple[str, ...] = ()
    sect: str = ""
    title: str = ""
    city: str = ""
    capacity: int = 0
    group: str = ""
    ability: bool = False
    blood_cost: int = 0
    pool_cost: int = 0
    cost_x: bool = False
    life: int = 0
    unique: bool = False
    trifle: bool = False

    @property
    def is_vampire(self) -> bool:
        return "vampire" in self.types

    @property
    def is_crypt_card(self) -> bool:
        return self.capacity > 0

    @property
    def is_minion(self) -> bool:
        """Whether it becomes a minion in play. V5 glossary, 'Minion'."""
        return self.is_vampire or "ally" in self.types

    def discipline(self, code: str) -> int:
        """Printed level of a Discipline: 0 none, 1 basic, 2 superior."""
        return self.disciplines.get(code, 0) if isinstance(self.disciplines, dict) else 0


@cache
def facts() -> dict[Card, Facts]:
    """Every card that the data know. Raises ValueError where two have one id."""
    with (ROOT / "cards" / "vtes.toml").open("rb") as file:
        entries = tomli.load(file)["card"]
    found: dict[Card, Facts] = {}
    for entry in entries:
        card = msgspec.convert(entry, Facts)
        if card.id in found:
            raise ValueError(f"cards/vtes.toml: {card.name!r} has the id of {found[card.id].name!r}")
        found[card.id] = card
    return found


@cache
def ids_by_name() -> dict[str, Card]:
    """Card names to ids."""
    return {card.name: card.id for card in facts().values()}
