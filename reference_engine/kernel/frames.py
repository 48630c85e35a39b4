"""Procedures as tables of cited steps.

A procedure is a frame: a small record with a program counter, whose `STEPS` reads like the rulebook's numbered list.
A step does something, or calls another procedure, or asks. An asking step only looks; the step after it settles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.record import FlatRecord
from scenarios.protocol.declarations import Choice

Step = Callable[..., Any]
F = TypeVar("F", bound=Step)
C = TypeVar("C", bound="type[Frame]")


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a step with the catalogue ids of the rules that it carries out."""

    def mark(step: F) -> F:
        step.rules, step.asks = ids, False  # type: ignore[attr-defined]
        return step

    return mark


def asks(*ids: str) -> Callable[[F], F]:
    """Mark a step that asks: it changes nothing and returns a `Decision`, or None where there is nothing to decide.

    The step after it settles the answer, and is passed over where nothing was asked.
    """

    def mark(step: F) -> F:
        step.rules, step.asks = ids, True  # type: ignore[attr-defined]
        return step

    return mark


class Frame(FlatRecord, kw_only=True):
    """One procedure under way."""

    STEPS: ClassVar[tuple[Step, ...]] = ()
    PLACE: ClassVar[dict[str, int]] = {}

    pc: int = 0
    """The step that comes next."""

    def goto(self, step: Step) -> None:
        """Continue with `step` instead of the next one in the table."""
        self.pc = self.PLACE[step.__name__]

    def finish(self) -> None:
        """Leave out the rest of the table."""
        self.pc = len(self.STEPS)

    # What a procedure is asked from outside its own steps. `game` is the game that it is a procedure of.

    def refusal(self, game: Any, seat: Seat, choice: Choice) -> Refusal | None:
        """What the rules have against a choice while this procedure is under way; None where it has no say."""
        return None

    def asked_by(self, game: Any, seat: Seat) -> str:
        """The rule by which the question that is open is put to the one who is asked, with these options, and not to
        `seat`, or with others: the first that its step cites."""
        return next(iter(self.STEPS[self.pc].rules), "")  # type: ignore[attr-defined]

    def dropped(self, game: Any) -> None:
        """Called once the procedure has been dropped unfinished, for what it has begun and cannot end."""

    def somebody_left(self, game: Any, seats: tuple[Seat, ...]) -> bool:
        """Called when players have left the game while it is under way. True: it has dropped what cannot go on."""
        return False


PROCEDURES: dict[str, type[Frame]] = {}
"""Every procedure by its name, for saved games."""


def procedure(cls: C) -> C:
    """Register a procedure. A subclass may replace steps of its parent's table by methods of the same name.

    Raises TypeError where a step is unmarked, or an asking step has no settling step after it.
    """
    steps = tuple(getattr(cls, step.__name__) for step in cls.STEPS)
    for place, step in enumerate(steps):
        if not hasattr(step, "rules"):
            raise TypeError(f"{cls.__name__}.{step.__name__} carries neither @rule nor @asks")
        if step.asks and (place + 1 == len(steps) or steps[place + 1].asks):
            raise TypeError(f"{cls.__name__}.{step.__name__} asks, but no step after it settles the answer")
    cls.STEPS = steps
    cls.PLACE = {step.__name__: place for place, step in enumerate(steps)}
    if cls.__name__ in PROCEDURES:
        raise TypeError(f"two procedures are called {cls.__name__}")
    PROCEDURES[cls.__name__] = cls
    return cls
