"""Givens: the cards on the table, and what is on them."""

from __future__ import annotations

from typing import Any

from conformance.vocabulary.vtes.table import own
from conformance.vocabulary.vtes.view import JsonObject, find
from conformance.vocabulary.vtes.words import State, given
from conformance.vocabulary.world import ScenarioFault, World


def lay(world: World, cards: list[tuple[str, str]], region: str, state: State) -> None:
    """Puts cards, each with its player, into a region."""
    for seat, card in cards:
        own(world, seat)
        world.put(seat, region, {"card": card, **described(state)})


def described(state: State) -> JsonObject:
    """The keys of a position for what a sentence says of a card."""
    counters = {} if state.counters is None else {state.counter: state.counters}
    locked = {} if state.locked is None else {"locked": state.locked}
    return {**counters, **locked}


def laid(world: World, card: str) -> JsonObject:
    """The entry of a card that was put on the table by an earlier Given."""
    place = find(world.position, card)
    if place is None:
        raise ScenarioFault(f'{card} is not on the table yet: say first "Sarah\'s {card} is ready", or where it is')
    return place.card


@given("{minions:owned} is/are ready{state}", example="Sarah's Belinde is ready with 2 blood and locked")
def _(world: World, minions: list[tuple[str, str]], state: State) -> None:
    """Ready minions. A vampire has its full blood and an ally its full life unless told otherwise; unlocked."""
    lay(world, minions, "ready", state)


@given("{minions:owned} is/are in torpor{state}", example="Sarah's Nassir is in torpor with 1 blood")
def _(world: World, minions: list[tuple[str, str]], state: State) -> None:
    """Vampires in torpor, with their full blood unless told otherwise."""
    lay(world, minions, "torpor", state)


@given("{minions:owned} is/are uncontrolled{state}", example="Nora's Alexa Draper is uncontrolled with 6 blood")
def _(world: World, minions: list[tuple[str, str]], state: State) -> None:
    """Vampires in the uncontrolled region, without blood unless told otherwise."""
    lay(world, minions, "uncontrolled", state)


@given(
    "{minions:owned} is/are contested{state}",
    example="Sarah's Academic Hunting Ground is contested",
    needs=("contests",),
)
def _(world: World, minions: list[tuple[str, str]], state: State) -> None:
    """Unique cards that are out of play for a contest; minions among them were ready."""
    lay(world, minions, "contested", state)


@given("{seat} controls {cards}", example="Sarah controls The Barrens")
def _(world: World, seat: str, cards: list[str]) -> None:
    """Cards in play that are neither minions nor on another card: locations and other masters."""
    lay(world, [(seat, card) for card in cards], "in_play", State())


@given("{bearer:card} bears {cards}", example="Ayelech bears .44 Magnum")
def _(world: World, bearer: str, cards: list[str]) -> None:
    """Equipment, retainers and Discipline cards on a minion."""
    attach(world, bearer, cards)


@given("{bearer:card} bears {cards}, played by {seat}", example="Nassir bears Vessel, played by Sarah")
def _(world: World, bearer: str, cards: list[str], seat: str) -> None:
    """Cards on a minion that somebody else may control."""
    own(world, seat)
    attach(world, bearer, cards, controller=seat)


def attach(world: World, bearer: str, cards: list[str], **fields: Any) -> None:
    """Puts cards on a card."""
    laid(world, bearer).setdefault("attached", []).extend({"card": card, **fields} for card in cards)


@given("{cards} is/are owned by {seat}", example="Nassir is owned by Alexis")
def _(world: World, cards: list[str], seat: str) -> None:
    """Cards already put on the table that somebody else brought into the game. Without it: those who control them."""
    own(world, seat)
    for card in cards:
        laid(world, card)["owner"] = seat


@given("{vampire} is merged with {base:card}", example="Jessica (ADV) is merged with Jessica")
def _(world: World, vampire: str, base: str) -> None:
    """An advanced vampire already put on the table, with its base version beneath it."""
    laid(world, vampire)["base"] = base


@given("{cards} is/are locked", example="The Barrens is locked")
def _(world: World, cards: list[str]) -> None:
    """Cards already put on the table."""
    for card in cards:
        laid(world, card)["locked"] = True


@given("{card} has {n} {counter}", example="Raven Spy has 1 life")
def _(world: World, card: str, n: int, counter: str) -> None:
    """The blood or life of a card already put on the table."""
    laid(world, card)[counter] = n


@given("{card} came into play at {level}", example="Underbridge Stray came into play at superior")
def _(world: World, card: str, level: str) -> None:
    """A card in play that is better for having been played at superior. Say it for every card in play with levels."""
    laid(world, card)["level"] = level


@given("{card} waits for {seat}", example="Spying Mission waits for Alexis")
def _(world: World, card: str, seat: str) -> None:
    """The player against whom a card on a minion has been played."""
    laid(world, card)["against"] = seat


@given("{minion} was recruited this turn", example="Underbridge Stray was recruited this turn")
def _(world: World, minion: str) -> None:
    """An ally that may not act this turn."""
    laid(world, minion)["recruited"] = True


@given("{minion}'s sect is {trait}", example="Belinde's sect is Anarch")
def _(world: World, minion: str, trait: str) -> None:
    """A sect other than the printed one."""
    laid(world, minion)["sect"] = trait


@given("{minion}'s clan is {trait}", example="Belinde's clan is Malkavian")
def _(world: World, minion: str, trait: str) -> None:
    """A clan other than the printed one."""
    laid(world, minion)["clan"] = trait


@given(
    "{minion}'s title is {trait}, of {city:trait}",
    example="Belinde's title is prince, of New York",
    needs=("contests",),
)
def _(world: World, minion: str, trait: str, city: str) -> None:
    """A title of a city other than the printed one; or of a clan, for a justicar, Inner Circle member or kholo."""
    key = "title_clan" if trait in ("justicar", "inner circle", "kholo") else "city"
    laid(world, minion).update({"title": trait, key: city})


@given(
    "{minions} is/are in a contest of titles",
    example="Belinde and Ryan are in a contest of titles",
    needs=("contests",),
)
def _(world: World, minions: list[str]) -> None:
    """Vampires already put on the table whose titles are contested."""
    for minion in minions:
        laid(world, minion)["title_contested"] = True


@given("{minion}'s title is {trait}", example="Belinde's title is prince")
def _(world: World, minion: str, trait: str) -> None:
    """A title other than the printed one."""
    laid(world, minion)["title"] = trait
