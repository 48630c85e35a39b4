"""Reading an engine's answers: every word of them is held against the tables of the game that is on.

A typed decoder passes once over the bytes and says that all fits. Only where it does not are the tables asked one by
one: they know what is open (further events), and name the place.
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
from conformance.protocol.word_tables import Words, WordTable

JsonObject = dict[str, Any]


class Answers:
    """What an engine may answer while one game is on. Of a game without words only the shape is asked.

    `level` is the one that the engine declares for the game: above `play`, options must be listed. `untracked`: keys
    that it need not tell. Every method raises `ShapeError` with the path of what does not fit.
    """

    def __init__(self, game: str, level: str, untracked: Iterable[str] = ()) -> None:
        self._game, self._level, self._words = game, level, _words(game, frozenset(untracked))

    def turnpoint(self, raw: msgspec.Raw) -> Turnpoint:
        """The answer to `setup`, `choose` and `arrange`."""
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
        """The position that `observe` is answered with."""
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
        """The events that `observe` tells a seat of, where the engine declares `views`."""
        events = read_as(raw, Observation, "result").events
        if events is None:
            self._insist("`result.events`: missing, though the engine declares the feature `views`", "events")
        elif self._words is not None:
            self._insist(_of_all(self._words.events, events, "result.events"), "events")
        return events or []

    def judgement(self, raw: msgspec.Raw) -> JsonObject:
        """What `deck` is answered with: `legal`, `faults`, `rules`."""
        judgement = read_as(raw, Judgement, "result")
        if self._words is not None and self._words.decks is not None:
            self._insist(_of_all(self._words.decks.faults, judgement.faults, "result.faults"), "judgement")
        return msgspec.structs.asdict(judgement)

    def refused_choice(self, data: Any) -> IllegalChoiceData:
        """The data of `illegal_choice`."""
        refused = read_as(data, IllegalChoiceData, "error.data")
        if self._words is not None and refused.options is not None:
            self._insist(_of_all(self._words.choices, refused.options, "error.data.options"), "choices")
        return refused

    def refused_position(self, data: Any) -> InvalidPositionData:
        """The data of `invalid_position`."""
        refused = read_as(data, InvalidPositionData, "error.data")
        if self._words is not None and refused.problem not in self._words.problems:
            known = ", ".join(self._words.problems)
            self._insist(f"`error.data.problem`: {refused.problem!r} is none of {known}", "")
        return refused

    def _misfit(self, words: Words, turnpoint: Turnpoint) -> str | None:
        """The first thing in a turnpoint that the tables do not allow; None where only their open end was used."""
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
    """The words of a game for an engine that does not track these keys."""
    words = games.words().get(game)
    return words if words is None or not untracked else without(words, untracked)


def _of_all(table: WordTable, objects: list[JsonObject] | tuple[()], root: str) -> str | None:
    faults = (table.fault(each, f"{root}[{index}]") for index, each in enumerate(objects))
    return next((fault for fault in faults if fault), None)
