"""Givens and Whens: cards played onto characters, and removed from them."""

from __future__ import annotations

from typing import Any

from conformance.steps.rivals.words import given, move
from conformance.steps.world import World

# fmt: off
move("{seat} [plays] {card} as Unhosted Action", "Ana plays Poison Pill as Unhosted Action",
     "A card played without exhausting a character.", "play", preferred_in="action")
move("{seat} [detaches] {card}", "Ana detaches Vagrant",
     "The player removes a card from a character at no cost, without using its abilities.", "detach")
move("{seat} [attaches] {card} face down", "Ana attaches Shotgun face down",
     "A card from hand goes onto the target of the attack.", "attach")
move("{character:card} [learns] {discipline}", "Hope learns Potence",
     "The Discipline chosen for a '+' token.", {"do": "choose", "option": "{discipline}"})
move("{card} [uses] the Leader Ability of {ability:card}", "Hope uses the Leader Ability of The Hidden Temple",
     "The Leader Ability of the player's Haven.", "use")
# fmt: on


@given("{card} has learned {discipline}", "Hope has learned Potence")
def has_learned(world: World, card: str, discipline: str) -> None:
    """The character has the '+' token of that Discipline."""
    world.building.add(("cards", card, "disciplines"), [discipline])


@given("{seat}'s {cards} is/are attached to {bearer:card}{state}", "Ana's Weigh Down is attached to Hope")
def are_attached_by(world: World, seat: str, cards: list[str], bearer: str, state: dict[str, Any]) -> None:
    """Library cards of that player, on a card of any player."""
    world.must_sit(seat)
    world.building.add(("cards", bearer, "attached"), [{"card": card, "owner": seat, **state} for card in cards])


@given("{seat}'s {cards} is/are attached face down to {bearer:card}", "Ana's Shotgun is attached face down to Hope")
def are_attached_face_down(world: World, seat: str, cards: list[str], bearer: str) -> None:
    """Face-down Library cards of that player. Later steps call them `Curse`, `Curse#2`, and so on."""
    hidden = [{"card": card, "owner": seat, "face_down": True} for card in cards]
    world.must_sit(seat)
    world.building.add(("cards", bearer, "attached"), hidden)
