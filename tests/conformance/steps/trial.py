"""The sentences that test the steps of one game, with their expected results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from conformance.games import GameDescriptor
from tests.conformance.steps.scripted import Play

JsonObject = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Trial:
    """A game's sentences. The tests next to this module run for every game in `trials.TRIALS`."""

    play: type[Play]

    # Givens.
    givens: list[tuple[tuple[str, ...], JsonObject]]
    """Texts, and the position that they build, without game and edition."""
    impossible: list[tuple[tuple[str, ...], str]]
    """Texts that are faults, and a part of the fault's message."""

    # Whens.
    moves: list[tuple[str, str, JsonObject]]
    """Mover, sentence, and choice for every move."""
    never: list[tuple[str, str, JsonObject]]
    """Mover, sentence, and choice for every move that can only be refused."""
    slips: list[tuple[str, str]]
    """Refusals that can only be typing mistakes, and a part of the fault's message."""
    window: str
    """Window of a move, unless `windows` has another for its sentence."""
    seen: JsonObject
    """Observed position for a move."""
    rule: str
    """A rule id for refusals."""
    said_otherwise: set[str]
    """Kinds of choices without a move, which are those of chance."""
    directives: list[tuple[str, list[JsonObject]]]
    not_understood: list[str]
    """Sentences that match no step."""
    windows: dict[str, str] = field(default_factory=dict)

    # Thens.
    windows_said: set[str]
    """Protocol windows that Thens have a wording for."""
    windows_unsaid: set[str] = field(default_factory=set)
    """Protocol windows without a wording."""
    after: Callable[[], Play]
    """A scenario just after a When."""
    events: list[JsonObject]
    """Events of that When."""
    observations: list[JsonObject]
    """Observations before and after it."""
    holds: list[str]
    fails: list[str]
    tried_elsewhere: set[str]
    """Patterns of Thens that other tests cover."""

    @property
    def game(self) -> GameDescriptor:
        return self.play.game

    @property
    def others(self) -> str:
        """A player who makes none of the moves."""
        return next(name for name in self.play.names if name not in {who for who, _, _ in self.moves + self.never})

    def in_its_window(self, text: str) -> str:
        return self.windows.get(text, self.window)
