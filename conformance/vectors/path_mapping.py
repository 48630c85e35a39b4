"""Where what a step speaks of stands: from the paths of the vocabulary to those of vectors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from conformance.games import GameDescriptor
from conformance.steps.paths import CALLED, CARDS, CardLists, Path
from conformance.vectors.card_lookup import card
from conformance.vectors.model import Key, Route

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


def kept(name: str) -> Route:
    """The position that is kept under this name: an observation, or just it."""
    return (name, "position") if name.startswith(OBSERVED) else (name,)


def viewer(name: str) -> str | None:
    """The seat whose observation is kept under this name."""
    return name.partition(" by ")[2] or None


def like(fields: Mapping[str, list[Any]]) -> Key:
    """Those of which each field is one of the values; null: it is missing."""
    return {"like": dict(fields)}


def one_of(values: list[Any]) -> Key:
    """Those that are one of the values themselves."""
    return {"like": values}


def otherwise(value: Any) -> Route:
    """What counts where nothing is found."""
    return () if value in (None, [], {}) else ({"else": as_list(value)},)


def as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def optional(*keys: str) -> Route:
    """One field within the other, as far as they are there."""
    return tuple(cast(Key, {"any": [key]}) for key in keys)


def at(route: Route) -> dict[str, Any]:
    """What stands there, as a value."""
    return {"at": list(route)}


def located(value: Any, game: GameDescriptor) -> Any:
    """The same, with the routes of what the engine tells in place of the paths."""
    if isinstance(value, dict):
        if isinstance(path := value.get("at"), list):
            return at(route(game, tuple(path)))
        return {key: located(each, game) for key, each in value.items()}
    return [located(each, game) for each in value] if isinstance(value, list | tuple) else value


def route(game: GameDescriptor, path: Path, position: Route = SEEN, *, lenient: bool = False) -> Route:
    """The path of a vector to where that of the vocabulary leads. All of it must be there, unless it is lenient: then
    what is missing or null is nothing."""
    if path[0] in TOLD:
        return (*TOLD[path[0]], *_keys(path[1:], lenient))
    table = game.vocabulary.places.table
    if table is None or path[0] != CARDS:
        return (*position, *_keys(path, lenient, CALLED | _card_lists(table)))
    if path[2:] == ("controller",):  # the field, or else the seat in whose list it lies
        return (*card(table, path[1], position, controlled=True), {"any": ["controller", ["of", {"any": ["name"]}]]}, 0)
    if path[2:] and path[2] in table.left_out:
        field: Route = ({"any": [path[2]]}, *otherwise(table.left_out[path[2]]))
        return (*card(table, path[1], position), *field, *_keys(path[3:], lenient))
    return (*card(table, path[1], position), *_keys(path[2:], lenient))


def _card_lists(table: CardLists | None) -> dict[str, str]:
    """The keys of lists of cards, and the field by which an entry is called."""
    if table is None:
        return {}
    return dict.fromkeys((key for _, keys in table.lists for key in keys), "card") | {"attached": "card"}


def _keys(path: Path, lenient: bool, called: Mapping[str, str] = CALLED) -> Route:
    found: list[Key] = []
    for within, key in zip(("", *path), path, strict=False):
        if isinstance(key, Mapping):
            found += [like({name: list(values) for name, values in key.items()}), *([] if lenient else [0])]
        elif isinstance(key, list | tuple):
            found.append({"any": list(key)})
        elif isinstance(key, str) and isinstance(within, str) and within in called and key != "*":
            found += [like({called[within]: [key]}), *([] if lenient else [0])]
        elif key != "*":  # lists are spread anyway
            found.append({"any": [key]} if lenient and isinstance(key, str) else key)
    return tuple(found)
