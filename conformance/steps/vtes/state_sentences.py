"""Sentences for the state of a VTES table (see `conformance.steps.state_sentences`)."""

from __future__ import annotations

from typing import Final

from conformance.steps.state_sentences import StateSentences

_COURSE = (
    "[ with {card}][ at {level}][ (cost: {cost})][, at {stealth} stealth,] {state}"
    "[; blocker {blocker}][ with {intercept} intercept]"
)
"""End of the sentence of an action: its card, numbers, and state."""

_VOTES = "{for:#vote} for, {against:#vote} against[, {ballots_for:#ballot} for][, {ballots_against:#ballot} against]"
STATE_SENTENCES: Final = StateSentences(
    {
        "edge": "{value} has the Edge",
        "turn": "[{seat}'s {phase} phase|The {phase}], turn {number}[, {transfers:#transfer} left]"
        "[, {master_actions:#master phase action} left][, {discard_actions:#discard phase action} left]",
        "action": "{minion}'s {kind:-} action[ against {targets}]" + _COURSE,
        "action bleed": "{minion}'s bleed[ of {targets}][ for {bleed}]" + _COURSE,
        "action hunt": "{minion}'s hunt" + _COURSE,
        "action leave-torpor": "{minion}'s attempt to leave torpor" + _COURSE,
        "action rescue": "{minion}'s rescue[ of {targets}]" + _COURSE,
        "action diablerise": "{minion}'s diablerie[ of {targets}]" + _COURSE,
        "action attack-marked": "{minion}'s attack[ on {targets}]" + _COURSE,
        "action become-anarch": "{minion}'s attempt to become Anarch" + _COURSE,
        "action card": "{minion}'s action[ against {targets}]" + _COURSE,
        "action.cost": "[{blood} blood][{pool} pool]",
        "combat": "{acting} fights {opposing} at {range} range, round {round}",
        "referendum": (
            "Blood hunt against {diablerist}: " + _VOTES,
            "Referendum on {card}[ ({terms})]: " + _VOTES,
            "Referendum: " + _VOTES,
        ),
        "referendum.terms": "[clan {clan}][{target}][{points}]",
    },
    names={
        "state": {
            "as-played": "is being played",
            "as-announced": "has been announced",
            "no-block": "is not blocked yet",
            "block-attempt": "faces a block attempt",
            "blocks-declined": "is not blocked",
            "combat": "has led to combat",
            "resolving": "is resolving",
        }
    },
    silent={"action": ("directed",)},
)
