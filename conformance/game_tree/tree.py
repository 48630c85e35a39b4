"""The game tree: a game in progress with any engine, as a tree of decisions. Every line that was played is kept.

    tree = GameTree.begin(engine, "vtes", "v5", position)
    tree.choose({"do": "hunt", "minion": "Wauneka"})
    tree.back()
    tree.choose({"do": "bleed", "minion": "Wauneka", "target": "Alexis"})   # the hunt is another branch now

To go back to a node, the tree sends the engine the `continuation` it reported there. If the engine reports none, the
tree replays the choices that lead to the node (docs/reference/protocol.md, "What an observation adds").
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
from conformance.steps.sentence_writer import Rehearsal, Sentences, words_of
from conformance.translation import _, grouped

JsonObject = dict[str, Any]

MAX_NODES = 2_000
"""Maximum number of nodes in a tree, at about 5 kB each."""
MAX_FORCED_PASSES = 1_000
"""Maximum number of forced passes in a row."""
VIEWS = "views"


class GameTreeError(Exception):
    """The tree cannot do what was requested. The message says why, and what is possible."""


class Option(NamedTuple):
    """A legal choice."""

    number: int
    """Counts from 1, in the order in which the engine lists the choices."""
    choice: JsonObject
    words: str
    """The choice as a sentence of the vocabulary, or its fields if no step says it."""


class ForcedChoice(NamedTuple):
    """The only legal choice of a decision. The engine or the tree made it for the seat."""

    seat: str
    window: str
    choice: JsonObject


@dataclass(frozen=True, eq=False)
class Move:
    """The choice or directive that leads from one node to the next."""

    seat: str | None
    """The seat that chose, or `chance`. None means that `choice` is a directive."""
    choice: JsonObject
    window: str
    """The kind of decision, such as `block`."""
    events: list[JsonObject]
    """All events up to the next decision with more than one legal choice, each with its `rules`."""
    forced: list[ForcedChoice]
    """The choices made on the way because there was only one."""
    seen: dict[str, list[JsonObject]]
    """Seat → the events as that seat sees them. Empty if the engine does not declare the feature `views`."""
    sentence: str | None = None
    """The choice as a sentence of the vocabulary, or None if no step says it."""
    step: CaseStep | None = None
    """The step of the scenario that made the move, if one did. A step may make several moves."""

    @property
    def words(self) -> str:
        """The move in words."""
        return self.sentence or f"{self.seat or 'directive'}: {words_of(self.choice)}"


@dataclass(eq=False)
class Node:
    """A decision, or the end of the game, and the move that led to it."""

    number: int
    """The root is 0; nodes are numbered as they are created."""
    turnpoint: Turnpoint
    parent: Node | None = None
    move: Move | None = None
    """The move that leads here from `parent`. None at the root."""
    children: list[Node] = field(default_factory=list)
    """The nodes reached from here, oldest first."""
    last: Node | None = None
    """The child that `forward` leads to: the one left last."""
    snapshot: bytes | None = None
    """The compressed observation with its continuation. None if the engine reports no continuation."""

    @property
    def path(self) -> list[Node]:
        """The nodes from the root to this one."""
        found, at = [self], self
        while at.parent is not None:
            found.append(at := at.parent)
        return found[::-1]


class GameTree:
    """A game in progress. An engine plays one game at a time, so it belongs to this tree until another one begins."""

    def __init__(
        self, engine: Engine, game: str, edition: str, position: JsonObject, first: Turnpoint, listens: bool = True
    ) -> None:
        """Wrap an engine that was just set up at `position`. Use `begin` instead to do both."""
        self.engine, self.game, self.edition = engine, game, edition
        self.position = position
        """The position at the root, as it was given."""
        self.title = ""
        """Title of the scenario or record, if any."""
        self.givens: tuple[CaseStep, ...] = ()
        """The Given steps that describe the root, if it was made from steps."""
        declared = engine.description.games.get(game)
        self._views = listens and declared is not None and VIEWS in declared.features
        self._observed: JsonObject | None = None
        self._world: Rehearsal | None = None
        self.nodes: list[Node] = []
        """Every node, by its number."""
        first, events, forced, seen = self._settle(first)
        self.at: Node = self._arrive(first, None, None)
        """The current node."""
        self.prelude = Move(None, {}, "", events, forced, seen)
        """The events before the first decision."""

    @classmethod
    def begin(cls, engine: Engine, game: str, edition: str, position: JsonObject, *, listens: bool = True) -> GameTree:
        """Set up a position and return its tree. There is no seed: `chance` decides like a seat.

        With `listens`, the tree also asks for the events that each seat sees. Raises EngineError.
        """
        engine.begin_scenario()
        return cls(engine, game, edition, position, engine.setup(game, edition, position), listens)

    # -- looking ----------------------------------------------------------------------------------------------------

    @property
    def turnpoint(self) -> Turnpoint:
        """The pending decision, or the outcome."""
        return self.at.turnpoint

    @property
    def pending(self) -> Pending | None:
        """The pending decision, or None when the game is over."""
        return self.turnpoint.pending

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, or None while the game is in progress."""
        return self.turnpoint.outcome

    @property
    def seats(self) -> list[str]:
        """The seats that are in the game now."""
        return [str(seat.get("name")) for seat in self.view()["seats"]]

    @property
    def moves(self) -> list[Move]:
        """The moves from the root to the current node."""
        return [node.move for node in self.at.path if node.move is not None]

    @property
    def line(self) -> list[Node]:
        """The nodes from the root through the current one to the end of its line, as `forward` follows it."""
        found = self.at.path
        while (after := found[-1].last or next(iter(found[-1].children), None)) is not None:
            found.append(after)
        return found

    @property
    def branches(self) -> list[Node]:
        """The last node of each line, oldest first."""
        return [node for node in self.nodes if not node.children]

    def view(self, seat: str | None = None) -> JsonObject:
        """Return the whole position, or the position as `seat` sees it, with `?` for hidden cards.

        Raises GameTreeError if there is no such seat, and EngineError.
        """
        if seat is None:
            if self._observed is None:
                self.engine.begin_scenario()
                self._observed = self.engine.observe(None)
            return self._observed
        if seat not in self.seats:
            raise GameTreeError(
                _("no player called {seat}: the players are {seats}", seat=seat, seats=", ".join(self.seats))
            )
        self.engine.begin_scenario()
        return self.engine.observe(seat)

    # -- in words ---------------------------------------------------------------------------------------------------

    @property
    def world(self) -> Rehearsal:
        """The current node as the steps of the vocabulary read it."""
        if self._world is None:
            words = find(self.game).vocabulary
            self._world = Rehearsal(self.engine, self.game, self.edition, words, self.view()).at(self.turnpoint)
        return self._world

    def sentence(self, seat: str, choice: JsonObject) -> str | None:
        """Return a possible choice as a sentence of the vocabulary, or None if no step says it."""
        return _sentences(self.game).say(self.world, seat, choice)

    def say(self, seat: str, choice: JsonObject) -> str:
        """Return a possible choice as a sentence, or its fields if no step says it."""
        return self.sentence(seat, choice) or f"{seat}: {words_of(choice)}"

    def choices(self) -> list[Option]:
        """Return the legal choices, or none at the end of the game. Raises GameTreeError if the engine lists none."""
        pending = self.pending
        if pending is None:
            return []
        if pending.options is None:
            raise GameTreeError(
                _("{engine} does not list legal choices: type one in words", engine=self.engine.description.name)
            )
        return [Option(at, each, self.say(pending.seat, each)) for at, each in enumerate(pending.options, 1)]

    # -- playing ----------------------------------------------------------------------------------------------------

    def choose(self, choice: JsonObject, seat: str | None = None, step: CaseStep | None = None) -> Move:
        """Make a choice for `seat`, by default the one that decides now. A known choice leads to its old node.

        Raises IllegalChoice if the engine refuses, and leaves the tree as it was. Raises GameTreeError if the game is
        over or the tree is full, and EngineError.
        """
        pending = self.pending
        _must_be_choice(choice)
        if pending is None:
            raise GameTreeError(_("the game is over: go back to make another choice"))
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
        """Carry out a directive. For engines with the feature `arrange`. Raises as `choose` does."""
        self._must_have_room()
        self.engine.begin_scenario()
        window = self.pending.window if self.pending else ""
        return self._moved(self.engine.arrange(directive), None, directive, window, None, step)

    def refusal(self, choice: JsonObject, seat: str | None = None) -> IllegalChoice | None:
        """Return why a choice is illegal now, or None if it is legal. Changes nothing.

        Raises GameTreeError if it is not a choice at all, and EngineError.
        """
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
        if len(self.nodes) >= MAX_NODES:
            raise GameTreeError(
                _(
                    "the tree is full at {most} decisions: save it, then start a new one from here",
                    most=grouped(MAX_NODES),
                )
            )

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
        turnpoint, events, forced, seen = self._settle(turnpoint)
        move = Move(seat, choice, window, events, forced, seen, sentence, step)
        self.at.last = node = self._arrive(turnpoint, self.at, move)
        self.at = node
        return move

    def _settle(
        self, turnpoint: Turnpoint
    ) -> tuple[Turnpoint, list[JsonObject], list[ForcedChoice], dict[str, list[JsonObject]]]:
        """Return the next decision with more than one legal choice, with everything that happens before it."""
        events: list[JsonObject] = []
        forced: list[ForcedChoice] = []
        seen: dict[str, list[JsonObject]] = {}
        for _pass in range(MAX_FORCED_PASSES):
            events += turnpoint.events
            forced += [ForcedChoice(each.seat, each.window, each.choice) for each in turnpoint.settled]
            if self._views and turnpoint.events:
                for name in [str(seat.get("name")) for seat in self.engine.observe(None)["seats"]]:
                    seen.setdefault(name, []).extend(self.engine.events_seen_by(name))
            pending = turnpoint.pending
            if pending is None or not pending.forced:
                return turnpoint, events, forced, seen
            forced.append(ForcedChoice(pending.seat, pending.window, {"do": "pass"}))
            turnpoint = self.engine.choose(pending.seat, {"do": "pass"})
        raise GameTreeError(_("the engine asked for {count} forced passes in a row", count=MAX_FORCED_PASSES))

    def _arrive(self, turnpoint: Turnpoint, parent: Node | None, move: Move | None) -> Node:
        node = Node(len(self.nodes), turnpoint, parent, move)
        if "continuation" in self.view():
            node.snapshot = zlib.compress(msgspec.json.encode(self.view()), 1)
        self.nodes.append(node)
        if parent is not None:
            parent.children.append(node)
        return node

    # -- going back and forth ---------------------------------------------------------------------------------------

    def back(self, count: int = 1) -> Node:
        """Go back `count` nodes. Raises GameTreeError if there are fewer."""
        path = self.at.path
        if count >= len(path):
            raise GameTreeError(
                _("this is the beginning")
                if len(path) == 1
                else _("cannot go back {count}: only {most} so far", count=count, most=len(path) - 1)
            )
        return self.go(path[-1 - count].number)

    def forward(self) -> Node:
        """Go to the child left last, or else to the first one. Raises GameTreeError if there is none."""
        after = self.at.last or next(iter(self.at.children), None)
        if after is None:
            raise GameTreeError(_("cannot go forward: no choice was made here yet"))
        return self.go(after.number)

    def go(self, number: int) -> Node:
        """Go to any node. Raises EngineError, and GameTreeError if it does not exist or the engine cannot return."""
        if not 0 <= number < len(self.nodes):
            raise GameTreeError(
                _("no node {number}: the nodes are 0 to {last}", number=number, last=len(self.nodes) - 1)
            )
        node = self.nodes[number]
        for before, after in zip(node.path, node.path[1:], strict=False):
            before.last = after
        if node is not self.at:
            self._set_back(node)
        return node

    def recover(self) -> Node:
        """Restart an engine that broke, and return to the current node. Raises CouldNotStart, and as `go` does."""
        self.engine.restart()
        self._set_back(self.at)
        return self.at

    def _set_back(self, node: Node) -> None:
        self._observed = self._world = None
        self.engine.begin_scenario()
        if node.snapshot is not None:
            position = msgspec.json.decode(zlib.decompress(node.snapshot))
            reached = self.engine.setup(self.game, self.edition, position)
        else:
            reached = self._replayed(node)
        if reached.pending != node.turnpoint.pending or reached.outcome != node.turnpoint.outcome:
            raise GameTreeError(_("the engine did not return to the same decision: restart the game"))
        self.at = node

    def _replayed(self, node: Node) -> Turnpoint:
        reached = self._passed(self.engine.setup(self.game, self.edition, self.position))
        for each in node.path[1:]:
            assert each.move is not None  # only the beginning has none
            move = each.move
            self.engine.begin_scenario()
            made = self.engine.arrange(move.choice) if move.seat is None else self.engine.choose(move.seat, move.choice)
            reached = self._passed(made)
        return reached

    def _passed(self, turnpoint: Turnpoint) -> Turnpoint:
        for _pass in range(MAX_FORCED_PASSES):
            if turnpoint.pending is None or not turnpoint.pending.forced:
                break
            turnpoint = self.engine.choose(turnpoint.pending.seat, {"do": "pass"})
        return turnpoint


def _must_be_choice(choice: JsonObject) -> None:
    if not isinstance(choice.get("do"), str):
        raise GameTreeError(_("a choice needs a text field `do`, such as `pass`"))


@cache
def _sentences(game: str) -> Sentences:
    return Sentences(find(game).vocabulary)
