"""Validation of an engine's answers against the word tables of the current game.

A typed decoder first checks the bytes in one pass. Only if it fails, the tables are checked one by one: they allow what
is extensible (further events) and name the place of a fault.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from conformance import games
from conformance.protocol.codec import ShapeError, read_as
from conformance.protocol.messages import (
    IllegalChoiceData,
    InvalidPositionData,
    Judgement,
    Observation,
    Turnpoint,
)
from conformance.protocol.untracked import without
from conformance.protocol.wire_vocabulary import Words, WordTable

JsonObject = dict[str, Any]


class Answers:
    """Validator of the answers for one game. For a game without words it checks only the shape.

    `level` is the level that the engine declares: above `play`, options are required. `untracked` lists optional keys.
    Every
    method raises `ShapeError` with the path of the fault.
    """

    def __init__(self, game: str, level: str, untracked: Iterable[str] = ()) -> None:
        self._game, self._level, self._words = game, level, _words(game, frozenset(untracked))

    def turnpoint(self, raw: msgspec.Raw) -> Turnpoint:
        """Return the answer to `setup`, `choose` or `arrange`."""
        turnpoint = read_as(raw, Turnpoint, "result")
        pending = turnpoint.pending
        if self._words is not None:
            try:
                self._words.turnpoint_decoder.decode(raw)
            except msgspec.ValidationError:
                self._insist(self._misfit(self._words, turnpoint), "turnpoint")
            if pending is not None and pending.options is None and self._level != "play":
                declared = f"the engine declares the level {self._level!r}"
                self._insist(f"`result.pending.options`: missing, though {declared}", "turnpoint")
        return turnpoint

    def observation(self, raw: msgspec.Raw) -> JsonObject:
        """Return the position in the answer to `observe`."""
        position = read_as(raw, Observation, "result").position
        if self._words is not None:
            try:
                self._words.observation_decoder.decode(raw)
            except msgspec.ValidationError:
                try:
                    read_as(position, self._words.observation, "result.position")
                except ShapeError as error:
                    self._insist(str(error), "observation")
        return position

    def events(self, raw: msgspec.Raw) -> list[JsonObject]:
        """Return the events of a seat in the answer to `observe`, for engines that declare `views`."""
        events = read_as(raw, Observation, "result").events
        if events is None:
            self._insist("`result.events`: missing, though the engine declares the feature `views`", "events")
        elif self._words is not None:
            self._insist(_of_all(self._words.events, events, "result.events"), "events")
        return events or []

    def judgement(self, raw: msgspec.Raw) -> JsonObject:
        """Return the answer to `deck`: `legal`, `faults`, `rules`."""
        judgement = read_as(raw, Judgement, "result")
        if self._words is not None and self._words.decks is not None:
            self._insist(_of_all(self._words.decks.faults, judgement.faults, "result.faults"), "judgement")
        return msgspec.structs.asdict(judgement)

    def refused_choice(self, data: Any) -> IllegalChoiceData:
        """Return the data of `illegal_choice`."""
        refused = read_as(data, IllegalChoiceData, "error.data")
        if self._words is not None and refused.options is not None:
            self._insist(_of_all(self._words.choices, refused.options, "error.data.options"), "choices")
        return refused

    def refused_position(self, data: Any) -> InvalidPositionData:
        """Return the data of `invalid_position`."""
        refused = read_as(data, InvalidPositionData, "error.data")
        if self._words is not None and refused.problem not in self._words.problems:
            known = ", ".join(self._words.problems)
            self._insist(f"`error.data.problem`: {refused.problem!r} is none of {known}", "")
        return refused

    def _misfit(self, words: Words, turnpoint: Turnpoint) -> str | None:
        """Return the first fault of a turnpoint against the tables, or None if it only uses allowed extensions."""
        pending = turnpoint.pending
        if pending is not None:
            if pending.window not in words.windows:
                return f"`result.pending.window`: {pending.window!r} is none of {', '.join(words.windows)}"
            if fault := _of_all(words.choices, pending.options or (), "result.pending.options"):
                return fault
        for index, settled in enumerate(turnpoint.settled):
            if settled.window not in words.windows:
                known = ", ".join(words.windows)
                return f"`result.settled[{index}].window`: {settled.window!r} is none of {known}"
            if fault := words.choices.fault(settled.choice, f"result.settled[{index}].choice"):
                return fault
        return _of_all(words.events, turnpoint.events, "result.events")

    def _insist(self, fault: str | None, schema: str) -> None:
        if fault is not None:
            raise ShapeError(f"{fault} (schema {self._game}-{schema})" if schema else fault)


@cache
def _words(game: str, untracked: frozenset[str]) -> Words | None:
    """Return the words of a game without the keys that the engine does not track."""
    words = games.words().get(game)
    return words if words is None or not untracked else without(words, untracked)


def _of_all(table: WordTable, objects: list[JsonObject] | tuple[()], root: str) -> str | None:
    faults = (table.fault(each, f"{root}[{index}]") for index, each in enumerate(objects))
    return next((fault for fault in faults if fault), None)
