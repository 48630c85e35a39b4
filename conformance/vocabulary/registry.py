"""The registry of steps: which sentence of a feature calls which function.

    vocabulary = Vocabulary("vtes", names=card_names)
    given, when, then = vocabulary.given, vocabulary.when, vocabulary.then

    @then("{seat} burns {n} pool", example="Alexis burns 2 pool")
    def _(world: World, seat: str, n: int) -> None:
        "The pool that the seat has lost since the When."

For every text exactly one pattern must match; none and two are errors that name the places. The function takes the
world, then one argument for each placeholder by name, and where its step has one, `table` (rows of cells) or
`docstring`; with a default such an argument is optional. `needs` names features of the protocol that an engine must
declare, or the levels `options` and `lockstep`.
"""

from __future__ import annotations

import difflib
import inspect
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, TypeVar

from conformance.vocabulary.patterns import (
    BUILT_IN,
    Convert,
    Names,
    ParameterType,
    Pattern,
    PatternError,
    enumerated,
    plain,
    read_pattern,
)

Kind = Literal["given", "when", "then"]
Table = list[list[str]]
KINDS: tuple[Kind, ...] = ("given", "when", "then")
_Function = TypeVar("_Function", bound=Callable[..., None])


class VocabularyError(Exception):
    """A fault of a vocabulary, or of a text that it should understand."""


class Unmatched(VocabularyError):
    """No step matches a text."""


class Ambiguous(VocabularyError):
    """Two steps or more match a text."""


@dataclass(frozen=True, eq=False)
class Step:
    """One step: a pattern, in one role, with its function."""

    kind: Kind
    pattern: Pattern
    function: Callable[..., None]
    example: str
    needs: tuple[str, ...]
    where: str
    """FILE:LINE of the function."""
    table: bool | None
    """True: must have a datatable; None: may have one; False: must not."""
    docstring: bool | None

    @property
    def meaning(self) -> str:
        """The docstring of the function."""
        return inspect.cleandoc(self.function.__doc__ or "")

    @cached_property
    def regex(self) -> re.Pattern[str]:
        return re.compile(self.pattern.regex)

    def __str__(self) -> str:
        return f"{self.kind.capitalize()} {self.pattern.source} ({self.where})"


@dataclass(frozen=True, eq=False)
class Match:
    """A text understood: its step, the arguments, and the cards that it names (without `#2`)."""

    step: Step
    arguments: dict[str, Any]
    cards: tuple[str, ...]

    def call(self, world: Any, table: Table | None = None, docstring: str | None = None) -> None:
        """Carries the step out."""
        fault = self.fault(table is not None, docstring is not None)
        if fault:
            raise VocabularyError(fault)
        arguments = {k: list(v) if isinstance(v, list) else v for k, v in self.arguments.items()}
        if table is not None:
            arguments["table"] = table
        if docstring is not None:
            arguments["docstring"] = docstring
        self.step.function(world, **arguments)

    def fault(self, table: bool, docstring: bool) -> str | None:
        """What is wrong with giving, or not giving, a datatable or docstring to this step."""
        for what, given, takes in (
            ("datatable", table, self.step.table),
            ("docstring", docstring, self.step.docstring),
        ):
            if given and takes is False:
                return f"nobody reads the {what}: {self.step} takes none; remove it"
            if takes and not given:
                return f"the {what} is missing: {self.step} reads one"
        return None


class Vocabulary:
    """The steps of one game, and of the vocabularies that it extends."""

    def __init__(
        self,
        game: str,
        *,
        extends: Sequence[Vocabulary] = (),
        names: Callable[[], Iterable[str]] | None = None,
    ) -> None:
        """`names` gives the game's card names; it is called once, when the first text is looked up, and is needed for
        names with commas, possessives or small words in them."""
        self.game, self.extends = game, tuple(extends)
        self._names = names
        self._types: dict[str, ParameterType] = dict(BUILT_IN)
        for other in self.extends:
            self._types.update(other._types)
        self._own: list[Step] = []
        self.infinitives: list[str] = []
        """The patterns of what may follow `cannot` and `may`, for people."""
        self._matches: dict[tuple[Kind, str], Match] = {}
        self._faults: dict[tuple[Kind, str], VocabularyError] = {}
        self._of_kind: dict[Kind, list[tuple[str, Step]]] = {}
        """The steps of a kind, each behind the text that it is found by."""

    # -- registering ------------------------------------------------------------------------------------------------

    def enumerate(self, name: str, words: Mapping[str, Any] | Iterable[str]) -> None:
        """Registers the type `{name}` with a fixed list of wordings: `enumerate("range", ["close", "long"])`.

        With a mapping, the function gets the value of the wording. Register before the patterns that use it.
        """
        self.add_type(enumerated(name, words))

    def type(self, name: str, regex: str, convert: Callable[[str], Any] = str, *, meaning: str) -> None:
        """Registers the type `{name}` as a regular expression without capturing groups, and its conversion."""
        if re.compile(regex).groups:
            raise PatternError(f"type {name!r}: the expression captures; write (?:...) for its groups")
        converted: Convert = plain(convert)
        self.add_type(ParameterType(name, f"(?:{regex})", converted, meaning))

    def add_type(self, parameter_type: ParameterType) -> None:
        """Registers a type that is made already, such as one that names cards."""
        if parameter_type.name in self._types and parameter_type.name not in BUILT_IN:
            raise PatternError(f"type {parameter_type.name!r} is registered twice; choose another name")
        self._types[parameter_type.name] = parameter_type

    def given(self, pattern: str, *, example: str, needs: Iterable[str] = ()) -> Callable[[_Function], _Function]:
        """Registers a Given: a part of the position."""
        return self.step(pattern, kinds=("given",), example=example, needs=needs)

    def when(self, pattern: str, *, example: str, needs: Iterable[str] = ()) -> Callable[[_Function], _Function]:
        """Registers a When: something that a player, chance or a directive does."""
        return self.step(pattern, kinds=("when",), example=example, needs=needs)

    def then(self, pattern: str, *, example: str, needs: Iterable[str] = ()) -> Callable[[_Function], _Function]:
        """Registers a Then: something asserted."""
        return self.step(pattern, kinds=("then",), example=example, needs=needs)

    def step(
        self, pattern: str, *, kinds: Iterable[Kind], example: str, needs: Iterable[str] = ()
    ) -> Callable[[_Function], _Function]:
        """Registers one wording in several roles. The other decorators can be stacked as well."""

        def register(function: _Function) -> _Function:
            for kind in kinds:
                if kind not in KINDS:
                    raise PatternError(f"pattern {pattern!r}: no kind {kind!r}; there are {', '.join(KINDS)}")
                self._own.append(self._read(kind, pattern, function, example, tuple(needs)))
            self._matches.clear()
            self._faults.clear()
            self._of_kind.clear()
            return function

        return register

    def _read(
        self, kind: Kind, source: str, function: Callable[..., None], example: str, needs: tuple[str, ...]
    ) -> Step:
        pattern = read_pattern(source, self._types)
        code = function.__code__
        where = f"{_short(code.co_filename)}:{code.co_firstlineno}"
        parameters = dict(list(inspect.signature(function).parameters.items())[1:])
        table = _takes(parameters.pop("table", None))
        docstring = _takes(parameters.pop("docstring", None))
        if set(parameters) != set(pattern.slots):
            raise PatternError(
                f"{where}: pattern {source!r} has the placeholders {sorted(pattern.slots)}, its function takes "
                f"{sorted(parameters)} after the world; give both the same names"
            )
        return Step(kind, pattern, function, example, needs, where, table, docstring)

    # -- looking up -------------------------------------------------------------------------------------------------

    @cached_property
    def names(self) -> Names:
        """The card names of this game and of what it extends."""
        return Names(name for v in self._all() if v._names for name in v._names())

    def _all(self) -> Iterator[Vocabulary]:
        yield self
        for other in self.extends:
            yield from other._all()

    @property
    def steps(self) -> list[Step]:
        """Every step, inherited ones included."""
        return [step for vocabulary in self._all() for step in vocabulary._own]

    @property
    def types(self) -> Mapping[str, ParameterType]:
        """Every type of placeholder."""
        return self._types

    def resolve(self, kind: Kind, text: str) -> Match:
        """The step that a text calls. Raises Unmatched or Ambiguous; looked up once for each text."""
        key = (kind, text)
        if key not in self._matches:
            if key not in self._faults:
                try:
                    self._matches[key] = self._look_up(kind, text)
                    return self._matches[key]
                except VocabularyError as fault:
                    self._faults[key] = fault
            raise self._faults[key]
        return self._matches[key]

    def _look_up(self, kind: Kind, text: str) -> Match:
        hidden = self.names.hide(text.replace("\u2019", "'"))
        if kind not in self._of_kind:
            self._of_kind[kind] = [(step.pattern.anchor, step) for step in self.steps if step.kind == kind]
        found = [
            (step, match)
            for anchor, step in self._of_kind[kind]
            if anchor in hidden and (match := step.regex.fullmatch(hidden))
        ]
        if not found:
            raise Unmatched(self._unmatched(kind, text, hidden))
        if len(found) > 1:
            places = "; ".join(str(step) for step, _ in found)
            raise Ambiguous(f"{text!r} is matched by {len(found)} steps: {places}. Reword one of the patterns")
        step, match = found[0]
        arguments, cards = {}, list[str]()
        for slot, parameter_type in step.pattern.slots.items():
            value = parameter_type.convert(match[slot], self.names.restore)
            arguments[slot] = value
            if parameter_type.card:
                named = [v[-1] if isinstance(v, tuple) else v for v in (value if isinstance(value, list) else [value])]
                bare = [name.partition("#")[0] for name in named]
                cards += [name for name in bare if not self.names.known or name in self.names.known]
        return Match(step, arguments, tuple(cards))

    def _unmatched(self, kind: Kind, text: str, hidden: str) -> str:
        near = difflib.get_close_matches(text, [s.example for s in self.steps if s.kind == kind], n=3, cutoff=0.4)
        other = [k for k in KINDS if k != kind and any(s.kind == k and s.regex.fullmatch(hidden) for s in self.steps)]
        hint = f"; it is known as {' and '.join(k.capitalize() for k in other)}" if other else ""
        hint += f"; near it are: {' | '.join(near)}" if near else ""
        return f"no {kind.capitalize()} step of {self.game!r} reads {text!r}{hint}. `justicar steps` lists all"

    def check(self) -> list[str]:
        """What is wrong with the vocabulary itself: each example must call its own step and no other."""
        faults = []
        for step in self.steps:
            try:
                called = self.resolve(step.kind, step.example).step
            except VocabularyError as fault:
                faults.append(f"{step}: its example does not fit: {fault}")
            else:
                if called is not step:
                    faults.append(f"{step}: its example {step.example!r} calls {called}")
        return faults


def _takes(parameter: inspect.Parameter | None) -> bool | None:
    if parameter is None:
        return False
    return True if parameter.default is inspect.Parameter.empty else None


def _short(filename: str) -> str:
    """A path from the package's own folder on, where it lies in one."""
    _, found, tail = filename.replace(os.sep, "/").rpartition("/conformance/")
    return f"conformance/{tail}" if found else filename


def records(table: Table) -> list[dict[str, str]]:
    """The rows of a datatable by the names in its first row."""
    if not table or len(set(table[0])) < len(table[0]):
        raise VocabularyError("a datatable needs a first row of names, all different")
    return [dict(zip(table[0], row, strict=True)) for row in table[1:]]
