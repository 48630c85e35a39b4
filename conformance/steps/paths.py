"""Paths to values in a position, as data that programs in any language can follow.

A path is a list of keys. In an object, a key names a field. In a list of objects, it is the name of an object: a
seat, a Location, or a card. `*` means every item, and the result is a single list. Three kinds of key are
not words. A number is an index from 0. A list of fields joins these lists, with missing ones counting as empty. An
object selects the first item whose fields each have one of the given values (null for a missing field).

If a game has a `CardLists`, a path that begins with `cards` leads to a card on the table of any player, and `cards`
alone to the names of all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

JsonObject = dict[str, Any]
Path = tuple[Any, ...]

CALLED = {"seats": "name", "players": "name", "positions": "location", "locations": "location"}
"""The field that names the objects of a list. In other lists it is `card`."""
CARDS = "cards"
"""The first key of a path to a card on the table."""


class Nowhere(LookupError):
    """A path leads nowhere. The message names the missing key.

    `at_once` is true if even the first key is missing, so that the engine has nothing to report.
    """

    def __init__(self, message: str, at_once: bool = False) -> None:
        super().__init__(message)
        self.at_once = at_once


@dataclass(frozen=True)
class CardPlace:
    """A card on the table, with its name on the wire, seat (empty if none), list, and bearer if it is attached."""

    name: str
    seat: str
    where: str
    card: JsonObject
    bearer: str | None = None


class FaceDown(msgspec.Struct, frozen=True):
    """Names of face-down cards, which depend on their place."""

    attached: str
    """Name of one attached to another card."""
    within: dict[str, str]
    """List → name of one in it."""


class CardLists(msgspec.Struct, frozen=True, kw_only=True):
    """The lists that hold a game's cards on the table, and their names, as data.

    Cards are counted in the order of `lists`.
    """

    lists: tuple[tuple[bool, tuple[str, ...]], ...]
    """Keys of lists of cards, with True for lists of each seat and False for lists of the position."""
    where: str
    """The key under which steps read the list that holds a card, or `on NAME`."""
    left_out: JsonObject
    """Fields that an observation may leave out of a card → their defaults."""
    uncontrolled: tuple[str, ...] = ()
    """Lists of a seat's cards that nobody controls yet."""
    place_flags: tuple[str, ...] = ()
    """Lists whose key is also a field of the cards in them, such as `contested`."""
    face_down: FaceDown | None = None

    def cards(self, position: JsonObject) -> Iterator[CardPlace]:
        """Yield every card on the table in counting order, named as on the wire (`Name`, `Name#2`, and so on)."""
        count: dict[str, int] = {}

        def walk(card: JsonObject, seat: str, where: str, bearer: str | None) -> Iterator[CardPlace]:
            bare = self.called(card, where, bearer is not None)
            count[bare] = count.get(bare, 0) + 1
            name = bare if count[bare] == 1 else f"{bare}#{count[bare]}"
            yield CardPlace(name, seat, where, card, bearer)
            for attached in card.get("attached", []):
                yield from walk(attached, seat, where, name)

        for of_seats, keys in self.lists:
            for holder in position.get("seats", []) if of_seats else [position]:
                for key in keys:
                    for card in holder.get(key, []):
                        yield from walk(card, str(holder.get("name")) if of_seats else "", key, None)

    def called(self, card: JsonObject, where: str, attached: bool) -> str:
        """Return a card's name in this place, without a number. For a face-down card, the place decides."""
        name = str(card.get("card", "?"))
        if self.face_down is None or not card.get("face_down"):
            return name
        return self.face_down.attached if attached else self.face_down.within[where]

    def find(self, position: JsonObject, name: str) -> CardPlace | None:
        """Return the card of that name on the table, or None. `Name#1` is `Name`."""
        wanted = name.removesuffix("#1")
        return next((place for place in self.cards(position) if place.name == wanted), None)

    def card(self, position: JsonObject, name: str) -> JsonObject | None:
        """Return the object of that card in the position, or None."""
        place = self.find(position, name)
        return None if place is None else place.card

    def shown(self, position: JsonObject, name: str) -> JsonObject | None:
        """Return a card as steps read it: with its place, its `controller` (null for none), and all defaults."""
        place = self.find(position, name)
        if place is None:
            return None
        owned = place.where not in self.uncontrolled
        attached = place.bearer is not None
        return {
            **self.left_out,
            **place.card,
            self.where: f"on {place.bearer}" if attached else place.where,
            "controller": (place.card.get("controller") or place.seat or None) if owned else None,
            **{key: bool(place.card.get(key)) if attached else place.where == key for key in self.place_flags},
        }


class Places:
    """Access to positions of one game by path."""

    def __init__(
        self,
        table: CardLists | None = None,
        whereabouts: Callable[[JsonObject, str], str] = lambda position, name: "nowhere",
        as_given: Callable[[JsonObject], JsonObject] | None = None,
        piles: tuple[str, ...] = (),
    ) -> None:
        """Create the access.

        `whereabouts` describes where else a card is, for messages. `as_given` returns the Givens' position with its
        defaults; changes before the first When count from it. Without it, they count from the engine's observation.
        `piles` are keys of lists in which a card's text does not matter.
        """
        self.piles = piles
        self.table, self.whereabouts, self.as_given = table, whereabouts, as_given

    def begins_with_a_card(self, path: Path) -> bool:
        """Return True if a path leads to a card on the table."""
        return self.table is not None and path[:1] == (CARDS,)

    def read(self, position: JsonObject, path: Path) -> Any:
        """Return the value at a path. Raises Nowhere."""
        if self.table is None or not self.begins_with_a_card(path):
            return follow(position, path)
        if len(path) == 1:
            return [place.name for place in self.table.cards(position)]
        if (found := self.table.shown(position, path[1])) is None:
            message = not_on_the_table(path[1], self.whereabouts(position, path[1]))
            raise Nowhere(message, at_once=True)
        return follow(found, path[2:])


def not_on_the_table(name: str, where: str) -> str:
    """Return a message that a card is not on the table, with the piles that hold it."""
    return f"{name} is not on the table" + ("" if where == "nowhere" else f", but in {where}")


def follow(value: Any, path: Path) -> Any:
    """Return the value at the end of a path. Raises Nowhere."""
    within = ""
    for at, key in enumerate(path):
        if key == "*":
            return gathered(follow(each, path[at + 1 :]) for each in value or ())
        if value is None:
            raise Nowhere(f"there is no {within} now", at_once=at == 1)
        if isinstance(key, Mapping):
            value = next((each for each in value if chosen(each, key)), None)
            if value is None:
                raise Nowhere(f"none of the {within or 'items'} has {conditions(key)}")
        elif isinstance(key, list | tuple):
            value = [item for one in key for item in value.get(one) or ()]
        elif isinstance(key, int):
            if not isinstance(value, list) or key >= len(value):
                raise Nowhere(f"there is no number {key + 1} in {within!r}")
            value = value[key]
        elif isinstance(value, dict) and key in value:
            value = value[key]
        elif isinstance(value, list) and (entry := called(value, key, within)) is not None:
            value = entry
        elif isinstance(value, dict) and not within:
            raise Nowhere(f"there is no {key} now", at_once=True)
        elif isinstance(value, dict):
            raise Nowhere(f"there is no {key!r} in {within!r}")
        else:
            raise Nowhere(f"there is no {key!r} among the {within}")
        within = key if isinstance(key, str) else within
    return value


def gathered(found: Iterator[Any]) -> list[Any]:
    """Return the values found for each item as one list."""
    return [item for each in found for item in (each if isinstance(each, list) else [each])]


def chosen(item: Any, fields: Mapping[str, Sequence[Any]]) -> bool:
    """Return True if every field has one of its given values. A missing field is null."""
    return isinstance(item, dict) and all(item.get(key) in values for key, values in fields.items())


def conditions(fields: Mapping[str, Sequence[Any]]) -> str:
    return ", ".join(f"{key} {' or '.join(map(str, values))}" for key, values in fields.items())


def called(entries: list[Any], name: str, of: str) -> JsonObject | None:
    """Return the object of that name in a list. `of` is the list's own key."""
    field = CALLED.get(of, "card")
    return next((entry for entry in entries if isinstance(entry, dict) and entry.get(field) == name), None)


def parted(path: str | Path) -> Path:
    """Return a path written as `seats/{seat}/pool` as a tuple."""
    return tuple(path.split("/")) if isinstance(path, str) else path


def in_words(path: Path) -> str:
    """Return a description of a path: `the pool of Sarah`, `the phase of the turn`."""
    *before, key = (each for each in path if isinstance(each, str))
    names = before[1::2] or (before[:1] and [f"the {before[0]}"])
    return f"the {key.replace('_', ' ')}" + (f" of {', '.join(names)}" if names else "")
