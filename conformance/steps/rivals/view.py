"""Access to a position: the place of a card in play, its name, and the cards on it."""

from __future__ import annotations

from conformance.steps.paths import CardLists, FaceDown, JsonObject

PLACES = {"haven": "Haven", "streets": "The Streets", "torpor": "torpor", "beside": "beside the Haven"}
"""List of a player's cards → its wording, in counting order."""
PILES = {"hand": "hand", "Library": "library", "Faction deck": "faction_deck", "discard pile": "discard",
         "burned pile": "burned"}  # fmt: skip
"""Wording of a pile of names → its key."""
CITY_PILES = {"city deck": "city_deck", "city discard pile": "city_discard", "city burned pile": "city_burned",
              "Monster deck": "monster_deck", "set-aside cards": "set_aside", "unused Monsters": "unused_monsters",
              "burned Monsters": "burned_monsters"}  # fmt: skip
"""Wording of a common pile → its key."""


TABLE = CardLists(
    lists=((False, ("streets",)), (True, tuple(PLACES))),
    where="place",
    left_out={
        "exhausted": False, "face_down": False, "leader": False, "influence_side": False, "no_influence": False,
        "party": 1, "fear": 0, "minus_bp": 0, "agenda": 0, "blood": 0, "foreign_blood": {}, "prestige": {},
        "token": None, "tagged": None, "attached": [],
    },
    face_down=FaceDown(attached="Curse", within={**dict.fromkeys(PLACES, "Monster"), "beside": "Conspiracy"}),
)  # fmt: skip


def bare(name: str) -> str:
    """Return the printed name, without a counter such as `#2`."""
    head, mark, tail = name.rpartition("#")
    return head if mark and tail.isdigit() else name


def whereabouts(position: JsonObject, name: str) -> str:
    """Return a card's place, in words for a message."""
    place = TABLE.find(position, name)
    if place is not None:
        return f"on {place.bearer}" if place.bearer else f"in {PLACES[place.where]} ({place.seat or 'nobody'})"
    seats = [(f"{seat.get('name')}'s {word}", seat.get(key, [])) for seat in position.get("seats", ())
             for word, key in PILES.items()]  # fmt: skip
    city = [(f"the {word}", position.get(key, [])) for word, key in CITY_PILES.items()]
    return " and ".join(word for word, cards in (*seats, *city) if bare(name) in cards) or "nowhere"
