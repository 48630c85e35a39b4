"""The loop that runs procedures from one decision to the next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, TypeVar

import msgspec

from reference_engine.kernel import CHANCE, Seat
from reference_engine.kernel.decisions import (
    CANNOT_PASS,
    NOT_OFFERED,
    NOT_YOUR_DECISION,
    Decision,
    IllegalChoice,
    Refusal,
)
from reference_engine.kernel.events import Cited
from reference_engine.kernel.frames import Frame, Step
from reference_engine.kernel.wire_format import names_nothing
from scenarios.wire_types.declarations import PASS, Choice, Event

G = TypeVar("G", bound="Game")
F = TypeVar("F", bound=Frame)


class Game(msgspec.Struct, kw_only=True):
    """A game waiting for a decision.

    Subclasses add the table as immutable fields and flat containers of flat records.
    """

    ELSEWHEN: ClassVar[Mapping[type[Choice], Refusal]] = {}
    """Refusals of choices outside their `WINDOWS`, by kind of choice, if no current procedure refuses them."""

    stack: list[Frame] = []
    """Procedures in progress, innermost last."""
    due: list[Frame] = []
    """Procedures that the current step has triggered, in order. They run as soon as the step ends."""
    decision: Decision | None = None
    """The open decision; None once the game is over."""
    events: list[Cited] = []
    """Events since the last choice."""
    decider: Seat = CHANCE
    """Seat whose answer is being settled."""
    step: Step | None = None
    """The current step, which provides the citations of events."""
    known: dict[Any, Any] | None = None
    """Cached queries of asking steps. See `cached_query`."""
    not_in_force: frozenset[str] = frozenset()
    """Rules of other editions, which are not reported. A step that depends on the edition cites the rules of each."""
    trace: set[str] | None = None
    """Rules of all steps that ran. None if they are not collected."""

    def copy(self: G) -> G:
        """Return an independent copy at the same decision. Subclasses copy their own containers."""
        twin: G = self.__copy__()  # type: ignore[attr-defined]
        twin.stack = [frame.__copy__() for frame in self.stack]
        twin.due = []
        twin.events = []
        twin.trace = twin.known = None
        return twin

    def run(self) -> None:
        """Run steps until a decision is required or the game is over."""
        stack, trace = self.stack, self.trace
        while stack:
            frame = stack[-1]
            steps, pc = frame.STEPS, frame.pc
            if pc >= len(steps):
                stack.pop()
                continue
            self.step = step = steps[pc]
            if trace is not None:
                trace.update(step.rules)  # type: ignore[attr-defined]
            if step.asks:  # type: ignore[attr-defined]
                if self.known is None and trace is None:
                    self.known = {}
                self.decision = step(frame, self)
                if self.decision is not None:
                    self.known = None
                    return
                frame.pc += 2  # relative to the current pc, which the step may have changed
                continue
            if self.known is not None:
                self.known = None
            frame.pc = pc + 1
            step(frame, self)
            if self.due:
                self._take_up_due()
        self.decision = self.known = None

    def choose(self, seat: Seat, choice: Choice) -> None:
        """Answer the open decision and continue to the next. Raises IllegalChoice, leaving the game unchanged."""
        decision = self.decision
        if decision is None or decision.seat != seat or choice not in decision.options:
            refusal = self.why_not(seat, choice)
            if self.trace is not None:
                self.trace.add(refusal.rule)
            raise IllegalChoice(refusal)
        self.apply(choice)

    def apply(self, choice: Choice) -> None:
        """Answer the open decision with one of its own options."""
        assert self.decision is not None
        self.decider = self.decision.seat
        frame = self.stack[-1]
        settle = frame.STEPS[frame.pc + 1]
        frame.pc += 2
        self.step = settle
        self.events = []
        self.decision = None
        if self.trace is not None:
            self.trace.update(settle.rules)  # type: ignore[attr-defined]
        settle(frame, self, choice)
        if self.due:
            self._take_up_due()
        self.run()

    def _take_up_due(self) -> None:
        """Push the triggered procedures so that the first one runs first."""
        self.stack.extend(reversed(self.due))
        self.due.clear()

    def why_not(self, seat: Seat, choice: Choice) -> Refusal:
        """Return the reason why a choice is not legal now."""
        spoken_of = seat != CHANCE and not names_nothing(choice)  # no rule covers other choices
        if spoken_of:
            for frame in reversed(self.stack):
                refusal = self.refusal(frame, seat, choice)
                if refusal is not None:
                    return refusal
        if self.decision is None:
            return NOT_YOUR_DECISION
        elsewhen = self.ELSEWHEN.get(type(choice)) if spoken_of else None
        if elsewhen is not None and self.decision.window not in choice.WINDOWS.split():
            return elsewhen
        own = CANNOT_PASS if choice == PASS else NOT_OFFERED
        general = own if self.decision.seat == seat else NOT_YOUR_DECISION
        return Refusal(self.stack[-1].order_rule(self, seat), general.reason)

    def refusal(self, frame: Frame, seat: Seat, choice: Choice) -> Refusal | None:
        """Return the refusal of a choice by one procedure in progress."""
        return frame.refusal(self, seat, choice)

    def window(self) -> str:
        """Return the window of the open decision, or an empty string."""
        return self.decision.window if self.decision is not None else ""

    def call(self, frame: Frame) -> None:
        """Run `frame` before the current procedure continues."""
        self.stack.append(frame)

    def set_off(self, frame: Frame) -> None:
        """Run `frame` as soon as the current step ends."""
        self.due.append(frame)

    def within(self, kind: type[F]) -> F | None:
        """Return the innermost procedure of a kind in progress, or None."""
        for frame in reversed(self.stack):
            if isinstance(frame, kind):
                return frame
        return None

    def unwind_to(self, frame: Frame) -> None:
        """Drop every procedure inside `frame`, unfinished."""
        while self.stack[-1] is not frame:
            self.stack.pop().dropped(self)

    def stop(self) -> None:
        """Drop every procedure, including triggered ones: the game is over."""
        while self.stack:
            self.stack.pop().dropped(self)
        self.due.clear()

    def somebody_left(self, seats: tuple[Seat, ...]) -> None:
        """Notify the procedures in progress that players have left, outermost first, until one drops procedures."""
        for frame in tuple(self.stack):
            if frame.somebody_left(self, seats):
                return

    def emit(self, event: Event, *rules: str) -> None:
        """Log an event, cited by the current step and by `rules`."""
        cited = (self.step.rules if self.step is not None else ()) + rules  # type: ignore[attr-defined]
        if self.trace is not None:
            self.trace.update(rules)
        self.events.append(Cited(event, cited))

    def cite(self, rules: Iterable[str]) -> None:
        """Record the rules that a query relied on, if citations are being collected."""
        if self.trace is not None:
            self.trace.update(rules)


def plain(value: Any) -> Any:
    """Return a record as plain data, for comparing and saving."""
    return msgspec.to_builtins(value)
