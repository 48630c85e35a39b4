"""A table: a game under way with any engine, as a tree of moments. Whatever was played stays there to come back to.

    table = Table.begin(engine, "vtes", "v5", position)
    table.choose({"do": "hunt", "minion": "Wauneka"})
    table.back()
    table.choose({"do": "bleed", "minion": "Wauneka", "target": "Alexis"})   # the hunt is another branch now

An engine that tells a `continuation` is set back to a moment by that; with any other the choices up to it are made
again (docs/protocol.md, "What an observation adds").
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

import msgspec

from conformance.games import find
from conformance.protocol.engine import Engine, IllegalChoice
from conformance.protocol.messages import Outcome, Pending, Turnpoint
from conformance.runner.cases import CaseStep
from conformance.steps.options import is_option
from conformance.steps.phrasing import Rehearsal, Sentences, words_of

JsonObject = dict[str, Any]

MOST_MOMENTS = 2_000
"""How many moments a table keeps, over all branches: some 5 kB each."""
FORCED_AT_MOST = 1_000
"""How many decisions with a single answer an engine may ask for in a row."""
VIEWS = "views"


class TableError(Exception):
    """What cannot be done at this table. The message says why, and what can be."""


class Option(NamedTuple):
    """One legal choice of the open decision."""

    number: int
    """From 1, in the order of the engine's list."""
    choice: JsonObject
    words: str
    """A sentence of the vocabulary, or its fields, where no step says it."""


class Made(NamedTuple):
    """A choice that was no choice: the only legal one, which the engine or the table has made for a seat."""

    seat: str
    window: str
    choice: JsonObject


@dataclass(frozen=True, eq=False)
class Move:
    """What led from one moment to the next: a choice of a seat, or a directive."""

    seat: str | None
    """Who chose; `chance` where nobody did. None: a directive, which `choice` is then."""
    choice: JsonObject
    window: str
    """Of the decision that it settled."""
    events: list[JsonObject]
    """What it made happen, up to the next decision that has more than one answer; each with its `rules`."""
    forced: list[Made]
    """What was chosen for seats on the way, because there was nothing to decide."""
    told: dict[str, list[JsonObject]]
    """Seat → the events as it is told them; empty where the engine does not tell (feature `views`)."""
    sentence: str | None = None
    """The choice as a sentence of the vocabulary; None where no step says it."""
    step: CaseStep | None = None
    """The step of a scenario that made it, where one did: it may have made several."""

    @property
    def words(self) -> str:
        """What was done, in words."""
        return self.sentence or f"{self.seat or 'directive'}: {words_of(self.choice)}"


@dataclass(eq=False)
class Node:
    """A decision that is open, or the end of the game, and how it was come to."""

    number: int
    """Its name: the beginning is 0, each further one was made after all before it."""
    turnpoint: Turnpoint
    parent: Node | None = None
    move: Move | None = None
    """What led to it from its parent; None at the beginning."""
    children: list[Node] = field(default_factory=list)
    """The moments after it, in the order in which they were made."""
    last: Node | None = None
    """The child from which one came back last: where `forward` leads."""
    kept: bytes | None = None
    """All that could be observed, with its continuation; None where the engine tells none."""

    @property
    def path(self) -> list[Node]:
        """From the beginning to this one."""
        found, at = [self], self
        while at.parent is not None:
            found.append(at := at.parent)
        return found[::-1]


class GameTree:
    """A game under way. An engine plays one game at a time: it is this table's alone, until another one begins."""

    def __init__(
        self, engine: Engine, game: str, edition: str, position: JsonObject, first: Turnpoint, listens: bool = True
    ) -> None:
        """At a position which the engine has just been set to; see `begin`."""
        self.engine, self.game, self.edition = engine, game, edition
        self.position = position
        """That with which it began, as it was given."""
        self.title = ""
        """What is played, where it has a name."""
        self.givens: tuple[CaseStep, ...] = ()
        """The Givens that describe the beginning, where it was begun by such."""
        declared = engine.description.games.get(game)
        self._views = listens and declared is not None and VIEWS in declared.features
        self._observed: JsonObject | None = None
        self._world: Rehearsal | None = None
        self.moments: list[Node] = []
        """Every moment by its number."""
        first, events, forced, told = self._settle(first)
        self.at: Node = self._arrive(first, None, None)
        """The present moment."""
        self.prelude = Move(None, {}, "", events, forced, told)
        """What happened before the first decision."""

    @classmethod
    def begin(cls, engine: Engine, game: str, edition: str, position: JsonObject, *, listens: bool = True) -> GameTree:
        """A game that begins at a position. Without a seed: `chance` is asked like a seat. `listens`: it is also asked
        what each seat is told. Raises EngineError."""
        engine.begin_scenario()
        return cls(engine, game, edition, position, engine.setup(game, edition, position), listens)

    # -- looking ----------------------------------------------------------------------------------------------------

    @property
    def turnpoint(self) -> Turnpoint:
        """Where the game stands: the pending decision, or the outcome."""
        return self.at.turnpoint

    @property
    def pending(self) -> Pending | None:
        """The open decision; None when the game is over."""
        return self.turnpoint.pending

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.turnpoint.outcome

    @property
    def seats(self) -> list[str]:
        """The players, as they sit now."""
        return [str(seat.get("name")) for seat in self.view()["seats"]]

    @property
    def moves(self) -> list[Move]:
        """What led here from the beginning."""
        return [moment.move for moment in self.at.path if moment.move is not None]

    @property
    def line(self) -> list[Node]:
        """The moments from the beginning through the present one to where `forward` leads in the end."""
        found = self.at.path
        while (after := found[-1].last or next(iter(found[-1].children), None)) is not None:
            found.append(after)
        return found

    @property
    def branches(self) -> list[Node]:
        """Where each line ends, in the order in which they were begun."""
        return [moment for moment in self.moments if not moment.children]

    def view(self, seat: str | None = None) -> JsonObject:
        """All that can be observed now, or what a seat may see; hidden cards are `?`. Raises TableError where nobody of
        that name sits here, and EngineError."""
        if seat is None:
            if self._observed is None:
                self.engine.begin_scenario()
                self._observed = self.engine.observe(None)
            return self._observed
        if seat not in self.seats:
            raise TableError(f"no {seat} at the table: there are {', '.join(self.seats)}")
        self.engine.begin_scenario()
        return self.engine.observe(seat)

    # -- in words ---------------------------------------------------------------------------------------------------

    @property
    def world(self) -> Rehearsal:
        """The present moment as the steps of the vocabulary read it."""
        if self._world is None:
            words = find(self.game).vocabulary
            self._world = Rehearsal(self.engine, self.game, self.edition, words, self.view()).at(self.turnpoint)
        return self._world

    def sentence(self, seat: str, choice: JsonObject) -> str | None:
        """A choice that could be made now, as a sentence of the vocabulary; None where no step says it."""
        return _sentences(self.game).say(self.world, seat, choice)

    def say(self, seat: str, choice: JsonObject) -> str:
        """The same; by its fields, where no step says it."""
        return self.sentence(seat, choice) or f"{seat}: {words_of(choice)}"

    def choices(self) -> list[Option]:
        """The legal choices of the open decision, numbered; none at the end of the game. Raises TableError where the
        engine lists none."""
        pending = self.pending
        if pending is None:
            return []
        if pending.options is None:
            raise TableError(f"{self.engine.description.name} does not list what is legal: say it in words")
        return [Option(at, each, self.say(pending.seat, each)) for at, each in enumerate(pending.options, 1)]

    # -- playing ----------------------------------------------------------------------------------------------------

    def choose(self, choice: JsonObject, seat: str | None = None, step: CaseStep | None = None) -> Move:
        """Whoever's decision is open chooses, or that seat. What was chosen here before leads to the same moment again.

        Raises IllegalChoice where the engine refuses; nothing has changed then. Raises TableError where the game is
        over or the table full, and EngineError.
        """
        pending = self.pending
        _must_be_choice(choice)
        if pending is None:
            raise TableError("the game is over: go back to choose otherwise")
        seat = pending.seat if seat is None else seat
        known = next((m for m in self.at.children if m.move and (m.move.seat, m.move.choice) == (seat, choice)), None)
        if known is not None and known.move is not None:
            self.go(known.number)
            return known.move
        self._must_have_room()
        sentence = self.sentence(seat, choice)
        self.engine.begin_scenario()
        return self._moved(self.engine.choose(seat, choice), seat, choice, pending.window, sentence, step)

    def arrange(self, directive: JsonObject, step: CaseStep | None = None) -> Move:
        """Something happens that nobody chose. For engines with the feature `arrange`; raises as `choose` does."""
        self._must_have_room()
        self.engine.begin_scenario()
        window = self.pending.window if self.pending else ""
        return self._moved(self.engine.arrange(directive), None, directive, window, None, step)

    def refusal(self, choice: JsonObject, seat: str | None = None) -> IllegalChoice | None:
        """Why that cannot be chosen now; None where it can. Nothing changes. Raises TableError where that is no choice,
        and EngineError."""
        pending = self.pending
        _must_be_choice(choice)
        seat = seat or (pending.seat if pending else self.seats[0])
        if pending is not None and pending.seat == seat and any(is_option(choice, o) for o in pending.options or ()):
            return None
        self.engine.begin_scenario()
        try:
            self.engine.choose(seat, choice)
        except IllegalChoice as refused:
            return refused
        self._set_back(self.at)
        return None

    def _must_have_room(self) -> None:
        if len(self.moments) >= MOST_MOMENTS:
            raise TableError(f"the table is full: it keeps {MOST_MOMENTS:,} moments; save it, and begin anew from here")

    def _moved(
        self,
        turnpoint: Turnpoint,
        seat: str | None,
        choice: JsonObject,
        window: str,
        sentence: str | None,
        step: CaseStep | None,
    ) -> Move:
        self._observed = self._world = None
        turnpoint, events, forced, told = self._settle(turnpoint)
        move = Move(seat, choice, window, events, forced, told, sentence, step)
        self.at.last = moment = self._arrive(turnpoint, self.at, move)
        self.at = moment
        return move

    def _settle(
        self, turnpoint: Turnpoint
    ) -> tuple[Turnpoint, list[JsonObject], list[Made], dict[str, list[JsonObject]]]:
        """The next decision with more than one answer, with all that happens on the way to it."""
        events: list[JsonObject] = []
        forced: list[Made] = []
        told: dict[str, list[JsonObject]] = {}
        for _ in range(FORCED_AT_MOST):
            events += turnpoint.events
            forced += [Made(each.seat, each.window, each.choice) for each in turnpoint.settled]
            if self._views and turnpoint.events:
                for name in [str(seat.get("name")) for seat in self.engine.observe(None)["seats"]]:
                    told.setdefault(name, []).extend(self.engine.events_seen_by(name))
            pending = turnpoint.pending
            if pending is None or not pending.forced:
                return turnpoint, events, forced, told
            forced.append(Made(pending.seat, pending.window, {"do": "pass"}))
            turnpoint = self.engine.choose(pending.seat, {"do": "pass"})
        raise TableError(f"the engine asked for {FORCED_AT_MOST} forced passes in a row")

    def _arrive(self, turnpoint: Turnpoint, parent: Node | None, move: Move | None) -> Node:
        moment = Node(len(self.moments), turnpoint, parent, move)
        if "continuation" in self.view():
            moment.kept = zlib.compress(msgspec.json.encode(self.view()), 1)
        self.moments.append(moment)
        if parent is not None:
            parent.children.append(moment)
        return moment

    # -- going back and forth ---------------------------------------------------------------------------------------

    def back(self, count: int = 1) -> Node:
        """So many moments back. Raises TableError where there are fewer."""
        path = self.at.path
        if count >= len(path):
            raise TableError("this is the beginning" if len(path) == 1 else f"only {len(path) - 1} moves lead here")
        return self.go(path[-1 - count].number)

    def forward(self) -> Node:
        """The moment from which one came back, or the first after this one. Raises TableError where there is none."""
        after = self.at.last or next(iter(self.at.children), None)
        if after is None:
            raise TableError("nothing was chosen here yet")
        return self.go(after.number)

    def go(self, number: int) -> Node:
        """To any moment. Raises TableError where there is none of that number, or the engine does not come there
        again; and EngineError."""
        if not 0 <= number < len(self.moments):
            raise TableError(f"there is no moment {number}: there are 0 to {len(self.moments) - 1}")
        moment = self.moments[number]
        for before, after in zip(moment.path, moment.path[1:], strict=False):
            before.last = after
        if moment is not self.at:
            self._set_back(moment)
        return moment

    def recover(self) -> Node:
        """After an engine broke: it is started afresh, and set to the present moment. Raises CouldNotStart, and as
        `go` does."""
        self.engine.restart()
        self._set_back(self.at)
        return self.at

    def _set_back(self, moment: Node) -> None:
        self._observed = self._world = None
        self.engine.begin_scenario()
        if moment.kept is not None:
            position = msgspec.json.decode(zlib.decompress(moment.kept))
            reached = self.engine.setup(self.game, self.edition, position)
        else:
            reached = self._replayed(moment)
        if reached.pending != moment.turnpoint.pending or reached.outcome != moment.turnpoint.outcome:
            raise TableError("the engine does not come to the same decision again; begin anew")
        self.at = moment

    def _replayed(self, moment: Node) -> Turnpoint:
        reached = self._passed(self.engine.setup(self.game, self.edition, self.position))
        for each in moment.path[1:]:
            assert each.move is not None  # only the beginning has none
            move = each.move
            self.engine.begin_scenario()
            made = self.engine.arrange(move.choice) if move.seat is None else self.engine.choose(move.seat, move.choice)
            reached = self._passed(made)
        return reached

    def _passed(self, turnpoint: Turnpoint) -> Turnpoint:
        for _ in range(FORCED_AT_MOST):
            if turnpoint.pending is None or not turnpoint.pending.forced:
                break
            turnpoint = self.engine.choose(turnpoint.pending.seat, {"do": "pass"})
        return turnpoint


def _must_be_choice(choice: JsonObject) -> None:
    if not isinstance(choice.get("do"), str):
        raise TableError("a choice needs a text `do`, such as `pass`")


@cache
def _sentences(game: str) -> Sentences:
    return Sentences(find(game).vocabulary)
