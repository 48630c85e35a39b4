"""Games that play themselves at random: VTES and Rivals with the reference engine, catanatron, and pokerkit."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from functools import cache
from typing import Any, Protocol

import tomli

import scenarios
from reference_engine.engine import GAMES
from reference_engine.kernel.session import draw
from reference_engine.rivals.decks.starters import STARTERS
from tests.engine.battery.rivals import decked
from tests.engine.games.golden_rivals import seat

CRYPT, LIBRARY = 12, 77
Seats = list[dict[str, Any]]


class Play(Protocol):
    """A game that plays itself."""

    @property
    def turn(self) -> int:
        """Number of turns so far. Unused for some games, which return 0."""
        return 0

    @property
    def over(self) -> bool: ...

    def step(self) -> bool:
        """Answer one decision. Return True if a player had more than one option."""

    def copy(self) -> object:
        """Return an independent copy of the game's state."""

    def ready_minions(self) -> int:
        """Number of ready minions of all players."""
        return 0


@cache
def starter_decks() -> tuple[dict[str, Any], ...]:
    """Return the five starter decks, as names with their number of copies."""
    return tuple(tomli.loads(path.read_text("utf-8")) for path in sorted((scenarios.ROOT / "decks").glob("*.toml")))


def starters(chance: random.Random, players: int) -> Seats:
    """Return that many different starter decks."""

    def part(deck: dict[str, Any], name: str) -> list[str]:
        return [line["name"] for line in deck[name] for _ in range(line["copies"])]

    return [
        {"name": deck["name"], "unordered_crypt": part(deck, "crypt"), "unordered_library": part(deck, "library")}
        for deck in chance.sample(starter_decks(), players)
    ]


def starters_of_rivals(chance: random.Random, players: int) -> Seats:
    """Return that many different starter decks of Rivals."""
    return [seat(name, name) for name in chance.sample(STARTERS, players)]


def random_decks_of_rivals(chance: random.Random, players: int) -> Seats:
    """Return random decks of one faction each that the rulebook allows."""
    return [decked(chance, f"Player {seat}") for seat in range(players)]


@cache
def known_cards() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the names of the crypt and library cards that the engine can play."""
    data = tomli.loads((scenarios.ROOT / "cards" / "vtes.toml").read_text("utf-8"))["card"]
    vampires = {card["name"] for card in data if "vampire" in card["types"]}
    names = GAMES["vtes"].cards()
    return tuple(name for name in names if name in vampires), tuple(name for name in names if name not in vampires)


def random_decks(chance: random.Random, players: int) -> Seats:
    """Return decks of random cards that the engine can play."""
    crypt, library = known_cards()
    return [
        {
            "name": f"Player {seat}",
            "unordered_crypt": chance.sample(crypt, CRYPT),
            "unordered_library": chance.choices(library, k=LIBRARY),
        }
        for seat in range(players)
    ]


class OfReference(Play):
    """Random choices among the options of the reference engine, from the start of a game."""

    def __init__(self, seed: int, game: str, seats: Callable[[random.Random], Seats]) -> None:
        self.chance = random.Random(seed)
        self.rules = GAMES[game]
        position = {"seats": seats(self.chance), "turn": {"phase": "setup"}}
        self.game: Any = self.rules.start(position, self.rules.EDITIONS.default)
        self.game.run()
        self.apply: Callable[[Any], object] = self.game.apply
        """Carries out a choice: the engine's work to measure."""

    @property
    def over(self) -> bool:
        return self.game.decision is None

    @property
    def turn(self) -> int:
        return int(self.game.turn)

    def step(self) -> bool:
        decision = self.game.decision
        real = len(decision.options) > 1 and not decision.by_chance
        options = decision.options
        self.apply(
            draw(decision, self.chance) if decision.weights else options[int(self.chance.random() * len(options))]
        )
        return real

    def copy(self) -> object:
        return self.game.copy()


class RandomVtes(OfReference):
    """VTES."""

    def __init__(
        self, seed: int, players: int = 5, decks: Callable[[random.Random, int], Seats] = random_decks
    ) -> None:
        super().__init__(seed, "vtes", lambda chance: decks(chance, players))

    def ready_minions(self) -> int:
        return sum(len(seat.get("ready", ())) for seat in self.rules.position(self.game, None)["seats"])


class RandomRivals(OfReference):
    """Rivals."""

    def __init__(
        self, seed: int, players: int = 4, decks: Callable[[random.Random, int], Seats] = starters_of_rivals
    ) -> None:
        super().__init__(seed, "rivals", lambda chance: decks(chance, players))


class RandomCatan(Play):
    """Random players of catanatron, copied with its own `Game.copy`."""

    def __init__(self, seed: int, players: int = 4) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.game = Game([RandomPlayer(color) for color in list(Color)[:players]], seed=seed + 1)

    @property
    def over(self) -> bool:
        return self.game.winning_color() is not None or self.game.state.num_turns >= 1000

    def step(self) -> bool:
        real = len(self.game.state.playable_actions) > 1
        self.game.play_tick()
        return real

    def copy(self) -> object:
        return self.game.copy()


class RandomPoker(Play):
    """A hand of six-player no-limit hold'em, copied with `copy.deepcopy` because pokerkit has no copy.

    Raises are always the minimum. Random amounts soon put everything in the pot, so that a few actions would bear the
    whole
    cost of the showdown.
    """

    def __init__(self, seed: int, players: int = 6) -> None:
        from pokerkit import Automation, NoLimitTexasHoldem

        random.seed(seed)  # pokerkit shuffles with the global generator
        self.state: Any = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (1, 2), 2, 200, players)

    @property
    def over(self) -> bool:
        return not self.state.status

    def step(self) -> bool:
        state = self.state
        actions: list[Callable[[], object]] = [state.check_or_call]
        if state.can_fold():
            actions.append(state.fold)
        if state.can_complete_bet_or_raise_to():
            actions.append(state.complete_bet_or_raise_to)  # without an amount, by the minimum
        random.choice(actions)()
        return len(actions) > 1

    def copy(self) -> object:
        return copy.deepcopy(self.state)
