"""Printed facts about cards, read from the shared data."""

from __future__ import annotations

from functools import cache

import msgspec
import tomli

from reference_engine.vendetta.table.numbers import RULEBOOK
from scenarios import ROOT

CLANS = ("Brujah", "Gangrel", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue")

VICTIM = "Victim"

HAVEN = "Prince's Haven"

LOCATION_CARDS, RELICS = "location-cards", "relics"
"""Variants of the game."""


class ClanCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Clan card. `id` is its printed number, which is unique. Every Clan has a Hunt and a Ready."""

    id: str
    name: str
    clan: str
    kind: str
    """Active cards: `preparation`, `conflict`, or `aftermath`. Otherwise, `passive`."""
    power: int
    confidence: str
    starting: bool = False
    effect: str = ""
    """Effect in words, for people; `cards` declares it for the engine. The same holds for other cards."""


class Ally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of an Alliance: an Ally, or the Victim. Rulebook, 'Ally/Victim cards'."""

    id: str
    name: str
    kind: str
    """`human`, `vampire`, or `victim`."""
    influence: int
    feed: int
    drain: int
    drained_influence: int
    confidence: str
    copies: int = 1
    effect: str = ""


class LocationCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    confidence: str
    unknown: bool = False
    effect: str = ""


class Relic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    influence: int
    confidence: str
    unknown: bool = False
    effect: str = ""


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the game's box that has a name."""

    clan_card: tuple[ClanCard, ...]
    ally: tuple[Ally, ...]
    location_card: tuple[LocationCard, ...]
    relic: tuple[Relic, ...]


@cache
def box() -> Box:
    with (ROOT / "cards" / "vendetta.toml").open("rb") as file:
        return msgspec.convert(tomli.load(file), Box)


CLAN_CARDS: dict[str, ClanCard] = {card.id: card for card in box().clan_card}
"""Clan cards by printed number."""

ALLIES: dict[str, Ally] = {card.name: card for card in box().ally}
"""Allies, and the Victim, by name."""

RELIC_FACTS: dict[str, Relic] = {relic.name: relic for relic in box().relic}

LOCATION_CARD_FACTS: dict[str, LocationCard] = {card.name: card for card in box().location_card}

NUMBERS: dict[tuple[str, str], str] = {(card.clan, card.name): card.id for card in box().clan_card}
"""Clan and name → printed number."""

DECKS: dict[str, tuple[str, ...]] = {
    clan: tuple(card.id for card in box().clan_card if card.clan == clan and not card.starting) for clan in CLANS
}
"""The cards of each Clan deck, without the Starting cards."""

STARTING_CARDS: dict[str, tuple[str, ...]] = {clan: (NUMBERS[clan, "Hunt"], NUMBERS[clan, "Ready"]) for clan in CLANS}


@cache
def locations(players: int) -> tuple[str, ...]:
    """Return the names of the Locations in play, in order of resolution. Rulebook, 'Location setup'."""
    numbers = RULEBOOK.players[players].locations
    return (*(f"Location {number}" for number in numbers), HAVEN)


def name_of(number: str) -> str:
    """Return the printed name of a Clan card."""
    return CLAN_CARDS[number].name


def by_name(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return names in alphabetical order, the notation of a pile without known order."""
    return tuple(sorted(cards))


def unknown_cards() -> list[str]:
    """Return the Location cards and Relics whose texts are unknown."""
    location_cards = [card.name for card in LOCATION_CARD_FACTS.values() if card.unknown]
    return location_cards + [relic.name for relic in RELIC_FACTS.values() if relic.unknown]
