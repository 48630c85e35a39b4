"""Thens: decisions, legal and illegal choices, and events since the When."""

from __future__ import annotations

from conformance.steps.choice_steps import Question, choice_steps, question_steps
from conformance.steps.event_steps import event_steps, telling_steps
from conformance.steps.json_steps import exact_steps
from conformance.steps.step_actions import do
from conformance.steps.vtes.words import move, then, vocabulary
from conformance.steps.world import World

QUESTIONS: dict[str, str | Question] = {
    "decide in the unlock phase": "unlock",
    "decide in the master phase": "master",
    "decide in the minion phase": "minion",
    "decide in the influence phase": "influence",
    "bring out a vampire or decline": "emerging",
    "decide in the discard phase": "discard",
    "use the burn option or decline": "burn-option",
    "reduce the cost or decline": "reduce-cost",
    "respond as the card is played": "as-played",
    "respond as the action is announced": "as-announced",
    "respond before blocks": Question("no-block", acting=True),
    "block or decline": Question("no-block", acting=False),
    "respond to the block attempt": "block-attempt",
    "respond after blocks are declined": "blocks-declined",
    "respond before the action succeeds": "before-success",
    "respond before the block is resolved": "before-block-resolution",
    "respond after the action": "after-resolution",
    "respond before range is determined": "before-range",
    "maneuver or decline": "range",
    "respond before strikes are chosen": "before-strikes",
    "choose a strike": "strike",
    "prevent damage or decline": "prevent",
    "respond before a vampire goes to torpor": "going-to-torpor",
    "take additional strikes or decline": "additional-strikes",
    "press or decline": "press",
    "respond at the end of the round": "end-of-round",
    "diablerise or decline": "diablerie-offer",
    "take equipment or decline": "take-equipment",
    "take a Discipline or decline": "take-discipline",
    "send a slave or fight": "substitute",
    "take a trophy or decline": "take-trophy",
    "award trophies or decline": "award-trophy",
    "choose the terms": "terms",
    "respond before votes are cast": "before-votes",
    "vote or pass": "polling",
    "discard down": "discard-down",
    "choose a target": "target",
    "search": "search",
}
"""Wording of a decision → its window in the protocol."""

question_steps(
    vocabulary,
    QUESTIONS,
    example="it is for Alexis to block or decline",
    counterexample="it is not for Ines to block or decline",
)
# fmt: off
then("it is for chance to draw a card", "it is for chance to draw a card",
     "A card is about to be drawn from cards in unknown order.",
     do(World.expect_pending, "chance", "draw", "draw-crypt"))
# fmt: on
vocabulary.questions |= {"draw": ["draw a card"], "draw-crypt": ["draw a card"]}
choice_steps(
    move,
    who="card",
    infinitives="bleed Alexis, attempt to block, play Bonding at superior",
    cannot="Colette cannot attempt to block because vtes.action.block.prey-before-predator",
    may="Ayelech may attempt to block",
    player="Sarah",
)
event_steps(vocabulary)
exact_steps(vocabulary, player="Sarah")
telling_steps(vocabulary, player="Sarah", card="Bonding")
