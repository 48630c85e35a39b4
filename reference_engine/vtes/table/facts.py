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
"""What the name of an advanced vampire ends with, so that it is not taken for its base version."""

PAIR = 1_000_000
"""More than any number of a card. The number of a merged vampire is its advanced card's times this, plus its base's."""


class MergedFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the text of an advanced vampire gives it beside the merged icon. V5 'Influence Phase', 'Advanced'."""

    sect: str = ""
    title: str = ""
    city: str = ""
    disciplines: dict[str, int] = {}
    """Levels more."""


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
    advanced: bool = False
    """Whether it is the advanced version of a vampire, which may merge with the base version of that name."""
    merged: MergedFacts = MergedFacts()
    """Of an advanced vampire: what its text gives it only once it is merged."""
    blood_cost: int = 0
    pool_cost: int = 0
    cost_x: bool = False
    life: int = 0
    unique: bool = False
    trifle: bool = False
    burn_option: bool = False
    traits: tuple[str, ...] = ()
    """Labels of a minion that other cards speak of; `Tremere slave` and `Kiev circle` among them. V5 'Traits'."""
    requires: tuple[str, ...] = ()
    """Traits that the minion who plays a library card must have."""
    becomes_capacity: int = 0
    """Of a library card that becomes a vampire in play: the capacity."""
    non_unique: bool = False
    """Of a crypt card, of which there can be more than one in play."""
    printed_clan: str = ""
    """Where the clan has had another name, the one that is printed on this card."""

    # What follows from the rest; no data give it.

    is_vampire: bool = False
    is_crypt_card: bool = False
    is_minion: bool = False
    """Whether it becomes a minion in play. V5 glossary, 'Minion'."""
    persona: str = ""
    """Who it is: the versions of a vampire are copies of each other. V5 'Influence Phase', 'Advanced'."""

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
        """Printed level of a Discipline: 0 none, 1 basic, 2 superior."""
        return self.disciplines.get(code, 0) if isinstance(self.disciplines, dict) else 0


class Catalogue(dict[Card, Facts]):
    """Printed cards by number. A merged vampire is none of them, but has facts as well, put together when asked for."""

    def __missing__(self, number: Card) -> Facts:
        if (parts := parts_of(number)) is None:
            raise KeyError(number)
        return merged_facts(*parts)


def merged_number(advanced: Card, base: Card) -> Card:
    """The number under which a merged vampire is one card."""
    return Card(advanced * PAIR + base)


def parts_of(number: Card) -> tuple[Card, Card] | None:
    """The advanced and the base card that a number stands for, or None where it is that of one card."""
    if number < PAIR:
        return None
    advanced, base = divmod(number, PAIR)
    return Card(advanced), Card(base)


@cache
def merged_facts(advanced: Card, base: Card) -> Facts:
    """The facts of a merged vampire: all of the advanced card, and of the base card the title, which is text.

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
    """Every card that the data know. Raises ValueError where two have one id."""
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
    """The facts of cards on the table, where some library cards are vampires; made out as they are asked for."""

    def __missing__(self, number: Card) -> Facts:
        card = facts()[number]
        if card.becomes_capacity:
            card = replace(card, types=("vampire",), subtypes=(), capacity=card.becomes_capacity, disciplines={})
        self[number] = card
        return card


@cache
def facts_in_play() -> InPlayFacts:
    """What a card is on the table."""
    return InPlayFacts()


@cache
def ids_by_name() -> dict[str, Card]:
    """Card names to ids."""
    return {card.name: card.id for card in facts().values()}
