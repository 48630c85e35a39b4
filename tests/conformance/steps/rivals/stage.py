"""Steps of Rivals, played against a script."""

from __future__ import annotations

from typing import Any

from conformance.games.rivals import RIVALS
from tests.conformance.steps import scripted

JsonObject = dict[str, Any]
NAMES = ("Ana", "Bruno", "Clara", "Davi")


def table(**changes: Any) -> JsonObject:
    """Return a position: four players in Ana's Action Phase. `Ana={...}` changes a seat."""
    seats = []
    for name in NAMES:
        seat: JsonObject = {
            "name": name, "faction": "vampire", "prestige": 20, "foreign_prestige": {}, "agenda": 0,
            "agenda_card": None, "agenda_up": False, "agenda_exhausted": False, "haven_card": None, "haven_up": True,
            "haven_exhausted": False, "chosen_leader": None, "rival": None, "hand": [], "library": [],
            "unordered_library": [], "faction_deck": [], "unordered_faction_deck": [], "discard": [], "burned": [],
            "had_turn": True, "out": False, "haven": [], "streets": [], "torpor": [], "beside": [],
        }  # fmt: skip
        seats.append({**seat, **changes.pop(name, {})})
    shown: JsonObject = {
        "game": "rivals", "edition": "hunters-and-hunted", "first": "Ana",
        "turn": {
            "number": 5, "seat": "Ana", "phase": "action", "actions": 2, "title_lost": False,
            "conspiracies_resolved": 0,
        },
        "city_deck": [], "unordered_city_deck": [], "city_discard": [], "city_burned": [], "set_aside": [],
        "monster_deck": [], "unused_monsters": [], "burned_monsters": [], "streets": [], "seats": seats,
    }  # fmt: skip
    return {**shown, **changes}


def cards(*names: str, **rest: Any) -> list[JsonObject]:
    """Return cards in play."""
    return [{"card": name, **rest} for name in names]


class Play(scripted.Play):
    """A scenario of Rivals under construction."""

    game = RIVALS
    names = NAMES
    phase = "action"
    table = staticmethod(table)
