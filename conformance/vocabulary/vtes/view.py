"""Reading a position: where a card lies, what it carries, what a seat has."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

JsonObject = dict[str, Any]

COUNTING = (("ready", "torpor", "in_play", "contested"), ("uncontrolled",))
"""The regions whose cards are objects, as cards of one name are counted: all that lie face up, then the others."""
PILES = {"hand": "hand", "library": "library", "crypt": "crypt", "ash heap": "ash_heap"}
"""What the steps call a pile of bare names → its key."""


@dataclass(frozen=True)
class Place:
    """A card on the table: its name on the wire, whose seat, which region, and the card that bears it, if any."""

    name: str
    seat: str
    region: str
    card: JsonObject
    bearer: str | None = None


def seats(position: JsonObject) -> list[JsonObject]:
    """The seats, clockwise."""
    return list(position.get("seats", []))


def on_table(position: JsonObject) -> Iterator[Place]:
    """Every card on the table in the order of counting, with its name on the wire (`Name`, `Name#2` and so on)."""
    count: dict[str, int] = {}

    def named(card: JsonObject) -> str:
        bare = str(card.get("card", "?"))
        count[bare] = count.get(bare, 0) + 1
        return bare if count[bare] == 1 else f"{bare}#{count[bare]}"

    def walk(card: JsonObject, owner: str, region: str, bearer: str | None) -> Iterator[Place]:
        name = named(card)
        yield Place(name, owner, region, card, bearer)
        for attached in card.get("attached", []):
            yield from walk(attached, owner, region, name)

    for regions in COUNTING:
        for one in seats(position):
            for region in regions:
                for card in one.get(region, []):
                    yield from walk(card, str(one.get("name")), region, None)


def find(position: JsonObject, name: str) -> Place | None:
    """The card of that name on the table, or None. `Name#1` is `Name`."""
    wanted = name.removesuffix("#1")
    return next((place for place in on_table(position) if place.name == wanted), None)


LEFT_OUT: JsonObject = {
    "locked": False, "marked": False, "title_contested": False, "attached": [], "counters": 0, "base": None,
    "traits": [],
}  # fmt: skip
"""What an observation may leave out of a card, and what it is then."""


def card(position: JsonObject, name: str) -> JsonObject | None:
    """The card of that name on the table, as it stands in the position."""
    place = find(position, name)
    return None if place is None else place.card


def shown(position: JsonObject, name: str) -> JsonObject | None:
    """The same as steps read it: with its `region`, its `controller` (null while uncontrolled), and all that may be
    left out."""
    place = find(position, name)
    if place is None:
        return None
    return {
        **LEFT_OUT,
        **place.card,
        "region": place.region if place.bearer is None else f"on {place.bearer}",
        "controller": None if place.region == "uncontrolled" else place.card.get("controller") or place.seat,
        "contested": place.region == "contested" if place.bearer is None else bool(place.card.get("contested")),
    }


def bare(name: str) -> str:
    """The printed name, without a counter such as `#2`."""
    head, mark, tail = name.rpartition("#")
    return head if mark and tail.isdigit() else name


def piles_with(position: JsonObject, name: str) -> list[str]:
    """Where bare copies of a card lie, in words for a message: `Sarah's hand`."""
    words = dict(PILES, **{"removed cards": "removed", "unordered library": "unordered_library"})
    return [
        f"{one.get('name')}'s {word}"
        for one in seats(position)
        for word, key in words.items()
        if bare(name) in one.get(key, [])
    ]


def whereabouts(position: JsonObject, name: str) -> str:
    """Where a card is, in words for a message."""
    place = find(position, name)
    if place is None:
        return " and ".join(piles_with(position, name)) or "nowhere"
    if place.bearer is not None:
        return f"on {place.bearer}"
    words = {"ready": "ready", "torpor": "in torpor", "uncontrolled": "uncontrolled", "in_play": "in play"}
    words["contested"] = "contested"
    return f"{words[place.region]} ({place.seat})"
