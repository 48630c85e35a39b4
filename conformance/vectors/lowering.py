"""From what steps state to what vectors demand: fewer comparisons, each about what stands at one path."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import UNSET

from conformance.vectors.model import Hold
from conformance.vocabulary.must import Expectation
from conformance.vocabulary.places import CARDS

EVENTS, PENDING, OPTIONS = ("events",), ("pending",), ("options",)
BEFORE, EVERYTHING = {"before": True}, {"viewer": None}


def holds(stated: Expectation, step: int) -> Iterator[Hold]:
    """What a consumer of vectors is to check for what a step has stated."""
    if stated.default is not UNSET and len(stated.path) > 1:
        yield from _there(stated, step)
    yield from LOWERED.get(stated.comparison, _as_it_is)(stated, step)


def _there(stated: Expectation, step: int) -> Iterator[Hold]:
    """A default counts only where what the path begins with is there."""
    path = stated.path
    if path[0] == CARDS:
        name = str(path[1]).removesuffix("#1")
        yield _hold(stated, step, comparison="has", path=(CARDS,), value=name, default=UNSET)
    elif path[0] != "seats":  # which are always there
        yield _hold(stated, step, comparison="is not", path=path[:1], value=None, default=None)


def _hold(stated: Expectation, step: int, **changed: Any) -> Hold:
    fields = {"comparison": stated.comparison, "path": stated.path, "value": stated.value, "default": stated.default}
    what = stated.what or (stated.name if stated.path else "")
    return Hold(**{**fields, "viewer": stated.viewer, "what": what, "step": step, **changed})


def _as_it_is(stated: Expectation, step: int) -> Iterator[Hold]:
    yield _hold(stated, step)


def _fits(stated: Expectation, step: int) -> Iterator[Hold]:
    for key, value in stated.value.items():
        yield _hold(stated, step, comparison="is", path=(*stated.path, key), value=value)


def _is_none_of(stated: Expectation, step: int) -> Iterator[Hold]:
    for value in stated.value:
        yield _hold(stated, step, comparison="is not", value=value)


def _falls(stated: Expectation, step: int) -> Iterator[Hold]:
    yield _hold(stated, step, comparison="grows by", value=-stated.value, against=BEFORE)


def _against(against: Mapping[str, Any]) -> Callable[[Expectation, int], Iterator[Hold]]:
    def lowered(stated: Expectation, step: int) -> Iterator[Hold]:
        yield _hold(stated, step, against=dict(against))

    return lowered


def _at(path: tuple[str, ...], comparison: str | None = None) -> Callable[[Expectation, int], Iterator[Hold]]:
    def lowered(stated: Expectation, step: int) -> Iterator[Hold]:
        yield _hold(stated, step, path=path, comparison=comparison or stated.comparison)

    return lowered


def _one_event(comparison: str) -> Callable[[Expectation, int], Iterator[Hold]]:
    def lowered(stated: Expectation, step: int) -> Iterator[Hold]:
        yield _hold(stated, step, path=EVENTS, comparison=comparison, value=[stated.value])

    return lowered


def _told(comparison: str, key: str) -> Callable[[Expectation, int], Iterator[Hold]]:
    def lowered(stated: Expectation, step: int) -> Iterator[Hold]:
        for seat in stated.value["seats"]:
            yield _hold(stated, step, path=EVENTS, comparison=comparison, value=stated.value[key], viewer=seat)

    return lowered


def _together(stated: Expectation, step: int) -> Iterator[Hold]:
    yield _hold(stated, step, path=(*stated.path, "*"))


def _left_open(stated: Expectation, step: int) -> Iterator[Hold]:
    yield _hold(stated, step, path=PENDING, against={"path": ["turn", "seat"], "default": None})


LOWERED: Mapping[str, Callable[[Expectation, int], Iterator[Hold]]] = {
    "fits": _fits,
    "is none of": _is_none_of,
    "falls by": _falls,
    "grows by": _against(BEFORE),
    "gains": _against(BEFORE),
    "stays": _against(BEFORE),
    "is seen": _against(EVERYTHING),
    "is hidden": _against(EVERYTHING),
    "are together": _together,
    "happened": _one_event("happened"),
    "did not happen": _one_event("did not happen"),
    "happened in order": _at(EVENTS),
    "none happened": _at(EVENTS, "did not happen"),
    "ended as": _at(EVENTS),
    "adds up to": _at(EVENTS),
    "is not named": _at(EVENTS),
    "is told of": _told("happened", "events"),
    "is told of none": _told("did not happen", "events"),
    "is not told of": _told("is not named", "card"),
    "is asked": _at(PENDING),
    "is not asked": _at(PENDING),
    "is offered": _at(OPTIONS),
    "are offered": _at(OPTIONS),
    "nothing is left open": _left_open,
}


def needs_before(hold: Hold) -> bool:
    """Whether it compares with the remembered position."""
    return hold.against == BEFORE
