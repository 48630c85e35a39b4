"""The world of one scenario, which its steps act on.

Givens build a position, which is sent at the first When or Then. Whens make choices or carry out directives. Thens
state expectations. Each of these has its own module. This one joins them: it starts the game, tracks the present run of
Whens, and checks what the scenario leaves open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn

import msgspec
from msgspec import UNSET

from conformance.protocol.engine import Engine, IllegalChoice, InvalidPosition
from conformance.protocol.messages import Outcome, Pending, Turnpoint
from conformance.steps.comparison import Failed, check
from conformance.steps.errors import ScenarioFault, StepFailure
from conformance.steps.expect import Expectation
from conformance.steps.paths import JsonObject, Nowhere, Places, follow
from conformance.steps.play import Play
from conformance.steps.position_builder import Building
from conformance.steps.registry import Kind, Slip
from conformance.steps.script import Script, as_data
from conformance.steps.snapshots import Snapshots

__all__ = ["ScenarioFault", "StepFailure", "World"]


STOP = "stop"
"""The key of a position that says where the game stops, and the window that is open there."""


NOTHING_BEFORE = Slip(
    "nothing has happened yet to compare this with",
    "add a When first, or state the present value",
)


class World:
    """One scenario on one engine. docs/reference/protocol.md describes observations and positions."""

    def __init__(
        self, engine: Engine, game: str, edition: str, places: Places | None = None, *, listens: bool = False
    ) -> None:
        """Create the world.

        `places` gives access to positions by path; see `Vocabulary.places`. With `listens`, the events of each seat are
        requested after every request, because a step needs them.
        """
        self.engine, self.game, self.edition, self.places = engine, game, edition, places or Places()
        self.building = Building(game, edition, self.places)
        self.play, self.seen = Play(engine), Snapshots(engine)
        self._listens = listens
        self.seed: int | None = None
        """Seed for `setup`. Without it, the engine asks the seat `chance`."""
        self.notes: dict[str, Any] = {}
        """Notes that the vocabulary keeps from step to step."""
        self.stated: list[Expectation] = []
        """Expectations that the present step has stated so far."""
        self.because: tuple[str, ...] = ()
        """Rules that the present step states as the reason of a refusal."""
        self.script = Script()
        """All requests and expectations of the steps, in order."""
        self.judgement: JsonObject | None = None
        """The engine's judgement of the deck."""
        self.played = False
        """True once a When has begun."""
        self._kind: Kind = "given"
        self._mentioned: Turnpoint | None = None
        self._refused: InvalidPosition | None = None
        self._refusal_counts = False

    # -- progress of the scenario -------------------------------------------------------------------------------------

    def begin(self, kind: Kind) -> None:
        """Begin a step of that kind. A When after another kind starts a new run of Whens."""
        self.stated, self.play.step_events = [], []
        self.because, self.play.refusal = (), None
        self.script.next_step()
        if kind == "given":
            self.building.must_be_open()
            return
        if self.building.deck:
            return
        self._send()
        if kind == "when" and self._kind != "when":
            self.play.begin_run()
            with self.script.ask("remember", {"forget": True}):
                pass
            if not self.play.ahead:
                self.seen.before = None if self._refused else self.after()
        self._kind, self.played = kind, self.played or kind == "when"

    def _send(self) -> None:
        """Send the position unless it has been sent."""
        if self.building.deck:
            raise ScenarioFault("a scenario about a deck plays no game; remove the steps that choose or observe")
        if not self.building.sent:
            self.building.sent = True
            if self._listens:
                self.play.seen = {seat: [] for seat in self.seats}
            params: JsonObject = {"game": self.game, "edition": self.edition, "position": self.building.position}
            with self.script.ask("setup", params if self.seed is None else {**params, "seed": self.seed}):
                try:
                    self.play.set_up(self.game, self.edition, self.building.position, self.seed)
                except InvalidPosition as refused:
                    self._refused = refused
            if not self.played:
                given = None if self.places.as_given is None else self.places.as_given(params["position"])
                with self.script.ask("remember", {"position": given}):
                    pass

    def _must_have_begun(self) -> None:
        """Send the position. Fails if the engine refuses it."""
        self._send()
        if self._refused is not None:
            self._refusal_counts = True
            at = f"{self._refused.problem} at {self._refused.where}: {self._refused.detail}"
            raise StepFailure(f"the engine refuses the position: {at}", expected=self.building.position, actual=at)

    def finish(self) -> None:
        """End the scenario.

        Fails on a refused position that no step mentioned. Fails if someone other than the active player has to decide,
        unless a Then mentions the decision or the position stops there.
        """
        if self.building.deck:
            return
        if self._refused is not None:
            if not self._refusal_counts:
                self._must_have_begun()
            return
        pending = self.pending
        if self._mentioned is self.play.turnpoint:
            return
        stops = [STOP] if STOP in self.building.position else []
        self.state(Expectation(comparison="nothing is left open", value=stops))
        if pending is None or pending.window in stops:
            return
        active = (self.after().get("turn") or {}).get("seat")
        if pending.seat != active:
            self.fail(
                f"left open: at the end, {pending.seat} still has to decide ({pending.window}); "
                "resolve it, or add a Then that mentions it",
                expected={"seat": active},
                actual={"seat": pending.seat, "window": pending.window},
            )

    # -- players and the position -------------------------------------------------------------------------------------

    @property
    def seats(self) -> list[str]:
        """The players, clockwise from the first."""
        return self.building.seats

    def must_sit(self, *named: str | list[str]) -> None:
        """Raise ScenarioFault unless all the players sit at the table."""
        self.building.must_sit(*(name for each in named for name in ([each] if isinstance(each, str) else each)))

    # -- play ---------------------------------------------------------------------------------------------------------

    @property
    def pending(self) -> Pending | None:
        """The open decision; None if the game is over."""
        self._must_have_begun()
        return self.play.pending

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game, if it is over."""
        self._must_have_begun()
        return self.play.turnpoint.outcome

    @property
    def events(self) -> list[JsonObject]:
        """Events since the present run of Whens began."""
        return self.play.events

    def events_seen(self, seat: str) -> list[JsonObject]:
        """Return those events as a player sees them. Steps that use this need the feature `views`."""
        self._must_have_begun()
        return self.play.seen[seat]

    def options(self, seat: str | None = None) -> list[JsonObject]:
        """Return every legal choice of the open decision.

        Raises Unsupported if the engine does not list them. Fails if `seat` is named and someone else decides. For a
        decision that the engine settled for the seat, returns that one choice.
        """
        self._must_have_begun()
        if seat is not None:
            self.expect_pending(seat)
            if (settled := self.play.was_settled(seat)) is not None:
                return [settled.choice]
        return self.play.options()

    def choose(self, seat: str, choice: JsonObject) -> Turnpoint:
        """Choose for a seat (a player or `chance`). Fails if it is not that seat's turn, or the engine refuses."""
        self._must_have_begun()
        with self.script.ask("choose", {"seat": seat, "choice": choice}):
            return self.play.choose(str(seat), choice)

    def arrange(self, directive: JsonObject, from_engine: JsonObject | None = None) -> Turnpoint:
        """Carry out a directive. Steps that use this declare `needs=("arrange",)`.

        `from_engine` holds the fields that come from the engine, as `{"at": PATH}`.
        """
        self._must_have_begun()
        with self.script.ask("arrange", {"directive": {**directive, **(from_engine or {})}}):
            return self.play.arrange(directive)

    def judge(self) -> None:
        """Judge the deck of the Givens. Steps that use this declare `needs=("decks",)`."""
        if self.seats or not self.building.deck.get("deck"):
            raise ScenarioFault("a scenario about a deck needs cards in the deck, and nobody sits at a table")
        self.building.sent = True
        params = {"game": self.game, "edition": self.edition, **self.building.deck}
        with self.script.ask("deck", params):
            self.judgement = self.engine.deck(**params)
        self.play.step_events.append({"event": "deck-judged", **self.judgement})

    def _deck_judgement(self) -> JsonObject:
        if self.judgement is None:
            raise ScenarioFault("no deck has been judged; add 'the deck is judged' first")
        return self.judgement

    # -- observations -------------------------------------------------------------------------------------------------

    def after(self) -> JsonObject:
        """Return the full view now."""
        self._must_have_begun()
        return self.seen.at(self.play.turnpoint)

    def seen_by(self, seat: str) -> JsonObject:
        """Return a player's view now, with `?` for hidden cards."""
        self._must_have_begun()
        return self.seen.by(seat)

    @property
    def before(self) -> JsonObject:
        """The full view before the present run of Whens.

        Before the first When, it is the Givens' position with its defaults, if the game has them.
        """
        if not self.played:
            if self.places.as_given is None:
                raise ScenarioFault(str(NOTHING_BEFORE))
            self._must_have_begun()
            return self.places.as_given(self.building.position)
        if self.seen.before is None:
            self.seen.before = self.after()
        return self.seen.before

    def found(self, expected: Expectation) -> Any:
        """Return the present value at a path. Fails if the engine reports none."""
        try:
            if expected.path[0] in ANSWERS:
                return follow({expected.path[0]: ANSWERS[expected.path[0]](self)}, expected.path)
            shown = self.after() if expected.viewer is None else self.seen_by(expected.viewer)
            return self.places.read(shown, expected.path)
        except Nowhere as nowhere:
            if expected.default is not UNSET and not (nowhere.at_once and len(expected.path) > 1):
                return expected.default
            if not nowhere.at_once:
                self.fail(f"the engine does not report {expected.name}: {nowhere}", expected=expected.value)
            no_matter = self.building.deck or self.places.begins_with_a_card(expected.path)
            pending = None if no_matter else self.pending
            decides = f"; {pending.seat} decides now ({pending.window})" if pending else ""
            self.fail(f"{nowhere}{decides}", expected=expected.value)

    def found_before(self, expected: Expectation) -> Any:
        """Return the value at a path before the present run of Whens."""
        try:
            return self.places.read(self.before, expected.path)
        except Nowhere as nowhere:
            if expected.default is not UNSET:
                return expected.default
            if not self.played:
                raise ScenarioFault(
                    f"{expected.name} is not known before the first When ({nowhere}); add a Given for it"
                ) from None
            self.fail(f"the engine did not report {expected.name} before: {nowhere}", expected=expected.value)

    # -- expectations -------------------------------------------------------------------------------------------------

    def state(self, expected: Expectation) -> None:
        """Note an expectation that the step checks itself."""
        self.stated.append(expected)
        self.script.demand(expected)

    def expect(self, expected: Expectation) -> None:
        """Check an expectation, and fail the step unless it holds."""
        self.state(expected)
        try:
            check(expected, self)
        except Failed as failed:
            self.fail(failed.message, expected=failed.expected, actual=failed.actual)

    def expect_pending(self, seat: str, *windows: str) -> Pending:
        """Check that this seat decides, in one of the windows if any are named.

        Marks the decision as mentioned, so the scenario may end with it.
        """
        self.state(Expectation(comparison="is asked", value={"seat": as_data(seat), "windows": list(windows)}))
        seat = str(seat)
        settled = self.play.was_settled(seat, windows)
        pending = (
            self.pending if settled is None else Pending(seat=seat, window=settled.window, options=[settled.choice])
        )
        if pending is None:
            self.fail("no decision is open: the game is over", expected=seat)
        if pending.seat != seat or (windows and pending.window not in windows):
            expected = {"seat": seat, "window": " or ".join(windows)} if windows else {"seat": seat}
            message = f"not now: {pending.seat} decides ({pending.window})"
            self.fail(message, expected=expected, actual={"seat": pending.seat, "window": pending.window})
        self._mentioned = self.play.turnpoint
        return pending

    def refused(self, seat: str, choice: JsonObject, *rules: str) -> IllegalChoice:
        """Check that the engine refuses a choice and that nothing changes.

        `rules` are the rules that forbid it. An engine that gives another reason passes; see `other_reason`.
        """
        self._must_have_begun()
        self.because = rules
        self.stated.append(Expectation(comparison="is refused", value=as_data({"seat": seat, "choice": choice})))
        with self.script.ask("refuse", {"seat": seat, "choice": choice}, rules=rules):
            return self.play.refused(str(seat), choice, self.after)

    @property
    def other_reason(self) -> IllegalChoice | None:
        """The engine's refusal in the present step, if it names another rule than the step."""
        given = self.play.refusal
        return given if given is not None and given.rule and self.because and given.rule not in self.because else None

    def problem(self) -> str | None:
        """Return the problem for which the engine refuses the position, if it does. The refusal is then no failure."""
        self._send()
        self._refusal_counts = True
        return None if self._refused is None else self._refused.problem

    def fail(self, message: str, *, expected: Any = None, actual: Any = None) -> NoReturn:
        """Fail the step. The report shows the present options."""
        raise self.play.failure(message, expected=expected, actual=actual)


ANSWERS: Mapping[str, Callable[[World], Any]] = {
    "outcome": lambda world: msgspec.to_builtins(world.outcome),
    "events": lambda world: world.events,
    "pending": lambda world: msgspec.to_builtins(world.pending),
    "options": lambda world: world.options(),
    "problem": World.problem,
    "judgement": World._deck_judgement,
}
"""First keys of paths outside a position, for values from other answers."""
