"""Writer of sentences for choices: the reverse of matching steps.

A sentence counts only if running it up to its first request asks for exactly that choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

from conformance.protocol.engine import Engine, EngineError
from conformance.protocol.messages import Turnpoint
from conformance.steps.errors import ScenarioFault, StepFailure
from conformance.steps.options import is_option
from conformance.steps.paths import JsonObject
from conformance.steps.placeholder_filling import MERGED, slots
from conformance.steps.registry import Step, Vocabulary, VocabularyError
from conformance.steps.step_actions import FunctionCall, choose_in, draw_in
from conformance.steps.world import World

Chosen = tuple[str, JsonObject]
"""A seat and its choice."""


class PhrasedChoice(Exception):
    """The first request of a step: the seat (None for a directive) and the choice."""

    def __init__(self, seat: str | None, what: JsonObject) -> None:
        self.seat, self.what = seat, what


class Rehearsal(World):
    """A world at one moment of a game, in which a step stops at its first request."""

    def __init__(self, engine: Engine, game: str, edition: str, words: Vocabulary, position: JsonObject) -> None:
        """Create the world. `position` is the full view now."""
        super().__init__(engine, game, edition, words.places)
        self.building.sent, self.building.position = True, position
        self.words = words

    def at(self, turnpoint: Turnpoint) -> Rehearsal:
        """Move to that turnpoint."""
        self.play.turnpoint = turnpoint
        self.seen.set(turnpoint, self.building.position)
        return self

    def choose(self, seat: str, choice: JsonObject) -> Turnpoint:
        raise PhrasedChoice(str(seat), choice)

    def arrange(self, directive: JsonObject, from_engine: JsonObject | None = None) -> Turnpoint:
        raise PhrasedChoice(None, directive)

    def means(self, text: str) -> Chosen | None:
        """Return the seat and choice of a sentence, or None if it is not a seat's choice, or not possible now."""
        try:
            match = self.words.resolve("when", text)
            for slot, kind in match.step.pattern.slots.items():
                if kind.name == "seat":
                    self.must_sit(match.arguments[slot])
            match.call(self)
        except PhrasedChoice as found:
            return None if found.seat is None else (found.seat, found.what)
        except (VocabularyError, ScenarioFault, StepFailure, EngineError):
            return None
        return None


@dataclass(frozen=True)
class Sentence:
    """A step that may express a choice."""

    step: Step
    seat: str
    """The seat that chooses, or the placeholder that names the mover."""
    shape: JsonObject
    windows: tuple[str, ...]
    """The only windows in which it expresses a choice, if there are any."""
    whole: bool
    """True if the shape has every field of the choice."""


class Sentences:
    """The steps of a vocabulary that express choices."""

    def __init__(self, words: Vocabulary) -> None:
        self._by_verb: dict[str | None, list[Sentence]] = {}
        for each in _sentences(words):
            self._by_verb.setdefault(each.shape.get("do"), []).append(each)

    def say(self, world: Rehearsal, seat: str, choice: JsonObject) -> str | None:
        """Return the sentence for a seat's choice now, or None if there is none.

        Prefers a sentence for this window to a general one. It may leave out fields that only one option has.
        """
        pending = world.play.pending
        window = pending.window if pending else ""
        offered, short = (pending.options or [] if pending and pending.seat == seat else []), None
        found = [*self._by_verb.get(str(choice.get("do")), ()), *self._by_verb.get(None, ())]
        for each in sorted(found, key=lambda one: not one.windows):
            for text in _sayable(each, seat, choice, window):
                if (meant := world.means(text)) == (seat, choice):
                    return text
                if meant is not None and meant[0] == seat and offered and fits_alone(meant[1], choice, offered):
                    short = short or text
        return short


def fits_alone(described: JsonObject, choice: JsonObject, offered: list[JsonObject]) -> bool:
    """Return True if a sentence's choice matches this choice and no other option."""
    return is_option(described, choice) and sum(is_option(described, option) for option in offered) == 1


def _sentences(words: Vocabulary) -> Iterator[Sentence]:
    moves = {id(move.third_person): move for move in words.moves}
    for step in words.steps:
        if step.kind != "when":
            continue
        if (move := moves.get(id(step.pattern))) is not None:
            if move.shape is not None:
                windows = move.preferred_in or move.windows
                yield Sentence(step, f"{{{move.who}}}", move.shape, windows, not move.by_function)
        elif len(step.parts) == 1 and isinstance(part := step.parts[0], FunctionCall):
            if part.function is choose_in:
                seat, choice, windows = part.arguments
                yield Sentence(step, seat, choice, windows, True)
            elif part.function is draw_in:
                cards, windows = part.arguments
                yield Sentence(step, "chance", {"do": "draw", "card": cards}, windows, True)


def _sayable(sentence: Sentence, seat: str, choice: JsonObject, window: str) -> list[str]:
    """Return the sentences that might express a choice; none if its fields have unexpected types."""
    try:
        return list(_texts(sentence, seat, choice, window))
    except (AttributeError, KeyError, TypeError, ValueError):
        return []


def _texts(sentence: Sentence, seat: str, choice: JsonObject, window: str) -> Iterator[str]:
    """Yield the sentences that might express a choice."""
    found = _unified(sentence, choice)
    if found is None:
        return
    for each in sentence.windows:
        found.update(dict.fromkeys(slots(each), window))
    if sentence.windows and window not in [found[slots(each)[0]] if slots(each) else each for each in sentence.windows]:
        return
    who = slots(sentence.seat)
    if not who and sentence.seat != seat:
        return
    rest = {key: value for key, value in choice.items() if key != "do" and value not in found.values()}
    kinds = sentence.step.pattern.slots
    values: list[list[Any]] = []
    for slot, kind in kinds.items():
        if slot in found:
            values.append([found[slot]])
        elif slot in who:
            values.append([*(choice[key] for key in ("minion", "character") if key in choice), seat])
        elif slot in choice and slot != "seat":
            values.append([choice[slot]])
        elif kind.name == "seat":
            values.append([seat])
        else:
            values.append([1] if kind.name == "n" else [rest])
    for several in product(*values):
        texts = {slot: kinds[slot].write(value) for slot, value in zip(kinds, several, strict=True)}
        yield sentence.step.pattern.write_out(texts)


def _unified(sentence: Sentence, choice: JsonObject) -> dict[str, Any] | None:
    """Return the placeholder values that turn a shape into a choice, or None if it has another shape."""
    found: dict[str, Any] = {}
    for key, template in sentence.shape.items():
        if key == MERGED:
            found[slots(template)[0]] = {name: choice[name] for name in choice if name not in sentence.shape}
        elif key not in choice:
            if sentence.whole:
                return None
        elif isinstance(template, str) and (named := slots(template)):
            found[named[0]] = choice[key]
        elif template != choice[key]:
            return None
    if sentence.whole and MERGED not in sentence.shape and len(sentence.shape) != len(choice):
        return None
    return found


def words_of(choice: Mapping[str, Any]) -> str:
    """Return a choice by its fields, for one without a sentence: `play: card Bonding, minion Sully`."""
    fields = ", ".join(f"{key.replace('_', ' ')} {value}" for key, value in choice.items() if key != "do")
    return f"{choice['do']}{': ' if fields else ''}{fields}"
