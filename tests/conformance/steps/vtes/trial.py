"""The sentences that test the steps of VTES."""

from __future__ import annotations

from conformance.steps import json_steps
from conformance.steps.vtes.decisions import QUESTIONS
from tests.conformance.steps.trial import Trial
from tests.conformance.steps.vtes import givens, moves, thens
from tests.conformance.steps.vtes.stage import Play

TRIAL = Trial(
    play=Play,
    givens=givens.GIVENS,
    impossible=givens.IMPOSSIBLE,
    moves=moves.MOVES,
    never=moves.NEVER,
    slips=moves.SLIPS,
    window="no-block",
    seen=moves.SEEN,
    rule="vtes.action.block.prey-before-predator",
    said_otherwise={"draw", "seat"},
    directives=moves.DIRECTIVES,
    not_understood=["Belinde bleed Alexis", "Sarah pass", "somebody passes", "Belinde bleeds"],
    windows_said={"draw", "draw-crypt"}.union(
        asked if isinstance(asked, str) else asked.window for asked in QUESTIONS.values()
    ),
    windows_unsaid={"seating", "first-methuselah"},
    after=thens.after_a_pass,
    events=thens.EVENTS,
    observations=[thens.BEFORE, thens.AFTER],
    holds=[text for text, _ in thens.HOLDS_AND_FAILS],
    fails=[text for _, text in thens.HOLDS_AND_FAILS],
    tried_elsewhere={
        "no pool changes", "nobody has the Edge", "no action is under way", "there is no combat", "the combat is over",
        "the action has no target", "no block attempt is under way", "the game ends without a winner",
        "it is for chance to draw a card", "exactly these choices are open to {seat}:",
        "these events happen in order:", "none of these events happens:",
        json_steps.DECIDES, json_steps.OPEN, json_steps.REFUSED, json_steps.HOLDS,
        json_steps.HAPPENED, json_steps.OVER,
        "{players:seats} is/are told of these events:", "{players:seats} is/are told of none of these events:",
        "{players:seats} is/are not told of {card}",
        "{seat} sees {owner:seat}'s {lot}", "{seat} does not see {owner:seat}'s {lot}",
        "{who:card} cannot {move} because {rule}", "{who:card} may {move}", "{minion} blocks the action",
        "so many do not sit down to a game",
        "the deck is legal", "the deck is illegal because of {faults}", "the fault is in {cards}",
    },
)  # fmt: skip
