"""The sentences that test the steps of Rivals."""

from __future__ import annotations

from conformance.steps import json_steps
from conformance.steps.rivals.decisions import OUTCOMES, QUESTIONS
from tests.conformance.steps.rivals import givens, moves, thens
from tests.conformance.steps.rivals.stage import Play
from tests.conformance.steps.trial import Trial

TRIAL = Trial(
    play=Play,
    givens=givens.GIVENS,
    impossible=givens.IMPOSSIBLE,
    moves=moves.MOVES,
    never=[],
    slips=moves.SLIPS,
    window="action",
    windows=moves.WINDOWS,
    seen=moves.SEEN,
    rule="rivals.turn.active-player",
    said_otherwise={"draw", "seat", "attach", "detach", "resolve", "reveal-agenda",
                    "shuffle-back"},
    directives=moves.DIRECTIVES,
    not_understood=[
        "Ana recruit Hope", "Hope attack Matthew", "Ana says MAYBE", "Hope makes a Vicious attack",
    ],
    windows_said={*QUESTIONS.values(), *OUTCOMES.values()},
    windows_unsaid={
        "attach-from-hand", "burn", "choose", "discipline", "driven-out", "face-down", "ignore", "marksman", "may",
        "open-season", "random-card", "random-discard", "resolve", "shuffle-back", "spend", "strike",
    },
    after=thens.recruited,
    events=thens.EVENTS,
    observations=[thens.BEFORE, thens.AFTER],
    holds=thens.HOLDS,
    fails=thens.FAILS,
    tried_elsewhere={
        "the deck is legal", "the deck is illegal because of {faults}", "the fault is in {cards}",
        "chance may draw exactly {cards}", "chance may draw the Rival tokens of exactly {players:seats}",
        "{who:card} may {move}", "{who:card} cannot {move} because {rule}",
        "exactly these choices are open to {seat}:",
        "these events happen in order:", "none of these events happens:",
        json_steps.DECIDES, json_steps.OPEN, json_steps.REFUSED, json_steps.HOLDS,
        json_steps.HAPPENED, json_steps.OVER,
        "{players:seats} is/are told of these events:", "{players:seats} is/are told of none of these events:",
        "{players:seats} is/are not told of {card}",
    },
)  # fmt: skip
