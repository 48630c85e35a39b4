"""A game session: takes choices, reports events, and records everything."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from reference_engine.kernel import CHANCE, NOBODY, Seat
from reference_engine.kernel.decisions import Decision, IllegalChoice, InvalidPosition, Refusal
from reference_engine.kernel.events import Cited, as_seen_by, written
from reference_engine.kernel.game import Game
from reference_engine.kernel.position_reader import decoded
from reference_engine.kernel.wire_format import Names, Unreadable, read, write
from scenarios.editions import Editions, UnknownEdition
from scenarios.wire_types.declarations import Choice


class Rules(Protocol):
    """A game package's interface to sessions."""

    @property
    def NAME(self) -> str: ...  # noqa: N802
    @property
    def EDITIONS(self) -> Editions: ...  # noqa: N802
    @property
    def FEATURES(self) -> tuple[str, ...]: ...  # noqa: N802
    @property
    def VERBS(self) -> dict[str, type[Choice]]: ...  # noqa: N802

    def cards(self) -> list[str]: ...
    def start(self, position: dict[str, Any], edition: str) -> Game: ...
    def names(self, game: Any) -> Names: ...
    def position(self, game: Any, viewer: Seat | None) -> dict[str, Any]: ...
    def arrange(self, game: Any, directive: dict[str, Any]) -> None: ...
    def outcome(self, game: Any) -> dict[str, Any] | None: ...


class NamedSeat(Protocol):
    """A seat with a player's name."""

    name: str


class Finishable(Protocol):
    """A game that ends with a winner or a tie."""

    over: bool
    winner: Seat

    @property
    def seats(self) -> Sequence[NamedSeat]: ...


def outcome_of(game: Finishable, points: Callable[[Seat], int]) -> dict[str, Any] | None:
    """Return the winner and the points of every player once the game is over, else None."""
    if not game.over:
        return None
    names = [seat.name for seat in game.seats]
    winner = None if game.winner == NOBODY else names[game.winner]
    return {"winner": winner, "victory_points": {name: points(Seat(place)) for place, name in enumerate(names)}}


def begin(rules: Rules, position: dict[str, Any], edition: str) -> Game:
    """Return the game that a position describes. The position's own edition, if any, must match `edition`.

    Raises InvalidPosition or Unsupported.
    """
    own, edition = position.get("edition"), decoded(edition, str, "edition")
    if isinstance(own, str) and own != edition:
        try:
            agrees = rules.EDITIONS.named(own).name == rules.EDITIONS.named(edition).name
        except UnknownEdition as error:
            raise InvalidPosition("unknown-edition", "edition", str(error)) from None
        if not agrees:
            detail = (
                f"the position names edition {own}, but {edition} was requested; request {own} or change the position"
            )
            raise InvalidPosition("unknown-edition", "edition", detail)
    return rules.start(position, edition)


class Session:
    """A game in progress. With a seed, the session decides for chance; without one, the seat `chance` decides."""

    def __init__(self, rules: Rules, game: Game, seed: int | None = None, trace: bool = False) -> None:
        self.rules, self.game = rules, game
        self.chance = random.Random(seed) if seed is not None else None
        self.record: list[tuple[str, dict[str, Any]]] = []
        """Every choice in order, including those of chance: (seat, choice)."""
        self.events: list[dict[str, Any]] = []
        """Events of the last request, as visible to a judge."""
        self.happened: list[tuple[list[Cited], Names]] = []
        """Events of the last request with the names at that time, for seats."""
        self.names: Names
        """Current names, updated whenever something happens."""
        if trace:
            game.trace = set()
        game.run()
        self._take_events()
        self._settle_chance()

    @property
    def cited(self) -> set[str]:
        """Rules of all steps that ran and all refusals, if the session traces them."""
        return self.game.trace - self.game.not_in_force if self.game.trace is not None else set()

    def choose(self, seat_name: str, wire: dict[str, Any]) -> None:
        """Make a choice, in the names of the table. Raises IllegalChoice, leaving the game unchanged."""
        names = self.names
        seat = CHANCE if seat_name == "chance" else names.seat_named(seat_name)
        if seat is None:
            raise IllegalChoice(Refusal("", f"no player at this table is called {seat_name!r}"))
        choice = self.read_choice(wire)
        self.game.choose(seat, choice)
        self.record.append((seat_name, write(choice, names)))
        self.events, self.happened = [], []
        self._take_events()
        self._settle_chance()

    def read_choice(self, wire: dict[str, Any]) -> Choice:
        """Return the choice that a wire record describes. Raises IllegalChoice, saying what cannot be read.

        If a name is ambiguous, an available option takes precedence.
        """
        kind = self.rules.VERBS.get(str(wire.get("do")))
        if kind is None:
            known = ", ".join(self.rules.VERBS)
            raise IllegalChoice(Refusal("", f"there is no choice called {wire.get('do')!r}; known choices: {known}"))
        try:
            choice: Choice = read(kind, wire, self.names)
        except Unreadable as error:
            raise IllegalChoice(Refusal("", f"{wire['do']}: {error}")) from None
        options = self.game.decision.options if self.game.decision is not None else []
        if choice in options:
            return choice
        written_so = write(choice, self.names)
        return next((option for option in options if write(option, self.names) == written_so), choice)

    def arrange(self, directive: dict[str, Any]) -> None:
        """Carry out a directive, and continue to the next decision."""
        self.game.events = []
        self.rules.arrange(self.game, directive)
        self.events, self.happened = [], []
        self._take_events()
        self._settle_chance()

    def turnpoint(self) -> dict[str, Any]:
        """Return the open decision with every legal choice, the events, and the outcome."""
        return {
            "pending": pending(self.game.decision, self.names),
            "events": self.events,
            "outcome": self.rules.outcome(self.game),
        }

    def events_seen_by(self, seat: Seat) -> list[dict[str, Any]]:
        """Return the events of the last request as visible to `seat`."""
        return [
            as_seen_by(seat, cited, seen, self.game.not_in_force)
            for happened, names in self.happened
            for seen in (names.seen_by(seat),)
            for cited in happened
        ]

    def _take_events(self) -> None:
        self.names = self.rules.names(self.game)
        self.events += [written(cited, self.names, self.game.not_in_force) for cited in self.game.events]
        self.happened.append((self.game.events, self.names))

    def _settle_chance(self) -> None:
        while self.chance is not None and self.game.decision is not None and self.game.decision.by_chance:
            choice = draw(self.game.decision, self.chance)
            self.record.append(("chance", write(choice, self.names)))
            self.game.apply(choice)
            self._take_events()


def draw(decision: Decision, chance: random.Random) -> Choice:
    """Return a random option of chance, by weight."""
    if decision.weights is None:
        return chance.choice(decision.options)
    return chance.choices(decision.options, decision.weights)[0]


def pending(decision: Decision | None, names: Names) -> dict[str, Any] | None:
    """Return the open decision as it goes on the wire."""
    if decision is None:
        return None
    return {
        "seat": "chance" if decision.by_chance else names.name_of_seat(decision.seat),
        "window": decision.window,
        "optional": decision.optional,
        "options": [write(option, names) for option in decision.options],
    }
