"""Givens: who sits at the table, how far the game is, the decks, what lies at the Locations."""

from __future__ import annotations

from typing import Any

from conformance.vocabulary.vendetta.words import given
from conformance.vocabulary.world import ScenarioFault, World


def own(world: World, seat: str) -> dict[str, Any]:
    """The entry of a player in the position being built; a fault with a remedy where nobody sits yet."""
    if not world.seats:
        raise ScenarioFault("nobody sits at the table yet: say first 'Louis, Claudia, Armand and Lestat sit clockwise'")
    return world.building(seat)


def at(world: World, location: str) -> dict[str, Any]:
    """The entry of a Location in the position being built."""
    entries: list[dict[str, Any]] = world.position.setdefault("locations", [])
    for entry in entries:
        if entry["location"] == location:
            return entry
    entries.append({"location": location})
    return entries[-1]


@given(
    "{players} sit clockwise",
    example="Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat sit clockwise",
)
def _(world: World, players: list[tuple[str, str]]) -> None:
    """The table. The first holds the Ambition token; everybody has 6 Blood, 3 Influence and nothing else. Who plays a
    Clan card needs a Clan."""
    if world.seats:
        raise ScenarioFault("the table is already seated: say once who sits, in the Background or in the scenario")
    for name, clan in players:
        world.add_seat(name, **({"clan": clan} if clan else {}))


@given(
    "{players:seats} meet for a new game", example="Louis, Claudia, Armand and Lestat meet for a new game",
    needs=("setup",),
)  # fmt: skip
def _(world: World, players: list[str]) -> None:
    """Clockwise, before set-up: the game begins with chance, which makes one of them the first player."""
    if world.seats:
        raise ScenarioFault("the table is already seated: say once who sits, in the Background or in the scenario")
    for name in players:
        world.add_seat(name)
    world.position["phase"] = "setup"


@given("the game is played with {variants}", example="the game is played with Location cards and Relics")
def _(world: World, variants: list[str]) -> None:
    """Which variants; without it none."""
    world.position["variants"] = list(variants)


@given("{seat} holds the Ambition token", example="Claudia holds the Ambition token")
def _(world: World, seat: str) -> None:
    """Without it: the first player."""
    own(world, seat)
    world.position["ambition"] = seat


@given("it is round {n}", example="it is round 2")
def _(world: World, n: int) -> None:
    """Without it: round 1."""
    world.position["round"] = n


@given("it is the {phase} Phase", example="it is the Feed Phase")
def _(world: World, phase: str) -> None:
    """The game starts at the beginning of that phase. Without it: the Planning Phase."""
    world.position["phase"] = phase


@given("it is {seat}'s {ordinal} Planning turn", example="it is Louis's second Planning turn")
def _(world: World, seat: str, ordinal: int) -> None:
    """In the Planning Phase. Without it: the first turn of the holder of the Ambition token."""
    own(world, seat)
    world.position.update(phase="planning", turn={"number": ordinal, "seat": seat})


@given("it is the {step} Step at {location}", example="it is the Withdraw Step at Location 1")
def _(world: World, step: str, location: str) -> None:
    """In the Resolution Phase, the Locations before it are resolved. After the Withdraw Step everybody who is there has
    stayed; after the Revelation Step the cards lie as other steps say."""
    world.position.update(phase="resolution", location=location, step=step)


@given("{card} is the Ally at {location}", example="Marcel is the Ally at Location 1")
def _(world: World, card: str, location: str) -> None:
    """Without it there is none."""
    at(world, location)["ally"] = card


@given(
    "{card} is the Location card at {location}",
    example="Succubus Club is the Location card at Location 1",
    needs=("location-cards",),
)
def _(world: World, card: str, location: str) -> None:
    """In a game with Location cards."""
    at(world, location)["card"] = card


@given("the Ally deck holds {cards}", example="the Ally deck holds Marcel and Portia")
def _(world: World, cards: list[str]) -> None:
    """The top first. Without it the Ally deck is empty."""
    world.position.setdefault("ally_deck", []).extend(cards)


@given("the Ally deck holds {cards} in unknown order", example="the Ally deck holds Marcel and Portia in unknown order")
def _(world: World, cards: list[str]) -> None:
    """A shuffled deck: chance decides what is drawn (`chance draws Marcel`)."""
    world.position.setdefault("unordered_ally_deck", []).extend(cards)


@given("the Victim deck holds {n} card(s)", example="the Victim deck holds 2 cards")
def _(world: World, n: int) -> None:
    """Without it: all of the 35 that nobody has."""
    world.position["victims"] = n
