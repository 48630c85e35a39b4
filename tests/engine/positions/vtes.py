"""Refused positions of VTES, each with the name of its problem."""

from __future__ import annotations

from typing import Any

JsonObject = dict[str, Any]
PRINCE = {"title": "prince", "city": "Copenhagen"}
MERGED = {"card": "Jessica (ADV)", "base": "Jessica"}


def position(sarah: JsonObject, alexis: JsonObject | None = None, **others: Any) -> JsonObject:
    """Return a position with Sarah and Alexis. `others` are further keys of the position."""
    return {"seats": [{"name": "Sarah", **sarah}, {"name": "Alexis", **(alexis or {})}], **others}


def seats(*names: str) -> JsonObject:
    return {"seats": [{"name": name} for name in names]}


REFUSED: list[tuple[str, JsonObject]] = [
    ("unknown-key", position({"colour": "red"})),
    ("unknown-key", position({}, weather="rain")),
    ("missing-key", {}),
    ("missing-key", {"seats": [{"name": "Sarah"}, {"pool": 30}]}),
    ("wrong-type", position({"pool": "30"})),
    ("wrong-type", position({"hand": "Bonding"})),
    ("unknown-card", position({"hand": ["Vessal"]})),
    ("unusable-name", seats("", "Sarah")),
    ("unusable-name", seats("Sarah", "chance")),
    ("unknown-turn", position({}, turn={"number": 0})),
    ("unknown-level", position({"ready": [{"card": "Ryan", "attached": [{"card": "Blood Doll", "level": "high"}]}]})),
    ("wrong-region", position({"in_play": [{"card": ".44 Magnum"}]})),
    ("wrong-type", position({}, edition=["v5"])),
    ("unknown-seat", position({}, edge="Tom")),
    ("unknown-seat", position({}, turn={"seat": "Tom"})),
    ("duplicate-seat", seats("Sarah", "Sarah")),
    ("too-few-seats", seats("Sarah")),
    ("too-many-seats", seats(*"ABCDEF")),
    ("negative-counter", position({"pool": -1})),
    ("ousted-with-pool", position({"ousted": True, "pool": 1})),
    ("pool-without-counters", position({"pool": 0})),
    ("unknown-phase", position({}, turn={"phase": "dusk"})),
    ("unknown-game", position({}, game="vendetta")),
    ("unknown-edition", position({}, edition="v9")),
    # Contested cards and titles.
    ("unique-twice", position({"ready": [{"card": "Ryan"}]}, {"ready": [{"card": "Ryan"}]})),
    ("unique-twice", position({"contested": [{"card": "Ryan"}]}, {"ready": [{"card": "Ryan"}]})),
    ("unique-twice", position({"contested": [{"card": "Ryan"}, {"card": "Ryan"}]})),
    ("wrong-region", position({"contested": [{"card": ".44 Magnum"}]})),
    ("wrong-region", position({"contested": [{"card": "Ryan", "returns_to": "in_play"}]})),
    ("wrong-region", position({"contested": [{"card": "Ryan", "returns_to": "hand"}]})),
    ("blood-over-capacity", position({"contested": [{"card": "Ryan", "blood": 5}]})),
    ("unknown-key", position({"ready": [{"card": "Ryan", "contested": True}]})),
    ("title-twice", position({"ready": [{"card": "Belinde"}]}, {"ready": [{"card": "Ryan", **PRINCE}]})),
    ("wrong-type", position({"ready": [{"card": "Ryan", "title_contested": True}]})),
    ("unknown-title", position({"ready": [{"card": "Ryan", "title": "Prince of Berlin"}]})),
    ("unknown-title", position({"ready": [{"card": "Ryan", "title": "2 vote"}]})),
    # Advanced and merged vampires, and events.
    ("too-many-attachments", position({"ready": [{"card": "Ryan", "attached": [{"card": ".44 Magnum"}] * 13}]})),
    ("wrong-merge", position({"ready": [{"card": "Jessica", "base": "Jessica (ADV)"}]})),
    ("wrong-merge", position({"ready": [{"card": "Jessica (ADV)", "base": "Ryan"}]})),
    ("wrong-merge", position({"ready": [{"card": "Jessica (ADV)", "base": "Jessica (ADV)"}]})),
    ("wrong-merge", position({"ready": [{"card": "Ryan", "base": "Ryan"}]})),
    ("wrong-merge", position({"ready": [{"card": "Jessica (ADV)", "base": "Vessel"}]})),
    ("unknown-card", position({"ready": [{"card": "Jessica (ADV)", "base": "Jess"}]})),
    ("wrong-merge", position({"ready": [{"card": "Jessica (ADV)", "base_owner": "Alexis"}]})),
    ("unknown-seat", position({"ready": [{**MERGED, "base_owner": "Tom"}]})),
    ("blood-over-capacity", position({"ready": [{**MERGED, "blood": 9}]})),
    ("unique-twice", position({"ready": [{"card": "Jessica"}, {"card": "Jessica (ADV)"}]})),
    ("unique-twice", position({"ready": [MERGED]}, {"torpor": [{"card": "Jessica"}]})),
    ("unique-twice", position({"contested": [MERGED, {"card": "Jessica"}]})),
    ("wrong-region", position({"in_play": [MERGED]})),
    ("wrong-type", position({"crypt": [MERGED]})),
    ("event-twice", position({"in_play": [{"card": "Urban Jungle"}]}, {"in_play": [{"card": "Urban Jungle"}]})),
    ("wrong-region", position({"ready": [{"card": "Urban Jungle"}]})),
    ("wrong-attachment", position({"ready": [{"card": "Ryan", "attached": [{"card": "Urban Jungle"}]}]})),
    ("wrong-region", position({"crypt": ["Urban Jungle"]})),
    ("wrong-type", position({}, events_played=["Vessel"])),
    ("unknown-card", position({}, events_played=["Sunrise"])),
    ("wrong-type", position({}, events_played="Urban Jungle")),
    # Cards that their text puts on a minion can be nowhere else.
    ("wrong-region", position({"in_play": [{"card": "Blood Doll"}]})),
    ("wrong-region", position({"in_play": [{"card": "Emergency Rations"}]})),
    ("wrong-region", position({"in_play": [{"card": "Spying Mission"}]})),
    ("altered-continuation", position({}, continuation={"stack": []})),
    ("altered-continuation", position({}, continuation={"stack": [], "seal": "0"})),
    ("altered-continuation", position({}, continuation=[])),
]
