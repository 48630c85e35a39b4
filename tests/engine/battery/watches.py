"""Invariants checked at every decision of every game."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Hashable
from random import Random
from typing import Any, ClassVar

import pytest

from conformance.catalogue import Catalogue, load
from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import CANNOT_PASS, NOT_OFFERED, NOT_YOUR_DECISION, IllegalChoice
from reference_engine.kernel.events import as_seen_by
from reference_engine.kernel.game import Game
from reference_engine.kernel.wire_format import write
from scenarios.wire_types.declarations import PASS, Choice, Event
from tests.engine.battery.play import Play, decision_in_words, edition, events_in_words, picked, started
from tests.engine.battery.state import PASSING, shared, snapshot


class Watch:
    """An invariant, checked at each decision of a game and once at the end."""

    EVERY: ClassVar[int] = 1
    """Interval between checked decisions in a whole game. Expensive checks are sampled."""

    def __init__(self, play: Play, chance: Random) -> None:
        self.play, self.subject, self.chance = play, play.subject, chance

    @property
    def game(self) -> Game:
        return self.play.game

    def look(self) -> None:
        """Check the open decision. Raises AssertionError."""
        raise NotImplementedError


class CountersAreExplained(Watch):
    """Every change of counters, anywhere, has an event."""

    def __init__(self, play: Play, chance: Random) -> None:
        super().__init__(play, chance)
        self.before: Counter[Hashable] = Counter(self.subject.counters(self.game))

    def look(self) -> None:
        expected, events = Counter(self.before), [cited.event for cited in self.game.events if self.play.line]
        for event in events:
            for place, change in self.subject.changes(self.game, event):
                expected[place] += change
        self.before = Counter(self.subject.counters(self.game))
        if not any(map(self.subject.takes_back, events)):
            left = {place: number for place, number in expected.items() if number}
            assert {place: left[place] for place in left if not self.subject.is_gone(self.game, place)} == self.before


class CardsAreConserved(Watch):
    """Every printed card is in exactly one place."""

    def __init__(self, play: Play, chance: Random) -> None:
        super().__init__(play, chance)
        self.cards = self.subject.cards(self.game)

    def look(self) -> None:
        now = self.subject.cards(self.game)
        assert now == self.cards, f"gone: {self.cards - now}, come: {now - self.cards}"


class NothingIsImpossible(Watch):
    """No state is impossible by the rules."""

    def look(self) -> None:
        assert list(self.subject.faults(self.game)) == []


class DecisionsAreWellFormed(Watch):
    """A decision has options without duplicates, and a valid weight for each if it has weights.

    No step is half done.
    """

    def look(self) -> None:
        decision = self.game.decision
        assert self.game.due == []
        if decision is None:
            assert self.game.stack == []
            return
        frame = self.game.stack[-1]
        assert frame.STEPS[frame.pc].asks  # type: ignore[attr-defined]
        assert decision.options, f"nothing can be chosen in the window {decision.window}"
        assert len(set(decision.options)) == len(decision.options)
        if decision.weights is not None:
            assert decision.by_chance
            assert len(decision.weights) == len(decision.options)
            assert min(decision.weights) > 0
        assert PASS not in decision.options or not decision.by_chance


class EverythingIsCited(Watch):
    """Steps, events, and queries cite only rules in the catalogue, and each event at least one."""

    catalogue: ClassVar[Catalogue] = load()

    def look(self) -> None:
        cited = {rule for entry in self.game.events for rule in entry.rules} | (self.game.trace or set())
        assert cited <= self.catalogue.keys(), f"unknown: {sorted(cited - self.catalogue.keys())}"
        bare = [entry.event for entry in self.game.events if not entry.rules]
        assert not bare, f"nothing explains {bare}"
        self.game.trace = set()


class RefusalsChangeNothing(Watch):
    """A choice from another moment is refused with a reason, and changes nothing."""

    EVERY = 8

    def __init__(self, play: Play, chance: Random) -> None:
        super().__init__(play, chance)
        self.seen: list[Choice] = []

    def look(self) -> None:
        decision = self.game.decision
        if decision is None:
            return
        before = snapshot(self.game)
        seats = [Seat(place) for place in range(len(self.play.start["seats"]))]
        for choice in self.chance.sample(self.seen, min(4, len(self.seen))):
            seat = self.chance.choice([decision.seat, *seats])
            if seat != decision.seat or choice not in decision.options:
                self.is_refused(seat, choice)
        assert snapshot(self.game) == before
        self.seen += self.chance.sample(decision.options, min(3, len(decision.options)))
        del self.seen[:-60]

    def is_refused(self, seat: Seat, choice: Choice) -> None:
        with pytest.raises(IllegalChoice) as refused:
            self.game.choose(seat, choice)
        refusal = refused.value.refusal
        assert refusal.reason, f"no reason against {choice} by seat {seat}"
        if refusal.rule or refusal not in (CANNOT_PASS, NOT_OFFERED, NOT_YOUR_DECISION):
            assert refusal.rule in EverythingIsCited.catalogue, f"{refusal} cites no rule of the catalogue"


class AskingChangesNothing(Watch):
    """A step that asks gives the same answer twice, and changes nothing."""

    EVERY = 8

    def look(self) -> None:
        if self.game.decision is None:
            return
        before, frame = snapshot(self.game), self.game.stack[-1]
        asked = frame.STEPS[frame.pc](frame, self.game)
        assert asked == self.game.decision
        assert snapshot(self.game) == before


class CachesAreCurrent(Watch):
    """A game's caches agree with its actual state, and with a game without caches.

    Every seat with a card for a window is found, and every option is offered.
    """

    EVERY = 20

    def look(self) -> None:
        assert list(self.subject.stale_caches(self.game)) == []
        if self.game.decision is not None:
            twin = self.game.copy()
            frame = twin.stack[-1]
            assert frame.STEPS[frame.pc](frame, twin) == self.game.decision


class SavedGamesGoOn(Watch):
    """A game that is saved and loaded is the same, and continues in the same way."""

    EVERY = 40
    STEPS = 6

    def look(self) -> None:
        rules, subject = self.subject.rules, self.subject
        saved = json.loads(json.dumps(rules.position(self.game, None)))
        loaded, twin = started(subject, saved), self.game.copy()
        for _ in range(self.STEPS):
            assert rules.position(loaded, None) == rules.position(twin, None)
            assert decision_in_words(subject, loaded) == decision_in_words(subject, twin)
            assert rules.outcome(loaded) == rules.outcome(twin)
            if twin.decision is None:
                break
            choice = picked(twin.decision, self.chance)
            by_name = {repr(write(option, rules.names(loaded))): option for option in options(loaded)}
            loaded.apply(by_name[repr(write(choice, rules.names(twin)))])
            twin.apply(choice)
            assert events_in_words(subject, loaded) == events_in_words(subject, twin)


def options(game: Game) -> list[Choice]:
    return [] if game.decision is None else game.decision.options


class CopiesAreIndependent(Watch):
    """A copy is the same game and continues in the same way. Neither is affected by changes to the other."""

    EVERY = 20
    STEPS = 8

    def look(self) -> None:
        twin, witness = self.game.copy(), self.game.copy()
        assert shared(self.game, twin) == []
        before = snapshot(self.game)
        assert snapshot(twin, PASSING) == snapshot(self.game, PASSING)
        for _ in range(self.STEPS):
            if twin.decision is None:
                break
            choice = picked(twin.decision, self.chance)
            twin.apply(choice)
            witness.apply(choice)
            assert snapshot(twin) == snapshot(witness)
        assert snapshot(self.game) == before


class HiddenCardsStayHidden(Watch):
    """A seat's observations and options do not depend on cards hidden from it."""

    EVERY = 20

    def look(self) -> None:
        rules = self.subject.rules
        for place in range(len(self.play.start["seats"])):
            viewer = Seat(place)
            other = self.subject.with_other_hidden_cards(self.game, viewer, self.chance)
            assert rules.position(other, viewer) == rules.position(self.game, viewer)
            decision = self.game.decision
            if decision is None or decision.seat != viewer:
                continue
            frame = other.stack[-1]
            asked = frame.STEPS[frame.pc](frame, other)
            if asked is not None and asked.seat == viewer:
                assert asked == decision


class EventsHideSecrets(Watch):
    """Two games that differ only in information hidden from a seat report the same to it, whatever is chosen.

    The reports are events, until only one of the games asks for a decision, and the reasons for refusing the seat's own
    choices. Another seat's choice may be a different one in the other game if it looks the same to the seat. Once
    hidden information is revealed, the two games differ for the seat.
    """

    EVERY = 4

    def look(self) -> None:
        decision = self.game.decision
        if decision is None:
            return
        viewer = Seat(self.chance.randrange(len(self.play.start["seats"])))
        other = self.subject.with_other_hidden_cards(self.game, viewer, self.chance)
        frame = other.stack[-1]
        other.decision = frame.STEPS[frame.pc](frame, other)
        if other.decision is None or other.decision.seat != decision.seat:
            return
        for choice in self.chance.sample(decision.options, min(3, len(decision.options))):
            if decision.seat != viewer:
                assert self.game.why_not(viewer, choice) == other.why_not(viewer, choice)
            looks = (lambda option: option) if decision.seat == viewer else self.subject.looks
            alike = [option for option in other.decision.options if looks(option) == looks(choice)]
            if alike:
                self.reports_the_same(viewer, choice, self.game.copy(), self.chance.choice(alike), other.copy())

    def reports_the_same(self, viewer: Seat, choice: Choice, one: Game, alike: Choice, other: Game) -> None:
        rules = self.subject.rules
        one.apply(choice)
        other.apply(alike)
        if self.shown(one) != self.shown(other) or rules.position(one, viewer) != rules.position(other, viewer):
            return
        here, there = self.reports_to(viewer, one), self.reports_to(viewer, other)
        if asked(one) != asked(other):
            both = min(len(here), len(there))
            here, there = here[:both], there[:both]
        assert here == there, f"seat {viewer} learns something by {choice}, which might be {alike}"

    def shown(self, game: Game) -> list[Event]:
        """Return the events that revealed something, even if it was hidden again."""
        return [cited.event for cited in game.events if isinstance(cited.event, self.subject.shows)]

    def reports_to(self, viewer: Seat, game: Game) -> list[dict[str, Any]]:
        names = self.subject.rules.names(game).seen_by(viewer)
        return [as_seen_by(viewer, cited, names) for cited in game.events]


def asked(game: Game) -> tuple[Seat, str] | None:
    return None if game.decision is None else (game.decision.seat, game.decision.window)


class PositionsAreJson(Watch):
    """Positions for all seats, and the complete position, can be written as JSON at any moment."""

    EVERY = 20

    def look(self) -> None:
        for viewer in (None, *(Seat(place) for place in range(len(self.play.start["seats"])))):
            position = self.subject.rules.position(self.game, viewer)
            assert json.loads(json.dumps(position)) == position
            assert edition(position) == edition(self.play.start)


WATCHES: tuple[type[Watch], ...] = (
    CountersAreExplained,
    CardsAreConserved,
    NothingIsImpossible,
    DecisionsAreWellFormed,
    EverythingIsCited,
    RefusalsChangeNothing,
    AskingChangesNothing,
    CachesAreCurrent,
    SavedGamesGoOn,
    CopiesAreIndependent,
    HiddenCardsStayHidden,
    EventsHideSecrets,
    PositionsAreJson,
)
