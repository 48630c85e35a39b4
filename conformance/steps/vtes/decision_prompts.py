"""Prompts for the decisions of VTES: what the seat whose decision is open can do, by decision window.

For a decision of chance, the prompt is the question it answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PROMPTS: Final[Mapping[str, str]] = {
    "unlock": "gain 1 pool from the Edge or end the unlock phase",
    "master": "play a master card or end the master phase",
    "minion": "take an action or end the minion phase",
    "influence": "spend transfers or end the influence phase",
    "emerging": "bring out a vampire or end the influence phase",
    "discard": "discard a card or end the turn",
    "burn-option": "discard cards with a burn option, or pass",
    "reduce-cost": "reduce the cost of the card, or pay it",
    "as-played": "cancel the card, or pass",
    "as-announced": "play a card, or pass",
    "no-block": "play a card, attempt to block, or decline",
    "block-attempt": "play a card, or pass",
    "blocks-declined": "play a card, or let the action resolve",
    "before-success": "play a card, or let the action resolve",
    "before-block-resolution": "play a card, or let the block resolve",
    "after-resolution": "play a card, or end the action",
    "before-range": "play a card before range is determined, or pass",
    "range": "maneuver, or pass",
    "before-strikes": "play a card before strikes are chosen, or pass",
    "strike": "choose a strike",
    "prevent": "prevent damage, or take it",
    "going-to-torpor": "keep the vampire from going to torpor, or pass",
    "additional-strikes": "gain additional strikes, or pass",
    "press": "press, or pass",
    "end-of-round": "play a card at the end of the round, or pass",
    "diablerie-offer": "commit diablerie, or decline",
    "take-equipment": "take the victim's equipment",
    "take-discipline": "gain one of the victim's Disciplines, or decline",
    "substitute": "let a slave fight in the place of the blocked minion, or decline",
    "take-trophy": "search for a trophy, or decline",
    "award-trophy": "award a trophy, or decline",
    "terms": "choose the terms of the referendum",
    "before-votes": "play a card before votes are cast, or pass",
    "polling": "cast votes and ballots, or pass",
    "discard-down": "discard down to hand size",
    "target": "choose for the effect",
    "search": "choose a card from the pile",
    "draw": "which library card is drawn",
    "draw-crypt": "which crypt card is drawn",
    "seating": "who sits down next",
    "first-methuselah": "who takes the first turn",
}
