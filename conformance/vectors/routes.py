"""Where what a step speaks of stands: from the paths of the vocabulary to those of vectors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from conformance.games import Game
from conformance.vectors.model import Called, Cards, Key, Lists, Route
from conformance.vocabulary.places import CALLED, CARDS, FaceDown, Path, Table

OBSERVED, BEFORE = "observed", ("before",)
SEEN: Route = (OBSERVED, "position")
"""What can be observed now, and what could be before the Whens."""
TOLD: Mapping[str, Route] = {
    "outcome": ("outcome",),
    "pending": ("pending",),
    "options": ("pending", "options"),
    "events": ("events",),
    "problem": ("refusal", "data", "problem"),
    "judgement": ("judgement",),
}
"""What stands in the answers to other requests."""


def seen_by(seat: str | None) -> Route:
    """What a seat can observe now; None: everything."""
    return SEEN if seat is None else (f"{OBSERVED} by {seat}", "position")


def viewer(name: str) -> str | None:
    """The seat whose observation is kept under this name."""
    return name.partition(" by ")[2] or None


def like(fields: Mapping[str, list[Any]]) -> Key:
    """Those of which each field is one of the values; null: it is missing."""
    return {"like": dict(fields)}


def one_of(values: list[Any]) -> Key:
    """Those that are one of the values themselves."""
    return {"like": values}


def optional(*keys: str) -> Route:
    """One field within the other, as far as they are there."""
    return tuple(cast(Key, {"any": [key]}) for key in keys)


def at(route: Route) -> dict[str, Any]:
    """What stands there, as a value."""
    return {"at": list(route)}


def located(value: Any, game: Game) -> Any:
    """The same, with the routes of what the engine tells in place of the paths."""
    if isinstance(value, dict):
        if isinstance(path := value.get("at"), list):
            return at(route(game, tuple(path)))
        return {key: located(each, game) for key, each in value.items()}
    return [located(each, game) for each in value] if isinstance(value, list | tuple) else value


def route(game: Game, path: Path, position: Route = SEEN, *, lenient: bool = False) -> Route:
    """The path of a vector to where that of the vocabulary leads. All of it must be there, unless it is lenient: then
    what is missing or null is nothing."""
    if path[0] in TOLD:
        return (*TOLD[path[0]], *_keys(path[1:], lenient))
    table = game.vocabulary.places.table
    if table is None or path[0] != CARDS:
        return (*position, *_keys(path, lenient))
    cards: Route = (*position, {"cards": game.name})
    if len(path) == 1:
        return (*cards, "name")
    if path[1] == "*":
        return (*cards, *_keys(path[2:], lenient))
    named = like({"name": [path[1].removesuffix("#1")]})
    rest = tuple("where" if at == 0 and key == table.where else key for at, key in enumerate(path[2:]))
    return (*cards, named, *([] if lenient else [0]), *_keys(rest, lenient))


def _keys(path: Path, lenient: bool) -> Route:
    found: list[Key] = []
    for within, key in zip(("", *path), path, strict=False):
        if isinstance(key, Mapping):
            found += [like({name: list(values) for name, values in key.items()}), *([] if lenient else [0])]
        elif isinstance(key, list | tuple):
            found.append({"any": list(key)})
        elif isinstance(key, str) and isinstance(within, str) and within in CALLED and key != "*":
            found += [like({CALLED[within]: [key]}), *([] if lenient else [0])]
        elif key != "*":  # lists are spread anyway
            found.append({"any": [key]} if lenient and isinstance(key, str) else key)
    return tuple(found)


def cards(table: Table | None) -> Cards | None:
    """How a consumer finds the cards on the table, and what it calls them."""
    if table is None:
        return None
    everywhere = [key for _, keys in table.lists for key in keys]
    return Cards(
        lists=[
            Lists(of_seats=of_seats, keys=list(keys), controlled=not set(keys) & set(table.uncontrolled))
            for of_seats, keys in table.lists
        ],
        left_out=table.left_out,
        called=[] if table.face_down is None else _face_down(table.face_down, everywhere),
    )


def _face_down(down: FaceDown, everywhere: list[str]) -> list[Called]:
    """The first that fits counts. What lies in no list lies on another card."""
    listed = [key for key in everywhere if key != down.apart]
    known: dict[str, list[Any]] = {"where": listed, "card": [*down.known, None]}
    others: dict[str, list[Any]] = {"where": everywhere}
    kinds: tuple[tuple[dict[str, list[Any]], str], ...] = (
        (known, down.known_as),
        (others, down.otherwise),
        ({}, down.attached),
    )
    return [Called(like={"face_down": [True], **kind}, name=name) for kind, name in kinds]
