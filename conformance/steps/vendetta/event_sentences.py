"""Events of Vendetta in sentences (`conformance.steps.narration`)."""

from __future__ import annotations

from typing import Final

from conformance.steps.narration import EventSentences

TOLD: Final = EventSentences(
    {
        "round-began": "Round {round} begins",
        "phase-began": "The {phase:-} phase of round {round} begins",
        "turn-began": "{seat}'s turn number {number} of Planning begins",
        "ambition-taken": "{seat} takes the Ambition token",
        "clan-sheet-laid-out": "The Clan sheet {clan} is laid out",
        "clan-chosen": "{seat} takes the Clan {clan}",
        "relic-laid-out": "The Relic {relic} is laid out",
        "relic-chosen": "{seat} takes the Relic {relic}",
        "relic-used": "{seat} uses the Relic {relic}",
        "location-card-placed": "{card} is placed at {location}",
        "ally-placed": "{card} comes to {location}",
        "cards-drawn": "{seat} draws {amount:#card} to choose from",
        "cards-kept": "{seat} keeps {amount:#card}",
        "card-drawn": "{seat} draws a card",
        "card-shuffled-in": "{seat} shuffles a card of the hand into the deck",
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
        "diablerie-flipped": "{seat} turns {amount:#Diablerie token} face down",
        "diablerie-turned-up": "{seat} turns {amount:#Diablerie token} face up again",
        "card-played": "[{owner}'s |]{card} is played face {face} on {seat}'s Position at {location}",
        "card-revealed": "[{owner}'s |]{card} on {seat}'s Position at {location} is revealed",
        "card-turned-down": "[{owner}'s |]{card} on {seat}'s Position at {location} is turned down",
        "card-returned": "[{owner}'s |]{card} at {location} goes back from {seat}'s Position to its owner's hand",
        "card-moved": "[{owner}'s |]{card} moves from {seat}'s Position at {location} to the one at {to}",
        "card-looked-at": "{seat} looks at {target}'s face-down card {place} at {location}",
        "card-acquired": "{card} joins {seat}'s Alliance",
        "card-drained": "{seat} Drains {card}",
        "card-restored": "{card} is back in {seat}'s Alliance",
        "ally-removed": "{card} at {location} leaves the game: nobody has won it",
        "frenzy": "{seat} enters Frenzy[, caused by {causer}]",
        "step-began": "{location}: the step {step:-} begins",
        "token-chosen": "{seat} puts a token down",
        "bid-made": "{seat} has bid",
        "token-revealed": "{seat} shows the token: {token}",
        "bid-revealed": "{seat}'s bid is shown: {amount}",
        "withdrew": "{seat} Withdraws from {location}",
        "effect-applied": "[{owner}'s |]{card} of {seat} takes effect[ at {location}]",
        "power-changed": "[{owner}'s |]{card} on {seat}'s Position at {location} has {power} Power now",
        "conflict-ranked": "{location}: {ranking}, with {powers} Power",
        "conflict-won": "{seat} wins the conflict at {location}",
        "location-resolved": "{location} is resolved",
        "out-of-game": "{seat} is out of the game, and gives back {blood} Blood, {influence} Influence, "
        "{diablerie} Diablerie and {diablerie_face_down} face down",
        "scored": "{seat} ends with {influence} Influence",
        "game-over": "The game is over: {winner} wins",
    }
)
