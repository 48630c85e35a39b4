"""Examples of Rivals messages that schemas and types accept or reject."""

from __future__ import annotations

from typing import Any

from reference_engine import ReferenceEngine

SEATS: list[dict[str, Any]] = [
    {"name": "Ana", "haven": [{"card": "Lucky"}]},
    {"name": "Bruno", "faction": "hunter", "streets": [{"card": "Ingrid", "party": 1}]},
]
PLAYED: dict[str, Any] = {
    "seats": [SEATS[0] | {"hand": ["Shotgun"], "foreign_prestige": {"Bruno": 2}}, SEATS[1]],
    "streets": [{"card": "Ghost", "face_down": True, "prestige": {"Bruno": 1}}, {"card": "Vagrant"}],
    "stop": {"phase": "end", "step": "draw"},
}


def observed(position: dict[str, Any], seat: str | None = None) -> dict[str, Any]:
    """Return the reference engine's observation of a position."""
    engine = ReferenceEngine()
    engine.setup({"game": "rivals", "edition": "hunters-and-hunted", "position": position})
    seen: dict[str, Any] = engine.observe({"seat": seat})["position"]
    return seen


OBSERVATION = observed(PLAYED)
DECKS = {"agenda_card": "Observe & Report", "unordered_faction_deck": ["Hope", "Lucky"]}
NEW = {"turn": {"phase": "setup"}, "seats": [{"name": name, **DECKS} for name in ("Ana", "Bruno")]}

ACCEPTED: dict[str, list[Any]] = {
    "rivals-turnpoint": [
        {"pending": {"seat": "Ana", "window": "block", "options": [{"do": "block", "character": "Hope"}]}},
        {
            "pending": {"seat": "Ana", "window": "bid"},
            "events": [{"event": "of-our-own"}, {"event": "bid-made", "seat": "Bruno", "amount": 0}],
        },
    ],
    "rivals-position": [{"seats": SEATS}, PLAYED, NEW, PLAYED | {"turn": {"phase": "end", "step": "mending"}}],
    "rivals-observation": [OBSERVATION, observed(PLAYED, "Ana"), observed(NEW, "Bruno")],
    "rivals-choices": [
        {"do": "pass"},
        {"do": "draw-card", "deck": "faction"},
        {"do": "move", "characters": ["Lucky", "Hope"]},
        {"do": "regroup", "character": "Lucky"},
        {"do": "attack", "character": "Ingrid", "target": "Monster#2"},
        {"do": "reward", "reward": "mend"},
        {"do": "seat", "player": "Ana"},
    ],
    "rivals-directives": [
        {"do": "gain-agenda", "seat": "Ana", "amount": 2},
        {"do": "deal-damage", "card": "Hope", "amount": 2, "type": "Social", "aggravated": True, "by": "Ana"},
    ],
    "rivals-events": [
        {"event": "defeated", "card": "Hope", "by": None, "rules": ["rivals.defeat.at-zero-blood"]},
        {"event": "moved-to-streets", "seat": "Ana", "characters": ["Hope"]},
        {"event": "of-our-own"},
    ],
}

REFUSED: dict[str, list[Any]] = {
    "rivals-turnpoint": [
        {"pending": {"seat": "Ana", "window": "polling"}},
        {"pending": {"seat": "Ana", "window": "bid", "options": [{"do": "bid"}]}},
        {"pending": {"seat": "Ana", "window": "bid"}, "events": [{"event": "bid-made"}]},
    ],
    "rivals-position": [
        {},
        {"seats": SEATS[:1]},
        {"seats": SEATS * 3},
        {"seats": SEATS, "turn": {"phase": "dusk"}},
        {"seats": SEATS, "stop": {"step": "draw"}},
        {"seats": [SEATS[0] | {"faction": "ghoul"}, SEATS[1]]},
        {"seats": [SEATS[0] | {"haven": [{"card": "Lucky", "blood_potency": 5}]}, SEATS[1]]},
    ],
    "rivals-observation": [
        {},
        {key: value for key, value in OBSERVATION.items() if key != "streets"},
        OBSERVATION | {"seats": SEATS},
        OBSERVATION | {"turn": OBSERVATION["turn"] | {"phase": "dusk"}},
    ],
    "rivals-choices": [
        {"do": "flee"},
        {"do": "pass", "card": "Hope"},
        {"do": "move", "characters": []},
        {"do": "draw-card", "deck": "crypt"},
        {"do": "bid", "amount": -1},
    ],
    "rivals-directives": [
        {"do": "gain-agenda", "seat": "Ana"},
        {"do": "deal-damage", "card": "Hope", "amount": 2, "type": "Fire"},
        {"do": "inflict"},
    ],
    "rivals-events": [
        {"event": "defeated", "card": "Hope"},
        {"event": "phase-began", "seat": "Ana", "phase": "dusk"},
        {"event": 3},
    ],
}
