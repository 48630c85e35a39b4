"""Thens: who is asked what, what may and may not be chosen, and the events of the When."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from conformance.vocabulary.choices import choice_steps
from conformance.vocabulary.events import event_steps
from conformance.vocabulary.vtes.moves import moves
from conformance.vocabulary.vtes.words import then, vocabulary
from conformance.vocabulary.world import World


@dataclass(frozen=True)
class Question:
    """A kind of decision: its window, and whether it is asked of the acting player (None: of either)."""

    window: str
    acting: bool | None = None


QUESTIONS: Mapping[str, Question] = {
    "decide in the unlock phase": Question("unlock"),
    "decide in the master phase": Question("master"),
    "decide in the minion phase": Question("minion"),
    "decide in the influence phase": Question("influence"),
    "decide in the discard phase": Question("discard"),
    "use the burn option or decline": Question("burn-option"),
    "reduce the cost or decline": Question("reduce-cost"),
    "respond as the card is played": Question("as-played"),
    "respond as the action is announced": Question("as-announced"),
    "respond before blocks": Question("no-block", acting=True),
    "block or decline": Question("no-block", acting=False),
    "respond to the block attempt": Question("block-attempt"),
    "respond after blocks are declined": Question("blocks-declined"),
    "respond before the action succeeds": Question("before-success"),
    "respond before the block is resolved": Question("before-block-resolution"),
    "respond after the action": Question("after-resolution"),
    "respond before range is determined": Question("before-range"),
    "maneuver or decline": Question("range"),
    "respond before strikes are chosen": Question("before-strikes"),
    "choose a strike": Question("strike"),
    "prevent damage or decline": Question("prevent"),
    "respond before a vampire goes to torpor": Question("going-to-torpor"),
    "take additional strikes or decline": Question("additional-strikes"),
    "press or decline": Question("press"),
    "respond at the end of the round": Question("end-of-round"),
    "diablerise or decline": Question("diablerie-offer"),
    "take equipment or decline": Question("take-equipment"),
    "take a Discipline or decline": Question("take-discipline"),
    "send a slave or fight": Question("substitute"),
    "take a trophy or decline": Question("take-trophy"),
    "award trophies or decline": Question("award-trophy"),
    "choose the terms": Question("terms"),
    "respond before votes are cast": Question("before-votes"),
    "vote or pass": Question("polling"),
    "discard down": Question("discard-down"),
    "choose a target": Question("target"),
    "search": Question("search"),
}
"""What the steps call a decision → the window of the protocol."""

vocabulary.enumerate("question", list(QUESTIONS))


@then("it is for {seat} to {question}", example="it is for Alexis to block or decline")
def _(world: World, seat: str, question: str) -> None:
    """Whose decision is open, and which."""
    asked = QUESTIONS[question]
    world.expect_pending(seat, asked.window)
    if asked.acting is not None:
        acting = world.after().get("turn", {}).get("seat")
        if (seat == acting) is not asked.acting:
            world.fail(f"{seat} is {'not ' if asked.acting else ''}the acting player", expected=question, actual=acting)


@then("it is not for {seat} to {question}", example="it is not for Ines to block or decline")
def _(world: World, seat: str, question: str) -> None:
    """That player has another decision open, or none."""
    pending = world.pending
    if pending is not None and (pending.seat, pending.window) == (seat, QUESTIONS[question].window):
        world.fail(f"{seat} is asked to {question}", actual={"seat": pending.seat, "window": pending.window})


@then("it is for chance to draw a card", example="it is for chance to draw a card")
def _(world: World) -> None:
    """A card of unknown order is about to be drawn."""
    world.expect_pending("chance", "draw", "draw-crypt")


choice_steps(
    moves,
    who="card",
    infinitives="bleed Alexis, attempt to block, play Bonding at superior",
    cannot="Colette cannot attempt to block because vtes.action.block.prey-before-predator",
    may="Ayelech may attempt to block",
    rows=("Belinde hunts", "Sarah passes"),
)
event_steps(vocabulary)
