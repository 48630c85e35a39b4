"""Moves: the sentences for what a seat chooses. One declaration serves three steps.

`{minion} [bleeds] {target:seat}` is the When `Belinde bleeds Alexis`, and the Thens `Belinde cannot bleed Alexis
because RULE` and `Belinde may bleed Alexis`. The verb in brackets comes first after whoever moves, in the third person.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache, cached_property, update_wrapper
from typing import Any

from conformance.vocabulary.patterns import ParameterType, read_pattern
from conformance.vocabulary.vtes.view import JsonObject, bare, find, whereabouts
from conformance.vocabulary.vtes.words import card_names, vocabulary, when
from conformance.vocabulary.world import ScenarioFault, World

Choice = tuple[str, JsonObject]
"""A seat, and what it chooses."""
Build = Callable[..., list[Choice]]

_VERB = re.compile(r"^\{(?P<who>\w+)(?::\w+)?\} \[(?P<verb>\w+)\]")


@dataclass(frozen=True, eq=False)
class Move:
    """One sentence for one or more choices of a seat."""

    pattern: str
    """With the verb in brackets."""
    example: str
    build: Build
    needs: tuple[str, ...] = ()
    never: bool = False
    """No rule allows it: it is only ever refused, and is no When."""

    @cached_property
    def who(self) -> str:
        """The placeholder of whoever moves."""
        return self._head["who"]

    @cached_property
    def _head(self) -> re.Match[str]:
        head = _VERB.match(self.pattern)
        if head is None:
            raise ValueError(f"move {self.pattern!r}: it does not begin with {{placeholder}} [verb]")
        return head

    @cached_property
    def third_person(self) -> str:
        """The pattern of the When."""
        return self.pattern.replace("[", "").replace("]", "")

    @cached_property
    def infinitive(self) -> str:
        """What follows `cannot` or `may`, as a pattern."""
        return infinitive(self._head["verb"]) + self.pattern[self._head.end() :]

    @cached_property
    def tail(self) -> re.Pattern[str]:
        """The infinitive as a regular expression."""
        return re.compile(read_pattern(self.infinitive, vocabulary.types).regex)

    def understand(self, hidden: str) -> dict[str, Any] | None:
        """The arguments, without whoever moves, of an infinitive (names hidden); None if it is another's."""
        found = self.tail.fullmatch(hidden)
        if found is None:
            return None
        slots = read_pattern(self.infinitive, vocabulary.types).slots
        return {slot: kind.convert(found[slot], vocabulary.names.restore) for slot, kind in slots.items()}

    @cached_property
    def slots(self) -> dict[str, ParameterType]:
        """Every placeholder with its type."""
        return read_pattern(self.third_person, vocabulary.types).slots


@dataclass(frozen=True)
class Meant:
    """A move that a sentence speaks of. `arguments` lack whoever makes it where the sentence is in the infinitive."""

    move: Move
    arguments: dict[str, Any] = field(hash=False)

    def choice(self, world: World, who: str) -> Choice:
        """The one choice that it stands for when that player or minion makes it."""
        return Meant(self.move, {self.move.who: who, **self.arguments}).of(world)

    def of(self, world: World) -> Choice:
        """The one choice that it stands for. What could only be refused for a slip of the pen is a scenario's fault."""
        for slot, kind in self.move.slots.items():
            for name in _listed(self.arguments[slot]):
                if kind.name == "seat" and name not in world.seats:
                    raise ScenarioFault(f"no {name} at the table: there are {', '.join(world.seats)}")
                if kind.name in ("minion", "vampire") and name in world.seats:
                    raise ScenarioFault(f"{name} is a player, not a minion")
                if (
                    kind.card
                    and name not in world.seats
                    and bare(name) not in all_cards()
                    and find(world.after(), name) is None
                ):
                    raise ScenarioFault(f"{name!r} is neither a card of the card data nor a player")
        choices = self.move.build(world, **self.arguments)
        if len(choices) != 1:
            raise ScenarioFault(
                f"{self.move.example!r} and the like stand for {len(choices)} choices here: say one of them"
            )
        return choices[0]


def _listed(value: Any) -> list[str]:
    values = value if isinstance(value, list) else [value]
    return [one for one in values if isinstance(one, str)]


@cache
def all_cards() -> frozenset[str]:
    """The printed names of all cards in the card data."""
    return frozenset(card_names())


MOVES: list[Move] = []
"""Every move, in the order of declaration."""


def infinitive(verb: str) -> str:
    """The infinitive of a verb in the third person: `bleeds` → `bleed`."""
    return verb.removesuffix("es" if verb.endswith("sses") else "s")


def move(
    pattern: str, *, example: str, needs: Iterable[str] = (), window: str | None = None, never: bool = False
) -> Callable[[Build], Build]:
    """Declares a move. `window`: as a When it is made only there, lest its sentence says more than its choice.

    `never`: see `Move`.
    """

    def register(build: Build) -> Build:
        entry = Move(pattern, example, build, tuple(needs), never)
        MOVES.append(entry)
        if never:
            return build

        def step(world: World, **arguments: Any) -> None:
            for seat, choice in build(world, **arguments):
                if window is not None:
                    must_be_open(world, seat, window)
                world.choose(seat, choice)

        # The registry reads the placeholders from the parameters of the function, and its place from the code:
        # both are those of the declaration, so that a message leads there.
        update_wrapper(step, build)
        at = build.__code__
        step.__code__ = step.__code__.replace(co_filename=at.co_filename, co_firstlineno=at.co_firstlineno)
        when(entry.third_person, example=example, needs=entry.needs)(step)
        return build

    return register


def understand(text: str) -> Meant:
    """The move that an infinitive speaks of. Two that fit are a fault of the vocabulary."""
    hidden = vocabulary.names.hide(text)
    found = [Meant(entry, arguments) for entry in MOVES if (arguments := entry.understand(hidden)) is not None]
    if len(found) != 1:
        raise ScenarioFault(f"{text!r} is read by {len(found)} moves; say it as `justicar steps` lists it")
    return found[0]


def sentence(text: str) -> Meant:
    """The move that a whole sentence speaks of, as in a When."""
    arguments = vocabulary.resolve("when", text)
    found = [entry for entry in MOVES if entry.third_person == arguments.step.pattern.source]
    if not found:
        raise ScenarioFault(f"{text!r} is not the choice of one player; say it as `justicar steps` lists it")
    return Meant(found[0], arguments.arguments)


def must_be_open(world: World, seat: str, window: str) -> None:
    """Fails unless that window is open for that seat."""
    pending = world.pending
    actual = None if pending is None else {"seat": pending.seat, "window": pending.window}
    expected = {"seat": seat, "window": window}
    if actual != expected:
        world.fail(f"{seat} is not being asked in the window {window!r}", expected=expected, actual=actual)


def mover(world: World, name: str) -> str:
    """The seat that decides for a player or for a card on the table."""
    if name in world.seats:
        return name
    position = world.after()
    place = find(position, name)
    if place is None:
        world.fail(f"{name} is not on the table: it is {whereabouts(position, name)}")
    return str(place.card.get("controller") or place.seat)
