"""Play of a game on an engine: choices, directives, and the resulting events."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from conformance.protocol.engine import Engine, IllegalChoice, Unsupported
from conformance.protocol.messages import Outcome, Pending, Settled, Turnpoint
from conformance.steps.comparison import sorted_items
from conformance.steps.errors import StepFailure
from conformance.steps.options import is_option

JsonObject = dict[str, Any]
_FORCED_AT_MOST = 1000


class Play:
    """A game from its first turnpoint to the present one.

    Makes no choices on its own, except that it passes decisions with `forced` set.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.turnpoint = Turnpoint(pending=None, outcome=Outcome(winner=None))
        self.events: list[JsonObject] = []
        """Events since the present run of Whens began."""
        self.step_events: list[JsonObject] = []
        """Events of the present step, with refusals as the event `choice-refused`."""
        self.refusal: IllegalChoice | None = None
        """The last refusal in the present step."""
        self.seen: dict[str, list[JsonObject]] = {}
        """Seat → events that it has seen since the present run of Whens began, if the scenario needs them."""
        self.settled: list[Settled] = []
        """Decisions the engine settled on the way to this turnpoint, and that no step has mentioned."""
        self.ahead = False
        """True if the engine was ahead of the steps when the present run of Whens began."""
        self.passed_over = False
        """True if the game went on after the engine settled a decision that no step had mentioned."""

    @property
    def pending(self) -> Pending | None:
        """The open decision; None if the game is over."""
        return self.turnpoint.pending

    @property
    def offered(self) -> list[JsonObject] | None:
        """The open choices, if the engine lists them."""
        return self.pending.options if self.pending else None

    def options(self) -> list[JsonObject]:
        """Return every legal choice of the open decision. Raises Unsupported if the engine does not list them."""
        if self.pending is None:
            raise self.failure("no decision is open: the game is over")
        if self.pending.options is None:
            raise Unsupported("feature", "options")
        return self.pending.options

    # -- settled decisions --------------------------------------------------------------------------------------------

    def begin_run(self) -> None:
        """Begin a run of Whens. Events count from here, unless the engine has already reported them."""
        self.ahead = bool(self.settled)
        if not self.ahead:
            self.events = []
            self.seen = {seat: [] for seat in self.seen}

    @property
    def may_be_ahead(self) -> bool:
        """True if the state may be later than the one a step describes."""
        return self.ahead or self.passed_over or bool(self.settled)

    def was_settled(self, seat: str, windows: Iterable[str] = (), choice: JsonObject | None = None) -> Settled | None:
        """Return the first settled decision of a seat that matches, and drop those before it.

        It must be in one of the windows if any are named, and have that choice if one is named.
        """
        windows = tuple(windows)
        for place, found in enumerate(self.settled):
            fits = found.seat == seat and (not windows or found.window in windows)
            if fits and (choice is None or is_option(choice, found.choice)):
                self.settled = self.settled[place:]
                return found
        return None

    def failure(self, message: str, **rest: Any) -> StepFailure:
        """Return a failure with the present options."""
        return StepFailure(message, offered=self.offered, **rest)

    # -- requests -----------------------------------------------------------------------------------------------------

    def set_up(self, game: str, edition: str, position: JsonObject, seed: int | None) -> None:
        """Start the game at a position. Raises InvalidPosition."""
        self._arrive(self.engine.setup(game, edition, position, seed))

    def choose(self, seat: str, choice: JsonObject) -> Turnpoint:
        """Choose for a seat (a player or `chance`).

        Fails if it is not that seat's turn, or the engine refuses. A choice that the engine has already settled is not
        made again.
        """
        if self.was_settled(seat, choice=choice) is not None:
            del self.settled[0]
            return self.turnpoint
        pending = self.pending
        if pending is None or pending.seat != seat:
            self._must_not_be_settled_otherwise(seat, choice)
        if pending is None:
            raise self.failure(f"{seat} has nothing to decide: the game is over", expected=choice)
        if pending.seat != seat:
            message = f"not now: {pending.seat} decides ({pending.window}), not {seat}"
            raise self.failure(message, expected={"seat": seat, "choice": choice}, actual={"seat": pending.seat})
        try:
            turnpoint = self.engine.choose(seat, choice)
        except IllegalChoice as refused:
            self._must_not_be_settled_otherwise(seat, choice)
            raise self._refusal(seat, choice, refused) from refused
        self._arrive(turnpoint)
        if pending.options is not None and not any(is_option(choice, option) for option in pending.options):
            message = f"the engine accepted {in_json(choice)}, which was not among the options it listed for {seat}"
            raise StepFailure(message, expected=choice, offered=pending.options)
        return self.turnpoint

    def _must_not_be_settled_otherwise(self, seat: str, choice: JsonObject) -> None:
        """Fail if the engine has settled another choice of that kind for the seat."""
        other = next((each for each in self.settled if (each.seat, each.choice["do"]) == (seat, choice["do"])), None)
        if other is not None:
            self.settled = []  # no later state excuses this
            message = f"the engine settled {in_json(other.choice)} for {seat}, as if nothing else were legal"
            raise self.failure(message, expected=choice, actual=other.choice)

    def arrange(self, directive: JsonObject) -> Turnpoint:
        """Carry out a directive."""
        try:
            self._arrive(self.engine.arrange(directive))
        except IllegalChoice as refused:
            raise StepFailure(f"the engine refused the directive {in_json(directive)}: {refused.reason}") from refused
        return self.turnpoint

    def refused(self, seat: str, choice: JsonObject, observe: Callable[[], JsonObject]) -> IllegalChoice:
        """Check that the engine refuses a choice, and that nothing changes."""
        if self.was_settled(seat, choice=choice) is not None:
            raise self.failure(f"the engine settled {in_json(choice)} for {seat}", expected="a refusal", actual=choice)
        state = observe()
        listed = self.offered if self.pending is not None and self.pending.seat == seat else None
        if listed is not None and choice in listed:
            raise self.failure(f"the engine offers {in_json(choice)} to {seat}", expected="a refusal", actual=choice)
        offered = self.offered
        try:
            turnpoint = self.engine.choose(seat, choice)
        except IllegalChoice as refused:
            self._note_refusal(seat, choice, refused)
            now = self.engine.observe(None)
            if now != state:
                message = "the engine refused the choice, but something changed"
                raise self.failure(message, expected=state, actual=now) from refused
            if (
                listed is not None
                and refused.options is not None
                and sorted_items(listed) != sorted_items(refused.options)
            ):
                message = "the options changed with the refusal"
                raise self.failure(message, expected=listed, actual=refused.options) from refused
            return refused
        self._arrive(turnpoint)
        message = f"the engine allowed {in_json(choice)} to {seat}"
        raise StepFailure(message, expected="a refusal", actual=turnpoint.events, offered=offered)

    # -- results ------------------------------------------------------------------------------------------------------

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
        for seat, seen in self.seen.items():
            seen += self.engine.events_seen_by(seat)

    def _refusal(self, seat: str, choice: JsonObject, refused: IllegalChoice) -> StepFailure:
        self._note_refusal(seat, choice, refused)
        offered = refused.options if refused.options is not None else self.offered
        rule = f" ({refused.rule})" if refused.rule else ""
        message = f"the engine refuses {seat} {in_json(choice)}: {refused.reason}{rule}"
        return StepFailure(message, expected=choice, offered=offered)

    def _note_refusal(self, seat: str, choice: JsonObject, refused: IllegalChoice) -> None:
        self.refusal = refused
        event = {"event": "choice-refused", "seat": seat, "choice": choice, "reason": refused.reason}
        self.step_events.append({**event, "rules": [refused.rule] if refused.rule else []})


def in_json(thing: JsonObject) -> str:
    """Return a choice or directive as JSON, for a message."""
    return json.dumps(thing, ensure_ascii=False)
