"""What is tried of the steps of one game: sentences, and what each has to come to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from conformance.games import GameDescriptor
from tests.conformance.steps.scripted import Play

JsonObject = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Trial:
    """A game's sentences. The tests beside this module hold for every game that has one in `trials.TRIALS`."""

    play: type[Play]

    # Givens.
    givens: list[tuple[tuple[str, ...], JsonObject]]
    """Texts, and the position that they build, without game and edition."""
    impossible: list[tuple[tuple[str, ...], str]]
    """Texts that cannot be meant, and what the fault says."""

    # Whens.
    moves: list[tuple[str, str, JsonObject]]
    """Who moves, a sentence for every move, and the choice that it is."""
    never: list[tuple[str, str, JsonObject]]
    """The same of what is only ever refused."""
    slips: list[tuple[str, str]]
    """Refusals of what can only be a slip of the pen, and what the fault says."""
    window: str
    """Where a move is made, unless `windows` says otherwise for its sentence."""
    seen: JsonObject
    """What lies on the table then."""
    rule: str
    """A rule to refuse by."""
    said_otherwise: set[str]
    """The choices that no move says: those of chance."""
    directives: list[tuple[str, list[JsonObject]]]
    not_understood: list[str]
    """What is not said so."""
    windows: dict[str, str] = field(default_factory=dict)

    # Thens.
    windows_said: set[str]
    """The windows of the protocol that Thens have words for."""
    windows_unsaid: set[str] = field(default_factory=set)
    """Those of which nothing need be said."""
    after: Callable[[], Play]
    """A scenario just after a When, ..."""
    events: list[JsonObject]
    """in which these events happened,"""
    observations: list[JsonObject]
    """and what was shown before and after it."""
    holds: list[str]
    fails: list[str]
    tried_elsewhere: set[str]
    """Patterns of Thens that are tried with the moves, or in tests of the game's own."""

    @property
    def game(self) -> GameDescriptor:
        return self.play.game

    @property
    def others(self) -> str:
        """A player who makes none of the moves."""
        return next(name for name in self.play.names if name not in {who for who, _, _ in self.moves + self.never})

    def in_its_window(self, text: str) -> str:
        return self.windows.get(text, self.window)
