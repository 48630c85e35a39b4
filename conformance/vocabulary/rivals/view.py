"""Reading a position: where a card in play lies, what it is called, what lies on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from conformance.vocabulary.cards import entries

JsonObject = dict[str, Any]

PLACES = {"haven": "Haven", "streets": "The Streets", "torpor": "torpor", "beside": "beside the Haven"}
"""Where a player's cards lie, and how the steps call it; in the order of counting."""
PILES = {"hand": "hand", "Library": "library", "Faction deck": "faction_deck", "discard pile": "discard",
         "burned pile": "burned"}  # fmt: skip
"""What the steps call a pile of bare names → its key."""
CITY_PILES = {"city deck": "city_deck", "city discard pile": "city_discard", "city burned pile": "city_burned",
              "Monster deck": "monster_deck", "set-aside cards": "set_aside", "unused Monsters": "unused_monsters",
              "burned Monsters": "burned_monsters"}  # fmt: skip
"""The same of what belongs to nobody."""


@dataclass(frozen=True)
class Place:
    """A card in play: its name on the wire, who controls it (nobody: ""), where, and the card that bears it."""

    name: str
    seat: str
    where: str
    card: JsonObject
    bearer: str | None = None


@cache
def monsters() -> frozenset[str]:
    """The printed names of Monsters."""
    return frozenset(str(card["name"]) for kind, card in entries("rivals") if kind == "monster")


def called(card: JsonObject, where: str, attached: bool) -> str:
    """What a card goes by as it lies there, without a number. Of a hidden one its place tells the kind."""
    name = str(card.get("card", "?"))
    if not card.get("face_down"):
        return name
    if attached:
        return "Curse"
    return "Conspiracy" if where == "beside" or name not in (*monsters(), "?") else "Monster"


def in_play(position: JsonObject) -> Iterator[Place]:
    """Every card in play in the order of counting, with its name on the wire (`Name`, `Name#2` and so on)."""
    count: dict[str, int] = {}

    def walk(card: JsonObject, seat: str, where: str, bearer: str | None) -> Iterator[Place]:
        bare = called(card, where, bearer is not None)
        count[bare] = count.get(bare, 0) + 1
        name = bare if count[bare] == 1 else f"{bare}#{count[bare]}"
        yield Place(name, seat, where, card, bearer)
        for attached in card.get("attached", []):
            yield from walk(attached, seat, where, name)

    for card in position.get("streets", []):
        yield from walk(card, "", "streets", None)
    for seat in position.get("seats", []):
        for where in PLACES:
            for card in seat.get(where, []):
                yield from walk(card, str(seat.get("name")), where, None)


def find(position: JsonObject, name: str) -> Place | None:
    """The card of that name in play, or None. `Name#1` is `Name`."""
    wanted = name.removesuffix("#1")
    return next((place for place in in_play(position) if place.name == wanted), None)


LEFT_OUT: JsonObject = {
    "exhausted": False, "face_down": False, "leader": False, "influence_side": False, "no_influence": False,
    "party": 0, "fear": 0, "minus_bp": 0, "agenda": 0, "blood": 0, "foreign_blood": {}, "prestige": {}, "token": None,
    "tagged": None, "attached": [],
}  # fmt: skip
"""What an observation may leave out of a card, and what it is then."""


def card(position: JsonObject, name: str) -> JsonObject | None:
    """The card of that name in play, as it stands in the position."""
    place = find(position, name)
    return None if place is None else place.card


def shown(position: JsonObject, name: str) -> JsonObject | None:
    """The same as steps read it: with its `place`, its `controller` (null: nobody), and all that may be left out."""
    place = find(position, name)
    if place is None:
        return None
    where = place.where if place.bearer is None else f"on {place.bearer}"
    return {**LEFT_OUT, **place.card, "place": where, "controller": place.seat or None}


def bare(name: str) -> str:
    """The printed name, without a counter such as `#2`."""
    head, mark, tail = name.rpartition("#")
    return head if mark and tail.isdigit() else name


def whereabouts(position: JsonObject, name: str) -> str:
    """Where a card is, in words for a message."""
    place = find(position, name)
    if place is not None:
        return f"on {place.bearer}" if place.bearer else f"in {PLACES[place.where]} ({place.seat or 'nobody'})"
    seats = [(f"{seat.get('name')}'s {word}", seat.get(key, [])) for seat in position.get("seats", ())
             for word, key in PILES.items()]  # fmt: skip
    city = [(f"the {word}", position.get(key, [])) for word, key in CITY_PILES.items()]
    return " and ".join(word for word, cards in (*seats, *city) if bare(name) in cards) or "nowhere"
