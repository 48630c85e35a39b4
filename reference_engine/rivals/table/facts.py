"""The printed facts of cards, read from the shared data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

import msgspec
import tomli

from scenarios import ROOT

VAMPIRE, HUNTER, BOTH = "vampire", "hunter", "both"
"""Whose decks a card may be in: it bears no tag, an H, or H/V. Rulebook, 'Custom Decks'. No character is of both."""

CLANS = ("Caitiff", "Ministry")

CREEDS = ("Faithful", "Inquisitive")
"""What a clan is to vampires. Rulebook, 'Hunter Specific Rules'."""

DISCIPLINES = (
    "Animalism",
    "Auspex",
    "Blood Sorcery",
    "Celerity",
    "Dominate",
    "Fortitude",
    "Obfuscate",
    "Oblivion",
    "Potence",
    "Presence",
    "Protean",
    "Thin-Blood Alchemy",
)

EDGES = (
    "Beast Whisperer",
    "Global Access",
    "Library",
    "Repel the Unnatural",
    "Sense the Unnatural",
    "Thwart the Unnatural",
)

ATTRIBUTES = ("Physical", "Social", "Mental")
"""From the top of a card down: the order in which a Monster settles ties. Rulebook, 'Preemptive Strike'."""

RANGED = "Ranged"

ATTACK_TYPES = (RANGED, *ATTRIBUTES)

MORTALS = ANTAGONIST, CITIZEN, VAGRANT = "Antagonist", "Citizen", "Vagrant"
"""The sub-types of Mortals. Rulebook, 'Mortals'."""


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every card has."""

    name: str
    effect: str = ""
    """What it does, for people; the cards' texts declare it for the engine. Of a Haven: its Leader Ability."""
    reading: str = ""
    """How what is unclear about it is taken, for people."""


class DeckCard(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card that players bring."""

    also: tuple[str, ...] = ()
    """Other names under which lists of decks have it."""


class Character(DeckCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of a Faction deck."""

    faction: str
    """vampire or hunter."""
    clan: str
    """Or creed."""
    blood_potency: int
    """Its price in Prestige, and its maximum Blood."""
    physical: int
    social: int
    mental: int
    disciplines: tuple[str, ...] = ()
    """From the top of the card down; one that is printed twice stands here twice. Of a Hunter, `edges` likewise."""
    edges: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    """Guard, True Faith. Every Hunter has Hunter besides."""


class LibraryCard(DeckCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    types: tuple[str, ...]
    """The words of its banner: Action, Unhosted Action, Attack, Reaction or Influence Modifier; beside an Action
    Scheme, Ongoing, Conspiracy, Relic, Animal; beside a Reaction Special."""
    pool: str
    bp: int = 0
    """The Blood Potency that it requires."""
    clan: str = ""
    """The clan or creed that it requires in the coterie."""
    requires: str = ""
    """The Discipline or Edge that opens its text: the acting character must have it."""
    attack_type: str = ""
    reaction_types: tuple[str, ...] = ()
    """The types of attack that it may answer."""
    damage: int | None = None
    """The number with the skull, if there is one."""
    shield: int | None = None
    prestige: int = 0
    """What it costs to play, once."""
    prestige_placed: int = 0
    """Prestige that is placed on it when it is placed face down."""
    prestige_needed: int = 0
    """Prestige with which a Conspiracy may be resolved."""
    face_up: bool = False
    """Whether an Attack card must be placed face up."""
    one_per_player: bool = False
    max_1: bool = False
    """Whether a character may bear only one of this name."""


class CityCard(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    copies: int
    types: tuple[str, ...]
    """Event, Event and Ongoing, Title, Mortal and Retainer, Mortal and Ongoing."""
    subtype: str = ""
    """Of a Mortal."""
    blood: int = 0
    """Damage that defeats a Mortal."""
    agenda: int = 0
    """For who defeats the Mortal, or attaches the Title."""
    burn_mends: int = 0
    """Blood that a Mortal's Burn reward mends on the attacker."""
    burn_prestige: int = 0
    """Prestige that it gives instead."""
    no_token: bool = False
    """Whether an Ongoing Event gets no token of the player who reveals it."""


class Monster(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    blood_potency: int
    physical: int
    social: int
    mental: int
    agenda: int
    """For who defeats it."""


class Agenda(DeckCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pool: str
    to_win: int
    """The Agenda points that win."""


class Haven(DeckCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pool: str
    secrecy: int
    """For its player's characters in the Haven, or wherever they are."""
    everywhere: bool = False


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every card of the set."""

    character: tuple[Character, ...]
    library: tuple[LibraryCard, ...]
    city: tuple[CityCard, ...]
    monster: tuple[Monster, ...]
    agenda: tuple[Agenda, ...]
    haven: tuple[Haven, ...]


@cache
def box() -> Box:
    with (ROOT / "cards" / "rivals.toml").open("rb") as file:
        return msgspec.convert(tomli.load(file), Box)


CHARACTERS: dict[str, Character] = {card.name: card for card in box().character}
"""Characters by name. The same of the others."""

LIBRARY: dict[str, LibraryCard] = {card.name: card for card in box().library}

CITY: dict[str, CityCard] = {card.name: card for card in box().city}

MONSTERS: dict[str, Monster] = {card.name: card for card in box().monster}

AGENDAS: dict[str, Agenda] = {card.name: card for card in box().agenda}

HAVENS: dict[str, Haven] = {card.name: card for card in box().haven}

PRINCE = "Prince of the City - Rio de Janeiro"

CHARACTER, CONSPIRACY, ACTION, UNHOSTED = "Character", "Conspiracy", "Action", "Unhosted Action"
"""What is recruited, placed, played by a character, played by nobody: the kinds of cards that cost an Action."""


def kind_of(name: str) -> str:
    """The kind of a card that may be in a hand: Attack, Reaction and Influence Modifier are kinds as well."""
    if name in LIBRARY:
        types = LIBRARY[name].types
        return CONSPIRACY if CONSPIRACY in types else types[0]
    return CHARACTER if name in CHARACTERS else ""


KEPT = 64
"""How many hands are remembered."""


@lru_cache(maxsize=KEPT)
def by_kind(hand: tuple[str, ...]) -> Mapping[str, list[str]]:
    """The cards of a hand by their kinds, each name once, sorted."""
    found: dict[str, list[str]] = {kind: [] for kind in (CHARACTER, CONSPIRACY, ACTION, UNHOSTED)}
    for name in sorted(set(hand)):
        found.setdefault(kind_of(name), []).append(name)
    return found
