"""Givens: who sits at the table, whose phase it is, what the players have."""

from __future__ import annotations

from typing import Any

from conformance.vocabulary.vtes.words import given
from conformance.vocabulary.world import ScenarioFault, World


def own(world: World, seat: str) -> dict[str, Any]:
    """The entry of a player in the position being built; a fault with a remedy where nobody sits yet."""
    if not world.seats:
        raise ScenarioFault("nobody sits at the table yet: begin with 'Given Sarah, Alexis and Tom sit clockwise'")
    return world.building(seat)


@given("{players:seats} sit clockwise", example="Sarah, Alexis, Tom, Rui and Ines sit clockwise")
def _(world: World, players: list[str]) -> None:
    """The table. The prey of each is the next, and of the last the first. Everybody has 30 pool and nothing else."""
    if world.seats:
        raise ScenarioFault("the table is already seated: say once who sits, in the Background or in the scenario")
    for player in players:
        world.add_seat(player)


@given(
    "{players:seats} meet for a new game",
    example="Justine, Lisa, Richard, Scott and Steve meet for a new game",
    needs=("deal",),
)
def _(world: World, players: list[str]) -> None:
    """Nobody has a seat yet, or more than a library and a crypt: the game begins with chance, and the deal."""
    if world.seats:
        raise ScenarioFault("the table is already seated: players who meet for a new game have no seats yet")
    for player in players:
        world.add_seat(player)
    world.position["turn"] = {"phase": "setup"}


@given("it is {seat}'s {phase} phase", example="it is Sarah's minion phase")
def _(world: World, seat: str, phase: str) -> None:
    """The beginning of a phase, in a late turn of the game. Without it: the first player's minion phase."""
    own(world, seat)
    world.position["turn"] = {"seat": seat, "phase": phase}


@given(
    "it is turn {n} of the game, {seat}'s {phase} phase", example="it is turn 2 of the game, Alexis's influence phase"
)
def _(world: World, n: int, seat: str, phase: str) -> None:
    """The same, with the number of the turn; each turn of any player counts."""
    own(world, seat)
    world.position["turn"] = {"number": n, "seat": seat, "phase": phase}


@given("{seat} has {n} pool", example="Sarah has 12 pool")
def _(world: World, seat: str, n: int) -> None:
    """The pool at the start. Without it: 30."""
    own(world, seat)["pool"] = n


@given("{seat} has the Edge", example="Sarah has the Edge")
def _(world: World, seat: str) -> None:
    """Without it nobody has the Edge."""
    own(world, seat)
    world.position["edge"] = seat


@given("{seat} has {n} victory point(s)", example="Sarah has 1 victory point")
def _(world: World, seat: str, n: int) -> None:
    """Victory points from before."""
    own(world, seat)["victory_points"] = n


@given("{players:seats} is/are withdrawing", example="Tom is withdrawing", needs=("withdrawal",))
def _(world: World, players: list[str]) -> None:
    """Players who have announced a withdrawal in their last unlock phase, and have lost nothing since."""
    for player in players:
        own(world, player)["withdrawing"] = True


@given("{players:seats} is/are ousted", example="Tom is ousted")
def _(world: World, players: list[str]) -> None:
    """Players who are out of the game already."""
    for player in players:
        own(world, player).update(ousted=True, pool=0)


@given("{seat} holds {cards}", example="Sarah holds Bonding, Vessel and Bonding")
def _(world: World, seat: str, cards: list[str]) -> None:
    """Cards in the hand; several such steps add up. Without it the hand is empty."""
    own(world, seat).setdefault("hand", []).extend(cards)


@given("{seat}'s {pile} holds {cards}", example="Sarah's library holds Bonding and Vessel")
def _(world: World, seat: str, pile: str, cards: list[str]) -> None:
    """The cards of a pile, the top first. Without it the pile is empty."""
    own(world, seat).setdefault(pile, []).extend(cards)


@given(
    "{seat}'s {pile} holds {cards} in unknown order",
    example="Sarah's library holds Bonding and Vessel in unknown order",
)
def _(world: World, seat: str, pile: str, cards: list[str]) -> None:
    """A shuffled library or crypt: chance decides what is drawn (`chance draws Vessel`)."""
    if pile not in ("library", "crypt"):
        raise ScenarioFault(f"only a library and a crypt have an order, not: {pile}")
    own(world, seat).setdefault(f"unordered_{pile}", []).extend(cards)


@given("{cards} has/have been played before", example="The Unmasking has been played before", needs=("discard",))
def _(world: World, cards: list[str]) -> None:
    """Events that somebody has played in this game and that are not in play any more."""
    world.position.setdefault("events_played", []).extend(cards)


@given("{seat}'s removed cards are {cards}", example="Sarah's removed cards are Bonding and Vessel")
def _(world: World, seat: str, cards: list[str]) -> None:
    """Cards that are out of the game."""
    own(world, seat).setdefault("removed", []).extend(cards)
