"""Moves: the sentences for what a seat chooses. One declaration serves three steps.

    move("{minion} [bleeds] {target:seat}", "Belinde bleeds Alexis", "The bleed without a card.", "bleed")

is the When `Belinde bleeds Alexis`, which chooses `{"do": "bleed", "minion": "Belinde", "target": "Alexis"}`, and the
Thens `Belinde cannot bleed Alexis because RULE` and `Belinde may bleed Alexis`. The verb in brackets comes first after
whoever moves (an adverb may stand before it: `{seat} secretly [stays]`), in the third person.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from conformance.steps.faults import ScenarioFault
from conformance.steps.patterns import ParameterType, Pattern, Restore, read_pattern
from conformance.steps.placeholders import filled
from conformance.steps.registry import Step, Unmatched, Vocabulary, declared_at
from conformance.steps.step_actions import choose_in
from conformance.steps.world import World

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

    source: str
    """The pattern, with the verb in brackets."""
    types: Mapping[str, ParameterType]
    example: str
    build: Build
    never: bool = False
    """No rule allows it: it is only ever refused, and is no When."""
    needs: tuple[str, ...] = ()
    needs_by: Callable[..., Iterable[str]] | None = None
    """The features that it needs by its arguments, beside `needs`. Arguments that it does not know it ignores."""
    shape: JsonObject | None = None
    """The choice, with placeholders, as far as it is known; fields that are not in it are said by other placeholders.
    """
    windows: tuple[str, ...] = ()
    """As a When it is made only there."""
    by_function: bool = False
    """The choice is made by a function, and the shape need not be all of it."""
    said_in: tuple[str, ...] = ()
    """A choice is said by this sentence only there, where it can be chosen elsewhere too."""

    @cached_property
    def _head(self) -> re.Match[str]:
        head = _VERB.match(self.source)
        if head is None:
            raise ValueError(f"move {self.source!r}: it does not begin with {{placeholder}} [verb]")
        return head

    @cached_property
    def who(self) -> str:
        """The placeholder of whoever moves."""
        return self._head["who"]

    @cached_property
    def third_person(self) -> Pattern:
        """The pattern of the When."""
        return read_pattern(self.source.replace("[", "").replace("]", ""), self.types)

    @cached_property
    def infinitive(self) -> Pattern:
        """What follows `cannot` or `may`."""
        verb = infinitive(self._head["verb"])
        return read_pattern(f"{self._head['adverb']} {verb}".lstrip() + self.source[self._head.end() :], self.types)

    @cached_property
    def _regex(self) -> re.Pattern[str]:
        return re.compile(self.infinitive.regex)

    def understand(self, hidden: str, restore: Restore) -> dict[str, Any] | None:
        """The arguments, without whoever moves, of an infinitive (names hidden); None if it is another's."""
        found = self._regex.fullmatch(hidden)
        if found is None:
            return None
        return {slot: kind.convert(found[slot], restore) for slot, kind in self.infinitive.slots.items()}


@dataclass(frozen=True)
class Meant:
    """A move that a sentence speaks of. `arguments` lack whoever makes it where the sentence is in the infinitive."""

    move: Move
    arguments: dict[str, Any] = field(hash=False)
    check: Check | None = None

    @property
    def needs(self) -> tuple[str, ...]:
        """The features that an engine must declare for it."""
        return (*self.move.needs, *(self.move.needs_by(**self.arguments) if self.move.needs_by else ()))

    @property
    def names(self) -> list[str]:
        """The cards that an infinitive names."""
        slots = self.move.infinitive.slots.items()
        return [name for slot, kind in slots for name in kind.names_of(self.arguments[slot])]

    def choice(self, world: World, who: str) -> Choice:
        """The one choice that it stands for when that player or minion makes it."""
        return Meant(self.move, {self.move.who: who, **self.arguments}, self.check).of(world)

    def of(self, world: World) -> Choice:
        """The one choice that it stands for. What could only be refused for a slip of the pen is a scenario's fault."""
        for slot, kind in self.move.third_person.slots.items():
            value = self.arguments[slot]
            for one in value if isinstance(value, list) else [value]:
                if kind.name == "seat":
                    world.must_sit(one)
                if self.check is not None:
                    self.check(world, kind, one)
        choices = self.move.build(world, **self.arguments)
        if len(choices) != 1:
            raise ScenarioFault(
                f"{self.move.example!r} and the like stand for {len(choices)} choices here: say one of them"
            )
        return choices[0]


def infinitive(verb: str) -> str:
    """The infinitive of a verb in the third person: `bleeds` → `bleed`."""
    return verb.removesuffix("es" if verb.endswith(("sses", "ches")) else "s")


class Moves:
    """The moves of one vocabulary."""

    def __init__(
        self, vocabulary: Vocabulary, mover: Callable[[World, str], str] | None = None, check: Check | None = None
    ) -> None:
        """`mover`: the seat that decides for whoever moves; by default that is a seat itself. `check` looks at each
        argument of a move that is to be refused or offered."""
        self.vocabulary, self.check = vocabulary, check
        self.mover = mover or (lambda world, who: who)
        self.all: list[Move] = vocabulary.moves
        """Every move, in the order of declaration."""

    def __call__(
        self,
        pattern: str,
        example: str,
        meaning: str,
        choice: str | JsonObject | Build,
        *,
        times: str = "",
        needs: Iterable[str] = (),
        needs_by: Callable[..., Iterable[str]] | None = None,
        window: str | tuple[str, ...] = (),
        never: bool = False,
        first: Callable[[World, str], None] | None = None,
        shape: JsonObject | None = None,
        said_in: str | tuple[str, ...] = (),
    ) -> None:
        """Declares a move. `choice` is the choice, with placeholders; or only what it does, and then every placeholder
        is a field of it, save `seat`; or a function that makes one or several.

        `times`: a placeholder that says how often it is chosen. `needs`: features, beside those that the choice belongs
        to. `window`: as a When it is made only there (in one of several), lest its sentence says more than its choice.
        `first`: what a When does before it, given the seat: where editions differ in how the moment for it comes.
        `shape`: where the choice is made by a function, what can be said of it. `never`, `needs_by`, `said_in`: see
        `Move`.
        """
        does = choice if isinstance(choice, str) else "" if callable(choice) else choice["do"]
        needs = tuple(dict.fromkeys([*self.vocabulary.features.of("choices", does), *needs]))
        windows = (window,) if isinstance(window, str) else window
        said_in = (said_in,) if isinstance(said_in, str) else said_in
        if isinstance(choice, str):
            slots = read_pattern(pattern.replace("[", "").replace("]", ""), self.vocabulary.types).slots
            choice = {"do": choice, **{slot: f"{{{slot}}}" for slot in slots if slot != "seat"}}
        shape = shape if callable(choice) else choice
        building = self._building(pattern, choice, times)
        by_function = callable(choice)
        entry = Move(
            pattern,
            self.vocabulary.types,
            example,
            building,
            never,
            needs,
            needs_by,
            shape,
            windows,
            by_function,
            said_in,
        )
        self.all.append(entry)
        if never:
            return

        def make(world: World, **arguments: Any) -> None:
            for seat, chosen in entry.build(world, **arguments):
                if first is not None:
                    first(world, seat)
                choose_in(world, seat, chosen, windows)

        where, module = declared_at(inspect.currentframe())
        self.vocabulary.add(
            Step("when", entry.third_person, make, example, meaning, needs, where, module, needs_by=needs_by)
        )

    def _building(self, pattern: str, choice: JsonObject | Build, times: str) -> Build:
        if callable(choice):
            return choice
        head = _VERB.match(pattern)
        who = head["who"] if head else ""

        def build(world: World, **arguments: Any) -> list[Choice]:
            made = filled(choice, arguments)
            return [(self.mover(world, arguments[who]), made)] * (arguments[times] if times else 1)

        return build

    # -- understanding ----------------------------------------------------------------------------------------------

    def understand(self, hidden: str, restore: Restore) -> Meant:
        """The move that an infinitive speaks of (names hidden). Raises Unmatched; two that fit are a fault of the
        vocabulary."""
        words = set(hidden.split(" "))
        found = [
            Meant(entry, arguments, self.check)
            for entry in self.all
            if entry.infinitive.words <= words and (arguments := entry.understand(hidden, restore)) is not None
        ]
        if len(found) != 1:
            text = restore(hidden)
            raise Unmatched(f"{text!r} is read by {len(found)} moves; say it as `justicar steps` lists it")
        return found[0]

    def sentence(self, text: str) -> Meant:
        """The move that a whole sentence speaks of, as in a When."""
        match = self.vocabulary.resolve("when", text)
        found = [entry for entry in self.all if entry.third_person is match.step.pattern]
        if not found:
            raise ScenarioFault(f"{text!r} is not the choice of one player; say it as `justicar steps` lists it")
        return Meant(found[0], match.arguments, self.check)
