"""Checks for the expectations that steps state about a position."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import UNSET

from conformance.games import GameDescriptor
from conformance.steps.expect import Expectation, JsonObject
from conformance.steps.paths import CARDS, CardLists, Path
from conformance.vectors import card_routes as tables
from conformance.vectors.model import Key, Line, Route
from conformance.vectors.path_mapping import BEFORE, as_list, at, like, one_of, optional, otherwise, route, seen_by

Lowered = Callable[[Expectation, GameDescriptor], Iterator[Line]]
COUNT: Key = {"count": True}
DISTINCT: Key = {"distinct": True}


def _now(stated: Expectation, game: GameDescriptor) -> Route:
    return _read(stated, game, seen_by(stated.viewer))


def _before(stated: Expectation, game: GameDescriptor) -> Route:
    return _read(stated, game, BEFORE)


def _read(stated: Expectation, game: GameDescriptor, position: Route) -> Route:
    if stated.default is UNSET:
        return route(game, stated.path, position)
    return (*route(game, stated.path, position, lenient=True), *otherwise(stated.default))


def _is(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    table, path, value = game.vocabulary.places.table, stated.path, stated.value
    if table is not None and path[0] == CARDS and path[2] == table.where:
        yield _lies(stated, game)
    elif table is not None and path[0] == CARDS and path[2] in table.place_flags:
        yield from _follows_from_the_list(stated, game, [key for _, keys in table.lists for key in keys])
    elif value is None and (stated.default is None or path == ("outcome",) or _is_left_out(table, path)):
        yield Line(path=_now(stated, game), is_=[])
    else:
        yield Line(path=_now(stated, game), is_=as_list(value))


def _is_left_out(table: CardLists | None, path: Path) -> bool:
    """Return True if a card leaves this field out or null when it has no value."""
    return table is not None and path[0] == CARDS and table.left_out.get(path[2], UNSET) is None


def _lies(stated: Expectation, game: GameDescriptor) -> Line:
    """Check that a card is in a list, or attached to another card."""
    card = route(game, stated.path[:2], seen_by(stated.viewer))
    on, mark, bearer = str(stated.value).partition("on ")
    if mark and not on:
        return Line(path=(*card, "on"), is_=[at(route(game, (CARDS, bearer), seen_by(stated.viewer)))])
    return Line(path=(*card, "in"), is_=[stated.value])


def _follows_from_the_list(stated: Expectation, game: GameDescriptor, lists: list[str]) -> Iterator[Line]:
    """Check a field that the key of a list implies for the cards in it; an attached card has the field itself."""
    key = str(stated.path[-1])
    card = route(game, stated.path[:2])
    lies = (*card, like({"in": lists}))
    there = (*card, like({"in": [key]}))
    says = (*card, like({key: [True]}))
    within, itself = (
        Line(path=place, least=1) if stated.value else Line(path=place, is_=[]) for place in (there, says)
    )
    yield Line(if_=[Line(path=lies, least=1)], do=[within])
    yield Line(if_=[Line(path=lies, is_=[])], do=[itself])


def _fits(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    for key, value in stated.value.items():
        default = None if value is None else stated.default
        yield from _is(msgspec.structs.replace(stated, path=(*stated.path, key), value=value, default=default), game)


def _is_not(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    yield from _is_none_of(msgspec.structs.replace(stated, value=[stated.value]), game)


def _is_none_of(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    yield Line(path=(*_now(stated, game), one_of(list(stated.value))), is_=[])


def _lacks(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    if stated.path != (CARDS,):
        yield from _is_not(stated, game)
    elif (table := game.vocabulary.places.table) is not None:  # there are fewer of the kind
        kind, number = tables.called(table, stated.value)
        there: Route = (*tables.cards(seen_by(stated.viewer)), kind, COUNT)
        yield Line(path=(*there, one_of(list(range(number)))), least=1)


def _has(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    yield Line(path=(*_now(stated, game), one_of([stated.value])), least=1)


def _holds(*made: Key) -> Lowered:
    def lowered(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
        yield Line(path=(*_now(stated, game), *made), holds=stated.value)

    return lowered


def _counts(*made: Key) -> Lowered:
    def lowered(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
        yield Line(path=(*_now(stated, game), *made, COUNT), is_=[stated.value])

    return lowered


def _grows(times: int) -> Lowered:
    def lowered(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
        yield Line(path=_now(stated, game), is_=[at((*_before(stated, game), {"sum": times * stated.value}))])

    return lowered


def _stays(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    yield Line(path=_now(stated, game), is_=[at(_before(stated, game))])


def _gains(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    yield Line(path=(*_now(stated, game), {"beyond": [at(_before(stated, game))]}), holds=stated.value)


def _lie_there(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    fields, cards = stated.value
    place = _now(stated, game)
    kinds = [_card(card, fields) for card in cards]
    yield Line(path=(*place, COUNT), is_=[len(kinds)])
    for kind in each_once(kinds):
        yield Line(path=(*place, like(kind), COUNT), is_=[kinds.count(kind)])


def _card(card: JsonObject, fields: JsonObject) -> dict[str, list[Any]]:
    """Return the fields that match a card, with a field's default also matching if it is left out.

    An unknown card matches only as unknown.
    """
    if card["card"] == "?":
        return {"card": ["?"]}
    shown = {key: value if card.get(key) is None else card[key] for key, value in fields.items()}
    return {key: [value, None] if value == fields[key] else [value] for key, value in shown.items()}


def _are_different(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    place = _now(stated, game)
    yield Line(path=(*place, one_of([None, "", 0, False])), is_=[])
    yield Line(path=(*place, DISTINCT), holds=[at(place)])


def _are_together(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    """Check that cards agree in some fields. A card's controller follows from the list that holds it."""
    keys, names = stated.value
    if (table := game.vocabulary.places.table) is None:
        return
    fields = [{table.where: "in", "controller": "of"}.get(key, key) for key in keys]
    first, *others = (route(game, (CARDS, name), seen_by(stated.viewer)) for name in names)
    alike = like({key: [at((*first, *optional(key), {"else": [None]}))] for key in fields})
    yield Line(path=(*tables.cards(seen_by(stated.viewer)), alike, COUNT), is_=[len(names)])
    for other in others:
        yield Line(path=(*other, alike), least=1)


def _is_seen(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    """Check that the viewer sees the same as the full view, and that there is something to see."""
    there, shown = _both(stated, game)
    yield from _is_something(there)
    yield Line(path=shown, is_=[at(there)])


def _is_hidden(stated: Expectation, game: GameDescriptor) -> Iterator[Line]:
    """Check that the viewer sees as many `?` as there are cards, and nothing else."""
    there, shown = _both(stated, game)
    yield from _is_something(there)
    for place in (shown, (*shown, one_of(["?"]))):
        yield Line(path=(*place, COUNT), is_=[at((*there, COUNT))])


def _both(stated: Expectation, game: GameDescriptor) -> tuple[Route, Route]:
    lenient = stated.default is not UNSET
    there, shown = (route(game, stated.path, seen_by(viewer), lenient=lenient) for viewer in (None, stated.viewer))
    return there, shown


def _is_something(there: Route) -> Iterator[Line]:
    yield Line(path=there, least=1)
    yield Line(path=(*there, one_of([None, "", "?"])), is_=[])


def each_once(kinds: list[dict[str, list[Any]]]) -> list[dict[str, list[Any]]]:
    return [kind for place, kind in enumerate(kinds) if kind not in kinds[:place]]


STANDING: Mapping[str, Lowered] = {
    "is": _is,
    "is not": _is_not,
    "is none of": _is_none_of,
    "fits": _fits,
    "has": _has,
    "lacks": _lacks,
    "holds": _holds(),
    "holds each": _holds(DISTINCT),
    "counts": _counts(),
    "counts each": _counts(DISTINCT),
    "grows by": _grows(1),
    "falls by": _grows(-1),
    "stays": _stays,
    "gains": _gains,
    "lie there": _lie_there,
    "are different": _are_different,
    "are together": _are_together,
    "is seen": _is_seen,
    "is hidden": _is_hidden,
}
