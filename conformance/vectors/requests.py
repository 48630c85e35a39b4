"""Lines for the requests that steps make, with the checks around them."""

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
"""Name of the turnpoint that was reached last."""
REFUSED, BAD_POSITION = -32001, -32003
LOOK = Line(ask="observe", params={"seat": None}, as_=OBSERVED)
NOTHING_LISTED = Line(path=("was", like({"options": [None]})), is_=[])


def after(listens: list[str]) -> Iterator[Line]:
    """Yield the lines to run after every turnpoint: add its events to those that count, and make forced passes."""
    settled: Route = (NOW, {"any": ["settled"]})
    yield Line(path=settled, is_=[], verdict="unsupported", what="decisions that the engine settles itself")
    reached = {name: [at((NOW, {"any": [name]}))] for name in ("pending", "outcome")}
    yield Line(keep={**reached, "events": [at(("events",)), at((NOW, "events"))]})
    for seat in listens:
        name, seen_events = seen_by(seat)[:1], f"told {seat}"
        yield Line(ask="observe", params={"seat": seat}, as_=str(name[0]))
        yield Line(keep={seen_events: [at((seen_events,)), at((*name, "events"))]})
    passing = {"seat": at(("pending", "seat")), "choice": {"do": "pass"}}
    forced: Route = ("pending", like({"forced": [True]}))
    yield Line(if_=[Line(path=forced, least=1)], do=[Line(ask="choose", params=passing, as_=NOW)])


def lines(request: ScriptRequest, game: GameDescriptor, listens: list[str]) -> Iterator[Line]:
    """Yield the lines for a step's request."""
    request = msgspec.structs.replace(request, params=located(request.params, game))
    if request.method == "remember":
        yield from _remember(request.params, listens)
    else:
        yield from REQUESTS[request.method](request, game)


def _remember(how: Mapping[str, Any], listens: list[str]) -> Iterator[Line]:
    given = how.get("position")
    yield Line(keep={"before": [at(SEEN) if given is None else given]})
    if how.get("forget"):
        yield Line(keep={"events": [], **{f"told {seat}": [] for seat in listens}})


def _setup(request: ScriptRequest, game: GameDescriptor) -> Iterator[Line]:
    yield Line(ask="setup", params=request.params, as_=NOW)


def _arrange(request: ScriptRequest, game: GameDescriptor) -> Iterator[Line]:
    yield Line(ask="arrange", params=request.params, as_=NOW)


def _deck(request: ScriptRequest, game: GameDescriptor) -> Iterator[Line]:
    yield Line(ask="deck", params=request.params, as_="judgement")


def _choose(request: ScriptRequest, game: GameDescriptor) -> Iterator[Line]:
    seat, choice = request.params["seat"], dict(request.params["choice"])
    yield Line(path=deciding(request.windows, seat), least=1, what="open decision")
    if request.first is not None:
        yield NO_OPTIONS
        named: Route = ("pending", "options", {"any": [request.first]}, {"distinct": True})
        yield Line(keep={"first": [at((*named, {"beyond": list(request.other_than)}, 0))]})
        choice[request.first] = at(("first",))
    yield from _chosen(seat, choice)


def _chosen(seat: Any, choice: JsonObject) -> Iterator[Line]:
    """Make a choice, and check that it was among the options if these were listed."""
    yield Line(keep={"was": [at(("pending",))]})
    yield Line(ask="choose", params={"seat": seat, "choice": choice}, as_=NOW)
    among = Line(path=("was", "options", like(offered(choice))), least=1, what="choice among the options")
    yield Line(if_=[NOTHING_LISTED], do=[among])


def _refuse(request: ScriptRequest, game: GameDescriptor) -> Iterator[Line]:
    seat, choice = request.params["seat"], request.params["choice"]
    listed: Route = (*deciding((), seat), {"any": ["options"]}, one_of([choice]))
    yield Line(keep={"untouched": [at(SEEN)]})
    yield Line(path=listed, is_=[], what="choice among the options")
    yield Line(ask="choose", params={"seat": seat, "choice": choice}, as_="tried", refused=REFUSED)
    yield Line(path=("refusal",), least=1, what="refusal of the choice")
    yield LOOK
    yield Line(path=SEEN, is_=[at(("untouched",))], what="position after the refusal")


def _pass(request: ScriptRequest, game: GameDescriptor) -> Iterator[Line]:
    choice = request.params["choice"]
    must_be_free = Line(path=("pending", "optional"), is_=[True], what="decision that can be passed")
    once = [*([must_be_free] if choice["do"] == "pass" else []), *_chosen(at(("pending", "seat")), choice)]
    if request.until is not None:
        yield from once
        there = deciding([request.until["window"]], request.until["seat"])
        yield Line(if_=[Line(path=there, is_=[])], do=once, again=True)
        return
    windows: list[Any] = list(request.windows)
    if not windows:
        yield Line(path=deciding(request.phases), is_=[], what="open phase")
        yield Line(keep={"open": [at(("pending", "window"))]})
        windows = [at(("open",))]
    still = [Line(path=deciding(windows, request.seat), least=1, what="open decision")]
    if request.same is not None:
        there = route(game, request.same)
        yield Line(keep={"same": [at(there)]})
        still.append(Line(path=(*route(game, request.same, lenient=True), one_of([at(("same",))])), least=1))
        once.append(LOOK)
    if request.least:
        yield from still
    if request.through is not None:
        before = [window for window in windows if window != request.through]
        yield Line(if_=[Line(path=deciding(before, request.seat), least=1)], do=once, again=True)
        yield Line(path=deciding([request.through]), least=1, what="open decision")
    yield Line(if_=still, do=once, again=request.most > 1)


REQUESTS: Mapping[str, Callable[[ScriptRequest, GameDescriptor], Iterator[Line]]] = {
    "setup": _setup,
    "arrange": _arrange,
    "deck": _deck,
    "choose": _choose,
    "refuse": _refuse,
    "pass": _pass,
}
