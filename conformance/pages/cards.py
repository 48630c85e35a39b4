"""What each card asks of the one who uses it, as a table for people: what the reference engine offers in the course of
all scenarios."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from conformance.adapters import connect
from conformance.pages.page import table
from conformance.protocol.messages import Turnpoint
from conformance.protocol.vtes import WINDOWS
from conformance.runner.cases import load_cases
from conformance.runner.direct import run_case

JsonObject = dict[str, Any]
Ways = dict[tuple[str, str], dict[str, set[str]]]
"""For each card and verb: the windows, and the values of each field."""

TOLD = ("level", "discipline", "mode", "effect", "x")
"""Fields of which the values are told."""
ASKED = ("target", "other", "from", "minion")
"""Fields of which is told whether they are used."""
CLANS_AT_LEAST = 5
"""From so many values on, a field is told by an example."""


class Listener:
    """An engine whose offers are noted."""

    def __init__(self, engine: Any, ways: Ways) -> None:
        self._engine, self._ways = engine, ways

    def setup(self, *arguments: Any, **named: Any) -> Turnpoint:
        return self._noted(self._engine.setup(*arguments, **named))

    def choose(self, *arguments: Any) -> Turnpoint:
        return self._noted(self._engine.choose(*arguments))

    def arrange(self, *arguments: Any) -> Turnpoint:
        return self._noted(self._engine.arrange(*arguments))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)

    def _noted(self, turnpoint: Turnpoint) -> Turnpoint:
        if turnpoint.pending is not None:
            for option in turnpoint.pending.options or ():
                if option["do"] in ("play", "use"):
                    self._note(turnpoint.pending.window, option)
        return turnpoint

    def _note(self, window: str, option: JsonObject) -> None:
        found = self._ways[option["card"].partition("#")[0], option["do"]]
        found["windows"].add(window)
        for field in (*TOLD, *ASKED):
            found[field].add(str(option.get(field, "")))


def ways_of(cases: Iterable[Any]) -> Ways:
    """What the reference engine offers for each card in the course of some scenarios."""
    ways: Ways = defaultdict(lambda: defaultdict(set))
    engine: Any = Listener(connect("reference"), ways)
    try:
        for case in cases:
            run_case(case, engine)
    finally:
        engine.close()
    return ways


def values(found: set[str]) -> str:
    """The values of a field in words; how many there are, and one of them, where they are many."""
    named = sorted(value for value in found if value)
    if all(value.isdecimal() for value in named):
        named.sort(key=int)
        return f"{named[0]} to {named[-1]}" if len(named) > 1 else "".join(named)
    if len(named) >= CLANS_AT_LEAST:
        return f"one of {len(named)}, such as `{named[0]}`"
    left_out = " or none" if "" in found else ""
    return ", ".join(f"`{value}`" for value in named) + left_out


def cards(game: str) -> Iterable[str]:
    """A row for each card and verb."""
    return table("card", "do", "windows", "fields", rows=_rows(ways_of(load_cases(game=game))))


def _rows(ways: Ways) -> Iterator[tuple[str, str, str, str]]:
    order = {window: place for place, window in enumerate(WINDOWS)}
    for (card, do), found in sorted(ways.items()):
        windows = ", ".join(f"`{window}`" for window in sorted(found["windows"], key=lambda name: order[name]))
        told = [f"{field} {values(found[field])}" for field in TOLD if found[field] - {""}]
        named = [f"`{field}`" for field in ASKED if found[field] - {""} and (field, do) != ("minion", "play")]
        yield card, f"`{do}`", windows, "; ".join([*told, *([", ".join(named)] if named else [])])
