"""What the Thens share: entries of players, Positions and Locations, now and before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from conformance.vocabulary.looking import number, told
from conformance.vocabulary.moves import JsonObject
from conformance.vocabulary.vendetta.words import Lying
from conformance.vocabulary.world import World

POOL = {
    "blood": "Blood",
    "influence": "Influence",
    "diablerie": "Diablerie tokens",
    "diablerie_face_down": "face-down Diablerie tokens",
}
_START = {"blood": 6, "influence": 3, "diablerie": 0, "diablerie_face_down": 0}


def was(world: World, seat: str) -> JsonObject:
    """The entry of a player before the present run of Whens; before the first When, as the Givens have it."""
    if world.played:
        return world.seat_before(seat)
    world.begin()
    given: JsonObject = next(entry for entry in world.position["seats"] if entry["name"] == seat)
    return {**_START, "hand": [], "alliance": [], "drained": [], "positions": [], **given}


def change(world: World, seat: str, kind: str) -> int:
    """How many tokens of a kind the Pool of a player has more than before; negative where fewer."""
    now = number(world, f"the {POOL[kind]} of {seat}", world.seat_after(seat).get(kind))
    return now - int(was(world, seat)[kind])


def place(world: World, location: str) -> JsonObject:
    """The entry of a Location now."""
    entries: list[JsonObject] = told(world, world.after(), "locations", "the Locations")
    found = next((entry for entry in entries if entry.get("location") == location), None)
    if found is None:
        world.fail(f"{location} is not in play", expected=location, actual=entries)
    return found


def spot(entry: JsonObject, location: str) -> JsonObject:
    """A Position of a player's entry; one that is left out is empty."""
    for one in entry.get("positions", []):
        if one.get("location") == location:
            found: JsonObject = one
            return found
    return {"location": location, "blood": 0, "cards": []}


def lies(entry: JsonObject, seat: str) -> tuple[int, list[str]]:
    """The Blood on a Position and its cards in words: `Hunt face down`, `Claudia's Hunt face up`, `an unknown card`."""
    cards = []
    for card in entry.get("cards", []):
        down = bool(card.get("face_down"))
        owner = card.get("owner")
        cards.append(worded(down, "" if owner == seat else owner or "", str(card.get("card"))))
    return int(entry.get("blood", 0)), cards


def meant(lying: Iterable[Lying], seat: str) -> tuple[int, list[str]]:
    """The same, as a sentence says it."""
    items = list(lying)
    cards = [worded(item.face_down, "" if item.owner == seat else item.owner, item.card) for item in items if item.card]
    return sum(item.amount for item in items), cards


def worded(face_down: bool, owner: str, card: str) -> str:
    """A card on a Position in words."""
    if card == "?":
        return "an unknown card"
    whose = f"{owner}'s " if owner else ""
    return f"{whose}{card} face {'down' if face_down else 'up'}"


def deployed(world: World, seat: str, owner: str, card: str, location: str) -> JsonObject:
    """The entry of a Clan card on a player's Position now. Fails if it does not lie there."""
    on = spot(world.seat_after(seat), location)
    cards: list[JsonObject] = on.get("cards", [])
    wanted = (card, owner or seat)
    found = next((one for one in cards if (one.get("card"), one.get("owner") or seat) == wanted), None)
    if found is None:
        world.fail(f"{card} does not lie on {seat}'s Position at {location}", expected=card, actual=on)
    return found


def expect_told(world: World, entry: JsonObject, key: str, what: str, expected: Any) -> None:
    """Asserts one key that observations must have."""
    world.expect(what, told(world, entry, key, what), expected)
