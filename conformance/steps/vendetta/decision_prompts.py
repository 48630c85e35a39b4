"""Prompts for the decisions of Vendetta: what the seat whose decision is open can do, by decision window.

For a decision of chance, the prompt is the question it answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PROMPTS: Final[Mapping[str, str]] = {
    "stop": "go on",
    "choose-clan": "choose a Clan sheet",
    "choose-relic": "choose a Relic",
    "hand-building": "keep Clan cards",
    "planning": "take the Planning turn: Drain cards, or play a card",
    "after-card": "Drain cards, or end the Planning turn",
    "resolution": "use a Relic, or pass",
    "withdraw": "choose a token",
    "resolve": "choose the card that takes effect next",
    "effect": "choose how the effect applies",
    "answer": "answer the card",
    "bid": "bid Blood in secret",
    "first-player": "who takes the Ambition token",
    "clan-sheet": "which Clan sheet is laid out",
    "location-card": "which Location card is placed",
    "relic": "which Relic is laid out",
    "ally": "which Ally is placed",
    "clan-card": "which Clan card is drawn",
    "frenzy": "which card is Drained",
}
