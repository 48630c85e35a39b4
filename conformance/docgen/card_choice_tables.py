"""Tables of the choices of each card, as the reference engine offers them in the course of all scenarios."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from conformance.adapters import connect
from conformance.docgen.page import table
from conformance.games import find
from conformance.games.descriptor import CardTable
from conformance.protocol.messages import Turnpoint
from conformance.runner.cases import load_cases
from conformance.runner.direct import run_case

JsonObject = dict[str, Any]
Ways = dict[tuple[str, str], dict[str, set[str]]]
"""Card and verb → `windows`, `then`, and `ways`, and the values of each field."""

SHORTENED_FROM = 5
"""Number of values from which a field shows one example."""


THEN, WAYS = "then", "ways"


class Listener:
    """An engine that records the options it offers."""

    def __init__(self, engine: Any, telling: CardTable, ways: Ways) -> None:
        self._engine, self._telling, self._ways = engine, telling, ways
        self._speaking: tuple[str, str] | None = None
        """Card whose text is being carried out, and the verb that used it."""
        self._placed = 0
        """Number of cards placed in the current attack."""

    def setup(self, *arguments: Any, **named: Any) -> Turnpoint:
        self._speaking, self._placed = None, 0
        return self._noted(self._engine.setup(*arguments, **named))

    def choose(self, *arguments: Any) -> Turnpoint:
        return self._noted(self._engine.choose(*arguments))

    def arrange(self, *arguments: Any) -> Turnpoint:
        return self._noted(self._engine.arrange(*arguments))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)

    def _noted(self, turnpoint: Turnpoint) -> Turnpoint:
        for event in turnpoint.events:
            kind = event["event"]
            self._placed = 0 if kind == "attack-declared" else self._placed + (kind == "card-placed")
            if (key := self._telling.speaks.get(kind)) is not None:
                self._speaking = event[key], "use" if kind == "ability-used" else "play"
            if kind == "card-revealed" and self._placed > 1:
                self._speaking = None  # it is open which of two cards revealed together asks
        if turnpoint.pending is None:
            return turnpoint
        window, options = turnpoint.pending.window, turnpoint.pending.options or ()
        for option in options:
            if option["do"] in self._telling.verbs:
                self._note(window, option)
        if window not in self._telling.asks:
            self._speaking = None
        elif self._speaking is not None:
            found = self._ways[self._speaking]
            found[THEN].add(window)
            found[WAYS].update(option["option"] for option in options if option["do"] == "choose")
        return turnpoint

    def _note(self, window: str, option: JsonObject) -> None:
        found = self._ways[option["card"].partition("#")[0], option["do"]]
        found["windows"].add(window)
        for each in (*self._telling.listed, *self._telling.noted):
            found[each].add(str(option.get(each, "")))


def ways_of(cases: Iterable[Any], telling: CardTable) -> Ways:
    """Return the options that the reference engine offers for each card in the course of some scenarios."""
    ways: Ways = defaultdict(lambda: defaultdict(set))
    engine: Any = Listener(connect("reference"), telling, ways)
    try:
        for case in cases:
            run_case(case, engine)
    finally:
        engine.close()
    return ways


def values(found: set[str]) -> str:
    """Return the values of a field in words; for many values, their number and an example."""
    named = sorted(value for value in found if value)
    if all(value.isdecimal() for value in named):
        named.sort(key=int)
        return f"{named[0]} to {named[-1]}" if len(named) > 1 else "".join(named)
    if len(named) >= SHORTENED_FROM:
        return f"one of {len(named)}, such as `{named[0]}`"
    left_out = " or none" if "" in found else ""
    return ", ".join(f"`{value}`" for value in named) + left_out


def cards(game: str) -> Iterable[str]:
    """Yield a row for each card and verb."""
    described = find(game)
    telling, windows = described.cards, list(described.words.windows) if described.words else []
    assert telling is not None  # only games with such a page get here
    cases = [
        case for case in load_cases(game=game) if any(re.search(telling.card_steps, step.text) for step in case.steps)
    ]
    rows = _rows(ways_of(cases, telling), telling, windows)
    head = ("Card", "`do`", "Windows", "Fields")
    if telling.asks:
        return table(*head, "Then asks", rows=rows)
    return table(*head, rows=(row[: len(head)] for row in rows))


def _rows(ways: Ways, telling: CardTable, windows: Sequence[str]) -> Iterator[tuple[str, ...]]:
    for (card, do), found in sorted(ways.items()):
        if not found["windows"]:  # the card asks something, but no choice of these verbs put it in play or used it
            continue
        listed = [f"{each} {values(found[each])}" for each in telling.listed if found[each] - {""}]
        named = [f"`{each}`" for each in telling.noted if found[each] - {""} and (each, do) not in telling.own]
        fields = "; ".join([*listed, *([", ".join(named)] if named else [])])
        yield card, f"`{do}`", _windows(found["windows"], windows), fields, _then_asks(found, windows)


def _windows(found: Iterable[str], windows: Sequence[str]) -> str:
    order = {window: place for place, window in enumerate(windows)}
    return ", ".join(f"`{window}`" for window in sorted(found, key=lambda name: order[name]))


def _then_asks(found: Mapping[str, set[str]], windows: Sequence[str]) -> str:
    """Return the windows that a text opens, with the ways of `choose` in parentheses."""
    opened = _windows(found.get(THEN, ()), windows)
    ways = values(found.get(WAYS, set()))
    return opened.replace("`choose`", f"`choose` ({ways})") if ways else opened
