"""Steps of VTES, played against a script."""

from __future__ import annotations

from typing import Any

from conformance.games.vtes import VTES
from tests.conformance.steps import scripted

JsonObject = dict[str, Any]


def table(**changes: Any) -> JsonObject:
    """Return a position: Sarah, Alexis, and Ines in Sarah's minion phase. `Sarah={...}` changes a seat."""
    seats = []
    names = ["Sarah", "Alexis", "Ines"]
    for i, name in enumerate(names):
        seat: JsonObject = {
            "name": name, "pool": 30, "victory_points": 0, "ousted": False, "hand": [], "library": [], "crypt": [],
            "unordered_library": [], "unordered_crypt": [], "ash_heap": [], "removed": [], "ready": [], "torpor": [],
            "uncontrolled": [], "in_play": [], "prey": names[(i + 1) % 3], "predator": names[i - 1],
        }  # fmt: skip
        seats.append({**seat, **changes.pop(name, {})})
    turn = {"number": 10, "seat": "Sarah", "phase": "minion", "transfers": 0, "master_actions": 0, "discard_actions": 0}
    return {"game": "vtes", "edition": "v5", "edge": None, "seats": seats, "turn": turn, **changes}


def vampire(card: str, blood: int = 3, **rest: Any) -> JsonObject:
    """Return a vampire as an engine shows it."""
    shown = {
        "card": card,
        "blood": blood,
        "locked": False,
        "attached": [],
        "wounded": False,
        "capacity": 6,
        "counters": 0,
    }
    return {**shown, **rest}


class Play(scripted.Play):
    """A scenario of VTES under construction."""

    game = VTES
    names = ("Sarah", "Alexis", "Ines")
    phase = "minion"
    table = staticmethod(table)
