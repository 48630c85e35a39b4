"""Dry run of a scenario without an engine: the keys its steps use, the seats, and the choices of chance.

Givens build their position as usual. The requests and expectations of Whens and Thens are only noted. This shows which
features a scenario needs before any engine runs it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any, NoReturn, cast

import msgspec

from conformance.protocol.engine import Engine, IllegalChoice
from conformance.protocol.messages import Outcome, Pending, Turnpoint
from conformance.steps.expect import Expectation
from conformance.steps.paths import CARDS, JsonObject, Path, Places
from conformance.steps.registry import Match, Table
from conformance.steps.script import Script, ScriptRequest
from conformance.steps.world import World

CHANCE = "chance"
OF_CHOICES = ("is asked", "is not asked", "is offered", "are offered", "is refused", "nothing is left open")
"""Comparisons about decisions and choices. Their fields are no keys of a position."""
_OVER = Turnpoint(pending=None, outcome=Outcome(winner=None))


class DryRun(msgspec.Struct, frozen=True):
    """Data that the steps of a scenario use."""

    keys: frozenset[str]
    """Keys of positions, observations, and events that Givens set or other steps read."""
    seats: int
    """Number of seats at the table."""
    chance: bool
    """True if a step decides for chance, or expects a decision of chance."""
    in_use: frozenset[str]
    """Cards whose text may matter.

    They lie outside the piles, or a step does more with them than move them or look for them in piles and hands.
    """
    stated: tuple[tuple[str, ...], ...]
    """Comparisons that each step states, as far as they are known without an engine."""
    demanded: tuple[frozenset[str], ...]
    """Kinds of events that each step requires."""


HANDLING = ("discard", "draw", "transfer", "take-back")
"""Choices that move a card or something onto it, whatever its text."""


def rehearse(
    game: str, edition: str, places: Places, steps: Iterable[tuple[Match, Table | None, str | None]]
) -> DryRun:
    """Run the steps of a scenario, each with its datatable and docstring, without an engine."""
    world, in_use = Rehearsal(game, edition, places), set[str]()
    stated, demanded = list[tuple[str, ...]](), list[frozenset[str]]()
    for match, table, docstring in steps:
        before = len(world.script.lines)
        with suppress(Exception):  # a fault of the scenario is reported when it is played
            match.call(world, table, docstring)
        lines = [line for _, line in world.script.lines[before:]]
        expected = [line for line in lines if isinstance(line, Expectation)]
        stated.append(tuple(line.comparison for line in expected))
        demanded.append(frozenset(name for line in expected for name in events_demanded(line)))
        if match.step.kind != "given" and not _only_handles(lines):
            in_use.update(match.cards)
    position = world.building.position
    keys = frozenset([*keys_in(position), *spoken_of(world.script)])
    in_use.update(_texts_outside(position, places.piles))
    return DryRun(
        keys, len(world.seats), speaks_of_chance(world.script), frozenset(in_use), tuple(stated), tuple(demanded)
    )


def events_demanded(expected: Expectation) -> Iterator[str]:
    """Yield the kinds of events that an expectation requires; of several kinds, any one is enough."""
    match expected.comparison:
        case "happened":
            yield expected.value["event"]
        case "happened in order":
            yield from (each["event"] for each in expected.value)
        case "is told of":
            yield from (each["event"] for each in expected.value["events"])
        case "adds up to":
            yield expected.value[0]["event"]
        case "ended as":
            yield from expected.value[0]


def _only_handles(lines: list[ScriptRequest | Expectation]) -> bool:
    """Return True if a step only concerns cards in piles and hands."""
    return bool(lines) and all(
        line.method == "choose" and line.params["choice"].get("do") in HANDLING
        if isinstance(line, ScriptRequest)
        else line.path[:1] == ("seats",)
        for line in lines
    )


def _texts_outside(value: Any, piles: tuple[str, ...]) -> Iterator[str]:
    """Yield every text of a position outside the piles, without the number that distinguishes cards of one name."""
    if isinstance(value, str):
        yield value.partition("#")[0]
    elif isinstance(value, dict):
        for key, each in value.items():
            if key not in piles:
                yield from _texts_outside(each, piles)
    elif isinstance(value, list):
        for each in value:
            yield from _texts_outside(each, piles)


class NothingToSee(Exception):
    """A step needs an engine's answer."""


class _Nobody:
    """Placeholder for an engine."""

    def __getattr__(self, name: str) -> NoReturn:
        raise NothingToSee(name)


class Rehearsal(World):
    """A world without an engine, in which nothing is refused and nothing fails."""

    def __init__(self, game: str, edition: str, places: Places) -> None:
        super().__init__(cast(Engine, _Nobody()), game, edition, places)

    @property
    def pending(self) -> Pending | None:
        raise NothingToSee("pending")

    def after(self) -> JsonObject:
        raise NothingToSee("after")

    def seen_by(self, seat: str) -> JsonObject:
        raise NothingToSee(seat)

    def found(self, expected: Expectation) -> Any:
        self.script.demand(expected)
        raise NothingToSee(expected.name)

    def choose(self, seat: str, choice: JsonObject) -> Turnpoint:
        with self.script.ask("choose", {"seat": seat, "choice": choice}):
            return _OVER

    def arrange(self, directive: JsonObject, from_engine: JsonObject | None = None) -> Turnpoint:
        with self.script.ask("arrange", {"directive": {**directive, **(from_engine or {})}}):
            return _OVER

    def judge(self) -> None:
        self.judgement = {}

    def expect(self, expected: Expectation) -> None:
        self.state(expected)

    def expect_pending(self, seat: str, *windows: str) -> Pending:
        self.state(Expectation(comparison="is asked", value={"seat": seat, "windows": list(windows)}))
        return Pending(seat=str(seat), window=windows[0] if windows else "?", options=[])

    def refused(self, seat: str, choice: JsonObject, *rules: str) -> IllegalChoice:
        with self.script.ask("refuse", {"seat": seat, "choice": choice}, rules=rules):
            return IllegalChoice("")

    def _send(self) -> None:
        self.building.sent = True


def spoken_of(script: Script) -> Iterator[str]:
    """Yield the keys of positions, observations, and events that a script reads."""
    for _, line in script.lines:
        if isinstance(line, ScriptRequest):
            yield from words_of(line.same or ())
            yield from _looked_up(line.params)
        else:
            yield from words_of(line.path)
            if line.comparison == "are together":
                yield from line.value[0]
            elif line.comparison not in OF_CHOICES:
                yield from keys_in(line.value)


def words_of(path: Path) -> Iterator[str]:
    """Yield the words of a path: its keys, but no names of seats or cards."""
    for each in path[1:] if path[:1] == (CARDS,) else path:
        if isinstance(each, str):
            yield each
        elif isinstance(each, list | tuple):
            yield from words_of(tuple(each))
        elif isinstance(each, dict):
            yield from each


def keys_in(value: Any) -> Iterator[str]:
    """Yield the keys of all objects in a value, at any depth."""
    if isinstance(value, dict):
        yield from value
    if isinstance(value, dict | list | tuple):
        for each in value.values() if isinstance(value, dict) else value:
            yield from keys_in(each)


def _looked_up(params: Any) -> Iterator[str]:
    """Yield the keys of the paths that a request takes from the engine's answers: `{"at": PATH}`."""
    if isinstance(params, dict):
        if isinstance(params.get("at"), list):
            yield from words_of(tuple(params["at"]))
        for each in params.values():
            yield from _looked_up(each)


def speaks_of_chance(script: Script) -> bool:
    """Return True if a line chooses for chance, or expects a decision of chance."""
    for _, line in script.lines:
        fields = line.params if isinstance(line, ScriptRequest) else line.value
        if isinstance(fields, dict) and fields.get("seat") == CHANCE:
            return True
    return False
