"""Checks for the expectations that steps state: a path, and the values that it must lead to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import permutations
from typing import Any

import msgspec
from msgspec import UNSET

from conformance.games import GameDescriptor
from conformance.steps.expect import Expectation, JsonObject
from conformance.steps.paths import CARDS
from conformance.vectors.event_checks import HAPPENING, one_for_each
from conformance.vectors.model import Line, Route, Unsayable
from conformance.vectors.path_mapping import SEEN, at, like, located, optional, route, seen_by
from conformance.vectors.state_checks import COUNT, STANDING, Lowered

NO_OPTIONS = Line(path=("pending", like({"options": [None]})), is_=[], verdict="unsupported", what="options are listed")

FOR_ALL_CARDS = ("lacks", "are together")
"""Comparisons that work on all cards of a table at once."""


def lines(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    """Yield the checks for an expectation. Raises Unsayable if no check can express it."""
    if stated.path == (CARDS,) and stated.comparison not in FOR_ALL_CARDS:
        raise Unsayable(
            f"no check can express {stated.comparison!r} for all cards at once; state it for each card by name"
        )
    stated = msgspec.structs.replace(stated, value=located(stated.value, game))
    if stated.default is not UNSET and len(stated.path) > 1:
        yield from _there(stated, game)
    if stated.path[:1] == ("options",) or stated.comparison in ("is offered", "are offered"):
        yield NO_OPTIONS
    words = stated.what or (stated.name if stated.path else stated.comparison)
    for line in LOWERED[stated.comparison](stated, game):
        yield msgspec.structs.replace(line, what=words)


def _there(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    """Yield a check that the path's first key exists, because a default counts only then."""
    path = stated.path
    if path[0] not in (CARDS, "seats"):  # these must exist anyway
        yield Line(path=route(game, path[:1], seen_by(stated.viewer), lenient=True), least=1)


def deciding(windows: Iterable[str] = (), seat: Any = None) -> Route:
    """Return the route to the decision if it is open in any of these windows, for that seat.

    No windows means any window, and None means any seat.
    """
    fields = {"seat": [seat]} if seat is not None else {}
    return ("pending", like({**fields, **({"window": list(windows)} if windows else {})}))


def _decides(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    yield Line(path=deciding(stated.value["windows"], stated.value["seat"]), least=1)


def _does_not_decide(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    yield Line(path=deciding(stated.value["windows"], stated.value.get("seat")), is_=[])


def _left_open(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    """Check that no decision is open except in these windows or for the active seat."""
    acting = at((*SEEN, *optional("turn", "seat")))
    still_open = Line(path=("pending",), least=1)
    stops = [Line(path=deciding(stated.value), is_=[])] if stated.value else []
    yield Line(
        if_=[still_open, *stops], do=[Line(path=("pending", "seat"), is_=[acting], what="seat that decides at the end")]
    )


def offered(choice: JsonObject) -> dict[str, list[Any]]:
    """Return the fields that match an option for the choice. The order of a list does not matter."""
    return {
        key: [list(order) for order in permutations(value)] if isinstance(value, list) else [value]
        for key, value in choice.items()
    }


def _is_offered(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    yield Line(path=("pending", "options", like(offered(stated.value))), least=1)


def _are_offered(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    options: Route = ("pending", "options")
    yield Line(path=(*options, COUNT), is_=[len(stated.value)])
    yield from one_for_each(options, [offered(choice) for choice in stated.value])


DECIDING: Mapping[str, Lowered] = {
    "is asked": _decides,
    "is not asked": _does_not_decide,
    "is offered": _is_offered,
    "are offered": _are_offered,
    "nothing is left open": _left_open,
}
LOWERED = {**STANDING, **HAPPENING, **DECIDING}
