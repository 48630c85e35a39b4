"""Translation of the vocabulary's paths into those of vectors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from conformance.games import GameDescriptor
from conformance.steps.paths import CALLED, CARDS, CardLists, Path
from conformance.vectors.card_routes import card
from conformance.vectors.model import Key, Route

OBSERVED, BEFORE = "observed", ("before",)
SEEN: Route = (OBSERVED, "position")
"""Names of the current observation, and of the position before the Whens."""
ANSWERS: Mapping[str, Route] = {
    "outcome": ("outcome",),
    "pending": ("pending",),
    "options": ("pending", "options"),
    "events": ("events",),
    "problem": ("refusal", "data", "problem"),
    "judgement": ("judgement",),
}
"""Routes into the answers to other requests."""


def seen_by(seat: str | None) -> Route:
    """Return the route to a seat's current observation; None for the full view."""
    return SEEN if seat is None else (f"{OBSERVED} by {seat}", "position")


def kept(name: str) -> Route:
    """Return the route to the position kept under a name, which may be an observation."""
    return (name, "position") if name.startswith(OBSERVED) else (name,)


def viewer(name: str) -> str | None:
    """Return the seat whose observation is kept under a name."""
    return name.partition(" by ")[2] or None


def like(fields: Mapping[str, list[Any]]) -> Key:
    """Match the items whose fields each have one of the listed values; null means missing."""
    return {"like": dict(fields)}


def one_of(values: list[Any]) -> Key:
    """Match the items that equal one of the values."""
    return {"like": values}


def otherwise(value: Any) -> Route:
    """Return the route for the value to use if nothing is found."""
    return () if value in (None, [], {}) else ({"else": as_list(value)},)


def as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def optional(*keys: str) -> Route:
    """Return the route through nested fields, skipping those that are missing."""
    return tuple(cast(Key, {"any": [key]}) for key in keys)


def at(route: Route) -> dict[str, Any]:
    """Return a reference to the values at a route."""
    return {"at": list(route)}


def located(value: Any, game: GameDescriptor) -> Any:
    """Replace the paths in a value with routes into the engine's answers."""
    if isinstance(value, dict):
        if isinstance(path := value.get("at"), list):
            return at(route(game, tuple(path)))
        return {key: located(each, game) for key, each in value.items()}
    return [located(each, game) for each in value] if isinstance(value, list | tuple) else value


def route(game: GameDescriptor, path: Path, position: Route = SEEN, *, lenient: bool = False) -> Route:
    """Return the vector route for a vocabulary path.

    Every key must exist unless `lenient` is true: then missing and null values yield nothing.
    """
    if path[0] in ANSWERS:
        return (*ANSWERS[path[0]], *_keys(path[1:], lenient))
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
    """Return the keys of lists of cards, each with the field that names an entry."""
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
