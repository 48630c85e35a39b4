"""Features that an engine must declare for a scenario, as checks of its answer to `initialize`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from conformance.games import GameDescriptor
from conformance.protocol.untracked import keys_of
from conformance.runner.cases import Case
from conformance.runner.needs import LEVELS, cards_of, features_of, rehearsed, understood
from conformance.vectors.model import Line, Route
from conformance.vectors.path_mapping import one_of, optional


def lines(case: Case, game: GameDescriptor, edition: str) -> Iterator[Line]:
    """Yield the checks. They match `runner.needs.missing_needs`, which `certify` uses."""
    matches = list(understood(case, game.vocabulary))
    spoken = rehearsed(case, game.vocabulary, edition)
    named = game.book.named(edition)
    usual = game.book.values_of(named.preset)
    yield _declares(game, ("editions",), named.preset)
    for toggle, value in named.values.items():
        if value != usual[toggle]:
            yield _declares(game, ("toggles", toggle), value)
    for need in features_of(case, matches):
        if need in LEVELS:
            yield _declares(game, ("level",), *LEVELS[LEVELS.index(need) :])
        else:
            feature = game.vocabulary.features.get(need)
            whole = feature.part_of if feature is not None else None
            yield _declares(game, ("features",), need, *([whole] if whole else []))
    yield from _cards(game, cards_of(matches), spoken.in_use)
    if keys := sorted(spoken.keys & _keys(game)):
        yield Line(
            path=(*_declared(game, "untracked"), one_of(list(keys))), is_=[], verdict="unsupported", what="untracked"
        )
    if spoken.seats:
        declared = Line(path=_declared(game, "seats"), least=1)
        yield Line(if_=[declared], do=[_declares(game, ("seats",), spoken.seats)])
    if spoken.chance:
        yield Line(path=(*_declared(game, "chance"), one_of(["own"])), is_=[], verdict="unsupported", what="chance")


def _declared(game: GameDescriptor, *keys: str) -> Route:
    """Return the route to keys of the engine's declaration. Keys that the engine leaves out yield no values."""
    return ("engine", "games", *optional(game.name, *keys))


def _declares(game: GameDescriptor, keys: tuple[str, ...], *values: str | int) -> Line:
    return Line(path=(*_declared(game, *keys), one_of(list(values))), least=1, verdict="unsupported", what=keys[-1])


def _cards(game: GameDescriptor, cards: list[str], in_use: frozenset[str] | set[str]) -> Iterator[Line]:
    """Yield the check that the engine declares all cards, or each card in use, and has or knows the others."""
    played = [card for card in cards if card in in_use]
    others = [card for card in cards if card not in in_use]
    needed: list[Line] = [_all_of(game, played, "cards")] if played else []
    if others:
        needed.append(Line(if_=[_not_all(game, "known")], do=[_all_of(game, others, "cards", "known")]))
    if needed:
        yield Line(if_=[_not_all(game, "cards")], do=needed)


def _not_all(game: GameDescriptor, key: str) -> Line:
    return Line(path=(*_declared(game, key), one_of(["all"])), is_=[])


def _all_of(game: GameDescriptor, cards: list[str], *keys: str) -> Line:
    lists: Route = ({"any": list(keys)}, one_of(list(cards)), {"distinct": True}, {"count": True})
    return Line(path=(*_declared(game), *lists), is_=[len(cards)], verdict="unsupported", what="declared cards")


@cache
def _keys(game: GameDescriptor) -> frozenset[str]:
    return frozenset() if game.words is None else keys_of(game.words)
