"""Steps of Vendetta, played against a script."""

from __future__ import annotations

from typing import Any

from conformance.games.vendetta import VENDETTA
from tests.conformance.steps import scripted

JsonObject = dict[str, Any]
NAMES = ("Louis", "Claudia", "Armand", "Lestat")
PLACES = ("Location 1", "Location 2", "Prince's Haven")


def table(**changes: Any) -> JsonObject:
    """Return a position: four players in Louis's first Planning turn. `Louis={...}` changes a seat."""
    seats = []
    for name in NAMES:
        seat: JsonObject = {
            "name": name, "clan": "Brujah", "blood": 6, "influence": 3, "diablerie": 0, "diablerie_face_down": 0,
            "hand": [], "clan_deck": [], "unordered_clan_deck": [], "clan_deck_bottom": [], "alliance": [],
            "drained": [], "relic": None, "relic_used": False, "out": False, "score": 3, "looking_at": [],
            "token": None, "bid": None,
            "positions": [{"location": place, "blood": 0, "cards": [], "power": 0} for place in PLACES],
        }  # fmt: skip
        seats.append({**seat, **changes.pop(name, {})})
    shown: JsonObject = {
        "game": "vendetta", "edition": "base", "variants": [], "round": 1, "phase": "planning", "ambition": "Louis",
        "turn": {"number": 1, "seat": "Louis"}, "ally_deck": [], "unordered_ally_deck": [], "victims": 31,
        "locations": [{"location": place, "ally": None, "card": None} for place in PLACES],
        "seats": seats, "turn_order": list(NAMES), "bank": {"blood": 46, "influence": 68, "diablerie": 8},
        "planning_turns": 2, "removed": [],
    }  # fmt: skip
    return {**shown, **changes}


def there(location: str, *cards: JsonObject, blood: int = 0, power: int = 0) -> JsonObject:
    """Return a Position."""
    return {"location": location, "blood": blood, "cards": list(cards), "power": power}


def card(name: str, face_down: bool = False, **rest: Any) -> JsonObject:
    """Return a card on a Position."""
    return {"card": name, "face_down": face_down, "seen_by": [], "power": 0 if face_down else 1, **rest}


class Play(scripted.Play):
    """A scenario of Vendetta under construction."""

    game = VENDETTA
    names = NAMES
    phase = "planning"
    table = staticmethod(table)
