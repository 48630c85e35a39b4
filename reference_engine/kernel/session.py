"""One game as somebody plays it: choices in, events out, everything recorded."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from reference_engine.kernel import CHANCE, NOBODY, Seat
from reference_engine.kernel.decisions import Decision, IllegalChoice, InvalidPosition, Refusal
from reference_engine.kernel.events import Cited, told_to, written
from reference_engine.kernel.game import Game
from reference_engine.kernel.notation import Names, Unreadable, read, write
from reference_engine.kernel.position_reader import decoded
from scenarios.editions import Editions, UnknownEdition
from scenarios.protocol.declarations import Choice


class Rules(Protocol):
    """What a game package offers to a session."""

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
    """What sits at a place of the table."""

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
    """The game that a position describes, by an edition; what the position itself says of it must agree.

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
                f"the position is of {own}, and the game is to be of {edition}; ask for {own}, or say {edition} in it"
            )
            raise InvalidPosition("unknown-edition", "edition", detail)
    return rules.start(position, edition)


class Session:
    """A game under way. With a seed, chance is settled here; without one, the seat `chance` is asked."""

    def __init__(self, rules: Rules, game: Game, seed: int | None = None, trace: bool = False) -> None:
        self.rules, self.game = rules, game
        self.chance = random.Random(seed) if seed is not None else None
        self.record: list[tuple[str, dict[str, Any]]] = []
        """Every choice, chance included, in the order in which it was made: (seat, choice)."""
        self.events: list[dict[str, Any]] = []
        """What the last request made happen, as a judge is told it."""
        self.happened: list[tuple[list[Cited], Names]] = []
        """The same for who asks as a seat, with what everything was called then."""
        self.names: Names
        """What everything is called now; made anew whenever something has happened."""
        if trace:
            game.trace = set()
        game.run()
        self._take_events()
        self._settle_chance()

    @property
    def cited(self) -> set[str]:
        """The rules of every step that ran and every refusal that was met, where the session traces them."""
        return self.game.trace - self.game.not_in_force if self.game.trace is not None else set()

    def choose(self, seat_name: str, wire: dict[str, Any]) -> None:
        """Make a choice, in the names of the table. Raises IllegalChoice; then nothing has changed."""
        names = self.names
        seat = CHANCE if seat_name == "chance" else names.seat_named(seat_name)
        if seat is None:
            raise IllegalChoice(Refusal("", f"nobody called {seat_name!r} sits at this table"))
        choice = self.read_choice(wire)
        self.game.choose(seat, choice)
        self.record.append((seat_name, write(choice, names)))
        self.events, self.happened = [], []
        self._take_events()
        self._settle_chance()

    def read_choice(self, wire: dict[str, Any]) -> Choice:
        """The choice that a wire record stands for. Raises IllegalChoice, saying what cannot be read.

        Where a name can mean two things, it means the one that is offered.
        """
        kind = self.rules.VERBS.get(str(wire.get("do")))
        if kind is None:
            known = ", ".join(self.rules.VERBS)
            raise IllegalChoice(Refusal("", f"no choice is called {wire.get('do')!r}; known are {known}"))
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
        """Carry out a directive, and go on to the next decision."""
        self.game.events = []
        self.rules.arrange(self.game, directive)
        self.events, self.happened = [], []
        self._take_events()
        self._settle_chance()

    def turnpoint(self) -> dict[str, Any]:
        """Where the game stands: the open decision with every legal choice, what happened, the outcome."""
        return {
            "pending": pending(self.game.decision, self.names),
            "events": self.events,
            "outcome": self.rules.outcome(self.game),
        }

    def events_seen_by(self, seat: Seat) -> list[dict[str, Any]]:
        """What the last request made happen, as a seat is told it."""
        return [
            told_to(seat, cited, seen, self.game.not_in_force)
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
    """One of chance's options, each as likely as its weight says."""
    if decision.weights is None:
        return chance.choice(decision.options)
    return chance.choices(decision.options, decision.weights)[0]


def pending(decision: Decision | None, names: Names) -> dict[str, Any] | None:
    """The open decision, as it goes on the wire."""
    if decision is None:
        return None
    return {
        "seat": "chance" if decision.by_chance else names.name_of_seat(decision.seat),
        "window": decision.window,
        "optional": decision.optional,
        "options": [write(option, names) for option in decision.options],
    }
