"""A scripted engine, and steps played against it."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from typing import Any, ClassVar, Self

from conformance.games import GameDescriptor
from conformance.protocol.engine import IllegalChoice
from conformance.protocol.messages import Description, GameDescription, Outcome, Pending, Turnpoint
from conformance.steps.registry import Kind
from conformance.steps.world import World

JsonObject = dict[str, Any]
Sent = tuple[str, JsonObject]


def asks(seat: str, window: str, *options: JsonObject, optional: bool = True, **rest: Any) -> Turnpoint:
    """Return a turnpoint with a seat's decision. `rest` may give `events` and `outcome`."""
    return Turnpoint(
        pending=Pending(seat=seat, window=window, optional=optional, options=list(options) or None), **rest
    )


def over(winner: str | None, **points: int) -> Turnpoint:
    """Return a turnpoint at which the game is over."""
    return Turnpoint(pending=None, outcome=Outcome(winner=winner, victory_points=points))


class Scripted:
    """An engine that answers each request with the next turnpoint of a script, and observations with `shown`.

    Exceptions in the script are raised; the same decision stays open, as in the protocol.
    """

    def __init__(self, game: GameDescriptor, script: Iterable[Turnpoint | Exception], shown: list[JsonObject]) -> None:
        self.spec = "scripted"
        self.description = Description(
            protocol=1, name="Scripted", version="1", language="Python",
            games={game.name: GameDescription(editions=list(game.editions), level="options", features=[])},
        )  # fmt: skip
        self.script, self.shown = list(script), shown
        self.positions: list[JsonObject] = []
        self.sent: list[Sent] = []
        self.directives: list[JsonObject] = []
        self.seen_by: dict[str | None, JsonObject] = {}
        """Seat → its observation, if it differs."""
        self.told: dict[str, list[list[JsonObject]]] = {}
        """Seat → the events it sees at each turnpoint."""
        self.judgement: JsonObject = {"legal": True, "faults": [], "rules": []}
        """The judgement of every deck."""
        self.decks: list[JsonObject] = []
        """The deck requests received."""
        self._moment = -1

    def _next(self) -> Turnpoint:
        entry = self.script.pop(0)
        if isinstance(entry, Exception):
            raise entry
        self._moment += 1
        return entry

    def setup(self, game: str, edition: str, position: JsonObject, seed: int | None = None) -> Turnpoint:
        self.positions.append(copy.deepcopy(position))
        return self._next()

    def choose(self, seat: str, choice: JsonObject) -> Turnpoint:
        self.sent.append((seat, choice))
        return self._next()

    def arrange(self, directive: JsonObject) -> Turnpoint:
        self.directives.append(directive)
        return self._next()

    def observe(self, seat: str | None = None) -> JsonObject:
        shown = self.seen_by.get(seat) or self.shown[min(self._moment, len(self.shown) - 1)]
        return copy.deepcopy(shown)

    def events_seen_by(self, seat: str) -> list[JsonObject]:
        seen = self.told.get(seat, [])
        return copy.deepcopy(seen[self._moment]) if self._moment < len(seen) else []

    def deck(self, game: str, edition: str, deck: JsonObject, players: int | None = None) -> JsonObject:
        self.decks.append({"game": game, "edition": edition, "deck": copy.deepcopy(deck), "players": players})
        return self.judgement

    def restart(self) -> None:
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError

    def begin_step(self) -> None:
        pass

    def begin_scenario(self) -> None:
        pass

    def transcript(self) -> list[JsonObject]:
        return []


class Play:
    """A scenario under construction, played against a script.

    `shown` holds the observation at each turnpoint. The last one stays.
    """

    game: ClassVar[GameDescriptor]
    names: ClassVar[tuple[str, ...]]
    """Names of the players. Without a script, the first one decides."""
    phase: ClassVar[str]
    """Window of that decision."""

    @staticmethod
    def table(**changes: Any) -> JsonObject:
        """Return an observed position. `NAME={...}` changes a seat; other keys change the rest."""
        raise NotImplementedError

    def __init__(self, *script: Turnpoint | Exception, shown: JsonObject | list[JsonObject] | None = None) -> None:
        seen = shown if isinstance(shown, list) else [shown or self.table()]
        self.vocabulary = self.game.vocabulary
        self.engine = Scripted(self.game, script or [asks(self.names[0], self.phase)], seen)
        self.world = World(self.engine, self.game.name, self.game.edition, self.vocabulary.places, listens=True)
        for name in self.names:
            self.world.building.add_seat(name)

    def step(self, kind: Kind, text: str, rows: list[list[str]] | None = None) -> Self:
        """Play a step like the runner."""
        self.world.begin(kind)
        self.vocabulary.resolve(kind, text).call(self.world, rows)
        return self

    def given(self, *texts: str) -> Self:
        return self._all("given", texts)

    def when(self, *texts: str) -> Self:
        return self._all("when", texts)

    def then(self, *texts: str) -> Self:
        return self._all("then", texts)

    def _all(self, kind: Kind, texts: tuple[str, ...]) -> Self:
        for text in texts:
            self.step(kind, text)
        return self


def refuses(rule: str | None = None) -> Exception:
    """Return a refusal for a script."""
    return IllegalChoice("no", rule)
