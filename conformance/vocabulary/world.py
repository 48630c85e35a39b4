"""The world of one scenario: what its steps speak to, and all that they can do.

Given steps build `position`; it is sent at the first When or Then. When steps call `choose`, `arrange` or `refused`.
Then steps compare `before` (as it was before the first When of the present run of Whens) with `after()`.
Nothing is chosen for anybody, except that a decision with `forced` set is passed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, NoReturn

from conformance.protocol.engine import Engine, IllegalChoice, InvalidPosition, JsonObject, Unsupported
from conformance.protocol.messages import Outcome, Pending, Turnpoint
from conformance.vocabulary.registry import Kind

_FORCED_AT_MOST = 1000


class StepFailure(Exception):
    """The engine does not do what the step says. `offered` are the choices that were open."""

    def __init__(
        self, message: str, *, expected: Any = None, actual: Any = None, offered: list[JsonObject] | None = None
    ) -> None:
        super().__init__(message)
        self.message, self.expected, self.actual, self.offered = message, expected, actual, offered


class ScenarioFault(Exception):
    """The scenario itself is wrong, whatever the engine: a Given after a When, a player who is not at the table."""


class World:
    """One scenario against one engine. Observations and positions are as docs/protocol.md describes them."""

    def __init__(self, engine: Engine, game: str, edition: str) -> None:
        self.engine, self.game, self.edition = engine, game, edition
        self.position: JsonObject = {"game": game, "edition": edition, "seats": []}
        """Being built by Given steps."""
        self.seed: int | None = None
        """Given to `setup`; without one the engine asks the seat `chance`."""
        self.notes: dict[str, Any] = {}
        """For the vocabulary's own use, from step to step."""
        self.events: list[JsonObject] = []
        """What happened since the present run of Whens began."""
        self.step_events: list[JsonObject] = []
        """What happened during the present step, refusals included (as the event `choice-refused`)."""
        self.played = False
        """Whether a When has begun. Until then `before` is what the engine made of the position, not the position."""
        self._sent = False
        self._turnpoint: Turnpoint | None = None
        self._seen: JsonObject | None = None
        self._before: JsonObject | None = None
        self._kind: Kind = "given"
        self._mentioned: Turnpoint | None = None
        self._refused: InvalidPosition | None = None
        self._refusal_counts = False

    # -- Given ------------------------------------------------------------------------------------------------------

    def add_seat(self, name: str, **fields: Any) -> JsonObject:
        """A further player, after those already there. Returns the seat's entry in the position."""
        self._must_be_building()
        if any(seat["name"] == name for seat in self.position["seats"]):
            raise ScenarioFault(f"{name} already sits at the table")
        seat = {"name": name, **fields}
        self.position["seats"].append(seat)
        return seat

    def building(self, name: str) -> JsonObject:
        """The entry of a player in the position being built."""
        self._must_be_building()
        return self._entry(self.position, name)

    def put(self, seat: str, region: str, card: Any) -> Any:
        """Adds a card (a name, or an object for a card in play) to a region of a player. Returns the card."""
        self.building(seat).setdefault(region, []).append(card)
        return card

    def _must_be_building(self) -> None:
        if self._sent:
            raise ScenarioFault("the position is already played: a Given cannot follow a When or Then")

    @staticmethod
    def _entry(position: JsonObject, name: str) -> JsonObject:
        for seat in position["seats"]:
            if seat["name"] == name:
                found: JsonObject = seat
                return found
        raise ScenarioFault(f"no {name} at the table: there are {', '.join(s['name'] for s in position['seats'])}")

    @property
    def seats(self) -> list[str]:
        """The players, clockwise from the first."""
        return [seat["name"] for seat in self.position["seats"]]

    # -- the state of the game --------------------------------------------------------------------------------------

    @property
    def turnpoint(self) -> Turnpoint:
        """Where the game stands."""
        self.begin()
        assert self._turnpoint is not None
        return self._turnpoint

    @property
    def pending(self) -> Pending | None:
        """The open decision; None when the game is over."""
        return self.turnpoint.pending

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.turnpoint.outcome

    @property
    def before(self) -> JsonObject:
        """All that could be observed before the first When of the present run of Whens."""
        if self._before is None:
            self._before = self.after()
        return self._before

    def after(self) -> JsonObject:
        """All that can be observed now. Asked at most once between two requests."""
        self.begin()
        if self._seen is None:
            self._seen = self.engine.observe(None)
        return self._seen

    def seen_by(self, seat: str) -> JsonObject:
        """What a player may see now; hidden cards are `?`."""
        self.begin()
        return self.engine.observe(seat)

    def seat_before(self, name: str) -> JsonObject:
        """The entry of a player in `before`."""
        return self._observed(self.before, name)

    def seat_after(self, name: str) -> JsonObject:
        """The entry of a player in `after()`."""
        return self._observed(self.after(), name)

    def _observed(self, position: JsonObject, name: str) -> JsonObject:
        self._entry(self.position, name)
        try:
            return self._entry(position, name)
        except ScenarioFault:
            self.fail(f"the engine's position has no seat {name}", expected=name, actual=position)

    def options(self) -> list[JsonObject]:
        """Every legal choice of the open decision. Unsupported where the engine does not list them."""
        pending = self.pending
        if pending is None:
            self.fail("no decision is open: the game is over")
        if pending.options is None:
            raise Unsupported("feature", "options")
        return pending.options

    # -- doing ------------------------------------------------------------------------------------------------------

    def begin(self, kind: Kind | None = None) -> None:
        """Sends the position, if that is still to do, and passes where there is only that.

        The runner calls it before each step with the step's kind; a When after another kind starts a new run of Whens.
        """
        if kind == "given":
            self._must_be_building()
            return
        if not self._sent:
            self._sent = True
            try:
                self._arrive(self.engine.setup(self.game, self.edition, self.position, self.seed))
            except InvalidPosition as refused:
                self._refused = refused
        if self._refused is not None and kind is None:
            self._refusal_counts = True
            at = f"{self._refused.problem} at {self._refused.where}: {self._refused.detail}"
            raise StepFailure(f"the engine refuses the position: {at}", expected=self.position, actual=at)
        if kind == "when" and self._kind != "when":
            self.events = []
            self._before = None if self._refused else self.after()
        if kind is not None:
            self._kind, self.played = kind, self.played or kind == "when"

    def choose(self, seat: str, choice: JsonObject) -> Turnpoint:
        """A seat (a player, or `chance`) decides. Fails where it is not that seat's turn, or the choice is refused."""
        pending = self.pending
        if pending is None:
            self.fail(f"{seat} has nothing to decide: the game is over", expected=choice)
        if pending.seat != seat:
            message = f"it is for {pending.seat} to decide ({pending.window}), not for {seat}"
            self.fail(message, expected={"seat": seat, "choice": choice}, actual={"seat": pending.seat})
        try:
            turnpoint = self.engine.choose(seat, choice)
        except IllegalChoice as refused:
            raise self._refusal(seat, choice, refused) from refused
        listed = pending.options
        self._arrive(turnpoint)
        if listed is not None and not any(_agree(choice, option) for option in listed):
            message = (
                f"the engine carried out {_told(choice)}, which was not among the options that it listed for {seat}"
            )
            raise StepFailure(message, expected=choice, offered=listed)
        return self.turnpoint

    def arrange(self, directive: JsonObject) -> Turnpoint:
        """A directive happens. Steps that use it say `needs=("arrange",)`."""
        self.begin()
        try:
            self._arrive(self.engine.arrange(directive))
        except IllegalChoice as refused:
            raise StepFailure(f"the engine refused the directive {_told(directive)}: {refused.reason}") from refused
        return self.turnpoint

    def refused(self, seat: str, choice: JsonObject) -> IllegalChoice:
        """Asserts that a choice is refused, whoever's decision is open, and that this changes nothing."""
        pending, state = self.pending, self.after()
        if pending is not None and pending.seat == seat and choice in (pending.options or []):
            self.fail(f"the engine offers {_told(choice)} to {seat}", expected="a refusal", actual=choice)
        try:
            turnpoint = self.engine.choose(seat, choice)
        except IllegalChoice as refused:
            self._note_refusal(seat, choice, refused)
            now = self.engine.observe(None)
            if now != state:
                self.fail("the engine refused the choice, and yet something changed", expected=state, actual=now)
            listed = pending.options if pending is not None and pending.seat == seat else None
            if listed is not None and refused.options is not None and _sorted(listed) != _sorted(refused.options):
                self.fail("the options changed with the refusal", expected=listed, actual=refused.options)
            return refused
        self._arrive(turnpoint)
        raise StepFailure(
            f"the engine allowed {_told(choice)} to {seat}", expected="a refusal", actual=turnpoint.events,
            offered=pending.options if pending else None,
        )  # fmt: skip

    def position_refused(self) -> InvalidPosition:
        """Asserts that the engine refuses the position; says why it did."""
        self.begin("then")
        if self._refused is None:
            self.fail("the engine accepts the position", expected="a refusal", actual=self.after())
        self._refusal_counts = True
        return self._refused

    def _arrive(self, turnpoint: Turnpoint) -> None:
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
        self._turnpoint, self._seen = turnpoint, None
        self.events += turnpoint.events
        self.step_events += turnpoint.events

    def _refusal(self, seat: str, choice: JsonObject, refused: IllegalChoice) -> StepFailure:
        self._note_refusal(seat, choice, refused)
        pending = self._turnpoint.pending if self._turnpoint else None
        offered = refused.options if refused.options is not None else pending.options if pending else None
        rule = f" ({refused.rule})" if refused.rule else ""
        return StepFailure(
            f"the engine refuses {seat} {_told(choice)}: {refused.reason}{rule}", expected=choice, offered=offered
        )

    def _note_refusal(self, seat: str, choice: JsonObject, refused: IllegalChoice) -> None:
        event = {"event": "choice-refused", "seat": seat, "choice": choice, "reason": refused.reason}
        self.step_events.append({**event, "rules": [refused.rule] if refused.rule else []})

    # -- asserting --------------------------------------------------------------------------------------------------

    def fail(self, message: str, *, expected: Any = None, actual: Any = None) -> NoReturn:
        """The step fails. What is offered at that moment goes into the report."""
        pending = self._turnpoint.pending if self._turnpoint else None
        offered = pending.options if pending else None
        raise StepFailure(message, expected=expected, actual=actual, offered=offered)

    def expect(self, what: str, actual: Any, expected: Any) -> None:
        """Fails unless both are equal. `what` names the thing: `the pool of Alexis`."""
        if actual != expected:
            self.fail(f"{what}: expected {expected!r}, found {actual!r}", expected=expected, actual=actual)

    def expect_same(self, what: str, actual: Iterable[Any], expected: Iterable[Any]) -> None:
        """Fails unless both hold the same things, in whatever order, and as often."""
        left, right = list(actual), list(expected)
        if _sorted(left) != _sorted(right):
            missing = [x for x in right if right.count(x) > left.count(x)]
            extra = [x for x in left if left.count(x) > right.count(x)]
            self.fail(f"{what}: missing {missing}, unexpected {extra}", expected=right, actual=left)

    def expect_pending(self, seat: str, *windows: str) -> Pending:
        """Asserts whose decision is open, and (where windows are given) of which kind. Marks it as mentioned, so that
        the scenario may end with it."""
        pending = self.pending
        if pending is None:
            self.fail("no decision is open: the game is over", expected=seat)
        if pending.seat != seat or (windows and pending.window not in windows):
            expected = {"seat": seat, "window": " or ".join(windows)} if windows else {"seat": seat}
            message = f"it is for {pending.seat} to decide ({pending.window})"
            self.fail(message, expected=expected, actual={"seat": pending.seat, "window": pending.window})
        self._mentioned = self._turnpoint
        return pending

    def happened(self, event: str, **fields: Any) -> list[JsonObject]:
        """The events since the When that have this name and these fields."""
        return [e for e in self.events if e["event"] == event and all(e.get(k) == v for k, v in fields.items())]

    def expect_event(self, event: str, **fields: Any) -> JsonObject:
        """Asserts that it happened since the When; returns the first such event."""
        found = self.happened(event, **fields)
        if not found:
            self.fail(f"{event} did not happen", expected={"event": event, **fields}, actual=self.events)
        return found[0]

    def expect_no_event(self, event: str, **fields: Any) -> None:
        """Asserts that it did not happen since the When."""
        found = self.happened(event, **fields)
        if found:
            self.fail(f"{event} happened", expected=[], actual=found)

    def finish(self) -> None:
        """At the end of the scenario: fails on a refused position that no step spoke of, and on a decision left open
        for someone other than the active player, unless a Then says that it is open."""
        if self._refused is not None:
            if not self._refusal_counts:
                self.begin()
            return
        pending = self.pending
        if pending is None or self._mentioned is self._turnpoint:
            return
        active = (self.after().get("turn") or {}).get("seat")
        if pending.seat != active:
            self.fail(
                f"left open: at the end it is for {pending.seat} to decide ({pending.window}); "
                "settle it, or say that it is open",
                expected={"seat": active},
                actual={"seat": pending.seat, "window": pending.window},
            )


def _told(thing: JsonObject) -> str:
    return json.dumps(thing, ensure_ascii=False)


def _sorted(things: Iterable[Any]) -> list[str]:
    return sorted(json.dumps(thing, sort_keys=True, ensure_ascii=False) for thing in things)


def _agree(choice: JsonObject, option: JsonObject) -> bool:
    """Whether a choice means a listed option: neither contradicts the other where both speak."""
    return all(_same(choice[key], option[key]) for key in choice.keys() & option.keys())


def _same(left: Any, right: Any) -> bool:
    if isinstance(left, list) and isinstance(right, list):
        return _sorted(left) == _sorted(right)
    return bool(left == right)
