"""Whens: chance. It is asked only where more than one thing can happen."""

from __future__ import annotations

from conformance.vocabulary.moves import must_be_open
from conformance.vocabulary.vendetta.words import when
from conformance.vocabulary.world import World

DRAWS = ("location-card", "relic", "ally", "clan-card")


def another(world: World, key: str, cards: list[str]) -> str:
    """The first by name of the cards that are open and none of these. Fails where there is none."""
    names = sorted(str(option[key]) for option in world.options() if key in option and option[key] not in cards)
    if not names:
        world.fail(f"nothing but {' and '.join(cards)} is open", actual=world.options())
    return names[0]


@when("chance makes {player:seat} the first player", example="chance makes Claudia the first player", needs=("setup",))
def _(world: World, player: str) -> None:
    """Who takes the Ambition token at the start of the game."""
    must_be_open(world, "chance", "first-player")
    world.choose("chance", {"do": "seat", "player": player})


@when(
    "chance lays out {clans}",
    example="chance lays out Brujah, Tremere and Ventrue",
    needs=("setup",),
)
def _(world: World, clans: list[str]) -> None:
    """Clan sheets, one after the other."""
    for clan in clans:
        must_be_open(world, "chance", "clan-sheet")
        world.choose("chance", {"do": "draw", "card": clan})


@when("chance draws {cards}", example="chance draws Marcel and Portia")
def _(world: World, cards: list[str]) -> None:
    """Cards from a deck of unknown order, one after the other: Allies, Clan cards, Location cards, Relics."""
    for card in cards:
        must_be_open(world, "chance", *DRAWS)
        world.choose("chance", {"do": "draw", "card": card})


@when(
    "chance draws {n} card(s) other than {cards}",
    example="chance draws 2 cards other than The Collar and Succubus Club",
    needs=("options",),
)
def _(world: World, n: int, cards: list[str]) -> None:
    """Where it does not matter which: of the cards that may be drawn, the first by name that are none of these."""
    for _ in range(n):
        must_be_open(world, "chance", *DRAWS)
        world.choose("chance", {"do": "draw", "card": another(world, "card", cards)})


@when("chance drains {card}", example="chance drains Talley", needs=("frenzy",))
def _(world: World, card: str) -> None:
    """The random card of the Alliance of a player in Frenzy."""
    must_be_open(world, "chance", "frenzy")
    world.choose("chance", {"do": "draw", "card": card})
