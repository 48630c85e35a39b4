"""Lockstep play: each choice is made on the reference and on an engine, and the results are compared.

The reference leads. It draws all chance, and only choices that it allows are made. Freedoms of the protocol are no
divergence: forced passes are made, and settled decisions are followed. `unsupported` ends the game, unless it names
something that the engine declares: that is a divergence.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from enum import StrEnum
from typing import Any

import msgspec
from msgspec import Struct

from conformance.fuzzing.comparison import Declared, Divergence, alike, parting, text, unmatched
from conformance.protocol.engine import (
    CouldNotStart,
    Engine,
    EngineBroke,
    EngineError,
    IllegalChoice,
    InvalidPosition,
    JsonObject,
    Malformed,
    Unsupported,
)
from conformance.protocol.messages import Pending, Settled, Turnpoint
from conformance.runner.game_records import documented

LATELY = 2
"""Number of choices whose rules may have caused a difference."""
MAX_FORCED_PASSES = 1_000
"""Maximum number of forced passes in a row."""
PASS = {"do": "pass"}


class StartingPoint(Struct, frozen=True, kw_only=True):
    """The start of a game: a position, and the choices to make first, including chance."""

    game: str
    edition: str
    position: JsonObject
    choices: tuple[tuple[str, JsonObject], ...] = ()
    origin: str = ""
    """Origin in one word: `deck`, `scenario`, `record`, `mutated`, or `kept`."""


class Parted(Exception):
    """The engine departs from the reference."""

    def __init__(self, difference: Divergence) -> None:
        super().__init__(difference.kind)
        self.difference = difference


class Skip(StrEnum):
    """The reason why a game ends although the two sides could differ further on."""

    UNDECLARED = "the game needs something that the engine does not declare"
    UNSUPPORTED = "the engine answered `unsupported`"
    UNAVAILABLE = "the reference does not allow it"


class Ended(Exception):
    """The game cannot continue, and the engine is not at fault.

    It needs something undeclared, or a choice that is not available.
    """

    def __init__(self, message: str, skip: Skip = Skip.UNDECLARED) -> None:
        super().__init__(message)
        self.skip = skip


class Likeness(Struct):
    """Number of the engine's words that are the reference's, for recognizing a copy of the reference."""

    refusals: int = 0
    """Choices that both sides refused."""
    reasons: int = 0
    """Reasons that are word for word the reference's."""
    rules: int = 0
    """Refusals that cite the same rule, if the reference cites one."""


class Pair:
    """Two engines that play one game of a campaign, and then the next."""

    def __init__(self, reference: Engine, engine: Engine) -> None:
        self.reference, self.engine = reference, engine
        self.breakdowns = 0
        """Number of times the engine broke."""
        self.down: str | None = None
        """Reason the engine can no longer be used, if so."""
        self.compared = 0
        """Number of decisions and outcomes compared so far, in all games."""
        self.likeness = Likeness()

    def begin(self, start: StartingPoint) -> None:
        """Set up both engines and make the first choices without comparing. Raises Ended and Parted."""
        self.declared = Declared(start.game, self.engine.description.games[start.game])
        self.line: list[tuple[str, JsonObject]] = []
        """Every choice so far, including chance, as the reference lists it."""
        self.window, self.queue = "", list[Settled]()
        self.reached, self.cited = list[str](), list[str]()
        """`reached`: rules that the last choice applied, as far as the reference reports.

        `cited`: rules that its events cite.
        """
        self._lately = deque[list[str]](maxlen=LATELY)
        self._events: tuple[list[JsonObject], list[JsonObject]] = ([], [])
        if not self.declared.has_position(start.position):
            raise Ended("the position needs a feature that the engine does not declare")
        where = (start.game, start.edition, start.position)
        self.reference.begin_scenario()
        self.engine.begin_scenario()
        try:
            self._led(self.reference.setup(*where))
        except EngineError as refused:
            raise Ended(str(refused), Skip.UNAVAILABLE) from refused
        try:
            self._followed(self.engine.setup(*where))
        except InvalidPosition as refused:
            raise self._parted("position", refused.problem, "it is a position", str(refused)) from refused
        except EngineError as error:
            raise self._failed(error) from error
        for seat, choice in start.choices:
            if self.pending is None:
                raise Ended("the game is over", Skip.UNAVAILABLE)
            self.choose(seat, choice)

    @property
    def lately(self) -> set[str]:
        """Rules that the last choices applied."""
        return {rule for rules in self._lately for rule in rules}

    # -- state --------------------------------------------------------------------------------------------------------

    @property
    def pending(self) -> Pending | None:
        """The reference's open decision."""
        return self.at.pending

    def options(self) -> list[JsonObject]:
        """Return the options that the reference offers and the engine declares.

        Once the engine has settled a decision, returns only its choice. Raises Parted, and Ended if the engine declares
        none of the options.
        """
        pending = self.pending
        assert pending is not None  # callers check this
        if self.queue:
            return [self._settled(pending, self.queue[0])]
        options = [each for each in pending.options or () if self.declared.has_choice(each)]
        if not options or (options == [PASS] and len(pending.options or ()) > 1):
            raise Ended("every option needs a feature that the engine does not declare")
        return options

    def _settled(self, pending: Pending, settled: Settled) -> JsonObject:
        options = pending.options or []
        same_decision = (pending.seat, pending.window) == (settled.seat, settled.window)
        if same_decision and len(options) == 1 and alike(settled.choice, options[0]):
            return options[0]
        expected = {"seat": pending.seat, "window": pending.window, "options": options}
        raise self._parted("settled", settled.window, expected, msgspec.to_builtins(settled))

    # -- playing ------------------------------------------------------------------------------------------------------

    def choose(self, seat: str, choice: JsonObject) -> None:
        """Make a choice on both engines. Raises Parted, and Ended if the reference does not allow it."""
        before, settled = self.at.pending, bool(self.queue)
        if settled and before is not None:
            self._settled(before, self.queue[0])
        self.reference.begin_scenario()
        try:
            led = self.reference.choose(seat, choice)
        except EngineError as refused:
            raise Ended(str(refused), Skip.UNAVAILABLE) from refused
        self.line.append((seat, choice))
        self.window = before.window if before is not None else ""
        self._led(led)
        if settled:
            del self.queue[0]
            return
        self.engine.begin_scenario()
        try:
            self._followed(self.engine.choose(seat, self._as_listed(choice)))
        except IllegalChoice as refused:
            raise self._parted("refused", str(choice["do"]), choice, str(refused)) from refused
        except EngineError as error:
            raise self._failed(error) from error

    def _as_listed(self, choice: JsonObject) -> JsonObject:
        """Return a choice in the form in which the engine lists it, because only that form is sure to be legal."""
        pending = self.found.pending
        listed = [] if pending is None or pending.options is None else pending.options
        if choice in listed:
            return choice
        return next((each for each in listed if alike(choice, each)), choice)

    def try_illegal(self, seat: str, choice: JsonObject) -> None:
        """Check that the engine refuses a choice that the reference refuses.

        Raises Parted, and Ended if it is legal.
        """
        if self.queue:
            return
        self.reference.begin_scenario()
        try:
            self.reference.choose(seat, choice)
        except IllegalChoice as refused:
            expected = refused
            rule = [refused.rule] if refused.rule else []
        except EngineError as error:
            raise Ended(str(error), Skip.UNAVAILABLE) from error
        else:
            raise Ended("it was legal", Skip.UNAVAILABLE)
        try:
            self.engine.choose(seat, choice)
        except IllegalChoice as refused:
            self.likeness.refusals += 1
            self.likeness.reasons += refused.reason == expected.reason
            self.likeness.rules += expected.rule is not None and refused.rule == expected.rule
            return
        except Unsupported:
            return
        except EngineError as error:
            raise self._failed(error) from error
        pending = self.pending
        window = pending.window if pending else ""
        difference = Divergence(
            kind="allowed", window=window, subject=str(choice["do"]), expected="a refusal", actual=choice,
            choice=choice, seat=seat, rules=rule,
        )  # fmt: skip
        raise Parted(difference)

    def _led(self, turnpoint: Turnpoint) -> None:
        self.at = turnpoint
        happened = [event for event in turnpoint.events if event["event"] != "rules-applied"]
        self.reached, self.cited = _rules_of(turnpoint.events), _rules_of(happened)
        self._lately.append(self.reached)
        self._events[0].extend(happened)
        if not self.declared.has_turnpoint(msgspec.structs.replace(turnpoint, events=happened)):
            raise Ended("the events need a feature that the engine does not declare")

    def _followed(self, turnpoint: Turnpoint) -> None:
        for _ in range(MAX_FORCED_PASSES):
            self.found = turnpoint
            self._events[1].extend(turnpoint.events)
            self.queue += turnpoint.settled
            if turnpoint.pending is None or not turnpoint.pending.forced:
                return
            turnpoint = self.engine.choose(turnpoint.pending.seat, PASS)
        raise self._parted("broke", "forced", f"at most {MAX_FORCED_PASSES} forced passes in a row", "more")

    # -- comparing ----------------------------------------------------------------------------------------------------

    def compare(self, viewers: Iterable[str | None] = (None,)) -> None:
        """Compare everything that the engine's level allows.

        Raises Parted, and Ended if the engine reports `unsupported`.

        `viewers` are the seats whose observations are compared, with None for the full view. Compares nothing while the
        engine is ahead because it has settled decisions.
        """
        if self.queue:
            return
        events, self._events = self._events, ([], [])
        self.compared += 1
        expected, actual = self.at.pending, self.found.pending
        self._compare_decisions(expected, actual)
        listed = self.declared.level != "play"
        if listed and expected is not None and actual is not None and expected.options != actual.options:
            options = [each for each in expected.options or () if self.declared.has_choice(each)]
            missing, extra = unmatched(options, filter(self.declared.has_choice, actual.options or ()))
            if missing or extra:
                about = sorted({str(each["do"]) for each in (missing or extra)})
                raise self._parted("options", f"{actual.window} {' '.join(about)}", missing, extra)
        for viewer in viewers:
            self._compare_states(viewer)
        if self.declared.level == "lockstep":
            self._compare_events(*events)

    def must_be_even(self) -> None:
        """Raise Parted if the game is over but the engine has settled further decisions."""
        if self.queue and self.pending is None:
            raise self._parted("settled", self.queue[0].window, "the game is over", msgspec.to_builtins(self.queue[0]))

    def _compare_decisions(self, expected: Pending | None, actual: Pending | None) -> None:
        if expected is not None and actual is not None:
            one, other = (expected.seat, expected.window), (actual.seat, actual.window)
            if one != other:
                subject = expected.window if one[1] != other[1] else f"{expected.window}, who"
                raise self._parted("decision", subject, _decision(expected), _decision(actual))
        elif expected is None and actual is None:
            one_end, other_end = (_outcome(each) for each in (self.at, self.found))
            if (found := parting(one_end, other_end)) is not None:
                raise self._parted("outcome", " ".join(found[0]), one_end, other_end)
        else:
            ends = [_decision(p) if p else _outcome(t) for p, t in ((expected, self.at), (actual, self.found))]
            raise self._parted("outcome", "over", *ends)

    def _compare_states(self, viewer: str | None) -> None:
        try:
            found = self.engine.observe(viewer)
        except EngineError as error:
            raise self._failed(error) from error
        led = self.reference.observe(viewer)
        if led == found:
            return
        one, other = (self.declared.state(each) for each in (led, found))
        if (place := parting(one, other)) is not None:
            path, expected, actual = place
            key = path[-1] if path else "everything"
            difference = self._parted("state", key, expected, actual).difference
            difference.viewer, difference.path = viewer, path
            raise Parted(difference)

    def _compare_events(self, expected: list[JsonObject], actual: list[JsonObject]) -> None:
        if expected == actual:
            return
        features = self.declared.words.features
        expected, actual = self.declared.without_overflow(expected, actual)
        counted = [
            [
                self.declared.event(each)
                for each in documented(self.declared.game, events)
                if not self.declared.words.events[str(each["event"])].optional
                and self.declared.lacks.isdisjoint(features.of("events", str(each["event"])))
            ]
            for events in (expected, actual)
        ]
        missing, extra = unmatched(*counted)
        if missing or extra:
            about = sorted({str(each["event"]) for each in (missing or extra)})
            raise self._parted("events", " ".join(about), sorted(missing, key=text), sorted(extra, key=text))

    # -- diverging ----------------------------------------------------------------------------------------------------

    def restart(self) -> None:
        """Restart the engine after it broke."""
        self.breakdowns += 1
        try:
            self.engine.restart()
        except CouldNotStart as error:
            self.down = str(error)

    def _parted(self, kind: str, subject: str, expected: Any, actual: Any) -> Parted:
        rules = self.cited or self.reached
        return Parted(
            Divergence(kind=kind, window=self.window, subject=subject, expected=expected, actual=actual, rules=rules)
        )

    def _failed(self, error: EngineError) -> Parted | Ended:
        """Return the exception for an engine error that is not a refusal."""
        if isinstance(error, EngineBroke):
            self.restart()
            return self._parted("broke", error.kind, "an answer", str(error))
        if isinstance(error, Malformed):
            return self._parted("broke", "malformed", "an answer that matches the schema", str(error))
        if isinstance(error, Unsupported):
            if self.declared.has_named(error.what, error.name):
                return self._parted("unsupported", f"{error.what} {error.name}", "it is declared", str(error))
            return Ended(str(error), Skip.UNSUPPORTED)
        return self._parted("broke", type(error).__name__, "an answer", str(error))


def _rules_of(events: list[JsonObject]) -> list[str]:
    return sorted({rule for event in events for rule in event.get("rules", ())})


def _decision(pending: Pending) -> JsonObject:
    return {"seat": pending.seat, "window": pending.window}


def _outcome(turnpoint: Turnpoint) -> JsonObject:
    outcome = turnpoint.outcome
    return {} if outcome is None else {"winner": outcome.winner, "victory_points": outcome.victory_points}
