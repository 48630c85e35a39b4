"""Examples of Vendetta on the wire, accepted and refused by schemas and types."""

from __future__ import annotations

from typing import Any

from reference_engine import ReferenceEngine

SEATS: list[dict[str, Any]] = [{"name": "Sarah", "clan": "Brujah"}, {"name": "Alexis"}, {"name": "Tom"}]


def observed(position: dict[str, Any], seat: str | None = None) -> dict[str, Any]:
    """Return the reference engine's observation of a position."""
    engine = ReferenceEngine()
    engine.setup({"game": "vendetta", "edition": "base", "position": position})
    seen: dict[str, Any] = engine.observe({"seat": seat})["position"]
    return seen


SPOT = {"location": "Location 1", "blood": 1, "cards": [{"card": "Hunt", "face_down": True}]}
PLANNED = {"seats": [SEATS[0] | {"hand": ["Ready"], "positions": [SPOT]}, *SEATS[1:]]}
OBSERVATION = observed(PLANNED)

ACCEPTED: dict[str, list[Any]] = {
    "vendetta-turnpoint": [
        {"pending": {"seat": "Sarah", "window": "bid", "options": [{"do": "bid", "amount": 0}]}},
        {
            "pending": {"seat": "Sarah", "window": "bid"},
            "events": [{"event": "of-our-own"}, {"event": "bid-made", "seat": "Tom"}],
        },
    ],
    "vendetta-position": [
        {"seats": SEATS},
        PLANNED | {"turn": {"number": 2, "seat": "Tom"}},
        {"phase": "resolution", "location": "Prince's Haven", "step": "conflict", "seats": SEATS},
        {"variants": ["relics"], "locations": [{"location": "Location 1", "ally": "Marcel"}], "seats": SEATS},
    ],
    "vendetta-observation": [
        OBSERVATION,
        observed(PLANNED, "Tom"),
        observed({"phase": "setup", "seats": [{"name": name} for name in "ABCD"]}, "B"),
        observed(PLANNED | {"phase": "resolution", "location": "Location 1"}, "Sarah"),
    ],
    "vendetta-choices": [
        {"do": "pass"},
        {"do": "play", "card": "Hunt", "location": "Location 1", "face": "down"},
        {"do": "play-blood", "amount": 0, "diablerie": 1},
        {"do": "keep", "cards": ["Challenge"]},
        {"do": "use", "card": "Chaos", "owner": "Tom", "cards": ["Chaos", "Hunt (Sarah)"]},
        {"do": "answer", "card": "Curfew", "owner": "Tom", "option": "skip"},
        {"do": "seat", "player": "Tom"},
    ],
    "vendetta-directives": [
        {"do": "lose-blood", "seat": "Sarah", "amount": 2},
        {"do": "lose-blood-together", "amounts": {"Sarah": 1, "Tom": 2}, "causer": "Alexis", "location": "Location 2"},
    ],
    "vendetta-events": [
        {"event": "card-played", "seat": "Sarah", "card": "?", "location": "Location 1", "face": "down"},
        {"event": "frenzy", "seat": "Sarah", "causer": None, "rules": ["vendetta.frenzy.trigger"]},
        {"event": "of-our-own"},
    ],
}

REFUSED: dict[str, list[Any]] = {
    "vendetta-turnpoint": [
        {"pending": {"seat": "Sarah", "window": "polling"}},
        {"pending": {"seat": "Sarah", "window": "bid", "options": [{"do": "bid"}]}},
        {"pending": {"seat": "Sarah", "window": "bid"}, "events": [{"event": "bid-made"}]},
    ],
    "vendetta-position": [
        {},
        {"seats": SEATS[:2]},
        {"seats": SEATS * 2},
        {"seats": SEATS, "round": 4},
        {"seats": SEATS, "step": "aftermath"},
        {"seats": [SEATS[0] | {"clan": "Lasombra"}, *SEATS[1:]]},
        {"seats": [SEATS[0] | {"positions": [SPOT | {"location": "Elysium"}]}, *SEATS[1:]]},
        {"seats": [SEATS[0] | {"token": "stay"}, *SEATS[1:]]},
    ],
    "vendetta-observation": [
        {},
        {key: value for key, value in OBSERVATION.items() if key != "bank"},
        OBSERVATION | {"seats": SEATS},
        OBSERVATION | {"phase": "dusk"},
    ],
    "vendetta-choices": [
        {"do": "flee"},
        {"do": "pass", "card": "Hunt"},
        {"do": "play", "card": "Hunt", "location": "Location 1"},
        {"do": "play", "card": "Hunt", "location": "Location 4", "face": "up"},
        {"do": "play-blood", "amount": -1},
        {"do": "look", "seat": "Tom", "location": "Location 1", "place": 0},
        {"do": "answer", "card": "Curfew", "option": "maybe"},
    ],
    "vendetta-directives": [
        {"do": "lose-blood", "seat": "Sarah"},
        {"do": "lose-blood-together", "amounts": {"Sarah": "1"}},
        {"do": "inflict"},
    ],
    "vendetta-events": [
        {"event": "frenzy", "seat": "Sarah"},
        {"event": "token-revealed", "seat": "Sarah", "token": "flee"},
        {"event": 3},
    ],
}
