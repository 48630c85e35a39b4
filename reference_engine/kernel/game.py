"""The loop that carries procedures out, from one decision to the next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, TypeVar

import msgspec

from reference_engine.kernel import CHANCE, Seat
from reference_engine.kernel.decisions import (
    NOT_OFFERED,
    NOT_YOUR_DECISION,
    Decision,
    IllegalChoice,
    Refusal,
)
from reference_engine.kernel.events import Cited
from reference_engine.kernel.frames import Frame, Step
from reference_engine.kernel.notation import names_nothing
from scenarios.protocol.declarations import Choice, Event

G = TypeVar("G", bound="Game")
F = TypeVar("F", bound=Frame)


class Game(msgspec.Struct, kw_only=True):
    """A game at a decision. Subclasses add the table as immutable fields and flat containers of flat records."""

    ELSEWHEN: ClassVar[Mapping[type[Choice], Refusal]] = {}
    """Kind of choice → the refusal outside its `WINDOWS`, if no procedure under way has another reason."""

    stack: list[Frame] = []
    """The procedures under way, the innermost last."""
    due: list[Frame] = []
    """Procedures that the step under way has set off; they run as soon as it ends, the first one first."""
    decision: Decision | None = None
    """The open decision; None once the game is over."""
    events: list[Cited] = []
    """What happened since the last choice."""
    asked: Seat = CHANCE
    """The seat whose answer is being settled."""
    step: Step | None = None
    """The step under way: the citation of what happens."""
    known: dict[Any, Any] | None = None
    """While steps ask: what has been asked since anything last changed, with the answers. See `asked_once`."""
    not_in_force: frozenset[str] = frozenset()
    """Rules of other editions: a step in which editions part carries those of both, and these are not told."""
    trace: set[str] | None = None
    """Where it is a set, the rules of every step that ran are collected in it."""

    def copy(self: G) -> G:
        """An independent twin at the same decision. Subclasses copy their own containers."""
        twin: G = self.__copy__()  # type: ignore[attr-defined]
        twin.stack = [frame.__copy__() for frame in self.stack]
        twin.due = []
        twin.events = []
        twin.trace = twin.known = None
        return twin

    def run(self) -> None:
        """Carry out steps until somebody has to decide, or the game is over."""
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
                frame.pc += 2  # from where the step has left it
                continue
            if self.known is not None:
                self.known = None
            frame.pc = pc + 1
            step(frame, self)
            if self.due:
                self._take_up_due()
        self.decision = self.known = None

    def choose(self, seat: Seat, choice: Choice) -> None:
        """Answer the open decision and go on to the next. Raises IllegalChoice, and then nothing has changed."""
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
        self.asked = self.decision.seat
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
        """Put what the step has set off on the stack, so that the first one runs first."""
        self.stack.extend(reversed(self.due))
        self.due.clear()

    def why_not(self, seat: Seat, choice: Choice) -> Refusal:
        """The reason for which a choice is not legal now."""
        spoken_of = seat != CHANCE and not names_nothing(choice)  # no rule is about a choice of chance, or of nothing
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
        order = NOT_OFFERED if self.decision.seat == seat else NOT_YOUR_DECISION
        return Refusal(self.stack[-1].asked_by(self, seat), order.reason)

    def refusal(self, frame: Frame, seat: Seat, choice: Choice) -> Refusal | None:
        """What the rules have against a choice in view of one procedure under way, the innermost asked first."""
        return frame.refusal(self, seat, choice)

    def window(self) -> str:
        """The kind of decision that is open; empty where none is."""
        return self.decision.window if self.decision is not None else ""

    def call(self, frame: Frame) -> None:
        """Carry out `frame` before the procedure under way goes on."""
        self.stack.append(frame)

    def set_off(self, frame: Frame) -> None:
        """Carry out `frame` as soon as the step under way has ended."""
        self.due.append(frame)

    def within(self, kind: type[F]) -> F | None:
        """The innermost procedure of a kind that is under way, or None."""
        for frame in reversed(self.stack):
            if isinstance(frame, kind):
                return frame
        return None

    def unwind_to(self, frame: Frame) -> None:
        """Drop every procedure inside `frame`, unfinished."""
        while self.stack[-1] is not frame:
            self.stack.pop().dropped(self)

    def stop(self) -> None:
        """Drop every procedure, and what has been set off: the game is over."""
        while self.stack:
            self.stack.pop().dropped(self)
        self.due.clear()

    def somebody_left(self, seats: tuple[Seat, ...]) -> None:
        """Tell the procedures under way that players have left the game, the outermost first, until one has acted."""
        for frame in tuple(self.stack):
            if frame.somebody_left(self, seats):
                return

    def emit(self, event: Event, *rules: str) -> None:
        """Put an event in the log, cited by the step under way and by `rules`."""
        cited = (self.step.rules if self.step is not None else ()) + rules  # type: ignore[attr-defined]
        if self.trace is not None:
            self.trace.update(rules)
        self.events.append(Cited(event, cited))

    def cite(self, rules: Iterable[str]) -> None:
        """Note rules that a query relied on, where citations are being collected."""
        if self.trace is not None:
            self.trace.update(rules)


def plain(value: Any) -> Any:
    """A record as plain data, for comparing and saving."""
    return msgspec.to_builtins(value)
