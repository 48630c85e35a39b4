"""Whens: abilities of Havens and Agenda cards, and choices that texts offer."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.move_steps import Choice
from conformance.steps.rivals.view import TABLE, bare
from conformance.steps.rivals.words import given, move, then
from conformance.steps.step_actions import update
from conformance.steps.world import World

CARDS = ["cards"]


def text_of(world: World, seat: str, card: str) -> list[Choice]:
    """Return the choice of the text that takes effect next. Texts of Agenda cards and Havens have no bearer in play."""
    bearer = {} if TABLE.find(world.after(), card) is None else {"from": card}
    return [(seat, {"do": "resolve", "card": bare(card), **bearer})]


# fmt: off
move("{seat} [uses] {ability:card} through {card}", "Ana uses The Orphanage through Lucky",
     "The ability that a Haven gives to its Leader.", "use")
move("{seat} [uses] the Agenda card {ability:card}", "Ana uses the Agenda card The Ash Heap of History",
     "The ability of a face-up Agenda card.", "use")
move("{seat} [turns] the Agenda card up", "Ana turns the Agenda card up", "The Agenda card's text applies from now on.",
     "reveal-agenda")
move("{seat} [spends] an Action", "Ana spends an Action",
     "An Action for an Unhosted Action, even though the player has gained an Unhosted Action.",
     {"do": "choose", "option": "action"})
move("{seat} [spends] an Unhosted Action", "Ana spends an Unhosted Action",
     "An Unhosted Action that the player has gained.", {"do": "choose", "option": "unhosted-action"})
move("{seat} [accepts]", "Ana accepts", "The player does what a text allows.",
     {"do": "choose", "option": "do"}, window="may")
move("{seat} [chooses] player {target:seat}", "Ana chooses player Bruno", "The player that a text affects.",
     "choose-target")
move("{seat} [places] {card} for free", "Ana places Snake Oil for free",
     "A face-down card that a text lets the player place, without an Action or exhausting.", "place")
move("{seat} [resolves] {card} next", "Ana resolves Believer next",
     "The text that takes effect next: of a card in play, an Agenda card, or a Haven.", text_of,
     needs=CARDS, shape={"do": "resolve", "from": "{card}"})
given("{seat} has gained {n} Unhosted Action(s)", "Ana has gained 1 Unhosted Action",
      "Unhosted Actions gained earlier in this turn and not spent. Without this step: none.",
      update("turn", {"seat": "{seat}", "phase": "action", "unhosted_actions": "{n}"}), needs=CARDS)
then("{seat} has {n} Unhosted Action(s) left", "Ana has 1 Unhosted Action left",
     "Unhosted Actions gained in the player's current turn and not spent.",
     expect.be("turn/unhosted_actions", "{n}", what="Unhosted Actions of {seat}", default=0), needs=CARDS)
# fmt: on
