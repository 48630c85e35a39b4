"""A scenario gone through without an engine: the keys that its steps give or read, who sits there, what chance decides.

Givens build their position as ever. Of Whens and Thens only what they ask and state is noted, and nothing comes of it.
So it is known of a scenario, before any engine is asked, what the engine has to know of.
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
"""Comparisons that speak of decisions and choices, whose fields are no keys of a position."""
_OVER = Turnpoint(pending=None, outcome=Outcome(winner=None))


class DryRun(msgspec.Struct, frozen=True):
    """What the steps of a scenario speak of."""

    keys: frozenset[str]
    """Of positions, observations and events: those that Givens give, and those that other steps look at."""
    seats: int
    """At the table."""
    chance: bool
    """Whether a step decides for chance, or says that it is asked."""
    in_use: frozenset[str]
    """Cards of which it may matter what stands on them: they lie elsewhere than in a pile, or a step does more
    with them than to move them, or look for them, among piles and hands."""
    stated: tuple[tuple[str, ...], ...]
    """For each step the comparisons that it states, as far as they are known without an engine."""
    demanded: tuple[frozenset[str], ...]
    """For each step the kinds of events that it asks for."""


HANDLING = ("discard", "draw", "transfer", "take-back")
"""Choices that move a card, or something to it, whatever stands on it."""


def rehearse(
    game: str, edition: str, places: Places, steps: Iterable[tuple[Match, Table | None, str | None]]
) -> DryRun:
    """Goes through the steps of a scenario, each with its datatable and docstring, without an engine."""
    world, in_use = Rehearsal(game, edition, places), set[str]()
    stated, demanded = list[tuple[str, ...]](), list[frozenset[str]]()
    for match, table, docstring in steps:
        before = len(world.script.lines)
        with suppress(Exception):  # a fault of the scenario is told where it is played
            match.call(world, table, docstring)
        lines = [line for _, line in world.script.lines[before:]]
        expected = [line for line in lines if isinstance(line, Expectation)]
        stated.append(tuple(line.comparison for line in expected))
        demanded.append(frozenset(name for line in expected for name in events_asked_for(line)))
        if match.step.kind != "given" and not _only_handles(lines):
            in_use.update(match.cards)
    position = world.building.position
    keys = frozenset([*keys_in(position), *spoken_of(world.script)])
    in_use.update(_texts_outside(position, places.piles))
    return DryRun(
        keys, len(world.seats), speaks_of_chance(world.script), frozenset(in_use), tuple(stated), tuple(demanded)
    )


def events_asked_for(expected: Expectation) -> Iterator[str]:
    """The kinds of events without which an expectation does not hold; of several kinds any one will do."""
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
    """Whether all that a step asks and states is about cards as they lie in piles and hands."""
    return bool(lines) and all(
        line.method == "choose" and line.params["choice"].get("do") in HANDLING
        if isinstance(line, ScriptRequest)
        else line.path[:1] == ("seats",)
        for line in lines
    )


def _texts_outside(value: Any, piles: tuple[str, ...]) -> Iterator[str]:
    """Every text in a position that stands in no pile, without the number that tells two cards of a name apart."""
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
    """What an engine would have told."""


class _Nobody:
    """In place of an engine."""

    def __getattr__(self, name: str) -> NoReturn:
        raise NothingToSee(name)


class Rehearsal(World):
    """The world of a scenario that nobody plays. Nothing is refused in it, and nothing fails."""

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

    def arrange(self, directive: JsonObject, told: JsonObject | None = None) -> Turnpoint:
        with self.script.ask("arrange", {"directive": {**directive, **(told or {})}}):
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
    """The keys of positions, observations and events that the lines of a script look at."""
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
    """The keys in a path, and whatever else stands in it as a word: names of seats and cards are no keys."""
    for each in path[1:] if path[:1] == (CARDS,) else path:
        if isinstance(each, str):
            yield each
        elif isinstance(each, list | tuple):
            yield from words_of(tuple(each))
        elif isinstance(each, dict):
            yield from each


def keys_in(value: Any) -> Iterator[str]:
    """The keys of all objects in a value, however deep."""
    if isinstance(value, dict):
        yield from value
    if isinstance(value, dict | list | tuple):
        for each in value.values() if isinstance(value, dict) else value:
            yield from keys_in(each)


def _looked_up(params: Any) -> Iterator[str]:
    """The keys of paths at which a request takes what the engine tells: `{"at": PATH}`."""
    if isinstance(params, dict):
        if isinstance(params.get("at"), list):
            yield from words_of(tuple(params["at"]))
        for each in params.values():
            yield from _looked_up(each)


def speaks_of_chance(script: Script) -> bool:
    """Whether a line chooses for chance, or says that it is asked."""
    for _, line in script.lines:
        told = line.params if isinstance(line, ScriptRequest) else line.value
        if isinstance(told, dict) and told.get("seat") == CHANCE:
            return True
    return False
