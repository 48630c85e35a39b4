"""The sentences that test the steps of Vendetta."""

from __future__ import annotations

from conformance.steps import json_steps
from conformance.steps.vendetta.decisions import OUTCOMES, QUESTIONS
from tests.conformance.steps.trial import Trial
from tests.conformance.steps.vendetta import givens, moves, thens
from tests.conformance.steps.vendetta.stage import Play, table

TRIAL = Trial(
    play=Play,
    givens=givens.GIVENS,
    impossible=givens.IMPOSSIBLE,
    moves=moves.MOVES,
    never=moves.NEVER,
    slips=moves.SLIPS,
    window="planning",
    windows={"Louis ends the turn": "after-card", "Louis declines": "effect", "Louis lets the game go on": "stop"},
    seen=table(),
    rule="vendetta.planning.must-play-one-card",
    said_otherwise={"draw", "seat"},
    directives=moves.DIRECTIVES,
    not_understood=[
        "Louis drain Victim", "Louis plays Hunt at Location 1", "Louis passes", "Louis uses Hunt at the Haven",
    ],
    windows_said={*QUESTIONS.values(), *OUTCOMES.values()},
    after=thens.pushed,
    events=thens.EVENTS,
    observations=[thens.BEFORE, thens.AFTER],
    holds=thens.HOLDS,
    fails=thens.FAILS,
    tried_elsewhere={
        "{viewer:seat} sees {lying} of {seat} at {location}", "{seat} sees {owner:seat}'s {lot}",
        "only {owner:seat} sees {seat}'s {lot}", "exactly {cards} can be drawn", "{n} cards can be drawn",
        "nobody sees the Ally deck",
        "{who:seat} may {move}", "{who:seat} cannot {move} because {rule}", "exactly these choices are open to {seat}:",
        "these events happen in order:", "none of these events happens:",
        json_steps.DECIDES, json_steps.OPEN, json_steps.REFUSED, json_steps.HOLDS,
        json_steps.HAPPENED, json_steps.OVER,
        "{players:seats} is/are told of these events:", "{players:seats} is/are told of none of these events:",
        "{players:seats} is/are not told of {card}",
    },
)  # fmt: skip
