"""From what steps ask to what vectors ask: requests of the protocol, and what has to hold around them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from conformance.games import GameDescriptor
from conformance.steps.paths import JsonObject
from conformance.steps.script import ScriptRequest
from conformance.vectors.expectations import NO_OPTIONS, deciding, offered
from conformance.vectors.model import Line, Route
from conformance.vectors.path_mapping import OBSERVED, SEEN, at, like, located, one_of, route, seen_by

NOW = "now"
"""The turnpoint that was reached last."""
REFUSED, BAD_POSITION = -32001, -32003
LOOK = Line(ask="observe", params={"seat": None}, as_=OBSERVED)
NOTHING_LISTED = Line(path=("was", like({"options": [None]})), is_=[])


def after(listens: list[str]) -> Iterator[Line]:
    """What a consumer of vectors does after every turnpoint: the events are added to those that count, and what is
    forced is passed."""
    settled: Route = (NOW, {"any": ["settled"]})
    yield Line(path=settled, is_=[], verdict="unsupported", what="questions that the engine settles by itself")
    told = {name: [at((NOW, {"any": [name]}))] for name in ("pending", "outcome")}
    yield Line(keep={**told, "events": [at(("events",)), at((NOW, "events"))]})
    for seat in listens:
        name, heard = seen_by(seat)[:1], f"told {seat}"
        yield Line(ask="observe", params={"seat": seat}, as_=str(name[0]))
        yield Line(keep={heard: [at((heard,)), at((*name, "events"))]})
    passing = {"seat": at(("pending", "seat")), "choice": {"do": "pass"}}
    forced: Route = ("pending", like({"forced": [True]}))
    yield Line(if_=[Line(path=forced, least=1)], do=[Line(ask="choose", params=passing, as_=NOW)])


def lines(asked: ScriptRequest, game: GameDescriptor, listens: list[str]) -> Iterator[Line]:
    """What a consumer of vectors does for what a step asks."""
    asked = msgspec.structs.replace(asked, params=located(asked.params, game))
    if asked.method == "remember":
        yield from _remember(asked.params, listens)
    else:
        yield from ASKED[asked.method](asked, game)


def _remember(how: Mapping[str, Any], listens: list[str]) -> Iterator[Line]:
    given = how.get("position")
    yield Line(keep={"before": [at(SEEN) if given is None else given]})
    if how.get("forget"):
        yield Line(keep={"events": [], **{f"told {seat}": [] for seat in listens}})


def _setup(asked: ScriptRequest, game: GameDescriptor) -> Iterator[Line]:
    yield Line(ask="setup", params=asked.params, as_=NOW)


def _arrange(asked: ScriptRequest, game: GameDescriptor) -> Iterator[Line]:
    yield Line(ask="arrange", params=asked.params, as_=NOW)


def _deck(asked: ScriptRequest, game: GameDescriptor) -> Iterator[Line]:
    yield Line(ask="deck", params=asked.params, as_="judgement")


def _choose(asked: ScriptRequest, game: GameDescriptor) -> Iterator[Line]:
    seat, choice = asked.params["seat"], dict(asked.params["choice"])
    yield Line(path=deciding(asked.windows, seat), least=1, what="whose decision is open")
    if asked.first is not None:
        yield NO_OPTIONS
        named: Route = ("pending", "options", {"any": [asked.first]}, {"distinct": True})
        yield Line(keep={"first": [at((*named, {"beyond": list(asked.other_than)}, 0))]})
        choice[asked.first] = at(("first",))
    yield from _chosen(seat, choice)


def _chosen(seat: Any, choice: JsonObject) -> Iterator[Line]:
    """It is, and if options were listed it was one of them."""
    yield Line(keep={"was": [at(("pending",))]})
    yield Line(ask="choose", params={"seat": seat, "choice": choice}, as_=NOW)
    among = Line(path=("was", "options", like(offered(choice))), least=1, what="the choice among the options")
    yield Line(if_=[NOTHING_LISTED], do=[among])


def _refuse(asked: ScriptRequest, game: GameDescriptor) -> Iterator[Line]:
    seat, choice = asked.params["seat"], asked.params["choice"]
    listed: Route = (*deciding((), seat), {"any": ["options"]}, one_of([choice]))
    yield Line(keep={"untouched": [at(SEEN)]})
    yield Line(path=listed, is_=[], what="the choice among the options")
    yield Line(ask="choose", params={"seat": seat, "choice": choice}, as_="tried", refused=REFUSED)
    yield Line(path=("refusal",), least=1, what="whether the choice is refused")
    yield LOOK
    yield Line(path=SEEN, is_=[at(("untouched",))], what="the position after the refusal")


def _pass(asked: ScriptRequest, game: GameDescriptor) -> Iterator[Line]:
    choice = asked.params["choice"]
    must_be_free = Line(path=("pending", "optional"), is_=[True], what="whether the decision can be passed")
    once = [*([must_be_free] if choice["do"] == "pass" else []), *_chosen(at(("pending", "seat")), choice)]
    if asked.until is not None:
        yield from once
        there = deciding([asked.until["window"]], asked.until["seat"])
        yield Line(if_=[Line(path=there, is_=[])], do=once, again=True)
        return
    windows: list[Any] = list(asked.windows)
    if not windows:
        yield Line(path=deciding(asked.phases), is_=[], what="a phase that is open")
        yield Line(keep={"open": [at(("pending", "window"))]})
        windows = [at(("open",))]
    still = [Line(path=deciding(windows, asked.seat), least=1, what="what is asked")]
    if asked.same is not None:
        there = route(game, asked.same)
        yield Line(keep={"same": [at(there)]})
        still.append(Line(path=(*route(game, asked.same, lenient=True), one_of([at(("same",))])), least=1))
        once.append(LOOK)
    if asked.least:
        yield from still
    if asked.through is not None:
        before = [window for window in windows if window != asked.through]
        yield Line(if_=[Line(path=deciding(before, asked.seat), least=1)], do=once, again=True)
        yield Line(path=deciding([asked.through]), least=1, what="what is asked")
    yield Line(if_=still, do=once, again=asked.most > 1)


ASKED: Mapping[str, Callable[[ScriptRequest, GameDescriptor], Iterator[Line]]] = {
    "setup": _setup,
    "arrange": _arrange,
    "deck": _deck,
    "choose": _choose,
    "refuse": _refuse,
    "pass": _pass,
}
