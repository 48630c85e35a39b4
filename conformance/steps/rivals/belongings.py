"""Givens: what players have, and the decks and piles of the city."""

from __future__ import annotations

from conformance.steps.rivals.words import given
from conformance.steps.step_actions import add, put
from conformance.steps.world import ScenarioFault, World

# fmt: off
given("{players:seats} has/have {n} Prestige", "Ana and Bruno have 3 Prestige",
      "The personal supply of each. Without this step: 20.", put("seats/{players}/prestige", "{n}"))
given("{n} of {seat}'s Prestige is/are {other:seat}'s", "2 of Ana's Prestige are Bruno's",
      "This much of it has the other player's color.", put("seats/{seat}/foreign_prestige/{other}", "{n}"),
      needs=["colours"])
given("{players:seats} has/have {n} Agenda", "Ana has 12 Agenda",
      "The Agenda on the Agenda card. Without this step: 0.", put("seats/{players}/agenda", "{n}"))
given("{seat}'s Agenda card is {card}", "Ana's Agenda card is The Snake Den",
      "It is face down.", put("seats/{seat}/agenda_card", "{card}"))
given("{seat}'s Agenda card is {card} face up", "Ana's Agenda card is The Snake Den face up",
      "It is revealed.", put("seats/{seat}/agenda_card", "{card}"), put("seats/{seat}/agenda_up", True))
given("{seat}'s Haven card is {card}", "Ana's Haven card is The Clubhouse",
      "It is face up, or face down before Havens are revealed.", put("seats/{seat}/haven_card", "{card}"))
given("{seat}'s Rival is {rival:seat}", "Ana's Rival is Bruno",
      "Without this step: nobody.", put("seats/{seat}/rival", "{rival}"))
given("{seat} has chosen {card} as Leader", "Ana has chosen Lucky as Leader",
      "The character chosen in set-up, still face down.", put("seats/{seat}/chosen_leader", "{card}"), needs=["setup"])
given("{players:seats} holds/hold {cards}", "Ana holds Shotgun and Lucky",
      "Cards in the hand of each. Several such steps add up. Without this step: none.",
      add("seats/{players}/hand", "{cards}"))
given("{seat}'s {pile} holds {cards}", "Ana's Library holds Shotgun and Awe",
      "The cards of a pile, from the top. Without this step: none.", add("seats/{seat}/{pile}", "{cards}"))
given("the {city_pile} holds/hold {cards}", "the city deck holds Vagrant and Maid",
      "Cards that belong to nobody, from the top. Without this step: none.", add("{city_pile}", "{cards}"))
given("{cards} is/are set aside", "Prince of the City - Rio de Janeiro is set aside",
      "City cards outside the game.", add("set_aside", "{cards}"))
# fmt: on

UNORDERED = ("library", "faction_deck", "city_deck")


def unordered(pile: str) -> str:
    """Return the key of a pile's cards in unknown order."""
    if pile not in UNORDERED:
        raise ScenarioFault("only a Library, a Faction deck, or the city deck has cards in unknown order")
    return f"unordered_{pile}"


@given("{seat}'s {pile} holds {cards} in unknown order", "Ana's Library holds Shotgun and Awe in unknown order")
def lie_in_unknown_order(world: World, seat: str, pile: str, cards: list[str]) -> None:
    """A shuffled deck; chance decides which card is drawn (`chance draws Awe`)."""
    world.must_sit(seat)
    world.building.add(("seats", seat, unordered(pile)), cards)


@given(
    "everybody's {pile} holds {cards} in unknown order", "everybody's Library holds Shotgun and Awe in unknown order"
)
def all_in_unknown_order(world: World, pile: str, cards: list[str]) -> None:
    """A shuffled deck for every player at the table."""
    for seat in world.seats:
        lie_in_unknown_order(world, seat, pile, cards)


@given("the {city_pile} holds {cards} in unknown order", "the city deck holds Vagrant and Maid in unknown order")
def city_cards_in_unknown_order(world: World, city_pile: str, cards: list[str]) -> None:
    """A shuffled city deck; chance decides which card is drawn."""
    world.building.add((unordered(city_pile),), cards)


@given("{players:seats} draws/draw from {n} {card}", "Ana and Bruno draw from 9 Shotgun")
def draw_from_copies(world: World, players: list[str], n: int, card: str) -> None:
    """The Library of each holds this many copies of one card, for scenarios in which draws do not matter."""
    world.must_sit(players)
    for seat in players:
        world.building.add(("seats", seat, "library"), [card] * n)
