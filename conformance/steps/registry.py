"""The registry of steps, which maps the sentences of features to their actions.

    vocabulary = Vocabulary("vtes", names=card_names)
    given, when, then = vocabulary.given, vocabulary.when, vocabulary.then

A step is declared by its parts, which are data, or by a function if it needs more:

    then("{seat} has {n} pool", "Alexis has 28 pool", "Now.", expect.be("seats/{seat}/pool", "{n}"))

    @then("{seat} sees {owner:seat}'s {lot}", "Sarah sees Sarah's hand")
    def sees(world: World, seat: str, owner: str, lot: str) -> None:
        "The player sees all the cards, and there is at least one."

An example follows the pattern. Exactly one pattern must match each text; none and several are errors that name
the places. A function takes the world, then one argument for each placeholder by name, and if its step has one,
`table` (rows of cells) or `docstring`; with a default such an argument is optional. `needs` names features of the
protocol that an engine must declare, or the levels `options` and `lockstep`. `slip` finds mistakes in a
datatable or docstring that concern no engine, such as a table without rows.
"""

from __future__ import annotations

import difflib
import inspect
import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from types import FrameType
from typing import Any, Literal, NamedTuple, Protocol, TypeVar, overload

from conformance.protocol.features import Features
from conformance.steps.narration import EventSentences
from conformance.steps.paths import Places
from conformance.steps.patterns import (
    BUILT_IN,
    Names,
    Needs,
    ParameterType,
    Pattern,
    PatternError,
    Write,
    enumerated,
    of_regex,
    read_pattern,
)
from conformance.steps.state_sentences import StateSentences
from conformance.steps.wire_vocabulary_check import WireWords
from conformance.translation import PROMPT, _, translated

Kind = Literal["given", "when", "then"]
Table = list[list[str]]
KINDS: tuple[Kind, ...] = ("given", "when", "then")
_Function = TypeVar("_Function", bound=Callable[..., None])


class VocabularyError(Exception):
    """A fault of a vocabulary, or of a text that it should understand."""


class Unmatched(VocabularyError):
    """No step matches a text."""


class Ambiguous(VocabularyError):
    """Several steps match a text."""


class Slip(NamedTuple):
    """A mistake in the datatable or docstring of a step, and its remedy."""

    message: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.message}: {self.remedy}"


FindSlip = Callable[[Table | None, str | None], Slip | None]
"""Finds a mistake in the datatable or the docstring of a step."""


class StepPart(Protocol):
    """An action of a step as data, with placeholders in braces."""

    def filled(self, arguments: Mapping[str, Any]) -> Iterable[StepPart]:
        """Return the parts for these arguments: several, if an argument is a list."""

    def carry_out(self, world: Any) -> None: ...


@dataclass(frozen=True, eq=False)
class Step:
    """A step: a pattern for one keyword, and its actions."""

    kind: Kind
    pattern: Pattern
    function: Callable[..., None]
    example: str
    meaning: str
    needs: tuple[str, ...]
    where: str
    """FILE:LINE of the declaration."""
    module: str
    """Module of the declaration."""
    table: bool | None = False
    """True if it must have a datatable, None if it may, False if it must not."""
    docstring: bool | None = False
    parts: tuple[StepPart, ...] = ()
    """Its actions, if they are data."""
    needs_by: Callable[..., Iterable[str]] | None = None
    """Features that depend on the arguments, in addition to `needs`."""
    rows: Kind | None = None
    """Keyword of the step that each row of its datatable could be."""
    aside: bool = False
    """True if only programs write it, so that no feature of the suite needs to use it."""
    slip: FindSlip | None = None
    """Finds mistakes in its datatable or docstring that would make it pass or fail on every engine."""

    @cached_property
    def regex(self) -> re.Pattern[str]:
        return re.compile(self.pattern.regex)

    def __str__(self) -> str:
        return f"{self.kind.capitalize()} {self.pattern.source} ({self.where})"


@dataclass(frozen=True, eq=False)
class Match:
    """A text with its step, the arguments, the cards that it names (without `#2`), and the features it needs."""

    step: Step
    arguments: dict[str, Any]
    cards: tuple[str, ...]
    needs: tuple[str, ...]

    def call(self, world: Any, table: Table | None = None, docstring: str | None = None) -> None:
        """Carry out the step."""
        if slip := self.slip(table, docstring):
            raise VocabularyError(str(slip))
        arguments = {k: list(v) if isinstance(v, list) else v for k, v in self.arguments.items()}
        if table is not None:
            arguments["table"] = table
        if docstring is not None:
            arguments["docstring"] = docstring
        try:
            self.step.function(world, **arguments)
        except Exception as error:
            error.add_note(f"in the step {self.step}")
            raise

    def slip(self, table: Table | None, docstring: str | None) -> Slip | None:
        """Return a mistake in the datatable or docstring, or in its presence or absence."""
        for what, given, takes in (
            ("datatable", table is not None, self.step.table),
            ("docstring", docstring is not None, self.step.docstring),
        ):
            if given and takes is False:
                return Slip(f"the step does not read its {what}", f"remove it, because {self.step} takes none")
            if takes and not given:
                return Slip(f"the {what} is missing", f"add it below the step, because {self.step} reads one")
        return self.step.slip(table, docstring) if self.step.slip else None


class Declare:
    """Declares the steps of one keyword: `given`, `when`, or `then`."""

    def __init__(self, vocabulary: Vocabulary, kind: Kind) -> None:
        self.vocabulary, self.kind = vocabulary, kind

    @overload
    def __call__(
        self,
        pattern: str,
        example: str,
        *,
        needs: Iterable[str] = (),
        rows: Kind | None = None,
        aside: bool = False,
        slip: FindSlip | None = None,
    ) -> Callable[[_Function], _Function]: ...
    @overload
    def __call__(
        self, pattern: str, example: str, meaning: str, *parts: StepPart, needs: Iterable[str] = ()
    ) -> None: ...
    def __call__(
        self,
        pattern: str,
        example: str,
        meaning: str = "",
        *parts: Any,
        needs: Iterable[str] = (),
        rows: Kind | None = None,
        aside: bool = False,
        slip: FindSlip | None = None,
    ) -> Any:
        read = read_pattern(pattern, self.vocabulary.types)
        if parts:
            where, module = declared_at(inspect.currentframe())
            function = carrying_out(read, parts)
            step = Step(self.kind, read, function, example, meaning, tuple(needs), where, module, parts=parts)
            return self.vocabulary.add(step)

        def register(function: _Function) -> _Function:
            step = calling(self.kind, read, function, example, tuple(needs))
            self.vocabulary.add(replace(step, rows=rows, aside=aside, slip=slip))
            return function

        return register


def carrying_out(pattern: Pattern, parts: Sequence[StepPart]) -> Callable[..., None]:
    """Return the function of a step that is declared by its parts. `{everybody}` in them means all players."""
    players = [slot for slot, kind in pattern.slots.items() if kind.name in ("seat", "seats")]

    def carry_out(world: Any, **arguments: Any) -> None:
        world.must_sit(*(arguments[slot] for slot in players))
        arguments["everybody"] = world.seats
        for part in parts:
            for each in part.filled(arguments):
                each.carry_out(world)

    return carry_out


def calling(kind: Kind, pattern: Pattern, function: Callable[..., None], example: str, needs: tuple[str, ...]) -> Step:
    """Return a step that is declared by a function. Raises PatternError if pattern and function do not match."""
    where = f"{_short(function.__code__.co_filename)}:{function.__code__.co_firstlineno}"
    parameters = dict(list(inspect.signature(function).parameters.items())[1:])
    table, docstring = _takes(parameters.pop("table", None)), _takes(parameters.pop("docstring", None))
    if set(parameters) != set(pattern.slots):
        raise PatternError(
            f"{where}: pattern {pattern.source!r} has the placeholders {sorted(pattern.slots)}, its function takes "
            f"{sorted(parameters)} after the world; give both the same names"
        )
    meaning = inspect.getdoc(function) or ""
    return Step(kind, pattern, function, example, meaning, needs, where, function.__module__, table, docstring)


def declared_at(frame: FrameType | None) -> tuple[str, str]:
    """Return FILE:LINE and module of the code that called the function of that frame."""
    caller = frame and frame.f_back
    assert caller is not None
    return f"{_short(caller.f_code.co_filename)}:{caller.f_lineno}", caller.f_globals["__name__"]


class Vocabulary:
    """The steps of one game."""

    def __init__(
        self,
        game: str,
        *,
        names: Callable[[], Iterable[str]] | None = None,
        places: Places | None = None,
        features: Features | None = None,
        wire: WireWords | None = None,
    ) -> None:
        """Create a vocabulary without steps.

        `names` returns the game's card names. It is called once, at the first lookup, and is needed for names with
        commas, possessives, or small words. `places` gives access to positions by path. `features` says which words
        belong to which feature. `wire` holds the tables for checking the protocol's words in datatables and docstrings.
        """
        self.wire = wire or WireWords()
        self.game, self.places, self.features = game, places or Places(), features or Features()
        self.given, self.when, self.then = Declare(self, "given"), Declare(self, "when"), Declare(self, "then")
        self.steps: list[Step] = []
        """All steps, in the order of declaration."""
        self.types: dict[str, ParameterType] = dict(BUILT_IN)
        """Name → type of placeholder."""
        self.moves: list[Any] = []
        """All moves, whose infinitives may follow `cannot` and `may`: see `moves.Move`."""
        self.questions: dict[str, list[str]] = {}
        """Window → wordings of its decision in Thens: see `choice_steps.question_steps`."""
        self.givens: Callable[[dict[str, Any]], Iterable[str]] | None = None
        """Returns the sentences that describe a position, as far as there are words for it."""
        self.narration = EventSentences({})
        """The sentences for events."""
        self.prompts: Mapping[str, str] = {}
        """Decision window → prompt for the player."""
        self.state_sentences = StateSentences({})
        """The sentences for facts of the table."""
        self._names = names
        self._matches: dict[tuple[Kind, str], Match] = {}
        self._faults: dict[tuple[Kind, str], VocabularyError] = {}
        self._index: dict[Kind, dict[str, list[Step]]] = {}

    def prompt(self, window: str) -> str:
        """Return what a player can do in a decision window, or the window's name, in the current language."""
        return translated(self.prompts.get(window, window.replace("-", " ")), PROMPT)

    def open_decision(self, seat: str, window: str) -> str:
        """Return an open decision in words: "Alexis to act: press, or pass", or "Chance decides who sits down next"."""
        prompt = self.prompt(window)
        said = _("Chance decides {prompt}", prompt=prompt)
        return said if seat == "chance" else _("{seat} to act: {prompt}", seat=seat, prompt=prompt)

    # -- declaring ----------------------------------------------------------------------------------------------------

    def enumerate(self, name: str, words: Mapping[str, Any] | Iterable[str], *, needs: Needs | None = None) -> None:
        """Declare the type `{name}` with a fixed list of wordings: `enumerate("range", ["close", "long"])`.

        With a mapping, the step gets the value of the wording. Declare it before the patterns that use it. `needs`: see
        `ParameterType`.
        """
        self.add_type(enumerated(name, words, needs))

    def type(
        self,
        name: str,
        regex: str,
        convert: Callable[..., Any] = str,
        *,
        meaning: str,
        card: bool = False,
        write: Write = str,
    ) -> None:
        """Declare the type `{name}`: see `patterns.of_regex`. `card`, `write`: see `ParameterType`."""
        self.add_type(of_regex(name, regex, convert, meaning, card=card, write=write))

    def add_type(self, parameter_type: ParameterType) -> None:
        """Add a type."""
        if parameter_type.name in self.types and parameter_type.name not in BUILT_IN:
            raise PatternError(f"type {parameter_type.name!r} is declared twice; choose another name")
        self.types[parameter_type.name] = parameter_type

    def add(self, step: Step) -> None:
        """Add a step."""
        self.steps.append(step)
        for known in (self._matches, self._faults, self._index):
            known.clear()

    # -- lookup -------------------------------------------------------------------------------------------------------

    @cached_property
    def names(self) -> Names:
        """The card names of the game."""
        return Names(self._names() if self._names else ())

    def resolve(self, kind: Kind, text: str) -> Match:
        """Return the match of a text. Raises Unmatched or Ambiguous. Each text is looked up once."""
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

    def resolve_rows(self, match: Match, table: Table | None) -> list[Match]:
        """Return the matches of a datatable's rows, if each could be a step. Raises like `resolve`."""
        kind = match.step.rows
        return [self.resolve(kind, " ".join(row)) for row in table or ()] if kind else []

    def _look_up(self, kind: Kind, text: str) -> Match:
        hidden = self.names.hide(text.replace("\u2019", "'"))
        found = [(step, match) for step in self._candidates(kind, hidden) if (match := step.regex.fullmatch(hidden))]
        if not found:
            raise Unmatched(self._unmatched(kind, text, hidden))
        if len(found) > 1:
            places = "; ".join(str(step) for step, _ in found)
            raise Ambiguous(f"{text!r} is matched by {len(found)} steps: {places}. Reword one of the patterns")
        step, match = found[0]
        arguments, cards, needs = {}, list[str](), list(step.needs)
        for slot, type_ in step.pattern.slots.items():
            arguments[slot] = value = type_.convert(match[slot], self.names.restore)
            cards += [name for name in type_.names_of(value) if not self.names.known or name in self.names.known]
            needs += type_.needs(value) if type_.needs else ()
        needs += step.needs_by(**arguments) if step.needs_by else ()
        return Match(step, arguments, tuple(cards), tuple(dict.fromkeys(needs)))

    def _candidates(self, kind: Kind, hidden: str) -> Iterator[Step]:
        """Yield the steps of a keyword that could match, judging by one word each."""
        if kind not in self._index:
            self._index[kind] = by_rarest_word([step for step in self.steps if step.kind == kind])
        index = self._index[kind]
        for word in {"", *hidden.split(" ")}:
            yield from index.get(word, ())

    def _unmatched(self, kind: Kind, text: str, hidden: str) -> str:
        near = difflib.get_close_matches(text, [s.example for s in self.steps if s.kind == kind], n=3, cutoff=0.4)
        other = [k for k in KINDS if k != kind and any(s.kind == k and s.regex.fullmatch(hidden) for s in self.steps)]
        hint = f"; it is a {' and a '.join(k.capitalize() for k in other)} step" if other else ""
        hint += _("; similar steps: {steps}", steps=" | ".join(near)) if near else ""
        missing = _("no {kind} step of {game!r} matches {text!r}", kind=kind.capitalize(), game=self.game, text=text)
        return missing + hint + _(". `justicar steps` lists all")

    def check(self) -> list[str]:
        """Return the faults of the vocabulary: each example must match its own step and no other."""
        faults = []
        for step in self.steps:
            try:
                called = self.resolve(step.kind, step.example).step
            except VocabularyError as fault:
                faults.append(f"{step}: its example does not match: {fault}")
            else:
                if called is not step:
                    faults.append(f"{step}: its example {step.example!r} matches {called}")
        return faults


def by_rarest_word(steps: Iterable[Step]) -> dict[str, list[Step]]:
    """Return the steps by the word of their pattern that the fewest patterns have, or by "" without such a word."""
    steps = list(steps)
    often = Counter(word for step in steps for word in step.pattern.words)
    index: dict[str, list[Step]] = {}
    for step in steps:
        index.setdefault(min(step.pattern.words, key=lambda word: (often[word], word), default=""), []).append(step)
    return index


def _takes(parameter: inspect.Parameter | None) -> bool | None:
    if parameter is None:
        return False
    return True if parameter.default is inspect.Parameter.empty else None


def _short(filename: str) -> str:
    """Return a path relative to the package's parent folder, if it is inside the package."""
    _, found, tail = filename.replace(os.sep, "/").rpartition("/conformance/")
    return f"conformance/{tail}" if found else filename


def records(table: Table) -> list[dict[str, str]]:
    """Return the rows of a datatable as dicts, with the names of its first row as keys."""
    if not table or len(set(table[0])) < len(table[0]):
        raise VocabularyError("the first row of the datatable needs names that all differ")
    return [dict(zip(table[0], row, strict=True)) for row in table[1:]]
