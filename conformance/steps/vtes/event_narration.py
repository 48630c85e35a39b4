"""Sentences for the events of VTES (see `conformance.steps.narration`)."""

from __future__ import annotations

from typing import Final

from conformance.steps.card_data import card_types
from conformance.steps.narration import EventSentences


def counter(card: str) -> str:
    """Return what the counters on a card are called: life on allies and retainers, otherwise blood."""
    types = card_types("vtes").get(card.partition("#")[0], ())
    return "life" if {"ally", "retainer"}.intersection(types) else "blood"


SENTENCES: Final = EventSentences(
    {
        "turn-began": "{seat}'s turn begins",
        "phase-began": "{seat}'s {phase:-} phase begins",
        "locked": "{card} locks",
        "unlocked": "{card} unlocks",
        "pool-burned": "{seat} burns {amount} pool",
        "pool-gained": "{seat} gains {amount} pool",
        "blood-burned": "{card} burns {amount} {card:counter}",
        "blood-gained": "{card} gains {amount} {card:counter}",
        "blood-drained": "{card} loses {amount} blood over its capacity",
        "blood-moved": "{amount} blood moves from {source} to {target}",
        "edge-taken": "[{seat} takes the Edge|Nobody controls the Edge any more]",
        "card-played": "{seat} plays {card}[ with {minion}][ at the {level} level][ on {target}]",
        "card-cancelled": "{seat}'s {card} is cancelled",
        "card-drawn": "{seat} draws {card}",
        "card-discarded": "{seat} discards {card}",
        "crypt-card-drawn": "{seat} draws {card} from the crypt",
        "card-burned": "{card} is burned and goes to {seat}'s ash heap",
        "card-removed": "{seat}'s {card} is removed from the game",
        "card-put-in-play": "{seat} puts {card} into play[ on {host}]",
        "marked": "{seat} marks {card} for the turn",
        "contested": "{card} is contested and leaves play",
        "contest-won": "{card} wins its contest and returns to play",
        "title-contested": "The title of {card} is contested",
        "title-yielded": "{card} yields its title",
        "title-lost": "{card} loses its title for a new one",
        "title-gained": "{card} becomes {title:-}",
        "title-won": "{card} wins the contested title",
        "card-moved": "{card} is put on {host}",
        "action-announced": "{minion} announces an action: {action:-}[ {target}], "
        "{directed?directed:undirected}, at {stealth} stealth",
        "control-changed": "{seat} now controls {card}",
        "card-revealed": "{seat}'s {card} is revealed",
        "shuffled": "{seat}'s {pile} is shuffled",
        "target-changed": "The action now targets {target}",
        "block-attempted": "{minion} attempts to block",
        "block-failed": "{minion} fails to block",
        "action-blocked": "{minion} blocks the action",
        "blocks-declined": "All block attempts are declined",
        "stealth-changed": "{minion} gets {amount:+} stealth, for a total of {total}",
        "intercept-changed": "{minion} gets {amount:+} intercept, for a total of {total}",
        "bleed-changed": "{minion} gets {amount:+} bleed, for a total of {total}",
        "action-resolved": "{minion}'s action {successful?succeeds:fails}",
        "combat-began": "{acting} enters combat with {opposing}",
        "combat-ended": "Combat[ between {acting} and {opposing}] ends[ in round {round}]",
        "round-began": "Round {round} of combat begins between {acting} and {opposing}",
        "range-set": "Combat is at {range} range",
        "maneuvered": "{minion} maneuvers to {range} range",
        "pressed": "{minion} presses to {to} combat",
        "additional-strikes-gained": "{minion} gains {amount:#additional strike}",
        "strike-chosen": "{minion} chooses a strike: {strike:-}",
        "strike-resolved": "{minion}'s strike with {strike:-} {effective?takes effect:has no effect}",
        "damage-inflicted": (
            "{card} takes {normal} normal and {aggravated} aggravated damage",
            "{card} takes {aggravated} aggravated damage",
            "{card} takes {normal} damage",
        ),
        "damage-prevented": (
            "{card} prevents {normal} normal and {aggravated} aggravated damage",
            "{card} prevents {aggravated} aggravated damage",
            "{card} prevents {normal} damage",
        ),
        "mended": "{card} mends {amount} damage",
        "wounded": "{card} is wounded",
        "destruction-prevented": "{card} burns blood to prevent its destruction",
        "to-torpor": "{card} goes to torpor",
        "to-ready": "{card} becomes ready",
        "merged": "Two versions merge into {card}",
        "sect-changed": "{card} is now {sect:-}",
        "clan-changed": "{card} is now {clan}",
        "diablerised": "{diablerist} commits diablerie on {victim}",
        "referendum-called": "[{seat} calls a referendum|A referendum is called]: {referendum:-}",
        "terms-chosen": "{seat} sets the terms[: clan {clan}][: {target}][: {points}]",
        "vote-cast": "{seat} casts {votes:#vote} {side} with {source}",
        "ballot-cast": "{seat} casts {ballots:#ballot} {side} with {source}",
        "block-shifted": "The priscus block now votes {side:-}",
        "abstained": "{card} abstains and its votes are cancelled",
        "referendum-resolved": "The referendum {passed?passes:fails}: {votes_for} for, {votes_against} against",
        "withdrawal-announced": "{seat} announces withdrawal",
        "withdrawal-failed": "{seat} fails to withdraw",
        "withdrew": "{seat} withdraws from the game",
        "ousted": "{seat} is ousted",
        "victory-point": "{seat} gains {amount:#victory point}",
        "game-over": "The game is over: [{winner} wins|it is a tie]",
    },
    counter=counter,
)
