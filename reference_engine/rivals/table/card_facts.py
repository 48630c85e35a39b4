"""Printed facts of the cards, read from the shared data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

import msgspec
import tomli

from scenarios import ROOT

VAMPIRE, HUNTER, BOTH = "vampire", "hunter", "both"
"""Deck types that may contain a card: no tag, H, or H/V. Rulebook, 'Custom Decks'. No character is in both."""

CLANS = ("Caitiff", "Ministry")

CREEDS = ("Faithful", "Inquisitive")
"""The Hunters' counterpart of clans. Rulebook, 'Hunter Specific Rules'."""

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
"""Attributes from the top of a card down; ties of a Monster go to the topmost. Rulebook, 'Preemptive Strike'."""

RANGED = "Ranged"

ATTACK_TYPES = (RANGED, *ATTRIBUTES)

MORTALS = ANTAGONIST, CITIZEN, VAGRANT = "Antagonist", "Citizen", "Vagrant"
"""Sub-types of Mortals. Rulebook, 'Mortals'."""


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Facts of every card."""

    name: str
    effect: str = ""
    """Description of the effect for readers; for a Haven, its Leader Ability.

    The engine uses the card's declaration.
    """
    reading: str = ""
    """Our ruling on an ambiguous text, for readers."""


class DeckCard(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card that players bring."""

    also: tuple[str, ...] = ()
    """Other names for the card in deck lists."""


class Character(DeckCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of a Faction deck."""

    faction: str
    """vampire or hunter."""
    clan: str
    """Clan or creed."""
    blood_potency: int
    """Price in Prestige, and maximum Blood."""
    physical: int
    social: int
    mental: int
    disciplines: tuple[str, ...] = ()
    """Disciplines from the top of the card down, with repetitions. Hunters have `edges` instead."""
    edges: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    """Guard or True Faith. All Hunters also have the keyword Hunter."""


class LibraryCard(DeckCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    types: tuple[str, ...]
    """Words of the banner.

    Action, Unhosted Action, Attack, Reaction, or Influence Modifier. An Action may add Scheme, Ongoing, Conspiracy,
    Relic, or Animal; a Reaction may add Special.
    """
    pool: str
    bp: int = 0
    """Required Blood Potency."""
    clan: str = ""
    """Clan or creed required in the coterie."""
    requires: str = ""
    """Discipline or Edge that the acting character must have."""
    attack_type: str = ""
    reaction_types: tuple[str, ...] = ()
    """Types of attack that the Reaction may answer."""
    damage: int | None = None
    """The number with the skull, if any."""
    shield: int | None = None
    prestige: int = 0
    """Prestige paid to play the card."""
    prestige_placed: int = 0
    """Prestige put on the card when it is placed face down."""
    prestige_needed: int = 0
    """Prestige required to resolve the Conspiracy."""
    face_up: bool = False
    """True if the Attack card must be placed face up."""
    one_per_player: bool = False
    max_1: bool = False
    """True if a character may bear only one card with this name."""


class CityCard(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    copies: int
    types: tuple[str, ...]
    """Event, Event and Ongoing, Title, Mortal and Retainer, or Mortal and Ongoing."""
    subtype: str = ""
    """Sub-type of a Mortal."""
    blood: int = 0
    """Damage that defeats a Mortal."""
    agenda: int = 0
    """Agenda for the player who defeats the Mortal or attaches the Title."""
    burn_mends: int = 0
    """Blood that the attacker mends by burning the Mortal."""
    burn_prestige: int = 0
    """Prestige that the attacker's player gains by burning the Mortal."""
    no_token: bool = False
    """True if an Ongoing Event gets no token from the player who reveals it."""


class Monster(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    blood_potency: int
    physical: int
    social: int
    mental: int
    agenda: int
    """Agenda for the player who defeats the Monster."""


class Agenda(DeckCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pool: str
    to_win: int
    """Agenda points required to win."""


class Haven(DeckCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pool: str
    secrecy: int
    """Secrecy of the player's characters in the Haven, or everywhere."""
    everywhere: bool = False


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All cards of the set."""

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
"""Characters by name. The other tables have the same shape."""

LIBRARY: dict[str, LibraryCard] = {card.name: card for card in box().library}

CITY: dict[str, CityCard] = {card.name: card for card in box().city}

MONSTERS: dict[str, Monster] = {card.name: card for card in box().monster}

AGENDAS: dict[str, Agenda] = {card.name: card for card in box().agenda}

HAVENS: dict[str, Haven] = {card.name: card for card in box().haven}

PRINCE = "Prince of the City - Rio de Janeiro"

CHARACTER, CONSPIRACY, ACTION, UNHOSTED = "Character", "Conspiracy", "Action", "Unhosted Action"
"""Kinds of cards that cost an Action: recruited, placed, played by a character, or played without one."""


def kind_of(name: str) -> str:
    """Return the kind of a card in hand, including Attack, Reaction, and Influence Modifier; empty for none."""
    if name in LIBRARY:
        types = LIBRARY[name].types
        return CONSPIRACY if CONSPIRACY in types else types[0]
    return CHARACTER if name in CHARACTERS else ""


KEPT = 64
"""Maximum number of remembered hands."""


@lru_cache(maxsize=KEPT)
def by_kind(hand: tuple[str, ...]) -> Mapping[str, list[str]]:
    """Return the cards of a hand by kind, each name once, sorted."""
    found: dict[str, list[str]] = {kind: [] for kind in (CHARACTER, CONSPIRACY, ACTION, UNHOSTED)}
    for name in sorted(set(hand)):
        found.setdefault(kind_of(name), []).append(name)
    return found
