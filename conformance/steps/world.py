"""The world of one scenario: what its steps speak to.

Givens build a position; it is sent at the first When or Then. Whens have somebody choose, or something happen. Thens
state what must hold. Each of these has a module of its own; here they come together, and it is seen to that the game
has begun, which run of Whens is the present one, and what the scenario leaves open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn

import msgspec
from msgspec import UNSET

from conformance.protocol.engine import Engine, IllegalChoice, InvalidPosition
from conformance.protocol.messages import Outcome, Pending, Turnpoint
from conformance.steps.comparison import Failed, check
from conformance.steps.expect import Expectation
from conformance.steps.faults import ScenarioFault, StepFailure
from conformance.steps.paths import JsonObject, Nowhere, Places, follow
from conformance.steps.play import Play
from conformance.steps.position_builder import Building
from conformance.steps.registry import Kind, Slip
from conformance.steps.script import Script, as_data
from conformance.steps.snapshots import Snapshots

__all__ = ["ScenarioFault", "StepFailure", "World"]


STOP = "stop"
"""The key of a position that says where the game rests, and the window that is open there."""


NOTHING_BEFORE = Slip(
    "nothing has happened yet with which this could be compared",
    "say first with When what happens, or state what is there now",
)


class World:
    """One scenario against one engine. Observations and positions are as docs/reference/protocol.md describes them."""

    def __init__(
        self, engine: Engine, game: str, edition: str, places: Places | None = None, *, listens: bool = False
    ) -> None:
        """`places`: how paths lead through positions of the game; see `Vocabulary.places`. `listens`: each seat is
        listened to after every request, since a step will ask what it has been told."""
        self.engine, self.game, self.edition, self.places = engine, game, edition, places or Places()
        self.building = Building(game, edition, self.places)
        self.play, self.seen = Play(engine), Snapshots(engine)
        self._listens = listens
        self.seed: int | None = None
        """Given to `setup`; without one the engine asks the seat `chance`."""
        self.notes: dict[str, Any] = {}
        """For the vocabulary's own use, from step to step."""
        self.stated: list[Expectation] = []
        """What the present step has stated so far."""
        self.script = Script()
        """All that the steps have asked and stated, in order."""
        self.judgement: JsonObject | None = None
        """What the engine has said of the deck."""
        self.played = False
        """Whether a When has begun."""
        self._kind: Kind = "given"
        self._mentioned: Turnpoint | None = None
        self._refused: InvalidPosition | None = None
        self._refusal_counts = False

    # -- the course of the scenario ---------------------------------------------------------------------------------

    def begin(self, kind: Kind) -> None:
        """A step of that kind is about to be carried out. A When after another kind starts a new run of Whens."""
        self.stated, self.play.step_events = [], []
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
        """Sends the position, if that is still to do."""
        if self.building.deck:
            raise ScenarioFault(
                "a scenario about a deck plays no game: there is nobody to choose, and nothing to observe"
            )
        if not self.building.sent:
            self.building.sent = True
            if self._listens:
                self.play.told = {seat: [] for seat in self.seats}
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
        """Sends the position, and fails where the engine refuses it."""
        self._send()
        if self._refused is not None:
            self._refusal_counts = True
            at = f"{self._refused.problem} at {self._refused.where}: {self._refused.detail}"
            raise StepFailure(f"the engine refuses the position: {at}", expected=self.building.position, actual=at)

    def finish(self) -> None:
        """At the end of the scenario: fails on a refused position that no step spoke of, and on a decision left open
        for someone other than the active player, unless a Then says that it is open, or the position that the game
        stops there."""
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
                f"left open: at the end it is for {pending.seat} to decide ({pending.window}); "
                "settle it, or say that it is open",
                expected={"seat": active},
                actual={"seat": pending.seat, "window": pending.window},
            )

    # -- the players, and the position being built -------------------------------------------------------------------

    @property
    def seats(self) -> list[str]:
        """The players, clockwise from the first."""
        return self.building.seats

    def must_sit(self, *named: str | list[str]) -> None:
        """A fault of the scenario where one of these players does not sit at the table."""
        self.building.must_sit(*(name for each in named for name in ([each] if isinstance(each, str) else each)))

    # -- play -------------------------------------------------------------------------------------------------------

    @property
    def pending(self) -> Pending | None:
        """The open decision; None when the game is over."""
        self._must_have_begun()
        return self.play.pending

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        self._must_have_begun()
        return self.play.turnpoint.outcome

    @property
    def events(self) -> list[JsonObject]:
        """What happened since the present run of Whens began."""
        return self.play.events

    def told(self, seat: str) -> list[JsonObject]:
        """The same as a player is told it. Steps that ask for it need the feature `views`."""
        self._must_have_begun()
        return self.play.told[seat]

    def options(self, seat: str | None = None) -> list[JsonObject]:
        """Every legal choice of the open decision. Unsupported where the engine does not list them. Fails where it is
        not that seat's, if one is named; of what was settled for it, the one choice is all."""
        self._must_have_begun()
        if seat is not None:
            self.expect_pending(seat)
            if (settled := self.play.was_settled(seat)) is not None:
                return [settled.choice]
        return self.play.options()

    def choose(self, seat: str, choice: JsonObject) -> Turnpoint:
        """A seat (a player, or `chance`) decides. Fails where it is not that seat's turn, or the choice is refused."""
        self._must_have_begun()
        with self.script.ask("choose", {"seat": seat, "choice": choice}):
            return self.play.choose(str(seat), choice)

    def arrange(self, directive: JsonObject, told: JsonObject | None = None) -> Turnpoint:
        """A directive happens. Steps that use it say `needs=("arrange",)`. `told`: the fields that the step has from
        the engine, as `{"at": PATH}`."""
        self._must_have_begun()
        with self.script.ask("arrange", {"directive": {**directive, **(told or {})}}):
            return self.play.arrange(directive)

    def judge(self) -> None:
        """The deck of the Givens is judged. Steps that use it say `needs=("decks",)`."""
        if self.seats or not self.building.deck.get("deck"):
            raise ScenarioFault("a scenario about a deck says what it holds, and nobody sits at a table")
        self.building.sent = True
        params = {"game": self.game, "edition": self.edition, **self.building.deck}
        with self.script.ask("deck", params):
            self.judgement = self.engine.deck(**params)
        self.play.step_events.append({"event": "deck-judged", **self.judgement})

    def _told_of_the_deck(self) -> JsonObject:
        if self.judgement is None:
            raise ScenarioFault("no deck has been judged: say first 'the deck is judged'")
        return self.judgement

    # -- what can be seen --------------------------------------------------------------------------------------------

    def after(self) -> JsonObject:
        """All that can be observed now."""
        self._must_have_begun()
        return self.seen.at(self.play.turnpoint)

    def seen_by(self, seat: str) -> JsonObject:
        """What a player may see now; hidden cards are `?`."""
        self._must_have_begun()
        return self.seen.by(seat)

    @property
    def before(self) -> JsonObject:
        """The position before the first When of the present run of Whens: as it could be observed, or as the Givens
        have it where nothing has been played and the game counts from there."""
        if not self.played:
            if self.places.as_given is None:
                raise ScenarioFault(str(NOTHING_BEFORE))
            self._must_have_begun()
            return self.places.as_given(self.building.position)
        if self.seen.before is None:
            self.seen.before = self.after()
        return self.seen.before

    def found(self, expected: Expectation) -> Any:
        """What stands at a place now. Fails where the engine tells nothing there."""
        try:
            if expected.path[0] in TOLD:
                return follow({expected.path[0]: TOLD[expected.path[0]](self)}, expected.path)
            shown = self.after() if expected.viewer is None else self.seen_by(expected.viewer)
            return self.places.read(shown, expected.path)
        except Nowhere as nowhere:
            if expected.default is not UNSET and not (nowhere.at_once and len(expected.path) > 1):
                return expected.default
            if not nowhere.at_once:
                self.fail(f"the engine does not tell {expected.name}: {nowhere}", expected=expected.value)
            no_matter = self.building.deck or self.places.begins_with_a_card(expected.path)
            pending = None if no_matter else self.pending
            asked = f"; it is for {pending.seat} to decide ({pending.window})" if pending else ""
            self.fail(f"{nowhere}{asked}", expected=expected.value)

    def found_before(self, expected: Expectation) -> Any:
        """What stood at a place before the present run of Whens."""
        try:
            return self.places.read(self.before, expected.path)
        except Nowhere as nowhere:
            if expected.default is not UNSET:
                return expected.default
            if not self.played:
                raise ScenarioFault(
                    f"{expected.name} is not known before the first When ({nowhere}): say what it is"
                ) from None
            self.fail(f"the engine did not tell {expected.name} before: {nowhere}", expected=expected.value)

    # -- stating ----------------------------------------------------------------------------------------------------

    def state(self, expected: Expectation) -> None:
        """The present step states that, and sees to it by itself."""
        self.stated.append(expected)
        self.script.demand(expected)

    def expect(self, expected: Expectation) -> None:
        """Fails where an expectation does not hold."""
        self.state(expected)
        try:
            check(expected, self)
        except Failed as failed:
            self.fail(failed.message, expected=failed.expected, actual=failed.actual)

    def expect_pending(self, seat: str, *windows: str) -> Pending:
        """Asserts whose decision is open, and (where windows are given) of which kind. Marks it as mentioned, so that
        the scenario may end with it."""
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
            message = f"it is for {pending.seat} to decide ({pending.window})"
            self.fail(message, expected=expected, actual={"seat": pending.seat, "window": pending.window})
        self._mentioned = self.play.turnpoint
        return pending

    def refused(self, seat: str, choice: JsonObject, *rules: str) -> IllegalChoice:
        """Asserts that a choice is refused, whoever's decision is open, and that this changes nothing. `rules`: why."""
        self._must_have_begun()
        self.stated.append(Expectation(comparison="is refused", value=as_data({"seat": seat, "choice": choice})))
        with self.script.ask("refuse", {"seat": seat, "choice": choice}, rules=rules):
            return self.play.refused(str(seat), choice, self.after)

    def problem(self) -> str | None:
        """The problem for which the engine refuses the position, if it does. The refusal is no failure then."""
        self._send()
        self._refusal_counts = True
        return None if self._refused is None else self._refused.problem

    def fail(self, message: str, *, expected: Any = None, actual: Any = None) -> NoReturn:
        """The step fails. What is offered at that moment goes into the report."""
        raise self.play.failure(message, expected=expected, actual=actual)


TOLD: Mapping[str, Callable[[World], Any]] = {
    "outcome": lambda world: msgspec.to_builtins(world.outcome),
    "events": lambda world: world.events,
    "pending": lambda world: msgspec.to_builtins(world.pending),
    "options": lambda world: world.options(),
    "problem": World.problem,
    "judgement": World._told_of_the_deck,
}
"""What paths may begin with beside the keys of a position: what the answers to other requests have told."""
