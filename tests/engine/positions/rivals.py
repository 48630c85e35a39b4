"""Refused positions of Rivals, each with the name of its problem."""

from __future__ import annotations

from typing import Any

JsonObject = dict[str, Any]


def seats(**first: Any) -> list[JsonObject]:
    """Return two players, the first with additional keys."""
    return [{"name": "Ana", "haven": [{"card": "Lucky"}], **first}, {"name": "Bruno", "haven": [{"card": "Hope"}]}]


def in_haven(**card: Any) -> JsonObject:
    return {"seats": seats(haven=[{"card": "Lucky", **card}])}


REFUSED: list[tuple[str, JsonObject]] = [
    ("unknown-key", {"seats": seats(), "colour": 1}),
    ("unknown-key", {"seats": seats(score=1)}),
    ("unknown-key", in_haven(blood_potency=5)),
    ("unknown-key", {"seats": seats(), "turn": {"phase": "setup"}}),
    ("unknown-key", {"seats": seats(), "stop": {"turn": 4}}),
    ("missing-key", {"seats": seats(haven=[{"blood": 1}])}),
    ("missing-key", {"seats": [{"haven": []}, *seats()[1:]]}),
    ("missing-key", {"seats": [{"name": name} for name in ("Ana", "Bruno")], "turn": {"phase": "setup"}}),
    ("wrong-type", {"seats": seats(agenda="13")}),
    ("wrong-type", {"seats": seats(), "turn": {"actions": "two"}}),
    ("wrong-type", {"seats": seats(foreign_prestige=3)}),
    ("unknown-card", {"seats": seats(hand=["Vagrant"])}),
    ("unknown-card", {"seats": seats(agenda_card="Lucky")}),
    ("unknown-card", {"seats": seats(), "monster_deck": ["Vagrant"]}),
    ("unknown-card", {"seats": seats(), "city_deck": ["Lucky"]}),
    ("unknown-seat", {"seats": seats(rival="Clara")}),
    ("unknown-seat", {"seats": seats(), "first": "Clara"}),
    ("unknown-seat", {"seats": seats(), "stop": {"phase": "end", "seat": "Clara"}}),
    ("unknown-seat", {"seats": seats(foreign_prestige={"Clara": 3})}),
    ("unusable-name", {"seats": [{"name": "chance"}, *seats()[1:]]}),
    ("unknown-faction", {"seats": seats(faction="ghoul")}),
    ("unknown-discipline", in_haven(disciplines=["Flight"])),
    ("unknown-phase", {"seats": seats(), "turn": {"phase": "combat"}}),
    ("unknown-phase", {"seats": seats(), "stop": {"phase": "dusk"}}),
    ("unknown-step", {"seats": seats(), "turn": {"phase": "end", "step": "city-deck"}}),
    ("unknown-step", {"seats": seats(), "stop": {"phase": "end", "step": "dusk"}}),
    ("unknown-game", {"seats": seats(), "game": "vtes"}),
    ("unknown-edition", {"seats": seats(), "edition": "core"}),
    ("duplicate-seat", {"seats": [{"name": "Ana"}, {"name": "Ana"}]}),
    ("too-few-seats", {"seats": seats()[:1]}),
    ("too-many-seats", {"seats": [{"name": name} for name in "ABCDE"]}),
    ("negative-counter", {"seats": seats(prestige=-1)}),
    ("own-rival", {"seats": seats(rival="Ana")}),
    ("no-prestige", {"seats": seats(prestige=0)}),
    ("wrong-faction", {"seats": seats(agenda_card="Martyrdom")}),
    ("wrong-faction", {"seats": seats(haven_card="The Bunker")}),
    ("wrong-place", in_haven(party=1)),
    ("wrong-place", in_haven(tagged="Ana")),
    ("wrong-place", {"seats": seats(), "streets": [{"card": "Lucky"}]}),
    ("wrong-place", {"seats": seats(), "streets": [{"card": "Ghost", "face_down": True, "tagged": "Ana"}]}),
    ("wrong-place", {"seats": seats(haven=[{"card": "Ghost"}])}),
    ("wrong-owner", {"seats": seats(), "streets": [{"card": "Vagrant", "blood": 1, "owner": "Ana"}]}),
    ("wrong-place", {"seats": seats(haven=[{"card": "Lucky", "attached": [{"card": "Vagrant", "blood": 1}]}])}),
    ("wrong-blood", in_haven(blood=6)),
    ("wrong-blood", in_haven(blood=0)),
    ("wrong-blood", {"seats": seats(), "streets": [{"card": "Ghost", "blood": 7}]}),
    ("wrong-blood", {"seats": seats(), "streets": [{"card": "Ghost", "blood": 1, "face_down": True}]}),
    ("wrong-colours", {"seats": seats(prestige=2, foreign_prestige={"Bruno": 3})}),
    ("wrong-colours", in_haven(foreign_blood={"Ana": 1})),
    ("card-twice", {"seats": seats(haven=[{"card": "Hope"}])}),
    ("too-many-attachments", in_haven(attached=[{"card": "Vagrant"}] * 4)),
    ("phase-mismatch", {"seats": seats(chosen_leader="Lucky")}),
    ("altered-continuation", {"seats": seats(), "continuation": {"stack": []}}),
]
