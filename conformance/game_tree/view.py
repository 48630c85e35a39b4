"""Table view: an observation as regions, card tiles and facts, ready to draw.

It shows only what the engine reports, for one seat or for everything. Observations of every game read alike: lists are
regions, objects with a `card` are tiles, and everything else is a fact.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from conformance.games import find
from conformance.steps.paths import JsonObject
from conformance.steps.state_sentences import StateSentences
from conformance.translation import FIELD, _, card_name, translated, word

HIDDEN = "?"
"""Name of a card that the viewer may not see."""


class Tile(msgspec.Struct, frozen=True, kw_only=True):
    """A card, or several cards with the same name in a pile."""

    name: str
    """The printed name, or `?` for a hidden card."""
    called: str
    """The name that choices use: `Belinde`, `Vessel#2`."""
    notes: tuple[str, ...] = ()
    """Notable facts in words: `2 of 6 blood`, `locked`, `prince`."""
    facts: JsonObject = {}
    """Everything that the engine reports for the card, except attached cards."""
    attached: tuple[Tile, ...] = ()
    count: int = 1

    @property
    def label(self) -> str:
        """The name that choices use, in the current language if that has card names."""
        return card_name(self.called)


class Region(msgspec.Struct, frozen=True, kw_only=True):
    """An area that holds cards. Empty areas are left out."""

    key: str
    name: str
    tiles: tuple[Tile, ...]
    notes: tuple[str, ...] = ()
    pile: bool = False
    """True for a list of bare names: a hand, a deck, an ash heap."""

    @property
    def count(self) -> int:
        """Number of cards in the region."""
        return sum(tile.count for tile in self.tiles)


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """Facts and regions of a seat, or of the table itself."""

    name: str
    """The seat, or empty for the table itself."""
    facts: dict[str, str]
    regions: tuple[Region, ...]


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """A whole table as one viewer sees it."""

    game: str
    edition: str
    viewer: str | None
    """The seat that looks, or None if everything is visible."""
    table: SeatView
    seats: tuple[SeatView, ...]


_APART = {"game", "edition", "seats", "continuation", "name"}
_OF_A_CARD = {"card", "attached", "capacity", "blood", "life", "disciplines", "sect", "clan", "owner", "controller",
              "traits", "blood_potency", "level", "used", "city", "party"}  # fmt: skip
"""Keys of a card that have their own notation, or appear only on the card's page."""
_NO_CARDS = {"turn_order", "clan_sheets", "variants"}
"""Lists of names that are not cards."""
_ALWAYS = {"pool", "prestige", "blood", "influence", "agenda", "bank", "victims"}
"""Numbers that are shown even at 0."""


def sight(game: str, position: JsonObject, viewer: str | None = None) -> TableView:
    """Return the view of an observation. `viewer` is the seat that the observation is for."""
    vocabulary = find(game).vocabulary
    table = vocabulary.places.table
    called = {id(place.card): place.name for place in table.cards(position)} if table is not None else {}
    return TableView(
        game=game,
        edition=str(position.get("edition", "")),
        viewer=viewer,
        table=_side("", position, called, vocabulary.state_sentences),
        seats=tuple(_side(str(seat.get("name")), seat, called) for seat in position["seats"]),
    )


def _side(name: str, holder: JsonObject, called: dict[int, str], words: StateSentences | None = None) -> SeatView:
    lists = {key: value for key, value in holder.items() if key not in _APART and _is_region(key, value)}
    regions = [region for key, value in lists.items() for region in _regions(key, value, called)]
    facts = {
        _words(key): (words.describe(key, value) if words is not None else None) or text
        for key, value in holder.items()
        if key not in _APART and key not in lists and (text := _fact(key, value))
    }
    return SeatView(name=name, facts=facts, regions=tuple(regions))


def _is_region(key: str, value: Any) -> bool:
    if key in _NO_CARDS:
        return False
    return isinstance(value, list) and all(
        isinstance(item, str) or "card" in item or "location" in item for item in value
    )


def _regions(key: str, value: Any, called: dict[int, str]) -> Iterator[Region]:
    if not value:
        return
    if isinstance(value[0], str):
        names = Counter(value)
        tiles = tuple(Tile(name=name, called=name, count=count) for name, count in names.items())
        yield Region(key=key, name=_words(key), tiles=tiles, pile=True)
    elif "location" in value[0]:
        for place in value:
            cards = place.get("cards") or [{"card": place[k]} for k in ("ally", "card") if place.get(k)]
            notes = [_("{count} {what}", count=place[k], what=_words(k)) for k in ("blood", "power") if place.get(k)]
            tiles = tuple(_tile(card, called) for card in cards)
            if tiles or notes:
                yield Region(
                    key=f"{key}/{place['location']}",
                    name=word(str(place["location"]), "location"),
                    tiles=tiles,
                    notes=tuple(notes),
                )
    else:
        yield Region(key=key, name=_words(key), tiles=tuple(_tile(card, called) for card in value))


def _tile(card: JsonObject, called: dict[int, str]) -> Tile:
    name = str(card.get("card", HIDDEN))
    return Tile(
        name=name,
        called=called.get(id(card), name),
        notes=tuple(_notes(card)),
        facts={key: value for key, value in card.items() if key != "attached"},
        attached=tuple(_tile(each, called) for each in card.get("attached") or ()),
    )


def _notes(card: JsonObject) -> Iterator[str]:
    for key, most in (("blood", "capacity"), ("life", None), ("blood", "blood_potency")):
        if card.get(key) is not None and (most is None or card.get(most) is not None):
            of = _("{count} of {most} {what}", count=card[key], most=card.get(most or ""), what=_words(key))
            yield of if most else _("{count} {what}", count=card[key], what=_words(key))
    if "blood" in card and card.get("capacity") is None and card.get("blood_potency") is None:
        yield _("{count} {what}", count=card["blood"], what=_words("blood"))
    for key, value in card.items():
        if key not in _OF_A_CARD and (text := _fact(key, value)):
            note = (
                _("{title} of {city}", title=text, city=card["city"]) if key == "title" and card.get("city") else text
            )
            yield note if value is True or key == "title" else f"{_words(key)} {text}"


def _fact(key: str, value: Any, within: bool = False) -> str:
    """Return a value in words, or "" if it goes without saying: 0 for most keys, and for all keys within an object."""
    if value is True:
        return _words(key)
    if value is None or value is False or value in ([], {}, "") or (value == 0 and (within or key not in _ALWAYS)):
        return ""
    if isinstance(value, dict):
        texts = {k: text for k, each in value.items() if (text := _fact(k, each, within=True))}
        return ", ".join(text if value[k] is True else f"{_words(k)} {text}" for k, text in texts.items())
    if isinstance(value, list):
        return "; ".join(text for each in value if (text := _fact(key, each)))
    return word(str(value), key)


def _words(key: str) -> str:
    return translated(key.replace("_", " "), FIELD)
