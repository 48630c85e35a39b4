"""Moves: the sentences for what a seat chooses. One declaration serves three steps.

`{minion} [bleeds] {target:seat}` is the When `Belinde bleeds Alexis`, and the Thens `Belinde cannot bleed Alexis
because RULE` and `Belinde may bleed Alexis`. The verb in brackets comes first after whoever moves (an adverb may stand
before it: `{seat} secretly [stays]`), in the third person.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property, update_wrapper
from typing import Any

from conformance.vocabulary.patterns import ParameterType, read_pattern
from conformance.vocabulary.registry import Vocabulary
from conformance.vocabulary.world import ScenarioFault, World

JsonObject = dict[str, Any]
Choice = tuple[str, JsonObject]
"""A seat, and what it chooses."""
Build = Callable[..., list[Choice]]
Check = Callable[[World, ParameterType, Any], None]
"""Raises ScenarioFault where an argument of a placeholder of that type can only be a slip of the pen."""

_VERB = re.compile(r"^\{(?P<who>\w+)(?::\w+)?\}(?P<adverb>(?: [a-z]+)?) \[(?P<verb>\w+)\]")


@dataclass(frozen=True, eq=False)
class Move:
    """One sentence for one or more choices of a seat."""

    vocabulary: Vocabulary
    pattern: str
    """With the verb in brackets."""
    example: str
    build: Build
    needs: tuple[str, ...] = ()
    check: Check | None = None
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
        head = self._head
        return f"{head['adverb']} {infinitive(head['verb'])}".lstrip() + self.pattern[head.end() :]

    @cached_property
    def tail(self) -> re.Pattern[str]:
        """The infinitive as a regular expression."""
        return re.compile(read_pattern(self.infinitive, self.vocabulary.types).regex)

    def understand(self, hidden: str) -> dict[str, Any] | None:
        """The arguments, without whoever moves, of an infinitive (names hidden); None if it is another's."""
        found = self.tail.fullmatch(hidden)
        if found is None:
            return None
        slots = read_pattern(self.infinitive, self.vocabulary.types).slots
        return {slot: kind.convert(found[slot], self.vocabulary.names.restore) for slot, kind in slots.items()}

    @cached_property
    def slots(self) -> dict[str, ParameterType]:
        """Every placeholder with its type."""
        return read_pattern(self.third_person, self.vocabulary.types).slots


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
            value = self.arguments[slot]
            for one in value if isinstance(value, list) else [value]:
                if kind.name == "seat" and one not in world.seats:
                    raise ScenarioFault(f"no {one} at the table: there are {', '.join(world.seats)}")
                if self.move.check is not None:
                    self.move.check(world, kind, one)
        choices = self.move.build(world, **self.arguments)
        if len(choices) != 1:
            raise ScenarioFault(
                f"{self.move.example!r} and the like stand for {len(choices)} choices here: say one of them"
            )
        return choices[0]


def infinitive(verb: str) -> str:
    """The infinitive of a verb in the third person: `bleeds` → `bleed`."""
    return verb.removesuffix("es" if verb.endswith("sses") else "s")


class Moves:
    """The moves of one vocabulary."""

    def __init__(self, vocabulary: Vocabulary, check: Check | None = None) -> None:
        """`check` looks at each argument of a move that is to be refused or offered."""
        self.vocabulary, self.check = vocabulary, check
        self.all: list[Move] = []
        """Every move, in the order of declaration."""

    def move(
        self,
        pattern: str,
        *,
        example: str,
        needs: Iterable[str] = (),
        window: str | tuple[str, ...] = (),
        never: bool = False,
    ) -> Callable[[Build], Build]:
        """Declares a move. `window`: as a When it is made only there (in one of several), lest its sentence says more
        than its choice. `never`: see `Move`.
        """

        windows = (window,) if isinstance(window, str) else window

        def register(build: Build) -> Build:
            entry = Move(self.vocabulary, pattern, example, build, tuple(needs), self.check, never)
            self.all.append(entry)
            self.vocabulary.infinitives.append(entry.infinitive)
            if never:
                return build

            def step(world: World, **arguments: Any) -> None:
                for seat, choice in build(world, **arguments):
                    if windows:
                        must_be_open(world, seat, *windows)
                    world.choose(seat, choice)

            # The registry reads the placeholders from the parameters of the function, and its place from the code:
            # both are those of the declaration, so that a message leads there.
            update_wrapper(step, build)
            at = build.__code__
            step.__code__ = step.__code__.replace(co_filename=at.co_filename, co_firstlineno=at.co_firstlineno)
            self.vocabulary.when(entry.third_person, example=example, needs=entry.needs)(step)
            return build

        return register

    def understand(self, text: str) -> Meant:
        """The move that an infinitive speaks of. Two that fit are a fault of the vocabulary."""
        hidden = self.vocabulary.names.hide(text)
        found = [Meant(entry, arguments) for entry in self.all if (arguments := entry.understand(hidden)) is not None]
        if len(found) != 1:
            raise ScenarioFault(f"{text!r} is read by {len(found)} moves; say it as `justicar steps` lists it")
        return found[0]

    def sentence(self, text: str) -> Meant:
        """The move that a whole sentence speaks of, as in a When."""
        arguments = self.vocabulary.resolve("when", text)
        found = [entry for entry in self.all if entry.third_person == arguments.step.pattern.source]
        if not found:
            raise ScenarioFault(f"{text!r} is not the choice of one player; say it as `justicar steps` lists it")
        return Meant(found[0], arguments.arguments)


def must_be_open(world: World, seat: str, *windows: str) -> None:
    """Fails unless one of these windows is open for that seat."""
    pending = world.pending
    if pending is None or pending.seat != seat or pending.window not in windows:
        actual = None if pending is None else {"seat": pending.seat, "window": pending.window}
        expected = {"seat": seat, "window": " or ".join(windows)}
        asked = " or ".join(map(repr, windows))
        world.fail(f"{seat} is not being asked in the window {asked}", expected=expected, actual=actual)
