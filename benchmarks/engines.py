"""Decisions a second and microseconds a copy: random VTES play beside catanatron and pokerkit, in one process.

A *decision* is one question answered: for VTES every choice of a player and of chance (each card drawn is one); for
catanatron one `play_tick`, with dice inside; for pokerkit one action of a player, with dealing and chips automated. A
*real choice* is a decision of a player with more than one option. VTES and catanatron list every legal option at each
decision, pokerkit is asked what is allowed (fold, call, the range of a raise). Time is the processor's: what other
programs take does not count.
"""

from __future__ import annotations

import copy
import random
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Protocol

import msgspec
from catanatron import Color, Game, RandomPlayer  # type: ignore[import-untyped]
from pokerkit import Automation, NoLimitTexasHoldem

from benchmarks.measure import Part, Sample, Sheet, gathered, in_turn, ratio, version
from reference_engine.kernel.session import draw
from reference_engine.vtes import Vtes
from reference_engine.vtes.declarations.declaring import is_implemented
from reference_engine.vtes.table.facts import facts
from reference_engine.vtes.turn.setup import new_game

CRYPT, LIBRARY = 12, 77
TURNS = ((1, 10), (11, 20), (21, 40), (41, 80), (81, 10_000))
COPIES_A_GAME, COPIES_IN_A_ROW = 20, 10


class Play(Protocol):
    """A game that plays itself at random."""

    @property
    def depth(self) -> int:
        """Turns so far; 0 where nobody asks."""
        return 0

    @property
    def over(self) -> bool: ...

    def step(self) -> bool:
        """Answers one decision; whether a player had more than one option."""

    def copy(self) -> object:
        """An independent twin of the game's state."""


class RandomVtes(Play):
    """Five (or fewer) random decks of the cards that the engine knows, and random choices."""

    def __init__(self, seed: int, players: int = 5) -> None:
        self.chance = random.Random(seed)
        known = [number for number in facts() if is_implemented(number)]
        crypt = [number for number in known if facts()[number].is_crypt_card]
        library = [number for number in known if not facts()[number].is_crypt_card]
        decks = {
            f"Player {seat}": (tuple(self.chance.sample(crypt, CRYPT)), tuple(self.chance.choices(library, k=LIBRARY)))
            for seat in range(players)
        }
        self.game = Vtes()
        new_game(self.game, decks)
        self.game.run()

    @property
    def over(self) -> bool:
        return self.game.decision is None

    @property
    def depth(self) -> int:
        return self.game.turn

    def step(self) -> bool:
        decision = self.game.decision
        assert decision is not None
        real = len(decision.options) > 1 and not decision.by_chance
        self.game.apply(draw(decision, self.chance) if decision.weights else self.chance.choice(decision.options))
        return real

    def copy(self) -> object:
        return self.game.copy()


class RandomCatan(Play):
    """Random players of catanatron; copied with its own `Game.copy`."""

    def __init__(self, seed: int, players: int = 4) -> None:
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
    """A hand of no-limit hold'em at a table of six; pokerkit has no copy of its own, its users take `copy.deepcopy`."""

    def __init__(self, seed: int, players: int = 6) -> None:
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
            least = state.min_completion_betting_or_raising_to_amount
            most = state.max_completion_betting_or_raising_to_amount
            actions.append(lambda: state.complete_bet_or_raise_to(random.randint(least, most)))
        random.choice(actions)()
        return len(actions) > 1

    def copy(self) -> object:
        return copy.deepcopy(self.state)


class Batch(msgspec.Struct):
    """Some games of one kind, played to the end."""

    games: int = 0
    decisions: int = 0
    choices: int = 0
    seconds: float = 0.0
    copies: list[float] = []
    """Microseconds of a copy, sampled over the middle half of each game."""
    seconds_by_turns: dict[str, float] = {}
    decisions_by_turns: dict[str, int] = {}
    copies_by_turns: dict[str, list[float]] = {}

    @property
    def copy_time(self) -> float:
        return sum(self.copies) / len(self.copies)


def play(start: Callable[[int], Play], seeds: range) -> Batch:
    """Plays a game for each seed twice: once for the speed, once more to copy it on the way."""
    batch = Batch()
    seconds: dict[str, float] = defaultdict(float)
    decisions: dict[str, int] = defaultdict(int)
    copies: dict[str, list[float]] = defaultdict(list)
    for seed in seeds:
        game, length = start(seed), 0
        began = lap = time.process_time()
        depth, at = game.depth, 0
        while not game.over:
            batch.choices += game.step()
            length += 1
            if game.depth != depth:
                now = time.process_time()
                seconds[_span(depth)] += now - lap
                decisions[_span(depth)] += length - at
                lap, at, depth = now, length, game.depth
        batch.seconds += time.process_time() - began
        batch.games += 1
        batch.decisions += length
        for middle, depth, microseconds in _copied(start(seed), length):
            copies[_span(depth)].append(microseconds)
            if middle:
                batch.copies.append(microseconds)
    batch.seconds_by_turns, batch.decisions_by_turns, batch.copies_by_turns = seconds, decisions, copies
    return batch


def _copied(game: Play, length: int) -> Iterator[tuple[bool, int, float]]:
    """Copies a game now and then on its way: whether it was in its middle half, the turn, microseconds a copy."""
    every = max(1, length // (2 * COPIES_A_GAME))
    for number in range(length):
        if number % every == 0:
            began = time.process_time()
            for _ in range(COPIES_IN_A_ROW):
                game.copy()
            spent = (time.process_time() - began) / COPIES_IN_A_ROW * 1e6
            yield length / 4 <= number <= length * 3 / 4, game.depth, spent
        game.step()
    if not game.over:
        raise AssertionError("the second time the game took another way: it depends on more than its seed")


def _span(turn: int) -> str:
    low, high = next(span for span in TURNS if span[0] <= turn <= span[1]) if turn else (0, 0)
    return f"{low} and later" if high == TURNS[-1][1] else f"{low} to {high}"


def measure(rounds: int, quick: bool) -> Part:
    """All of it, in turn. `quick`: fewer games a round."""
    games = 1 if quick else 2
    starts: dict[str, tuple[Callable[[int], Play], int]] = {
        "VTES, 5 players": (RandomVtes, games),
        "VTES, 4 players": (partial(RandomVtes, players=4), games),
        "VTES, 3 players": (partial(RandomVtes, players=3), games),
        "VTES, 2 players": (partial(RandomVtes, players=2), games),
        f"{version('catanatron')}, 4 players": (RandomCatan, 2 * games),
        f"{version('pokerkit')}, 6 players": (RandomPoker, 60 * games),
    }
    subjects: dict[str, Callable[[int], Batch]] = {
        name: lambda number, start=start, count=count: play(start, range(number * count, (number + 1) * count))  # type: ignore[misc]
        for name, (start, count) in starts.items()
    }
    found = in_turn(subjects, rounds if quick else 3 * rounds)
    figures = {name: msgspec.to_builtins(batches) for name, batches in found.items()}
    return Part({"games": figures}, [_main_sheet(found), _turns_sheet(next(iter(found.values())))])


def _main_sheet(found: dict[str, list[Batch]]) -> Sheet:
    def each(batches: list[Batch], of: Callable[[Batch], float]) -> Sample:
        return gathered([of(batch) for batch in batches])

    base = next(iter(found.values()))
    base_rate = each(base, lambda b: b.decisions / b.seconds).median
    base_copy = each(base, lambda b: b.copy_time).median
    rows: list[tuple[str, ...]] = []
    for name, batches in found.items():
        rate = each(batches, lambda b: b.decisions / b.seconds)
        real = each(batches, lambda b: b.choices / b.seconds)
        copied = each(batches, lambda b: b.copy_time)
        length = sum(b.decisions for b in batches) / sum(b.games for b in batches)
        rows.append((
            name, f"{length:,.0f}", rate.told(), ratio(rate.median, base_rate), real.told(), copied.told(1),
            ratio(copied.median, base_copy),
        ))  # fmt: skip
    of = "of the first"
    columns = ("game", "decisions a game", "decisions/s", of, "real choices/s", "µs a copy, mid-game", of)
    return Sheet("engines", "Random play of whole games, one core", columns, rows)


def _turns_sheet(batches: list[Batch]) -> Sheet:
    rows: list[tuple[str, ...]] = []
    for span in TURNS:
        name = _span(span[0])
        with_it = [batch for batch in batches if batch.decisions_by_turns.get(name)]
        if with_it:
            rate = gathered([b.decisions_by_turns[name] / b.seconds_by_turns[name] for b in with_it])
            copies = [b.copies_by_turns[name] for b in with_it if b.copies_by_turns.get(name)]
            times = gathered([sum(times) / len(times) for times in copies])
            rows.append((name, rate.told(), times.told(1)))
    title = "VTES with 5 players, by depth of the game"
    return Sheet("engines-by-turn", title, ("turns", "decisions/s", "µs a copy"), rows)
