"""Givens: players, phase, and what the players have."""

from __future__ import annotations

from conformance.steps.json_steps import position_step
from conformance.steps.step_actions import add, put, update
from conformance.steps.vtes.words import given, vocabulary
from conformance.steps.world import ScenarioFault, World

position_step(vocabulary)


@given("{players:seats} sit clockwise", "Sarah, Alexis, Tom, Rui and Ines sit clockwise")
def sit(world: World, players: list[str]) -> None:
    """The players. Each one's prey is the next, and the last one's is the first. Each has 30 pool and no cards."""
    if world.seats:
        raise ScenarioFault("the players are already seated; seat them once, in the Background or in the scenario")
    for player in players:
        world.building.add_seat(player)


@given("{players:seats} meet for a new game", "Justine, Lisa, Richard and Scott meet for a new game", needs=["deal"])
def meet(world: World, players: list[str]) -> None:
    """The players before they are seated, each with only a library and a crypt.

    The game begins with chance and the deal.
    """
    sit(world, players)
    world.building.put(("turn",), {"phase": "setup"})


# fmt: off
given("it is {seat}'s {phase} phase", "it is Sarah's minion phase",
      "The start of a phase, late in the game. Without this step: the first player's minion phase.",
      put("turn", {"seat": "{seat}", "phase": "{phase}"}))
given("it is turn {n} of the game, {seat}'s {phase} phase", "it is turn 2 of the game, Alexis's influence phase",
      "The start of a phase in this turn, counting the turns of all players.",
      put("turn", {"number": "{n}", "seat": "{seat}", "phase": "{phase}"}))
given("{seat} has {n} pool", "Sarah has 12 pool",
      "The pool at the start. Without this step: 30.", put("seats/{seat}/pool", "{n}"))
given("{seat} has the Edge", "Sarah has the Edge", "Without this step: nobody has the Edge.", put("edge", "{seat}"))
given("{seat} has {n} victory point(s)", "Sarah has 1 victory point",
      "Victory points gained earlier.", put("seats/{seat}/victory_points", "{n}"))
given("{players:seats} is/are withdrawing", "Tom is withdrawing",
      "Players who announced a withdrawal in their last unlock phase, and have lost nothing since.",
      put("seats/{players}/withdrawing", True), needs=["withdrawal"])
given("{players:seats} is/are ousted", "Tom is ousted",
      "Players who are already out of the game.", update("seats/{players}", {"ousted": True, "pool": 0}))
given("{seat} holds {cards}", "Sarah holds Bonding, Vessel and Bonding",
      "Cards in the hand. Several such steps add up. Without this step: none.",
      add("seats/{seat}/hand", "{cards}"))
given("{seat}'s {pile} holds {cards}", "Sarah's library holds Bonding and Vessel",
      "The cards of a pile, from the top. Without this step: none.", add("seats/{seat}/{pile}", "{cards}"))
given("{cards} has/have been played before", "The Unmasking has been played before",
      "Events that were played earlier in this game and have left play.",
      add("events_played", "{cards}"), needs=["discard"])
given("{seat}'s removed cards are {cards}", "Sarah's removed cards are Bonding and Vessel",
      "Cards that are removed from the game.", add("seats/{seat}/removed", "{cards}"))
# fmt: on


@given("{seat}'s {pile} holds {cards} in unknown order", "Sarah's library holds Bonding and Vessel in unknown order")
def lies_in_unknown_order(world: World, seat: str, pile: str, cards: list[str]) -> None:
    """A shuffled library or crypt; chance decides which card is drawn (`chance draws Vessel`)."""
    if pile not in ("library", "crypt"):
        raise ScenarioFault(f"only a library or a crypt has an order, not {pile}")
    world.must_sit(seat)
    world.building.add(("seats", seat, f"unordered_{pile}"), cards)
