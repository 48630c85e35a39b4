"""Givens and Whens: cards that are played onto characters, and taken off them."""

from __future__ import annotations

from typing import Any

from conformance.steps.rivals.words import given, move
from conformance.steps.world import World

# fmt: off
move("{seat} [plays] {card} as Unhosted Action", "Ana plays Poison Pill as Unhosted Action",
     "For which no character exhausts.", "play", said_in="action")
move("{seat} [detaches] {card}", "Ana detaches Vagrant",
     "Off a character, for nothing: no ability of the card is used.", "detach")
move("{seat} [attaches] {card} face down", "Ana attaches Shotgun face down",
     "A card of the hand, to the target of the attack.", "attach")
move("{character:card} [learns] {discipline}", "Hope learns Potence",
     "By a '+' token, where it is to be chosen which.", {"do": "choose", "option": "{discipline}"})
move("{card} [uses] the Leader Ability of {ability:card}", "Hope uses the Leader Ability of The Hidden Temple",
     "Of its player's Haven.", "use")
# fmt: on


@given("{card} has learned {discipline}", "Hope has learned Potence")
def has_learned(world: World, card: str, discipline: str) -> None:
    """It bears the '+' token of that Discipline."""
    world.building.add(("cards", card, "disciplines"), [discipline])


@given("{seat}'s {cards} is/are attached to {bearer:card}{state}", "Ana's Weigh Down is attached to Hope")
def are_attached_by(world: World, seat: str, cards: list[str], bearer: str, state: dict[str, Any]) -> None:
    """Library cards of that player, whoever controls the bearer."""
    world.must_sit(seat)
    world.building.add(("cards", bearer, "attached"), [{"card": card, "owner": seat, **state} for card in cards])


@given("{seat}'s {cards} is/are attached face down to {bearer:card}", "Ana's Shotgun is attached face down to Hope")
def are_attached_face_down(world: World, seat: str, cards: list[str], bearer: str) -> None:
    """The same, hidden from the others. Later steps call them `Curse`, `Curse#2` and so on."""
    hidden = [{"card": card, "owner": seat, "face_down": True} for card in cards]
    world.must_sit(seat)
    world.building.add(("cards", bearer, "attached"), hidden)
