"""A small game for tests of the kernel: players take pebbles from a heap, and the last taker rolls for a prize.

Taking the last pebble triggers a roll, in which chance gives 1 point twice as often as 3. Then a separate procedure
refills the heap. After the second heap, the game is over.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

import msgspec

from reference_engine.kernel import CHANCE, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Decision, IllegalChoice, InvalidPosition, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.kernel.game import Game
from scenarios.editions import without_toggles
from scenarios.wire_types.declarations import PASS, Choice, Event, Pass

TOO_MANY = Refusal("pebbles.take.at-most-three", "nobody may take more than 3 pebbles")


class Take(Choice, frozen=True, tag="take"):
    number: int


class Win(Choice, frozen=True, tag="win"):
    points: int


class Taken(Event, frozen=True, tag="taken"):
    seat: Seat
    number: int


class Won(Event, frozen=True, tag="won"):
    """A player won a prize. Only the winner knows the amount."""

    KNOWN_TO: ClassVar = {"points": "seat"}

    seat: Seat
    points: int


class Filled(Event, frozen=True, tag="filled"):
    heap: int


class Pebbles(Game, kw_only=True):
    players: tuple[str, ...] = ("Ann", "Bob")
    heap: int = 4
    heaps: int = 1
    points: list[int] = []  # noqa: RUF012 - msgspec copies it

    def copy(self) -> Pebbles:
        twin = super().copy()
        twin.points = self.points.copy()
        return twin

    def refusal(self, frame: Frame, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(frame, PebbleTurn) and isinstance(choice, Take) and choice.number > 3:
            return TOO_MANY
        return None


@procedure
class PebbleTurn(Frame, kw_only=True):
    """The players' turns."""

    seat: Seat = Seat(0)

    @asks("pebbles.take.one-to-three")
    def take(self, game: Pebbles) -> Decision:
        numbers = range(1, min(game.heap, 3) + 1)
        return Decision(self.seat, "take", [PASS, *(Take(number) for number in numbers)])

    @rule("pebbles.take.leaves-the-heap")
    def settle_take(self, game: Pebbles, choice: Choice) -> None:
        if isinstance(choice, Take):
            game.heap -= choice.number
            game.emit(Taken(self.seat, choice.number))
            if game.heap == 0:
                game.set_off(PebbleRoll(seat=self.seat))
                game.set_off(PebbleFill())

    @rule("pebbles.turn.passes")
    def go_on(self, game: Pebbles) -> None:
        if game.heaps == 0:
            self.finish()
            return
        self.seat = Seat((self.seat + 1) % len(game.players))
        self.goto(PebbleTurn.take)

    STEPS = (take, settle_take, go_on)


@procedure
class PebbleRoll(Frame, kw_only=True):
    """Chance's decision about the prize."""

    seat: Seat

    @asks("pebbles.roll.random")
    def roll(self, game: Pebbles) -> Decision:
        return Decision(CHANCE, "roll", [Win(1), Win(3)], [2, 1])

    @rule("pebbles.roll.wins")
    def settle_roll(self, game: Pebbles, choice: Win) -> None:
        game.points[self.seat] += choice.points
        game.emit(Won(self.seat, choice.points), "pebbles.roll.is-luck")

    STEPS = (roll, settle_roll)


@procedure
class PebbleFill(Frame, kw_only=True):
    """A new heap, if there is one left."""

    @rule("pebbles.heap.filled")
    def fill(self, game: Pebbles) -> None:
        game.heaps -= 1
        if game.heaps:
            game.heap = 4
            game.emit(Filled(game.heap))

    STEPS = (fill,)


class PebbleNames:
    """Names of the players. Cards exist only to test their names."""

    CARDS = ("", "Rock", "Rock#2", "Paper")

    def __init__(self, players: tuple[str, ...]) -> None:
        self.players = players

    def seen_by(self, seat: Seat) -> Self:
        return self

    def name_of_seat(self, seat: Seat) -> str:
        return self.players[seat]

    def name_of_card(self, card: CardId) -> str:
        return self.CARDS[card]

    def name_of_print(self, card: Card) -> str:
        return self.CARDS[card].removesuffix("#2")

    def seat_named(self, name: str) -> Seat | None:
        return Seat(self.players.index(name)) if name in self.players else None

    def card_named(self, name: str) -> CardId | None:
        return CardId(self.CARDS.index(name)) if name in self.CARDS[1:] else None

    def print_named(self, name: str) -> Card | None:
        return Card(self.CARDS.index(name)) if name in ("Rock", "Paper") else None


class PebbleRules:
    NAME = "pebbles"
    EDITIONS = without_toggles(("one",))
    FEATURES = ("arrange",)
    VERBS: ClassVar[dict[str, type[Choice]]] = {"pass": Pass, "take": Take, "win": Win}

    def cards(self) -> list[str]:
        return list(PebbleNames.CARDS[1:])

    def start(self, position: dict[str, Any], edition: str) -> Pebbles:
        if position.get("heap", 4) < 1:
            raise InvalidPosition("empty-heap", "heap", "a heap has at least 1 pebble")
        players = tuple(position.get("players", ("Ann", "Bob")))
        return Pebbles(
            stack=[PebbleTurn(seat=Seat(position.get("seat", 0)))],
            players=players,
            heap=position.get("heap", 4),
            heaps=position.get("heaps", 1),
            points=list(position.get("points", [0] * len(players))),
        )

    def names(self, game: Pebbles) -> PebbleNames:
        return PebbleNames(game.players)

    def position(self, game: Pebbles, viewer: Seat | None) -> dict[str, Any]:
        return {"players": list(game.players), "heap": game.heap, "heaps": game.heaps, "points": game.points.copy()}

    def arrange(self, game: Pebbles, directive: dict[str, Any]) -> None:
        if directive.get("do") != "fill":
            raise IllegalChoice(Refusal("", "the heap can only be filled"))
        game.decision = None
        game.call(PebbleFill())
        game.run()

    def outcome(self, game: Pebbles) -> dict[str, Any] | None:
        if game.decision is not None:
            return None
        return {"winner": None, "victory_points": dict(zip(game.players, game.points, strict=True))}


class Everything(msgspec.Struct, kw_only=True):
    """A record with a field of every kind."""

    seat: Seat
    seats: tuple[Seat, ...] = ()
    target: CardId = CardId(0)
    target_seat: Seat = NOBODY
    printed: Card = Card(0)
    cards: tuple[CardId, ...] = ()
    number: int = 7
    word: str = ""
    flag: bool = False
    from_: CardId = CardId(0)
    inner: Inner | None = None
    inners: tuple[Inner, ...] = ()


class Inner(msgspec.Struct, frozen=True):
    who: Seat
    amount: int = 0


def started(**position: Any) -> Pebbles:
    """Return a game at its first decision."""
    game = PebbleRules().start(position, "one")
    game.run()
    return game
