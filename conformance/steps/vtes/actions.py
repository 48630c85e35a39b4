"""Whens: actions of minions, blocks, and choices in combat."""

from __future__ import annotations

from typing import Any

from conformance.protocol.vtes import FEATURES
from conformance.steps.card_data import card_types
from conformance.steps.move_steps import Choice
from conformance.steps.vtes.words import move, mover
from conformance.steps.world import World


def play(world: World, who: str, card: str, how: dict[str, Any]) -> list[Choice]:
    """Return the choice of playing a card from the hand. `who` is a player (for a master card) or a minion."""
    seat = mover(world, who)
    return [(seat, {"do": "play", "card": card, **({} if seat == who else {"minion": who}), **how})]


def playing(card: str, **rest: Any) -> tuple[str, ...]:
    """Return the features that playing a card needs. A card with several types needs none, because its use decides."""
    types = card_types("vtes").get(card, ())
    return FEATURES.of("cards", *types) if len(types) == 1 else ()


PLAYED = {"do": "play", "card": "{card}", "minion": "{minion}", "**": "{how}"}
"""A minion plays a card from the hand."""
STRIKE = {"do": "strike", "minion": "{minion}"}
ACTION_CARDS, EQUIP, EMPLOY, RECRUIT = ["action-cards"], ["equip"], ["employ"], ["recruit"]
BLOCK, COMBAT, TORPOR, LEGACY = ["block"], ["combat"], ["torpor"], ["legacy"]

# fmt: off
move("{minion} [bleeds] {target:seat}", "Belinde bleeds Alexis",
     "The bleed without a card. With one, write `Sully plays Govern the Unaligned at basic on Alexis`.", "bleed")
move("{minion} [hunts]", "Wauneka hunts", "The hunt without a card.", "hunt")
move("{who:card} [plays] {card}{how}", "Sully plays Bonding at basic",
     "A card from the hand. The player plays a master card; a minion plays any other. A card with Disciplines needs "
     "its level. Its target follows `on`, with a second card if the text has two; a number that the "
     "player chooses follows `for`; one of several uses follows `to`: `Sarah plays Vessel on "
     "Nassir`, `Colette plays Dodge to press`.", play, needs_by=playing, shape={"do": "play", "card": "{card}"})
move("{minion} [recruits] {card}{how}", "The Dowager recruits Underbridge Stray at superior",
     "The action that brings an ally from the hand.", PLAYED, needs=RECRUIT)
move("{minion} [employs] {card}{how}", "The Dowager employs Raven Spy at basic",
     "The action that brings a retainer from the hand.", PLAYED, needs=EMPLOY)
move("{minion} [equips] with {card}{how}", "Ayelech equips with .44 Magnum",
     "The action that brings equipment from the hand.", PLAYED, needs=EQUIP)
move("{minion} [takes] {equipment:cards} from {from:minion}", "Ayelech takes .44 Magnum from Colette",
     "The action that moves equipment between minions of one player.", "equip")
move("{minion} [acts] through {card} to {effect}", "Nassir acts through Creeping Sabotage to burn it",
     "An action that a card in play describes, other than the minion's own.", "use", needs=ACTION_CARDS)
move("{minion} [acts] through {card} on {target:card} to {effect}",
     "Nassir acts through Lunatic Eruption on Ayelech to enter combat",
     "An action that a card in play describes, with its target.", "use", needs=ACTION_CARDS)
move("{minion} [becomes] Anarch", "Sully becomes Anarch",
     "The action of a vampire that becomes Anarch.", "become-anarch")
move("{minion} [leaves] torpor", "Tamoszius leaves torpor",
     "The action of a vampire in torpor.", "leave-torpor")
move("{minion} [rescues] {vampire}", "Belinde rescues Nassir",
     "The action that brings a vampire out of torpor; the rescuer pays all of the blood.",
     {"do": "rescue", "minion": "{minion}", "vampire": "{vampire}", "paid_by_vampire": 0})
move("{minion} [rescues] {vampire}, who pays {paid_by_vampire:n} blood", "Belinde rescues Nassir, who pays 1 blood",
     "The action that brings a vampire out of torpor; the rescued vampire pays this blood, and the rescuer the rest.",
     "rescue")
move("{minion} [diablerises] {vampire}", "Sully diablerises Nassir",
     "The action, or accepting the open offer.", "diablerise")
move("{minion} [attacks] the marked {target:minion}", "Sully attacks the marked Colette",
     "The action to enter combat with a marked Red List minion.", "attack-marked")
move("{minion} [attempts] to block", "Ayelech attempts to block",
     "A declared block attempt. It resolves once everyone has passed on adding stealth or intercept.", "block")
move("{seat} [declines] to block", "Alexis declines to block",
     "A pass while no block attempt is in progress; it is final for this action.", "pass", needs=BLOCK,
     window="no-block")
move("{minion} [fights] in place of the acting minion", "Rusticus fights in place of the acting minion",
     "A slave locks and enters combat when a member of the clan it serves is blocked.", "substitute")
move("{minion} [strikes] with hands", "Wauneka strikes with hands",
     "The hand strike.", {**STRIKE, "with": "hands"})
move("{minion} [strikes] with hands at {target:card}", "Wauneka strikes with hands at Raven Spy",
     "The hand strike at a retainer of the opposing minion, which is never allowed.",
     {**STRIKE, "with": "hands", "target": "{target}"}, never=True)
move("{minion} [strikes] with {with:card}", "Ayelech strikes with .44 Magnum",
     "A weapon that the minion bears, or the strike card it maneuvered with. To play another strike card, write "
     "`Wauneka plays Roundhouse at superior`.", "strike")
move("{minion} [strikes] with {with:card} at {target:card}", "Ayelech strikes with .44 Magnum at Raven Spy",
     "A weapon used on a retainer of the opposing minion.", "strike")
move("{minion} [strikes] with the printed strike", "Flávio Gonçalves strikes with the printed strike",
     "The strike printed on the minion's own card, such as a dodge.", {**STRIKE, "with": "{minion}"})
# fmt: on
