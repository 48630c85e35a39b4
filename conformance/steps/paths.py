"""Paths: where something stands in a position, as data that any language can follow.

A path is a row of keys. In an object a key names a field; in a list of objects it is what one of them is called: the
name of a seat, a Location, a card. `*` stands for every item, and what is found is then a list, one list for all of
them. Three keys are no words: a number is a place in a list, from 0; a list of fields is what all of these lists hold
together, those that are missing being empty; an object is the first item of a list of which each of these fields is one
of the values given (null: it is missing).

A game may have a `CardLists`: `cards` leads to a card on the table, whoever has it, and by itself to the names of all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

JsonObject = dict[str, Any]
Path = tuple[Any, ...]

CALLED = {"seats": "name", "players": "name", "positions": "location", "locations": "location"}
"""The field by which the objects of a list are called; that of other lists is `card`."""
CARDS = "cards"
"""What a path to a card on the table begins with."""


class Nowhere(LookupError):
    """A path leads nowhere. The message says how far it led, and what is missing there.

    `at_once`: even what it begins with is missing, so that there is nothing that could be told.
    """

    def __init__(self, message: str, at_once: bool = False) -> None:
        super().__init__(message)
        self.at_once = at_once


@dataclass(frozen=True)
class CardPlace:
    """A card on the table: its name on the wire, whose seat (nobody's: ""), in which list, and the card that bears it,
    if any."""

    name: str
    seat: str
    where: str
    card: JsonObject
    bearer: str | None = None


class FaceDown(msgspec.Struct, frozen=True):
    """What a card is called that lies face down: its place tells the kind."""

    attached: str
    """On another card."""
    within: dict[str, str]
    """In each of the lists."""


class CardLists(msgspec.Struct, frozen=True, kw_only=True):
    """How the cards on the table of a game are found and named, as data. They are counted in the order of `lists`."""

    lists: tuple[tuple[bool, tuple[str, ...]], ...]
    """Keys of lists of cards, and whether they are those of each seat or of the position itself."""
    where: str
    """The key under which a card is read to tell the list that it lies in, or `on NAME`."""
    left_out: JsonObject
    """What an observation may leave out of a card, and what it is then."""
    uncontrolled: tuple[str, ...] = ()
    """Lists of cards that nobody controls yet, though they are a seat's."""
    tells: tuple[str, ...] = ()
    """Lists of which the key itself is true of the cards in them, as `contested` is."""
    face_down: FaceDown | None = None

    def cards(self, position: JsonObject) -> Iterator[CardPlace]:
        """Every card on the table in the order of counting, with its name on the wire (`Name`, `Name#2` and so on)."""
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
        """What a card goes by as it lies there, without a number. Of a hidden one its place tells the kind."""
        name = str(card.get("card", "?"))
        if self.face_down is None or not card.get("face_down"):
            return name
        return self.face_down.attached if attached else self.face_down.within[where]

    def find(self, position: JsonObject, name: str) -> CardPlace | None:
        """The card of that name on the table, or None. `Name#1` is `Name`."""
        wanted = name.removesuffix("#1")
        return next((place for place in self.cards(position) if place.name == wanted), None)

    def card(self, position: JsonObject, name: str) -> JsonObject | None:
        """The same, as it stands in the position."""
        place = self.find(position, name)
        return None if place is None else place.card

    def shown(self, position: JsonObject, name: str) -> JsonObject | None:
        """The same as steps read it: with where it is, its `controller` (null: nobody), and all that may be left
        out."""
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
            **{key: bool(place.card.get(key)) if attached else place.where == key for key in self.tells},
        }


class Places:
    """How paths lead through the positions of one game."""

    def __init__(
        self,
        table: CardLists | None = None,
        whereabouts: Callable[[JsonObject, str], str] = lambda position, name: "nowhere",
        as_given: Callable[[JsonObject], JsonObject] | None = None,
        piles: tuple[str, ...] = (),
    ) -> None:
        """`whereabouts`: where else a name stands, for a message. `as_given`: the position of the Givens with its
        defaults, where a change before the first When counts from there; without it, from what the engine shows
        then. `piles`: keys of lists of cards; what stands on a card does not matter as long as it lies there."""
        self.piles = piles
        self.table, self.whereabouts, self.as_given = table, whereabouts, as_given

    def begins_with_a_card(self, path: Path) -> bool:
        """Whether a path leads to the table."""
        return self.table is not None and path[:1] == (CARDS,)

    def read(self, position: JsonObject, path: Path) -> Any:
        """What stands there. Raises Nowhere."""
        if self.table is None or not self.begins_with_a_card(path):
            return follow(position, path)
        if len(path) == 1:
            return [place.name for place in self.table.cards(position)]
        if (found := self.table.shown(position, path[1])) is None:
            where = self.whereabouts(position, path[1])
            raise Nowhere(f"{path[1]} is not on the table: it is {where}", at_once=True)
        return follow(found, path[2:])


def follow(value: Any, path: Path) -> Any:
    """What stands at the end of a path. Raises Nowhere."""
    within = ""
    for at, key in enumerate(path):
        if key == "*":
            return gathered(follow(each, path[at + 1 :]) for each in value or ())
        if value is None:
            raise Nowhere(f"there is no {within} now", at_once=at == 1)
        if isinstance(key, Mapping):
            value = next((each for each in value if chosen(each, key)), None)
            if value is None:
                raise Nowhere(f"among the {within or 'items'} there is none with {told(key)}")
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
    """What was found for each item as one list."""
    return [item for each in found for item in (each if isinstance(each, list) else [each])]


def chosen(item: Any, fields: Mapping[str, Sequence[Any]]) -> bool:
    """Whether each of these fields is one of the values given; one that is missing is null."""
    return isinstance(item, dict) and all(item.get(key) in values for key, values in fields.items())


def told(fields: Mapping[str, Sequence[Any]]) -> str:
    return ", ".join(f"{key} {' or '.join(map(str, values))}" for key, values in fields.items())


def called(entries: list[Any], name: str, of: str) -> JsonObject | None:
    """The object of that name in a list; `of` is the list's own key."""
    field = CALLED.get(of, "card")
    return next((entry for entry in entries if isinstance(entry, dict) and entry.get(field) == name), None)


def parted(path: str | Path) -> Path:
    """A path as it is written in declarations, `seats/{seat}/pool`, as one."""
    return tuple(path.split("/")) if isinstance(path, str) else path


def in_words(path: Path) -> str:
    """What a path leads to, in words: `the pool of Sarah`, `the phase of the turn`."""
    *before, key = (each for each in path if isinstance(each, str))
    names = before[1::2] or (before[:1] and [f"the {before[0]}"])
    return f"the {key.replace('_', ' ')}" + (f" of {', '.join(names)}" if names else "")
