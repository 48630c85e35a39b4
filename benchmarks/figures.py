"""Key figures of the benchmarks: names, meanings and goals.

Names are permanent: `--json` writes each into `figures`, where scripts look for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from benchmarks.measure import BenchmarkResult, Sheet

KINDS = {
    "5_players_starter_decks": "five players, one with each starter deck",
    "5_players_random_decks": "five players with random decks",
    "2_players_starter_decks": "two players with two of the starter decks",
    "2_players_random_decks": "two players with random decks",
}
"""Part of a figure's name → its meaning, for VTES."""

RIVALS = {
    "4_players_starter_decks": "Rivals, four players, one with each starter deck",
    "4_players_random_decks": "Rivals, four players with random decks",
    "2_players_starter_decks": "Rivals, two players with two of the starter decks",
}
"""Part of a figure's name → its meaning, for Rivals."""


class Figure(msgspec.Struct, frozen=True):
    """A figure with an optional goal: a minimum or a maximum."""

    part: str
    name: str
    meaning: str
    least: float | None = None
    most: float | None = None

    def goal(self, value: float | None) -> str:
        """Return the goal, and if a value reaches it."""
        wanted = self.least if self.least is not None else self.most
        if wanted is None:
            return ""
        sign = "at least" if self.least is not None else "at most"
        if value is None:
            return f"{sign} {wanted:,g}"
        met = value >= wanted if self.least is not None else value <= wanted
        return f"{sign} {wanted:,g}: {'met' if met else 'not met'}"


def _of_games() -> Iterable[Figure]:
    least = {
        "5_players_starter_decks": 0.95,
        "5_players_random_decks": 0.75,
        "2_players_starter_decks": 1.0,
        "2_players_random_decks": 1.0,
    }
    yield Figure("engines", "catanatron_decisions_per_second", "catanatron, four players: ticks a second")
    yield Figure("engines", "pokerkit_decisions_per_second", "pokerkit, six players: actions a second")
    for kind, told in KINDS.items():
        yield Figure("engines", f"vtes_{kind}_decisions_per_second", f"{told}: decisions a second", least=20_000)
    for kind, told in KINDS.items():
        meaning = f"{told}: decisions a second, times those of catanatron in the same round"
        yield Figure("engines", f"vtes_{kind}_to_catanatron", meaning, least=least[kind])
    for kind, told in list(KINDS.items())[:2]:
        calls = f"{told}: calls of functions a decision"
        yield Figure("engines", f"vtes_{kind}_calls_per_decision_early", f"{calls}, turns 1 to 10")
        yield Figure("engines", f"vtes_{kind}_calls_per_decision_late", f"{calls}, turns 81 and later")
        meaning = f"{told}: calls a decision late, times those early"
        yield Figure("engines", f"vtes_{kind}_calls_late_to_early", meaning, most=3)
        yield Figure("engines", f"vtes_{kind}_copy_microseconds", f"{told}: µs a copy, mid-game", most=6)
    for kind, told in RIVALS.items():
        yield Figure("engines", f"rivals_{kind}_decisions_per_second", f"{told}: decisions a second")
        meaning = f"{told}: decisions a second, times those of catanatron in the same round"
        yield Figure("engines", f"rivals_{kind}_to_catanatron", meaning, least=0.9)
        yield Figure("engines", f"rivals_{kind}_copy_microseconds", f"{told}: µs a copy, mid-game", most=10)


def _of_stdio() -> Iterable[Figure]:
    bindings = {
        "": "the engine started as the adapter does it",
        "_one_core": "runner and engine bound to one core",
        "_two_cores": "runner and engine each bound to a core of its own",
    }
    for ending, told in bindings.items():
        most = None if ending else 20
        yield Figure(
            "protocol", f"stdio_round_trip_microseconds{ending}", f"a line to a process and back, {told}: µs", most=most
        )
        meaning = f"a small request over stdio less the same in process, {told}: µs"
        yield Figure("protocol", f"stdio_adds_microseconds{ending}", meaning)


FIGURES: tuple[Figure, ...] = (
    *_of_games(),
    Figure("certification", "certify_scenarios", "scenarios of the suite"),
    Figure(
        "certification",
        "certify_scenarios_per_second_one_core",
        "`certify` with all reports, 1 job on one core: scenarios a second of the whole command",
        least=600,
    ),
    Figure(
        "certification",
        "certify_scenarios_per_second_two_cores",
        "the same, 2 jobs on two cores",
        least=1000,
    ),
    Figure("certification", "certify_cpu_seconds_one_core", "processor seconds of the former"),
    Figure("certification", "certify_cpu_seconds_two_cores", "processor seconds of the latter, all processes together"),
    Figure(
        "certification",
        "certify_memory_mb_2000_scenarios",
        "`certify` with all reports, 2,000 scenarios: most memory, in MB (1,000,000 bytes)",
        most=250,
    ),
    Figure("certification", "certify_memory_mb_8000_scenarios", "the same, 8,000 scenarios"),
    Figure("certification", "certify_memory_mb_growth", "the latter less the former", most=50),
    *_of_stdio(),
)


def summary(parts: Mapping[str, BenchmarkResult]) -> dict[str, float | None]:
    """Return the figures of the measured parts by name. Raises KeyError if a part misses one."""
    return {figure.name: parts[figure.part].figures[figure.name] for figure in FIGURES if figure.part in parts}


def sheet(found: Mapping[str, float | None]) -> Sheet:
    """Return a table of figures with goal and meaning."""
    rows: list[tuple[str, ...]] = []
    for figure in FIGURES:
        if figure.name in found:
            value = found[figure.name]
            rows.append((f"`{figure.name}`", _number(value), figure.goal(value), figure.meaning))
    return Sheet(
        "figures",
        "Each with its goal, where it has one",
        ("figure", "here", "goal", "meaning"),
        rows,
        words=("goal", "meaning"),
    )


def _number(value: float | None) -> str:
    if value is None:
        return "not measured"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
