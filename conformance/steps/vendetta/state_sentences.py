"""Sentences for the state of a Vendetta table (see `conformance.steps.state_sentences`)."""

from __future__ import annotations

from typing import Final

from conformance.steps.state_sentences import StateSentences

STATE_SENTENCES: Final = StateSentences(
    {
        "variants": "with {value:-}",
        "round": "round {value} of 3",
        "phase": "the {value:-} phase",
        "ambition": "{value} has the Ambition token",
        "turn": "{seat}'s Planning turn, number {number}",
        "location": "{value} is being resolved",
        "step": "the {value} step",
        "stop": "the game has paused[ in the {phase:-} phase][ at {location}][, {step}]",
        "victims": "{value:#Victim} in the deck",
        "turn_order": "{value}",
        "bank": "{blood} Blood, {influence} Influence, and {diablerie} Diablerie",
        "planning_turns": "{value:#Planning turn} for each player",
        "clan_sheets": "{value}",
        "conflict": "{location}, the {step} step[, without {withdrawn}][, ranked {ranking}][, won by {winner}]",
    },
    names={
        "step": {
            "withdraw": "Withdraw",
            "revelation": "Revelation",
            "preparation": "Preparation",
            "conflict": "Conflict",
            "aftermath": "Aftermath",
            "resolved": "after its resolution",
        },
    },
)
