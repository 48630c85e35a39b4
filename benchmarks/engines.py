"""Benchmark of engines: decisions a second, calls a decision and µs a copy, next to catanatron and pokerkit.

A *decision* is one answer. For the reference engine that is every choice of a player or of chance, including each card
drawn; for catanatron one `play_tick`, including dice; for pokerkit one action of a player, with dealing and chips
automated. A *real choice* is a player's decision with more than one option. The reference engine and catanatron list
every legal option at each decision, and pokerkit reports which actions are allowed (fold, call, raise). Random games
run
interleaved in one process, and times are processor time, so other programs do not count. Calls are function calls,
including built-in ones, from a choice to the next decision. They are the same on every machine.
"""

from __future__ import annotations

import cProfile
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import msgspec

from benchmarks.figures import KINDS, RIVALS
from benchmarks.games import (
    Play,
    RandomCatan,
    RandomPoker,
    RandomRivals,
    RandomVtes,
    random_decks,
    random_decks_of_rivals,
    starters,
)
from benchmarks.measure import BenchmarkResult, Sample, Sheet, Tell, Wrong, gathered, version

CATAN, POKER = "catanatron", "pokerkit"
TURNS = (1, 11, 21, 41, 81)
MINIONS = (0, 3, 6, 9, 12)
"""First values of the rows in the tables by age and by ready minions."""
EARLY, LATE = "1 to 10", "81 and later"
COPIES_A_GAME, COPIES_IN_A_ROW = 20, 10


class MeasuredGames(msgspec.Struct, frozen=True):
    """Games to measure, identified by their seeds, with the number per round."""

    name: str
    start: Callable[[int], Play]
    games: int
    copied: int = 2
    """Number of these games that are copied while they run."""
    called: int = 0
    """Number of games with counted calls, once for all rounds."""


class DecisionCounts(msgspec.Struct):
    """Decisions and their cost: processor seconds, calls if counted, and microseconds per copy."""

    decisions: int = 0
    seconds: float = 0.0
    calls: int = 0
    copies: list[float] = []

    def add(self, decisions: int, seconds: float, calls: int) -> None:
        self.decisions += decisions
        self.seconds += seconds
        self.calls += calls

    @property
    def rate(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds

    @property
    def copy(self) -> float:
        """Median time of a copy, which ignores the occasional interrupted one."""
        return statistics.median(self.copies)


class Batch(msgspec.Struct):
    """Complete games of one kind."""

    games: int = 0
    choices: int = 0
    whole: DecisionCounts = msgspec.field(default_factory=DecisionCounts)
    """Totals; copies only from the middle half of each game."""
    by_turns: defaultdict[str, DecisionCounts] = msgspec.field(default_factory=lambda: defaultdict(DecisionCounts))
    by_minions: defaultdict[str, DecisionCounts] = msgspec.field(default_factory=lambda: defaultdict(DecisionCounts))

    def tallies(self, game: Play) -> tuple[DecisionCounts, DecisionCounts]:
        """Return the current rows of a game: by turn, and by ready minions."""
        return self.by_turns[_row(game.turn, TURNS)], self.by_minions[_row(game.ready_minions(), MINIONS)]

    def play(self, game: Play, calls: Callable[[], int] = int) -> int:
        """Play a game to its end and return the number of decisions. `calls` returns the calls so far."""
        length, counted = 0, calls()
        while not game.over:
            turn, before, tallies = game.turn, (length, counted), (self.whole, *self.tallies(game))
            began = time.process_time()
            while game.turn == turn and not game.over:
                self.choices += game.step()
                length += 1
            seconds, counted = time.process_time() - began, calls()
            for tally in tallies:
                tally.add(length - before[0], seconds, counted - before[1])
        self.games += 1
        return length

    def copy(self, game: Play, length: int) -> None:
        """Play a game of that length, and copy it at intervals."""
        for number, microseconds in _copied(game, length):
            middle = length / 4 <= number <= length * 3 / 4
            for tally in (*self.tallies(game), *([self.whole] if middle else [])):
                tally.copies.append(microseconds)


def _copied(game: Play, length: int) -> Iterator[tuple[int, float]]:
    """Yield decision numbers and microseconds per copy at each."""
    every = max(1, length // (2 * COPIES_A_GAME))
    for number in range(length):
        if number % every == 0:
            began = time.process_time()
            for _ in range(COPIES_IN_A_ROW):
                game.copy()
            yield number, (time.process_time() - began) / COPIES_IN_A_ROW * 1e6
        game.step()
    if not game.over:
        raise Wrong("the same seed gave another game the second time")


def _row(number: int, starts: tuple[int, ...]) -> str:
    low = max((start for start in starts if start <= number), default=0)
    after = next((start for start in starts if start > number), None)
    return f"{low} and later" if after is None else f"{low} to {after - 1}"


def play_round(subjects: Mapping[str, MeasuredGames], number: int) -> dict[str, Batch]:
    """Play all games of a round, mixed evenly so that a busy moment of the machine affects all alike."""
    batches = {key: Batch() for key in subjects}
    games = sorted((each / subject.games, key) for key, subject in subjects.items() for each in range(subject.games))
    for _, key in games:
        subject, batch = subjects[key], batches[key]
        seed = number * subject.games + batch.games
        copied = batch.games < subject.copied
        length = batch.play(subject.start(seed))
        if copied:
            batch.copy(subject.start(seed), length)
    return batches


def count_calls(subject: MeasuredGames) -> Batch:
    """Play some games with counted calls, whose times are not usable."""
    batch, profile = Batch(), cProfile.Profile(subcalls=False)

    def calls() -> int:
        return sum(entry.callcount for entry in profile.getstats() if "_lsprof" not in str(entry.code))

    for seed in range(subject.called):
        game: Any = subject.start(seed)
        game.apply = partial(profile.runcall, game.apply)
        batch.play(game, calls)
    return batch


def all_subjects(quick: bool) -> dict[str, MeasuredGames]:
    """Return everything to measure, by the key in the figures' names. Each takes about as long."""
    times, called = (1, 3) if quick else (4, 16)
    tables = {
        "5_players_starter_decks": (5, starters),
        "5_players_random_decks": (5, random_decks),
        "2_players_starter_decks": (2, starters),
        "2_players_random_decks": (2, random_decks),
    }
    subjects = {
        kind: MeasuredGames(
            f"VTES, {KINDS[kind]}",
            partial(RandomVtes, players=players, decks=decks),
            games=times * (6 if players == 5 else 16),
            called=called if players == 5 else 0,
        )
        for kind, (players, decks) in tables.items()
    }
    rivals: dict[str, tuple[int, Callable[[int], Play]]] = {
        "4_players_starter_decks": (20, partial(RandomRivals, players=4)),
        "4_players_random_decks": (10, partial(RandomRivals, players=4, decks=random_decks_of_rivals)),
        "2_players_starter_decks": (40, partial(RandomRivals, players=2)),
    }
    for kind, (games, start) in rivals.items():
        subjects[f"rivals_{kind}"] = MeasuredGames(RIVALS[kind], start, games=times * games)
    subjects[CATAN] = MeasuredGames(f"{version(CATAN)}, four players", RandomCatan, times * 12)
    subjects[POKER] = MeasuredGames(f"{version(POKER)}, six players", RandomPoker, times * 30, copied=5)
    return subjects


def measure(
    rounds: int, quick: bool, tell: Tell, subjects: Mapping[str, MeasuredGames] | None = None
) -> BenchmarkResult:
    """Measure everything. `quick` plays fewer games a round."""
    subjects = subjects or all_subjects(quick)
    names = {key: subject.name for key, subject in subjects.items()}
    found: dict[str, list[Batch]] = {key: [] for key in subjects}
    for number in range(rounds):
        tell(f"round {number + 1} of {rounds}", f"{sum(subject.games for subject in subjects.values())} games")
        for key, batch in play_round(subjects, number).items():
            found[key].append(batch)
    tell("counting calls", "")
    calls = {key: count_calls(subject) for key, subject in subjects.items() if subject.called}
    sheets = [
        _main_sheet(found, names),
        _rows_sheet("turns", TURNS, found, calls),
        _rows_sheet("minions", MINIONS, found, calls),
    ]
    raw = {"names": names, "games": msgspec.to_builtins(found), "calls": msgspec.to_builtins(calls)}
    return BenchmarkResult(raw, sheets, _figures(found, calls))


def _figures(found: Mapping[str, list[Batch]], calls: Mapping[str, Batch]) -> dict[str, float | None]:
    figures: dict[str, float | None] = {
        f"{other}_decisions_per_second": _rate(found[other]).median for other in (CATAN, POKER)
    }
    for kind in KINDS:
        figures[f"vtes_{kind}_decisions_per_second"] = _rate(found[kind]).median
        figures[f"vtes_{kind}_to_catanatron"] = _to_catan(found, kind).median
    for kind in RIVALS:
        batches = found[f"rivals_{kind}"]
        figures[f"rivals_{kind}_decisions_per_second"] = _rate(batches).median
        figures[f"rivals_{kind}_to_catanatron"] = _to_catan(found, f"rivals_{kind}").median
        figures[f"rivals_{kind}_copy_microseconds"] = _copy(batches).median
    for kind, batch in calls.items():
        early, late = (_calls(batch.by_turns, row) for row in (EARLY, LATE))
        figures[f"vtes_{kind}_calls_per_decision_early"] = early
        figures[f"vtes_{kind}_calls_per_decision_late"] = late
        figures[f"vtes_{kind}_calls_late_to_early"] = late / early if early and late else None
        figures[f"vtes_{kind}_copy_microseconds"] = _copy(found[kind]).median
    return figures


def _rate(batches: list[Batch]) -> Sample:
    return gathered([batch.whole.rate for batch in batches])


def _to_catan(found: Mapping[str, list[Batch]], key: str) -> Sample:
    """Return decisions a second relative to catanatron's in the same round."""
    rounds = zip(found[key], found[CATAN], strict=True)
    return gathered([batch.whole.rate / other.whole.rate for batch, other in rounds])


def _copy(batches: list[Batch]) -> Sample:
    return gathered([batch.whole.copy for batch in batches])


def _calls(rows: Mapping[str, DecisionCounts], row: str) -> float | None:
    """Return calls a decision, or None if no game got that far."""
    return rows[row].calls / rows[row].decisions if row in rows else None


def _main_sheet(found: Mapping[str, list[Batch]], names: Mapping[str, str]) -> Sheet:
    rows: list[tuple[str, ...]] = []
    for key, batches in found.items():
        games = sum(batch.games for batch in batches)
        length = sum(batch.whole.decisions for batch in batches) / games
        real = gathered([batch.choices / batch.whole.seconds for batch in batches])
        cells = [f"{games:,}", f"{length:,.0f}", _rate(batches).told(), _to_catan(found, key).told(2), real.told()]
        rows.append((names[key], *cells, _copy(batches).told(1)))
    columns = ("game", "games", "decisions a game", "decisions/s", "times catanatron's", "real choices/s", "µs a copy")
    return Sheet("engines", "Random play of whole games, one core; copies from the middle of a game", columns, rows)


def _rows_sheet(
    what: str, starts: tuple[int, ...], found: Mapping[str, list[Batch]], calls: Mapping[str, Batch]
) -> Sheet:
    """Return the table by turns or by ready minions."""
    by = f"by_{what}"
    rows: list[tuple[str, ...]] = []
    for row in (_row(start, starts) for start in starts):
        cells: list[str] = []
        for kind, batch in calls.items():
            tallies = [getattr(each, by)[row] for each in found[kind] if row in getattr(each, by)]
            rates = [tally.rate for tally in tallies if tally.seconds]
            counted = _calls(getattr(batch, by), row)
            copies = [tally.copy for tally in tallies if tally.copies]
            cells.append(gathered(rates).told() if rates else "")
            cells.append("" if counted is None else f"{counted:,.0f}")
            cells.append(f"{gathered(copies).median:.1f}" if copies else "")
        rows.append((row, *cells))
    whose = {kind: kind.partition("players_")[2].replace("_", " ") for kind in calls}
    columns = [
        f"{each}: {told}" for each in whose.values() for told in ("decisions/s", "calls a decision", "µs a copy")
    ]
    first, title = {
        "turns": ("turns", "VTES, five players, by age of the game"),
        "minions": (
            "ready minions",
            "VTES, five players, by ready minions of all of them at the beginning of the turn",
        ),
    }[what]
    return Sheet(f"engines-by-{what}", title, (first, *columns), rows)
