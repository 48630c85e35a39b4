"""Moves: the sentences for what a seat chooses. One declaration serves three steps.

    move("{minion} [bleeds] {target:seat}", "Belinde bleeds Alexis", "The bleed without a card.", "bleed")

is the When `Belinde bleeds Alexis`, which chooses `{"do": "bleed", "minion": "Belinde", "target": "Alexis"}`, and the
Thens `Belinde cannot bleed Alexis because RULE` and `Belinde may bleed Alexis`. The verb in brackets follows the
mover (or an adverb: `{seat} secretly [stays]`) and is in the third person.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from conformance.steps.errors import ScenarioFault
from conformance.steps.patterns import ParameterType, Pattern, Restore, read_pattern
from conformance.steps.placeholder_filling import filled
from conformance.steps.registry import Step, Unmatched, Vocabulary, declared_at
from conformance.steps.step_actions import choose_in
from conformance.steps.world import World

JsonObject = dict[str, Any]
Choice = tuple[str, JsonObject]
"""A seat and its choice."""
Build = Callable[..., list[Choice]]
Check = Callable[[World, ParameterType, Any], None]
"""Raises ScenarioFault if an argument of that type can only be a typing mistake."""

_VERB = re.compile(r"^\{(?P<who>\w+)(?::\w+)?\}(?P<adverb>(?: [a-z]+)?) \[(?P<verb>\w+)\]")


@dataclass(frozen=True, eq=False)
class Move:
    """A sentence for one or more choices of a seat."""

    source: str
    """The pattern, with the verb in brackets."""
    types: Mapping[str, ParameterType]
    example: str
    build: Build
    never: bool = False
    """True if no rule allows the choice. It can only be refused, and has no When."""
    needs: tuple[str, ...] = ()
    needs_by: Callable[..., Iterable[str]] | None = None
    """Features that depend on the arguments, in addition to `needs`. Ignores unknown arguments."""
    shape: JsonObject | None = None
    """The choice with placeholders, as far as it is known. Other placeholders supply the missing fields."""
    windows: tuple[str, ...] = ()
    """Windows in which the When may be used."""
    by_function: bool = False
    """True if a function makes the choice, so `shape` may be incomplete."""
    preferred_in: tuple[str, ...] = ()
    """Windows in which this sentence writes a choice that can also be made elsewhere."""

    @cached_property
    def _head(self) -> re.Match[str]:
        head = _VERB.match(self.source)
        if head is None:
            raise ValueError(f"move {self.source!r}: it does not begin with {{placeholder}} [verb]")
        return head

    @cached_property
    def who(self) -> str:
        """The placeholder that names the mover."""
        return self._head["who"]

    @cached_property
    def third_person(self) -> Pattern:
        """The pattern of the When."""
        return read_pattern(self.source.replace("[", "").replace("]", ""), self.types)

    @cached_property
    def infinitive(self) -> Pattern:
        """The pattern after `cannot` or `may`."""
        verb = infinitive(self._head["verb"])
        return read_pattern(f"{self._head['adverb']} {verb}".lstrip() + self.source[self._head.end() :], self.types)

    @cached_property
    def _regex(self) -> re.Pattern[str]:
        return re.compile(self.infinitive.regex)

    def understand(self, hidden: str, restore: Restore) -> dict[str, Any] | None:
        """Return the arguments of an infinitive (with hidden names) except the mover, or None if it does not match."""
        found = self._regex.fullmatch(hidden)
        if found is None:
            return None
        return {slot: kind.convert(found[slot], restore) for slot, kind in self.infinitive.slots.items()}


@dataclass(frozen=True)
class Meant:
    """A move named by a sentence. In the infinitive, `arguments` do not include the mover."""

    move: Move
    arguments: dict[str, Any] = field(hash=False)
    check: Check | None = None

    @property
    def needs(self) -> tuple[str, ...]:
        """Features that an engine must declare for the move."""
        return (*self.move.needs, *(self.move.needs_by(**self.arguments) if self.move.needs_by else ()))

    @property
    def names(self) -> list[str]:
        """Names of the cards in an infinitive."""
        slots = self.move.infinitive.slots.items()
        return [name for slot, kind in slots for name in kind.names_of(self.arguments[slot])]

    def choice(self, world: World, who: str) -> Choice:
        """Return the choice when that player or minion makes it."""
        return Meant(self.move, {self.move.who: who, **self.arguments}, self.check).of(world)

    def of(self, world: World) -> Choice:
        """Return the choice. Raises ScenarioFault for several choices, and for arguments that can only be a mistake."""
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
                f"a sentence like {self.move.example!r} means {len(choices)} choices here; name one of them"
            )
        return choices[0]


def infinitive(verb: str) -> str:
    """Return the infinitive of a verb in the third person: `bleeds` → `bleed`."""
    return verb.removesuffix("es" if verb.endswith(("sses", "ches")) else "s")


class Moves:
    """The moves of one vocabulary."""

    def __init__(
        self, vocabulary: Vocabulary, mover: Callable[[World, str], str] | None = None, check: Check | None = None
    ) -> None:
        """Create the moves.

        `mover` returns the seat that decides for the mover; by default, the mover is a seat. `check` inspects each
        argument of a move that is to be refused or offered.
        """
        self.vocabulary, self.check = vocabulary, check
        self.mover = mover or (lambda world, who: who)
        self.all: list[Move] = vocabulary.moves
        """All moves, in the order of declaration."""

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
        preferred_in: str | tuple[str, ...] = (),
    ) -> None:
        """Declare a move.

        `choice` is the choice with placeholders; or only its `do`, with every placeholder except `seat` as a field; or
        a function that makes one or more choices.

        `times`: a placeholder for the number of times it is chosen. `needs`: features in addition to those of the
        choice. `window`: the windows in which the When may be used, so the sentence says no more than its choice.
        `first`: called with the seat before the When, for editions that differ in how its moment arrives. `shape`: the
        known fields of a choice that a function makes. `never`, `needs_by`, `preferred_in`: see `Move`.
        """
        does = choice if isinstance(choice, str) else "" if callable(choice) else choice["do"]
        needs = tuple(dict.fromkeys([*self.vocabulary.features.of("choices", does), *needs]))
        windows = (window,) if isinstance(window, str) else window
        preferred_in = (preferred_in,) if isinstance(preferred_in, str) else preferred_in
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
            preferred_in,
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

    # -- matching -----------------------------------------------------------------------------------------------------

    def understand(self, hidden: str, restore: Restore) -> Meant:
        """Return the move that an infinitive names (with hidden names). Raises Unmatched unless exactly one matches."""
        words = set(hidden.split(" "))
        found = [
            Meant(entry, arguments, self.check)
            for entry in self.all
            if entry.infinitive.words <= words and (arguments := entry.understand(hidden, restore)) is not None
        ]
        if len(found) != 1:
            text = restore(hidden)
            raise Unmatched(f"{text!r} matches {len(found) or 'no'} moves; write it as `justicar steps` lists it")
        return found[0]

    def sentence(self, text: str) -> Meant:
        """Return the move that a whole sentence names, as in a When."""
        match = self.vocabulary.resolve("when", text)
        found = [entry for entry in self.all if entry.third_person is match.step.pattern]
        if not found:
            raise ScenarioFault(f"{text!r} is not the choice of one player; write it as `justicar steps` lists it")
        return Meant(found[0], match.arguments, self.check)
