"""Play: what seats choose and what simply happens, as the engine takes it, with what comes of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from conformance.protocol.engine import Engine, IllegalChoice, Unsupported
from conformance.protocol.messages import Outcome, Pending, Settled, Turnpoint
from conformance.steps.comparison import in_order
from conformance.steps.faults import StepFailure
from conformance.steps.options import is_option

JsonObject = dict[str, Any]
_FORCED_AT_MOST = 1000


class Play:
    """A game under way, from its first turnpoint to the present one. Nothing is chosen for anybody, except that a
    decision with `forced` set is passed."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.turnpoint = Turnpoint(pending=None, outcome=Outcome(winner=None))
        self.events: list[JsonObject] = []
        """What happened since the present run of Whens began."""
        self.step_events: list[JsonObject] = []
        """What happened during the present step, refusals included (as the event `choice-refused`)."""
        self.told: dict[str, list[JsonObject]] = {}
        """What happened since the present run of Whens began, as each seat is told it that is listened to."""
        self.settled: list[Settled] = []
        """What the engine has settled without a question on the way to this turnpoint, and no step has spoken of."""
        self.ahead = False
        """Whether the present run of Whens began with the engine beyond what its steps speak of."""
        self.passed_over = False
        """Whether the engine has settled something of which no step had spoken when the game went on."""

    @property
    def pending(self) -> Pending | None:
        """The open decision; None when the game is over."""
        return self.turnpoint.pending

    @property
    def offered(self) -> list[JsonObject] | None:
        """The choices that are open, where the engine lists them."""
        return self.pending.options if self.pending else None

    def options(self) -> list[JsonObject]:
        """Every legal choice of the open decision. Unsupported where the engine does not list them."""
        if self.pending is None:
            raise self.failure("no decision is open: the game is over")
        if self.pending.options is None:
            raise Unsupported("feature", "options")
        return self.pending.options

    # -- what was settled without a question --------------------------------------------------------------------------

    def begin_run(self) -> None:
        """A run of Whens begins: what happens counts from here, unless the engine has told of it already."""
        self.ahead = bool(self.settled)
        if not self.ahead:
            self.events = []
            self.told = {seat: [] for seat in self.told}

    @property
    def may_be_ahead(self) -> bool:
        """Whether the state may be a later one than a step speaks of."""
        return self.ahead or self.passed_over or bool(self.settled)

    def was_settled(self, seat: str, windows: Iterable[str] = (), choice: JsonObject | None = None) -> Settled | None:
        """The first decision of a seat that the engine has settled, in one of these windows where any are named, and
        by that choice where one is. A step speaks of it: those before it are passed over."""
        windows = tuple(windows)
        for place, found in enumerate(self.settled):
            fits = found.seat == seat and (not windows or found.window in windows)
            if fits and (choice is None or is_option(choice, found.choice)):
                self.settled = self.settled[place:]
                return found
        return None

    def failure(self, message: str, **rest: Any) -> StepFailure:
        """A failure, with what is offered at this moment."""
        return StepFailure(message, offered=self.offered, **rest)

    # -- doing ------------------------------------------------------------------------------------------------------

    def set_up(self, game: str, edition: str, position: JsonObject, seed: int | None) -> None:
        """The game begins at a position. Raises InvalidPosition."""
        self._arrive(self.engine.setup(game, edition, position, seed))

    def choose(self, seat: str, choice: JsonObject) -> Turnpoint:
        """A seat (a player, or `chance`) decides. Fails where it is not that seat's turn, or the choice is refused.
        What the engine has settled by that very choice is not chosen again."""
        if self.was_settled(seat, choice=choice) is not None:
            del self.settled[0]
            return self.turnpoint
        pending = self.pending
        if pending is None or pending.seat != seat:
            self._must_not_be_settled_otherwise(seat, choice)
        if pending is None:
            raise self.failure(f"{seat} has nothing to decide: the game is over", expected=choice)
        if pending.seat != seat:
            message = f"it is for {pending.seat} to decide ({pending.window}), not for {seat}"
            raise self.failure(message, expected={"seat": seat, "choice": choice}, actual={"seat": pending.seat})
        try:
            turnpoint = self.engine.choose(seat, choice)
        except IllegalChoice as refused:
            self._must_not_be_settled_otherwise(seat, choice)
            raise self._refusal(seat, choice, refused) from refused
        self._arrive(turnpoint)
        if pending.options is not None and not any(is_option(choice, option) for option in pending.options):
            message = (
                f"the engine carried out {told(choice)}, which was not among the options that it listed for {seat}"
            )
            raise StepFailure(message, expected=choice, offered=pending.options)
        return self.turnpoint

    def _must_not_be_settled_otherwise(self, seat: str, choice: JsonObject) -> None:
        """Fails where the engine has settled a decision of that kind for the seat, as if nothing else were legal."""
        other = next((each for each in self.settled if (each.seat, each.choice["do"]) == (seat, choice["do"])), None)
        if other is not None:
            self.settled = []  # no later state excuses this
            message = f"the engine has settled {told(other.choice)} for {seat}, as if nothing else were legal"
            raise self.failure(message, expected=choice, actual=other.choice)

    def arrange(self, directive: JsonObject) -> Turnpoint:
        """A directive happens."""
        try:
            self._arrive(self.engine.arrange(directive))
        except IllegalChoice as refused:
            raise StepFailure(f"the engine refused the directive {told(directive)}: {refused.reason}") from refused
        return self.turnpoint

    def refused(self, seat: str, choice: JsonObject, observe: Callable[[], JsonObject]) -> IllegalChoice:
        """Asserts that a choice is refused, whoever's decision is open, and that this changes nothing."""
        if self.was_settled(seat, choice=choice) is not None:
            raise self.failure(f"the engine has settled {told(choice)} for {seat}", expected="a refusal", actual=choice)
        state = observe()
        listed = self.offered if self.pending is not None and self.pending.seat == seat else None
        if listed is not None and choice in listed:
            raise self.failure(f"the engine offers {told(choice)} to {seat}", expected="a refusal", actual=choice)
        offered = self.offered
        try:
            turnpoint = self.engine.choose(seat, choice)
        except IllegalChoice as refused:
            self._note_refusal(seat, choice, refused)
            now = self.engine.observe(None)
            if now != state:
                message = "the engine refused the choice, and yet something changed"
                raise self.failure(message, expected=state, actual=now) from refused
            if listed is not None and refused.options is not None and in_order(listed) != in_order(refused.options):
                message = "the options changed with the refusal"
                raise self.failure(message, expected=listed, actual=refused.options) from refused
            return refused
        self._arrive(turnpoint)
        message = f"the engine allowed {told(choice)} to {seat}"
        raise StepFailure(message, expected="a refusal", actual=turnpoint.events, offered=offered)

    # -- what comes of it -------------------------------------------------------------------------------------------

    def _arrive(self, turnpoint: Turnpoint) -> None:
        self.passed_over = self.passed_over or bool(self.settled)
        self.settled = []
        self._reached(turnpoint)
        for _ in range(_FORCED_AT_MOST):
            pending = turnpoint.pending
            if pending is None or not pending.forced:
                return
            try:
                turnpoint = self.engine.choose(pending.seat, {"do": "pass"})
            except IllegalChoice as refused:
                raise self._refusal(pending.seat, {"do": "pass"}, refused) from refused
            self._reached(turnpoint)
        raise StepFailure(f"the engine asked for {_FORCED_AT_MOST} forced passes in a row")

    def _reached(self, turnpoint: Turnpoint) -> None:
        self.turnpoint = turnpoint
        self.settled += turnpoint.settled
        self.events += turnpoint.events
        self.step_events += turnpoint.events
        for seat, told_ in self.told.items():
            told_ += self.engine.events_seen_by(seat)

    def _refusal(self, seat: str, choice: JsonObject, refused: IllegalChoice) -> StepFailure:
        self._note_refusal(seat, choice, refused)
        offered = refused.options if refused.options is not None else self.offered
        rule = f" ({refused.rule})" if refused.rule else ""
        message = f"the engine refuses {seat} {told(choice)}: {refused.reason}{rule}"
        return StepFailure(message, expected=choice, offered=offered)

    def _note_refusal(self, seat: str, choice: JsonObject, refused: IllegalChoice) -> None:
        event = {"event": "choice-refused", "seat": seat, "choice": choice, "reason": refused.reason}
        self.step_events.append({**event, "rules": [refused.rule] if refused.rule else []})


def told(thing: JsonObject) -> str:
    """A choice or directive, for a message."""
    return json.dumps(thing, ensure_ascii=False)
