"""Givens: cards in play, their places, and the tokens and cards on them."""

from __future__ import annotations

from typing import Any

from conformance.steps.rivals.words import given
from conformance.steps.step_actions import put
from conformance.steps.world import World

HUNTERS, CLAIM, COLOURS, INFLUENCE = ["hunters"], ["claim"], ["colours"], ["influence"]

# fmt: off
given("{cards} is/are Leader(s)", "Lucky and Hope are Leaders",
      "Each has its player's Leader token. A vampire's shows +1 Influence.", put("cards/{cards}/leader", True))
given("{card}'s Leader token shows +1 Influence", "Pregador's Leader token shows +1 Influence",
      "The side of a Hunter's Leader token. Without this step: +1 Secrecy for the party.",
      put("cards/{card}/influence_side", True), needs=HUNTERS)
given("{n} of {card}'s Blood is/are {seat}'s", "2 of Hope's Blood are Bruno's",
      "This much of it has the color of that player, who does not control the card.",
      put("cards/{card}/foreign_blood/{seat}", "{n}"), needs=COLOURS)
given("{n} Prestige of {seat} lies on {cards}", "2 Prestige of Ana lies on Monster",
      "Prestige of that player's color, as Hunters place it.", put("cards/{cards}/prestige/{seat}", "{n}"))
given("{seat} has tagged {cards}", "Ana has tagged Werewolf",
      "Face-up Monsters that the player has tagged.", put("cards/{cards}/tagged", "{seat}"), needs=HUNTERS)
given("{card} bears {seat}'s token", "Open Season bears Ana's token",
      "An Ongoing Event that burns at the start of that player's turn.", put("cards/{card}/token", "{seat}"))
given("{n} Agenda lies/lie on {card}", "2 Agenda lie on Hope", "Agenda that belongs to no player.",
      put("cards/{card}/agenda", "{n}"))
given("{card} has {n} {counter}", "Hope has 1 Fear token",
      "Tokens on a character.", put("cards/{card}/{counter}", "{n}"))
given("{cards} has/have No Influence", "Hope has No Influence",
      "The No Influence token is on it.", put("cards/{cards}/no_influence", True), needs=INFLUENCE)
# fmt: on


@given(
    "{seat}'s {cards} is/are in {place}{state}", "Ana's Lucky and Hope are in The Streets with 2 Blood and exhausted"
)
def are_there(world: World, seat: str, cards: list[str], place: str, state: dict[str, Any]) -> None:
    """Characters in that player's Haven, in The Streets as one party, or in torpor.

    Unless the step says otherwise, each is ready and has all its Blood.
    """
    world.must_sit(seat)
    others = world.building.at(("seats", seat)).get(place, [])
    party = {"party": max((card["party"] for card in others), default=0) + 1} if place == "streets" else {}
    world.building.add(("seats", seat, place), [{"card": card, **party, **state} for card in cards])


@given("{cards} is/are in The Streets{state}", "Vagrant and Werewolf are in The Streets")
def are_in_the_streets(world: World, cards: list[str], state: dict[str, Any]) -> None:
    """Face-up cards that nobody controls: city cards and Monsters."""
    world.building.add(("streets",), [{"card": card, **state} for card in cards])


@given("{cards} lies/lie face down in The Streets", "Ghost lies face down in The Streets", needs=HUNTERS)
def lie_face_down(world: World, cards: list[str]) -> None:
    """Face-down Monsters. Later steps call them `Monster`, `Monster#2`, and so on, in this order."""
    world.building.add(("streets",), [{"card": card, "face_down": True} for card in cards])


@given("{cards} is/are attached to {bearer:card}{state}", "Vagrant and Maid are attached to Lucky")
def are_attached(world: World, cards: list[str], bearer: str, state: dict[str, Any]) -> None:
    """Cards attached to a card in play."""
    world.building.add(("cards", bearer, "attached"), [{"card": card, **state} for card in cards])
