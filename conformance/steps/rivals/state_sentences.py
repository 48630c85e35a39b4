"""Sentences for the state of a Rivals table (see `conformance.steps.state_sentences`)."""

from __future__ import annotations

from typing import Final

from conformance.steps.state_sentences import StateSentences

STATE_SENTENCES: Final = StateSentences(
    {
        "first": "{value} is Player 1",
        "turn": "[{seat}'s {phase} phase|The {phase}], turn {number}[, {step:-} step][, {actions:#Action} left]"
        "[, {unhosted_actions:#Unhosted Action} left][, {spent:#Action} spent][, {recruited:#character} recruited]"
        "[, {retainers} attached][, {lasting}][, a Title {title_lost?lost:kept}]"
        "[, {conspiracies_resolved} of the player's Conspiracies resolved]",
        "turn.lasting": (
            "{card} has {amount:+} {word:-} for this turn",
            "the characters of {foes_of}'s foes have {amount:+} {word:-} for this turn",
            "{amount:+} {word:-} for this turn",
        ),
        "stop": "the game has paused[ in {seat}'s turn] in the {phase} phase[, {step:-} step]",
        "attacks": "[{attacker} attacks {target}|An attack begins][, {type}][, with {attack_card}][, {reactor} reacts]"
        "[ with {reaction}]",
        "influence_conflict": "{seat}'s {card}: {players}",
        "influence_conflict.players": "{name} has {influence} Influence[, a fist with {fist} Prestige]"
        "[, the modifier {modifier}][ and says {answer}]",
    },
    names={"fist": {"?": "secret"}, "modifier": {"?": "face down"}, "attack_card": {"?": "a face-down card"},
           "reaction": {"?": "a face-down card"}},
)  # fmt: skip
