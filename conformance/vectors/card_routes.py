"""Lookup of cards in vectors: the lists that hold them, and the fields that match a card's name."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from conformance.steps.paths import CARDS, CardLists, FaceDown
from conformance.vectors.model import Key, Line, Route

ATTACHED, CONTROLLED = "attached", "controlled"


def laid_out(table: CardLists, position: Route, names: Collection[str]) -> Line:
    """Keep the cards of a position under those of `names` that belong to it.

    Cards are in counting order, each followed by the cards attached to it.
    """
    ways = {_kept(CARDS, position): (), _kept(CONTROLLED, position): table.uncontrolled}
    return Line(keep={name: _lists(table, position, without) for name, without in ways.items() if name in names})


def _lists(table: CardLists, position: Route, without: Collection[str]) -> list[Any]:
    lists = [(of_seats, [key for key in keys if key not in without]) for of_seats, keys in table.lists]
    return [
        {"at": [*position, *(["seats"] if of_seats else []), {"deep": [*keys, ATTACHED]}]}
        for of_seats, keys in lists if keys
    ]  # fmt: skip


def _kept(what: str, position: Route) -> str:
    return f"{what} {position[0]}"


def whence(name: str) -> str:
    """Return the name under which the position of these cards is kept. Other names stay as they are."""
    return name.removeprefix(f"{CARDS} ").removeprefix(f"{CONTROLLED} ")


def cards(position: Route) -> Route:
    """Return the route to all cards on the table."""
    return (_kept(CARDS, position),)


def card(table: CardLists, name: str, position: Route, *, controlled: bool = False) -> Route:
    """Return the route to the card of that name, which must exist.

    With `controlled`, looks only in lists of cards that are controlled. The other lists are counted last, so the number
    means the same card.
    """
    kind, number = called(table, name)
    return (_kept(CONTROLLED if controlled and table.uncontrolled else CARDS, position), kind, number - 1)


def called(table: CardLists, name: str) -> tuple[Key, int]:
    """Return the fields that match a card of that name, and its number among the matches, from 1."""
    bare, mark, number = name.rpartition("#")
    if not mark or not number.isdigit():
        bare, number = name, "1"
    return {"like": _like(table.face_down, bare)}, int(number)


def _like(down: FaceDown | None, name: str) -> dict[str, list[Any]]:
    places = [] if down is None else [key for key, kind in down.within.items() if kind == name]
    if down is not None and name == down.attached:
        places.append(ATTACHED)
    if places:
        return {"face_down": [True], "in": places}
    kind: dict[str, list[Any]] = {"card": ["?", None] if name == "?" else [name]}
    return kind if down is None else {**kind, "face_down": [False, None]}
