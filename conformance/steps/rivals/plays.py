"""Whens: abilities that Havens and Agenda cards give, and what texts let a player choose."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.moves import Choice
from conformance.steps.rivals.view import TABLE, bare
from conformance.steps.rivals.words import given, move, then
from conformance.steps.step_actions import update
from conformance.steps.world import World

CARDS = ["cards"]


def text_of(world: World, seat: str, card: str) -> list[Choice]:
    """That this text takes effect next. Agenda cards and Havens are no cards in play, which bear their texts."""
    bearer = {} if TABLE.find(world.after(), card) is None else {"from": card}
    return [(seat, {"do": "resolve", "card": bare(card), **bearer})]


# fmt: off
move("{seat} [uses] {ability:card} through {card}", "Ana uses The Orphanage through Lucky",
     "The ability that a Haven gives its Leader.", "use")
move("{seat} [uses] the Agenda card {ability:card}", "Ana uses the Agenda card The Ash Heap of History",
     "The ability of an Agenda card that lies face up.", "use")
move("{seat} [turns] the Agenda card up", "Ana turns the Agenda card up", "From then on its text works.",
     "reveal-agenda")
move("{seat} [spends] an Action", "Ana spends an Action",
     "For an Unhosted Action, though an Unhosted Action has been gained.", {"do": "choose", "option": "action"})
move("{seat} [spends] an Unhosted Action", "Ana spends an Unhosted Action",
     "One that has been gained.", {"do": "choose", "option": "unhosted-action"})
move("{seat} [accepts]", "Ana accepts", "What a text says that a player may do is done.",
     {"do": "choose", "option": "do"}, window="may")
move("{seat} [chooses] player {target:seat}", "Ana chooses player Bruno", "Of players: whom a text is about.",
     "choose-target")
move("{seat} [places] {card} for free", "Ana places Snake Oil for free",
     "Face down, as a text lets the player do: no Action, and nobody exhausts.", "place")
move("{seat} [resolves] {card} next", "Ana resolves Believer next",
     "Of several texts that take effect at the same time: of a card in play, an Agenda card or a Haven.", text_of,
     needs=CARDS, shape={"do": "resolve", "from": "{card}"})
given("{seat} has gained {n} Unhosted Action(s)", "Ana has gained 1 Unhosted Action",
      "Earlier in this turn, and not spent it. Without it: none.",
      update("turn", {"seat": "{seat}", "phase": "action", "unhosted_actions": "{n}"}), needs=CARDS)
then("{seat} has {n} Unhosted Action(s) left", "Ana has 1 Unhosted Action left",
     "Of those gained in this turn, which is that player's.",
     expect.be("turn/unhosted_actions", "{n}", what="Unhosted Actions of {seat}", default=0), needs=CARDS)
# fmt: on
