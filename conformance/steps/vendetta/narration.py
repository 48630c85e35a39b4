"""Sentences for the events of Vendetta (see `conformance.steps.narration`)."""

from __future__ import annotations

from typing import Final

from conformance.steps.narration import EventSentences

SENTENCES: Final = EventSentences(
    {
        "round-began": "Round {round} begins",
        "phase-began": "The {phase:-} phase of round {round} begins",
        "turn-began": "{seat}'s Planning turn {number} begins",
        "ambition-taken": "{seat} takes the Ambition token",
        "clan-sheet-laid-out": "The Clan sheet of {clan} is laid out",
        "clan-chosen": "{seat} chooses Clan {clan}",
        "relic-laid-out": "The Relic {relic} is laid out",
        "relic-chosen": "{seat} chooses the Relic {relic}",
        "relic-used": "{seat} uses the Relic {relic}",
        "location-card-placed": "{card} is placed at {location}",
        "ally-placed": "{card} is placed at {location}",
        "cards-drawn": "{seat} draws {amount:#card} to choose from",
        "cards-kept": "{seat} keeps {amount:#card}",
        "card-drawn": "{seat} draws a card",
        "card-shuffled-in": "{seat} shuffles a card from hand into the deck",
        "blood-gained": "{seat} gains {amount} Blood",
        "blood-lost": "{seat} loses {amount} Blood",
        "blood-spent": "{seat} spends {amount} Blood",
        "blood-stolen": "{seat} steals {amount} Blood from {target}",
        "blood-played": "{seat} plays {amount} Blood at {location}, from the {source}",
        "blood-returned": "{amount} Blood at {location} returns to {seat}",
        "blood-taken": "{seat} takes {amount} Blood from {target}'s Position at {location}",
        "blood-moved": "{amount} Blood moves from {seat}'s Position at {location} to {target}'s at {to}",
        "blood-discarded": "{seat} discards {amount} Blood at {location}",
        "influence-gained": "{seat} gains {amount} Influence",
        "influence-lost": "{seat} loses {amount} Influence",
        "influence-given": "{seat} gives {amount} Influence to {target}",
        "diablerie-taken": "{seat} takes {amount:#Diablerie token}",
        "diablerie-flipped": "{seat} flips {amount:#Diablerie token} face down",
        "diablerie-turned-up": "{seat} flips {amount:#Diablerie token} face up",
        "card-played": "[{owner}'s |]{card} is played face {face} on {seat}'s Position at {location}",
        "card-revealed": "[{owner}'s |]{card} on {seat}'s Position at {location} is revealed",
        "card-turned-down": "[{owner}'s |]{card} on {seat}'s Position at {location} is turned face down",
        "card-returned": "[{owner}'s |]{card} returns from {seat}'s Position at {location} to its owner's hand",
        "card-moved": "[{owner}'s |]{card} moves from {seat}'s Position at {location} to {to}",
        "card-looked-at": "{seat} looks at {target}'s face-down card {place} at {location}",
        "card-acquired": "{card} joins {seat}'s Alliance",
        "card-drained": "{seat} Drains {card}",
        "card-restored": "{card} in {seat}'s Alliance is restored",
        "ally-removed": "Nobody wins {card} at {location}; it is removed from the game",
        "frenzy": "{seat} enters Frenzy[ because of {causer}]",
        "step-began": "The {step:-} step begins at {location}",
        "token-chosen": "{seat} chooses a token in secret",
        "bid-made": "{seat} bids in secret",
        "token-revealed": "{seat} reveals a token: {token}",
        "bid-revealed": "{seat} reveals a bid of {amount}",
        "withdrew": "{seat} Withdraws from {location}",
        "effect-applied": "[{owner}'s |]{card} of {seat} takes effect[ at {location}]",
        "power-changed": "[{owner}'s |]{card} on {seat}'s Position at {location} now has {power} Power",
        "conflict-ranked": "{location}: {ranking}, with {powers} Power",
        "conflict-won": "{seat} wins the conflict at {location}",
        "location-resolved": "{location} is resolved",
        "out-of-game": "{seat} is out of the game and returns {blood} Blood, {influence} Influence, "
        "{diablerie} Diablerie and {diablerie_face_down} face-down Diablerie",
        "scored": "{seat} ends with {influence} Influence",
        "game-over": "The game is over: {winner} wins",
    }
)
