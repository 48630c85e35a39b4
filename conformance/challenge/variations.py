"""Variations of a position: other names, another order, another count. No game is named here.

What may vary is declared for each game (`conformance.games.interchangeable`). Each variation has a relation: the way in
which an engine's answers about the varied position must follow from its answers about the original.
"""

from __future__ import annotations

import copy
import json
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping
from enum import StrEnum
from functools import cache
from random import Random
from typing import Any

from msgspec import Struct

from conformance.fuzzing.comparison import named_in
from conformance.games import find
from conformance.protocol.engine import JsonObject
from conformance.steps.card_data import card_types, entries

COUNTED_AT_MOST = 2
"""Maximum change of a counter."""
SYLLABLES = tuple(first + second for first in "BDFGKLMNPRSTVZ" for second in "aeiou")
"""Parts of the names that seats get."""


class Relation(StrEnum):
    """The relation between answers about a varied position and about the original."""

    SAME = "the same, after the names are translated back"
    OPEN = "none: the reference has to be asked"


class Varied(Struct, frozen=True, kw_only=True):
    """A position with one variation more."""

    kind: str
    position: JsonObject
    names: Mapping[str, str] = {}
    """Original name of a seat or card → new name."""
    relation: Relation


Kind = Callable[[JsonObject, "Scope", Random], Varied | None]


class Scope:
    """Limits of the variations for one engine: the cards that it declares, and what its game allows."""

    def __init__(self, game: str, cards: Collection[str] | None = None) -> None:
        """Set the limits. Without `cards`, all cards of the game are known."""
        self.game, self.allows = game, find(game).interchangeable
        self._cards = cards

    def like(self, card: str) -> list[str]:
        """Return the other known cards with the same facts."""
        others = _alike(self.game).get(card, ())
        return [each for each in others if each != card and (self._cards is None or each in self._cards)]


@cache
def _alike(game: str) -> dict[str, tuple[str, ...]]:
    """Return card → all cards with the same facts. Cards that are alone are left out."""
    unlike, by_facts = find(game).interchangeable.unlike, defaultdict[str, list[str]](list)
    for kind, card in entries(game):
        facts = {key: value for key, value in card.items() if key not in unlike}
        by_facts[f"{kind} {json.dumps(facts, sort_keys=True)}"].append(str(card["name"]))
    return {name: tuple(names) for names in by_facts.values() if len(names) > 1 for name in names}


# -- names ------------------------------------------------------------------------------------------------------------


def translated(value: Any, names: Mapping[str, str]) -> Any:
    """Return JSON data with names replaced.

    They may also be keys, or part of a card's name: `Card#2` is the second of several equal cards, and `Card (Seat)`
    belongs to that seat.
    """
    if not names:
        return value
    if isinstance(value, dict):
        return {names.get(key, key): translated(each, names) for key, each in value.items()}
    if isinstance(value, list):
        return [translated(each, names) for each in value]
    if isinstance(value, str):
        card, mark, owner = value.removesuffix(")").rpartition(" (")
        if mark and value.endswith(")") and owner in names:
            return f"{translated(card, names)} ({names[owner]})"
        name, mark, number = value.partition("#")
        return names[name] + mark + number if name in names else value
    return value


def rename_seats(position: JsonObject, scope: Scope, chance: Random) -> Varied | None:
    """Give every seat a new random name."""
    seats = [str(seat["name"]) for seat in position.get("seats", ()) if "name" in seat]
    cards = card_types(scope.game)
    if not seats or any(seat in cards for seat in seats):
        return None  # a seat and a card have one name, so a translation would confuse them
    new: set[str] = set()
    while len(new) < len(seats):
        name = _name(chance)
        if name not in cards and name not in seats:
            new.add(name)
    names = dict(zip(seats, chance.sample(sorted(new), len(new)), strict=True))
    return Varied(kind="rename-seats", position=translated(position, names), names=names, relation=Relation.SAME)


def _name(chance: Random) -> str:
    return "".join(chance.choice(SYLLABLES) for _ in range(3)).capitalize()


# -- order ------------------------------------------------------------------------------------------------------------


def rotate_seats(position: JsonObject, scope: Scope, chance: Random) -> Varied | None:
    """Begin the list of seats with another seat of the same circle."""
    seats = position.get("seats", [])
    if len(seats) < 2 or not scope.allows.of_first_seat or "name" not in seats[0]:
        return None
    varied, relation = copy.deepcopy(position), _unless_numbered(position, scope)
    for *path, last in scope.allows.of_first_seat:
        holder = varied
        for key in path:
            holder = holder.setdefault(key, {})
        if holder.get(last) is None:
            holder[last], relation = seats[0]["name"], Relation.OPEN  # it may be another before the game begins
    at = chance.randrange(1, len(seats))
    varied["seats"] = varied["seats"][at:] + varied["seats"][:at]
    return Varied(kind="rotate-seats", position=varied, relation=relation)


def reorder_zones(position: JsonObject, scope: Scope, chance: Random) -> Varied | None:
    """Shuffle lists whose order has no meaning."""
    relation = _unless_numbered(position, scope)
    return _shuffled("reorder-zones", position, scope.allows.zones, (), chance, relation)


def _unless_numbered(position: JsonObject, scope: Scope) -> Relation:
    """Return the relation of another order. It is open if there are equal cards, because their order numbers them."""
    cards = card_types(scope.game)
    names = [name for name in named_in(position) if name in cards]
    return Relation.SAME if len(set(names)) == len(names) else Relation.OPEN


def shuffle_piles(position: JsonObject, scope: Scope, chance: Random) -> Varied | None:
    """Shuffle piles whose order nobody knows."""
    return _shuffled("shuffle-piles", position, scope.allows.piles, scope.allows.shared_piles, chance, Relation.OPEN)


def _shuffled(
    kind: str, position: JsonObject, keys: tuple[str, ...], shared: tuple[str, ...], chance: Random, relation: Relation
) -> Varied | None:
    varied = copy.deepcopy(position)
    lists = [(seat, key) for seat in varied.get("seats", ()) for key in keys] + [(varied, key) for key in shared]
    for holder, key in lists:
        if len(cards := holder.get(key) or ()) > 1:
            holder[key] = chance.sample(cards, len(cards))
    return None if varied == position else Varied(kind=kind, position=varied, relation=relation)


# -- counts -----------------------------------------------------------------------------------------------------------


def shift_counters(position: JsonObject, scope: Scope, chance: Random) -> Varied | None:
    """Raise or lower a counter of one seat, or lower one of a card in play."""
    varied = copy.deepcopy(position)
    allows = scope.allows
    seats = [(seat, key) for seat in varied.get("seats", ()) for key in allows.counters if _counts(seat.get(key))]
    cards = [(card, key) for card in _in_play(varied) for key in allows.card_counters if _counts(card.get(key))]
    spots = seats + cards
    if not spots:
        return None
    holder, key = chance.choice(spots)
    lowest, highest = allows.counters[key] if (holder, key) in seats else (allows.card_counters[key], holder[key])
    if not lowest <= holder[key] <= highest:
        return None
    value = min(max(holder[key] + chance.choice((-COUNTED_AT_MOST, -1, 1, COUNTED_AT_MOST)), lowest), highest)
    if value == holder[key]:
        return None
    holder[key] = value
    return Varied(kind="shift-counters", position=varied, relation=Relation.OPEN)


def _counts(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _in_play(value: Any) -> Iterator[JsonObject]:
    """Yield every card of a position that is an object."""
    if isinstance(value, dict):
        if "card" in value and isinstance(value["card"], str):
            yield value
        for each in value.values():
            yield from _in_play(each)
    elif isinstance(value, list):
        for each in value:
            yield from _in_play(each)


# -- cards and seats --------------------------------------------------------------------------------------------------


def add_copies(position: JsonObject, scope: Scope, chance: Random) -> Varied | None:
    """Put copies of cards into the piles that hold them, below all others."""
    varied = copy.deepcopy(position)
    for seat in varied.get("seats", ()):
        for key in scope.allows.takes_copies:
            if cards := [card for card in seat.get(key) or () if isinstance(card, str) and card != "?"]:
                seat[key] = [*seat[key], *chance.choices(cards, k=chance.randint(1, 3))]
    return None if varied == position else Varied(kind="add-copies", position=varied, relation=Relation.OPEN)


def exchange_cards(position: JsonObject, scope: Scope, chance: Random) -> Varied | None:
    """Replace cards in piles by cards with the same facts."""
    varied = copy.deepcopy(position)
    for seat in varied.get("seats", ()):
        for key in scope.allows.exchanged:
            if cards := seat.get(key):
                seat[key] = [chance.choice([card, *scope.like(card)]) for card in cards]
    return None if varied == position else Varied(kind="exchange-cards", position=varied, relation=Relation.OPEN)


def add_seat(position: JsonObject, scope: Scope, chance: Random) -> Varied | None:
    """Add a player who has nothing yet."""
    seats = position.get("seats", [])
    if not 1 < len(seats) < scope.allows.most_seats or not all(isinstance(seat.get("name"), str) for seat in seats):
        return None
    taken = {seat["name"] for seat in seats}
    if (name := _name(chance)) in taken:
        return None
    at = chance.randrange(1, len(seats) + 1)
    varied = {**position, "seats": [*seats[:at], {"name": name}, *seats[at:]]}
    return Varied(kind="add-seat", position=varied, relation=Relation.OPEN)


KINDS: tuple[Kind, ...] = (
    rotate_seats, reorder_zones, shuffle_piles, shift_counters, shift_counters, add_copies, exchange_cards, add_seat,
)  # fmt: skip
"""All kinds of variations but new names. A kind that is listed twice is likelier."""
EXACT: tuple[Kind, ...] = (rename_seats, rotate_seats, reorder_zones)
"""Kinds whose answers must be the same, after the names are translated back."""
CHANGES = 3
"""Maximum number of variations of one position, besides new names."""


def several(position: JsonObject, scope: Scope, chance: Random) -> tuple[JsonObject, Mapping[str, str], list[str]]:
    """Vary a position in several ways. Return it with the new names, and the kinds of the variations."""
    kinds: list[str] = []
    for vary in chance.sample(KINDS, chance.randint(0, CHANGES)):
        if (varied := vary(position, scope, chance)) is not None:
            position = varied.position
            kinds.append(varied.kind)
    renamed = rename_seats(position, scope, chance)
    if renamed is None:
        return position, {}, kinds
    return renamed.position, renamed.names, [*kinds, renamed.kind]
