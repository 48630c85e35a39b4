"""Procedures as tables of cited steps.

A procedure is a frame: a small record with a program counter. Its `STEPS` reads like the rulebook's numbered list. A
step acts, calls another procedure, or asks. An asking step changes nothing; the step after it settles the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.flat_record import FlatRecord
from scenarios.wire_types.declarations import Choice

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
    """Mark an asking step. It changes nothing, and returns a `Decision`, or None if there is nothing to decide.

    The next step settles the answer. It is skipped if there was no decision.
    """

    def mark(step: F) -> F:
        step.rules, step.asks = ids, True  # type: ignore[attr-defined]
        return step

    return mark


class Frame(FlatRecord, kw_only=True):
    """A procedure in progress."""

    STEPS: ClassVar[tuple[Step, ...]] = ()
    PLACE: ClassVar[dict[str, int]] = {}

    pc: int = 0
    """Index of the next step."""

    def goto(self, step: Step) -> None:
        """Continue with `step` instead of the next one in the table."""
        self.pc = self.PLACE[step.__name__]

    def finish(self) -> None:
        """Skip the rest of the table."""
        self.pc = len(self.STEPS)

    # Hooks that are called from outside the procedure's own steps. `game` is the game that runs it.

    def refusal(self, game: Any, seat: Seat, choice: Choice) -> Refusal | None:
        """Return the refusal of a choice during this procedure, or None if no rule of the procedure prevents it."""
        return None

    def order_rule(self, game: Any, seat: Seat) -> str:
        """Return the rule behind the open decision: the first that its step cites.

        It explains why this seat decides, rather than `seat`, and why only these options are available.
        """
        return next(iter(self.STEPS[self.pc].rules), "")  # type: ignore[attr-defined]

    def dropped(self, game: Any) -> None:
        """Clean up after the procedure was dropped unfinished."""

    def somebody_left(self, game: Any, seats: tuple[Seat, ...]) -> bool:
        """Handle players leaving the game during the procedure. Returns True if this dropped procedures."""
        return False


PROCEDURES: dict[str, type[Frame]] = {}
"""Every procedure by its name, for saved games."""


def procedure(cls: C) -> C:
    """Register a procedure. A subclass may replace steps of its parent's table with methods of the same name.

    Raises TypeError for an unmarked step, or an asking step without a settling step after it.
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
