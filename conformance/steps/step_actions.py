"""Actions of Givens and Whens as data: changes of the position, choices, and directives.

    given("{seat} has {n} pool", "Sarah has 12 pool", "The pool at the start.", put("seats/{seat}/pool", "{n}"))
    when("{seat} loses {n} pool", "Steve loses 3 pool", "Burned.", arrange("burn-pool", seat="{seat}", amount="{n}"))

Placeholders in braces mean the arguments of the step. If a path has a list, the action is repeated for each item.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from conformance.steps.paths import JsonObject, Path, parted
from conformance.steps.placeholder_filling import MERGED, filled, one_by_one
from conformance.steps.world import World


class Laid(msgspec.Struct, frozen=True):
    """A change of the position under construction."""

    how: str
    """`put` sets a value, `add` adds items to a list, and `update` sets fields of an object."""
    path: Path
    value: Any

    def filled(self, arguments: Mapping[str, Any]) -> Iterable[Laid]:
        for each in one_by_one(arguments, *self.path):
            yield Laid(self.how, filled(self.path, each), filled(self.value, each))

    def carry_out(self, world: World) -> None:
        if self.how == "put":
            world.building.put(self.path, self.value)
        elif self.how == "add":
            world.building.add(self.path, list(self.value))
        else:
            world.building.at(self.path).update(self.value)


def put(path: str, value: Any) -> Laid:
    """Set the value at the end of a path."""
    return Laid("put", parted(path), value)


def add(path: str, items: Any) -> Laid:
    """Add items to the list at the end of a path."""
    return Laid("add", parted(path), items)


def update(path: str, fields: Any) -> Laid:
    """Set fields of the object at the end of a path."""
    return Laid("update", parted(path), fields)


class FunctionCall(msgspec.Struct, frozen=True):
    """A call of a function of the vocabulary with the world and these arguments."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]

    def filled(self, arguments: Mapping[str, Any]) -> Iterable[FunctionCall]:
        yield FunctionCall(self.function, filled(self.arguments, arguments))

    def carry_out(self, world: World) -> None:
        self.function(world, *self.arguments)


def do(function: Callable[..., Any], *arguments: Any) -> FunctionCall:
    """Call a function of the vocabulary with these arguments."""
    return FunctionCall(function, arguments)


def arrange(directive: str, merged: str | None = None, /, **fields: Any) -> FunctionCall:
    """Carry out a directive. `merged` names a placeholder whose argument holds further fields."""
    return do(World.arrange, {"do": directive, **fields, **({MERGED: merged} if merged else {})})


def choose(seat: str, choice: JsonObject, *windows: str) -> FunctionCall:
    """Choose for a seat or `chance`, only in these windows, so the sentence says no more than the choice."""
    return do(choose_in, seat, choice, windows)


def choose_in(world: World, seat: str, choice: JsonObject, windows: Iterable[str] = ()) -> None:
    """Choose for a seat. Fails unless one of the windows is open for it, if any are named."""
    windows = tuple(windows)
    with world.script.ask("choose", {"seat": seat, "choice": choice}, windows=windows):
        _choose_in(world, str(seat), choice, windows)


def draw(cards: str, *windows: str) -> FunctionCall:
    """Draw the cards for chance, one after the other, in any of these windows."""
    return do(draw_in, cards, windows)


def draw_in(world: World, cards: Iterable[str], windows: Iterable[str]) -> None:
    """Draw the cards for chance, one after the other."""
    for card in cards:
        choose_in(world, "chance", {"do": "draw", "card": card}, windows)


def _choose_in(world: World, seat: str, choice: JsonObject, windows: tuple[str, ...]) -> None:
    pending = world.pending
    if world.play.was_settled(seat, windows, choice) is not None:
        world.choose(seat, choice)
        return
    if windows and (pending is None or pending.seat != seat or pending.window not in windows):
        actual = None if pending is None else {"seat": pending.seat, "window": pending.window}
        expected = {"seat": seat, "window": " or ".join(windows)}
        named = " or ".join(map(repr, windows))
        world.fail(f"{seat} is not being asked in the window {named}", expected=expected, actual=actual)
    world.choose(seat, choice)
