"""Refused positions of Vendetta, each with the name of its problem."""

from __future__ import annotations

from typing import Any

from tests.engine.vendetta.played import HAVEN, ONE, seat

JsonObject = dict[str, Any]
LOUIS, CLAUDIA, LESTAT = seat("Louis", "Brujah"), seat("Claudia", "Toreador"), seat("Lestat")
RELIC = "Relic: 1 Blood at each Location"


def position(*seats: JsonObject, **others: Any) -> JsonObject:
    """Return a position with these seats, Claudia, and Lestat. `others` are further keys of the position."""
    return {"seats": [*seats, CLAUDIA, LESTAT], **others}


REFUSED: list[tuple[str, JsonObject]] = [
    ("unknown-key", position(LOUIS | {"colour": "red"})),
    ("unknown-key", position(LOUIS, bank={})),
    ("unknown-key", position(LOUIS | {"token": "stay"})),
    ("missing-key", position({"clan": "Brujah"})),
    ("wrong-type", position(LOUIS | {"blood": "6"})),
    ("wrong-type", position(LOUIS | {"hand": "Hunt"})),
    ("unknown-card", position(LOUIS | {"hand": ["Celerity"]})),
    ("unknown-card", position(LOUIS | {"alliance": ["Lucita"]})),
    ("unknown-seat", position(LOUIS, ambition="Armand")),
    ("unknown-seat", position(LOUIS, turn={"seat": "Armand"})),
    ("unknown-clan", position(LOUIS | {"clan": "Lasombra"})),
    ("unknown-location", position(LOUIS | {"positions": [{"location": "Location 3"}]})),
    ("unknown-variant", position(LOUIS, variants=["tag-team"])),
    ("unknown-round", position(LOUIS, round=4)),
    ("unknown-phase", position(LOUIS, phase="dusk")),
    ("unknown-step", position(LOUIS, phase="resolution", step="aftermath")),
    ("unknown-step", position(LOUIS, stop={"location": "Location 1", "step": "twilight"})),
    ("unknown-location", position(LOUIS, stop={"location": "Elysium", "step": "conflict"})),
    ("unknown-phase", position(LOUIS, stop={"phase": "dusk"})),
    ("unknown-key", position(LOUIS, stop={"phase": "feed", "step": "conflict"})),
    ("unknown-turn", position(LOUIS, turn={"number": 4})),
    ("unknown-game", position(LOUIS, game="vtes")),
    ("unknown-edition", position(LOUIS, edition="second")),
    ("unusable-name", position(LOUIS, LOUIS | {"name": "chance"})),
    ("duplicate-seat", position(LOUIS, LOUIS | {"clan": "Gangrel"})),
    ("duplicate-clan", position(LOUIS, seat("Armand", "Brujah"))),
    ("duplicate-location", position(LOUIS, locations=[{"location": ONE}, {"location": ONE}])),
    ("negative-counter", position(LOUIS | {"influence": -1})),
    ("card-twice", position(LOUIS | {"hand": ["Hunt"], "clan_deck": ["Hunt"]})),
    ("card-twice", position(LOUIS | {"alliance": ["Marcel"]}, ally_deck=["Marcel"])),
    ("wrong-owner", position(LOUIS | {"hand": ["Vanish"]})),
    ("wrong-owner", position(seat("Armand", hand=["Hunt"]))),
    ("wrong-place", position(LOUIS | {"hand": ["Marcel"]})),
    ("wrong-place", position(LOUIS | {"alliance": ["Challenge"]})),
    ("wrong-place", position(LOUIS, ally_deck=["Victim"])),
    (
        "wrong-place",
        position(LOUIS, locations=[{"location": HAVEN, "card": "The Collar"}], variants=["location-cards"]),
    ),
    ("not-in-variant", position(LOUIS | {"relic": RELIC})),
    ("not-in-variant", position(LOUIS, locations=[{"location": ONE, "card": "The Collar"}])),
    ("too-many-victims", position(LOUIS | {"alliance": ["Victim"]}, victims=35)),
    ("too-many-tokens", position(LOUIS | {"diablerie": 2, "diablerie_face_down": 1})),
    ("pool-without-blood", position(LOUIS | {"blood": 0})),
    ("out-with-cards", position(LOUIS | {"out": True, "blood": 1})),
    ("phase-mismatch", position(LOUIS, phase="feed", turn={"number": 1})),
    ("too-few-seats", {"seats": [LOUIS, CLAUDIA]}),
    ("too-many-seats", {"seats": [seat(name) for name in "ABCDEF"]}),
    ("altered-continuation", position(LOUIS, continuation={"stack": []})),
]
