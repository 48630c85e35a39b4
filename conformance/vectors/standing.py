"""From what steps state about a position to what vectors check."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import UNSET

from conformance.games import Game
from conformance.vectors.model import Key, Line, Route
from conformance.vectors.routes import BEFORE, at, like, one_of, route, seen_by
from conformance.vocabulary.must import Expectation, JsonObject
from conformance.vocabulary.places import CARDS

Lowered = Callable[[Expectation, Game], Iterator[Line]]
COUNT: Key = {"count": True}
DISTINCT: Key = {"distinct": True}


def _now(stated: Expectation, game: Game) -> Route:
    return route(game, stated.path, seen_by(stated.viewer), lenient=stated.default is not UNSET)


def _before(stated: Expectation, game: Game) -> Route:
    return route(game, stated.path, BEFORE, lenient=stated.default is not UNSET)


def _is(stated: Expectation, game: Game) -> Iterator[Line]:
    if stated.path[0] == CARDS and (table := game.vocabulary.places.table) and stated.path[-1] in table.tells:
        yield from _is_told_by_the_list(stated, game, [key for _, keys in table.lists for key in keys])
        return
    place, value = _now(stated, game), stated.value
    if stated.path == ("outcome",):
        place = route(game, stated.path, lenient=True)
    if value is None and (stated.default is None or stated.path == ("outcome",)):
        yield Line(path=place, is_=[])
    elif value == stated.default and type(value) is type(stated.default):
        yield Line(path=(*place, {"beyond": _as_list(value)}), is_=[])
    else:
        yield Line(path=place, is_=_as_list(value))


def _as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _is_told_by_the_list(stated: Expectation, game: Game, lists: list[str]) -> Iterator[Line]:
    """Of what lies in a list its name tells; a card on another says it itself."""
    key = str(stated.path[-1])
    card = route(game, stated.path[:2])
    yield Line(path=card, least=1)
    lies = (*card, like({"where": lists}))
    there = (*card, like({"where": [key]}))
    says = (*card, like({key: [True]}))
    within, itself = (
        Line(path=place, least=1) if stated.value else Line(path=place, is_=[]) for place in (there, says)
    )
    yield Line(if_=[Line(path=lies, least=1)], do=[within])
    yield Line(if_=[Line(path=lies, is_=[])], do=[itself])


def _fits(stated: Expectation, game: Game) -> Iterator[Line]:
    for key, value in stated.value.items():
        default = None if value is None else stated.default
        yield from _is(msgspec.structs.replace(stated, path=(*stated.path, key), value=value, default=default), game)


def _is_not(stated: Expectation, game: Game) -> Iterator[Line]:
    yield from _is_none_of(msgspec.structs.replace(stated, value=[stated.value]), game)


def _is_none_of(stated: Expectation, game: Game) -> Iterator[Line]:
    place = _now(stated, game)
    if stated.default in stated.value:
        yield Line(path=place, least=1)
    yield Line(path=(*place, one_of(list(stated.value))), is_=[])


def _has(stated: Expectation, game: Game) -> Iterator[Line]:
    yield Line(path=(*_now(stated, game), one_of([stated.value])), least=1)


def _holds(*made: Key) -> Lowered:
    def lowered(stated: Expectation, game: Game) -> Iterator[Line]:
        yield Line(path=(*_now(stated, game), *made), holds=stated.value)

    return lowered


def _counts(*made: Key) -> Lowered:
    def lowered(stated: Expectation, game: Game) -> Iterator[Line]:
        yield Line(path=(*_now(stated, game), *made, COUNT), is_=[stated.value])

    return lowered


def _grows(times: int) -> Lowered:
    def lowered(stated: Expectation, game: Game) -> Iterator[Line]:
        number: Route = () if stated.default is UNSET else ({"sum": True},)  # what is missing is 0
        before = at((*_before(stated, game), *number, {"plus": times * stated.value}))
        yield Line(path=(*_now(stated, game), *number), is_=[before])

    return lowered


def _stays(stated: Expectation, game: Game) -> Iterator[Line]:
    yield Line(path=_now(stated, game), is_=[at(_before(stated, game))])


def _gains(stated: Expectation, game: Game) -> Iterator[Line]:
    yield Line(path=(*_now(stated, game), {"beyond": [at(_before(stated, game))]}), holds=stated.value)


def _lie_there(stated: Expectation, game: Game) -> Iterator[Line]:
    fields, cards = stated.value
    place = _now(stated, game)
    kinds = [_card(card, fields) for card in cards]
    yield Line(path=(*place, COUNT), is_=[len(kinds)])
    for kind in each_once(kinds):
        yield Line(path=(*place, like(kind), COUNT), is_=[kinds.count(kind)])


def _card(card: JsonObject, fields: JsonObject) -> dict[str, list[Any]]:
    """What a card is like by its fields, each with what it is where it is left out; of an unknown one nothing counts
    but that."""
    if card["card"] == "?":
        return {"card": ["?"]}
    told = {key: value if card.get(key) is None else card[key] for key, value in fields.items()}
    return {key: [value, None] if value == fields[key] else [value] for key, value in told.items()}


def _are_different(stated: Expectation, game: Game) -> Iterator[Line]:
    place = _now(stated, game)
    yield Line(path=(*place, one_of([None, "", 0, False])), is_=[])
    yield Line(path=(*place, DISTINCT), holds=[at(place)])


def _are_together(stated: Expectation, game: Game) -> Iterator[Line]:
    keys, names = stated.value
    first = {key: [at(route(game, (*stated.path, names[0], key), seen_by(stated.viewer)))] for key in keys}
    table = game.vocabulary.places.table
    renamed = {"where" if table and key == table.where else key: value for key, value in first.items()}
    among = route(game, (*stated.path, "*"), seen_by(stated.viewer))
    yield Line(path=(*among, like(renamed), "name"), holds=names)


def _is_seen(stated: Expectation, game: Game) -> Iterator[Line]:
    """The viewer is told what everybody together sees, which is something."""
    there, shown = _both(stated, game)
    yield from _is_something(there)
    yield Line(path=shown, is_=[at(there)])


def _is_hidden(stated: Expectation, game: Game) -> Iterator[Line]:
    """The viewer is told as many `?`, and nothing else."""
    there, shown = _both(stated, game)
    yield from _is_something(there)
    for place in (shown, (*shown, one_of(["?"]))):
        yield Line(path=(*place, COUNT), is_=[at((*there, COUNT))])


def _both(stated: Expectation, game: Game) -> tuple[Route, Route]:
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
    "lacks": _is_not,
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
