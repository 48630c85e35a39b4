"""A deck, and whether it is legal."""

from __future__ import annotations

import tomllib

import scenarios
from conformance.steps.deck_steps import NEEDS, declare
from conformance.steps.paths import JsonObject
from conformance.steps.patterns import ParameterType
from conformance.steps.vtes.words import given, vocabulary
from conformance.steps.world import World

declare(
    vocabulary,
    {"in the crypt": "crypt", "in the library": "library"},
    {
        "held": "the deck holds 5 Ryan and 7 Belinde in the crypt",
        "each": "the deck holds 30 each of Blood Doll and Vessel in the library",
        "why": "the deck is illegal because of crypt-too-small and library-too-small",
        "cards": "the fault is in Blood Doll",
    },
)

CLANS = ("Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue")


def ready_made(clan: str) -> JsonObject:
    """Return the preconstructed fifth edition deck of a clan in the protocol's format."""
    path = scenarios.ROOT / "decks" / f"{clan.lower()}.toml"
    held = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        part: [{"card": card["name"], "count": card["copies"]} for card in held[part]] for part in ("crypt", "library")
    }


vocabulary.add_type(
    ParameterType(
        "starter",
        "|".join(CLANS),
        lambda raw, restore: ready_made(raw),
        " | ".join(CLANS),
        names=lambda deck: [card["card"] for part in deck.values() for card in part],
    )
)


@given("the deck is for a table of {n}", "the deck is for a table of 4", needs=NEEDS)
def is_for(world: World, n: int) -> None:
    """The number of players, on which library sizes depend in the older rulebook. Without this step: unknown."""
    world.building.must_be_open()
    world.building.deck["players"] = n


@given(
    "the deck is the ready-made one of clan {starter}", "the deck is the ready-made one of clan Tremere", needs=NEEDS
)
def is_ready_made(world: World, starter: JsonObject) -> None:
    """One of the five preconstructed decks of the fifth edition."""
    world.building.must_be_open()
    world.building.deck["deck"] = {part: list(held) for part, held in starter.items()}
