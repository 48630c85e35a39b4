"""The printed facts of cards, read from the shared data."""

from __future__ import annotations

from functools import cache

import msgspec
import tomli
from msgspec.structs import force_setattr, replace

from reference_engine.kernel import Card
from reference_engine.vtes.table.clans_and_disciplines import clan_today
from scenarios import ROOT

ADVANCED = " (ADV)"
"""Suffix of an advanced vampire's name, which distinguishes it from the base version."""

PAIR = 1_000_000
"""A number above all card ids. A merged vampire's number is its advanced card's times `PAIR`, plus its base card's."""


class MergedFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Facts that the text of an advanced vampire adds through the merged icon. V5 'Influence Phase', 'Advanced'."""

    sect: str = ""
    title: str = ""
    city: str = ""
    disciplines: dict[str, int] = {}
    """Additional levels by Discipline."""


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Printed facts of a card, as far as the rules need them. No card text."""

    id: Card
    name: str
    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()
    clan: str = ""
    """Clan; a library card may show several, separated by slashes."""
    disciplines: dict[str, int] | tuple[str, ...] = ()
    sect: str = ""
    title: str = ""
    city: str = ""
    capacity: int = 0
    group: str = ""
    ability: bool = False
    advanced: bool = False
    """True for the advanced version of a vampire, which may merge with the base version of that name."""
    merged: MergedFacts = MergedFacts()
    """Additional facts of an advanced vampire, which apply only once it is merged."""
    blood_cost: int = 0
    pool_cost: int = 0
    cost_x: bool = False
    life: int = 0
    unique: bool = False
    trifle: bool = False
    burn_option: bool = False
    traits: tuple[str, ...] = ()
    """Labels of a minion that other cards refer to, such as `Tremere slave` and `Kiev circle`. V5 'Traits'."""
    requires: tuple[str, ...] = ()
    """Traits that a minion must have to play this library card."""
    becomes_capacity: int = 0
    """Capacity of a library card that becomes a vampire in play."""
    non_unique: bool = False
    """True for a crypt card that may be in play more than once."""
    printed_clan: str = ""
    """Clan name printed on this card, if the clan has since been renamed."""

    # Derived from the rest; no data give them.

    is_vampire: bool = False
    is_crypt_card: bool = False
    is_minion: bool = False
    """True if the card becomes a minion in play. V5 glossary, 'Minion'."""
    persona: str = ""
    """Name shared by all versions of a vampire, which are copies of each other. V5 'Influence Phase', 'Advanced'."""

    def __post_init__(self) -> None:
        vampire = "vampire" in self.types
        for name, value in (
            ("is_vampire", vampire),
            ("is_crypt_card", self.capacity > 0),
            ("is_minion", vampire or "ally" in self.types),
            ("persona", self.name.removesuffix(ADVANCED) if self.advanced else self.name),
        ):
            force_setattr(self, name, value)

    def discipline(self, code: str) -> int:
        """Return the printed level of a Discipline: 0 none, 1 basic, 2 superior."""
        return self.disciplines.get(code, 0) if isinstance(self.disciplines, dict) else 0


class Catalogue(dict[Card, Facts]):
    """Printed cards by number.

    A merged vampire is not an entry, but its facts are put together on lookup.
    """

    def __missing__(self, number: Card) -> Facts:
        if (parts := parts_of(number)) is None:
            raise KeyError(number)
        return merged_facts(*parts)


def merged_number(advanced: Card, base: Card) -> Card:
    """Return the number of a merged vampire."""
    return Card(advanced * PAIR + base)


def parts_of(number: Card) -> tuple[Card, Card] | None:
    """Return the advanced and base card of a merged vampire's number, or None for a single card."""
    if number < PAIR:
        return None
    advanced, base = divmod(number, PAIR)
    return Card(advanced), Card(base)


@cache
def merged_facts(advanced: Card, base: Card) -> Facts:
    """Return the facts of a merged vampire: those of the advanced card, and the base card's title, which is text.

    Where the advanced card says something else, it has precedence. V5 'Influence Phase', 'Advanced'.
    """
    top, under = facts()[advanced], facts()[base]
    extra = top.merged
    title, city = next(
        (found for found in ((extra.title, extra.city), (top.title, top.city)) if found[0]), (under.title, under.city)
    )
    levels = {
        code: min(top.discipline(code) + extra.disciplines.get(code, 0), 2)
        for code in {**dict.fromkeys(top.disciplines), **extra.disciplines}
    }
    return msgspec.structs.replace(
        top,
        id=merged_number(advanced, base), sect=extra.sect or top.sect, title=title, city=city, disciplines=levels,
    )  # fmt: skip


@cache
def facts() -> dict[Card, Facts]:
    """Return every card in the data.

    Raises ValueError if two cards share an id.
    """
    with (ROOT / "cards" / "vtes.toml").open("rb") as file:
        entries = tomli.load(file)["card"]
    found: dict[Card, Facts] = Catalogue()
    for entry in entries:
        card = msgspec.convert(entry, Facts)
        if card.id in found:
            raise ValueError(f"cards/vtes.toml: {card.name!r} has the id of {found[card.id].name!r}")
        clan = clan_today(card.clan)
        found[card.id] = card if clan == card.clan else replace(card, clan=clan, printed_clan=card.clan)
    return found


class InPlayFacts(dict[Card, Facts]):
    """Facts of cards on the table, where some library cards are vampires; computed on lookup."""

    def __missing__(self, number: Card) -> Facts:
        card = facts()[number]
        if card.becomes_capacity:
            card = replace(card, types=("vampire",), subtypes=(), capacity=card.becomes_capacity, disciplines={})
        self[number] = card
        return card


@cache
def facts_in_play() -> InPlayFacts:
    """Return the facts of cards as they are on the table."""
    return InPlayFacts()


@cache
def ids_by_name() -> dict[str, Card]:
    """Return card ids by name."""
    return {card.name: card.id for card in facts().values()}
