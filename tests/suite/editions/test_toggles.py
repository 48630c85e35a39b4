"""Test that scenarios distinguish every value of each toggle, and that no rule of another edition is cited."""

from __future__ import annotations

import shlex
import sys
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from conformance.adapters import connect
from conformance.games import GAMES
from conformance.games.descriptor import GameDescriptor
from conformance.runner.cases import Case
from conformance.runner.direct import run_case
from conformance.verdict.results import Verdict
from reference_engine import ReferenceEngine
from reference_engine.kernel.editions import edition_named, not_in_force
from reference_engine.rivals.table import edition as rivals
from reference_engine.vendetta.table import edition as vendetta
from reference_engine.vtes.table import edition as vtes
from scenarios.editions import Edition
from tests.cases import suite_cases
from tests.engine.battery.play import decisions, playing
from tests.engine.battery.rivals import RivalsSubject
from tests.engine.battery.subjects import Subject
from tests.engine.battery.vendetta import VendettaSubject
from tests.engine.battery.vtes import VtesSubject
from tests.engine.battery.watches import CardsAreConserved, CountersAreExplained, SavedGamesGoOn

PLAYED = {"vtes": vtes.Edition, "vendetta": vendetta.Edition, "rivals": rivals.Edition}
SUBJECTS: dict[str, type[Subject]] = {"vtes": VtesSubject, "vendetta": VendettaSubject, "rivals": RivalsSubject}
BOOKS = {game.name: game.book for game in GAMES if game.book.toggles}
VALUES = [
    (game, name, value, other)
    for game, book in BOOKS.items()
    for name, toggle in book.toggles.items()
    for value in toggle.decided
    for other in toggle.decided
    if other != value
]


class PlaysAnother(ReferenceEngine):
    """Engine with one wrong toggle."""

    def __init__(self, game: str, toggle: str, value: str) -> None:
        super().__init__()
        self.book, self.toggle, self.value = BOOKS[game], toggle, value

    def setup(self, params: dict[str, Any]) -> dict[str, Any]:
        wanted = self.book.named(params["edition"])
        wrong = self.book.with_values(wanted.preset, wanted.values | {self.toggle: self.value}).name
        return super().setup(params | {"edition": wrong, "position": params["position"] | {"edition": wrong}})

    def deck(self, params: dict[str, Any]) -> dict[str, Any]:
        wanted = self.book.named(params["edition"])
        wrong = self.book.with_values(wanted.preset, wanted.values | {self.toggle: self.value}).name
        return super().deck(params | {"edition": wrong})


ENGINES = SimpleNamespace()
"""Engines under test, by the name in their spec."""


@cache
def holding(game: str, toggle: str, value: str) -> list[Case]:
    """Return the scenarios that apply to that value of the toggle, but not to every value."""
    return [case for case in suite_cases(game) if f"{toggle}={value}" in case.editions]


@pytest.mark.parametrize(("game", "toggle", "value", "other"), VALUES)
def test_a_scenario_of_a_value_fails_engines_with_another(game: str, toggle: str, value: str, other: str) -> None:
    cases = [case for case in holding(game, toggle, value) if f"{toggle}={other}" not in case.editions]
    book = BOOKS[game]
    ENGINES.another = lambda: PlaysAnother(game, toggle, other)
    engine = connect(f"inprocess:{__name__}:ENGINES.another")
    verdicts = {}
    for case in cases:
        judged = book.fitting(book.named(f"{book.default}+{toggle}={value}"), case.editions).name
        verdicts[case.id] = run_case(case, engine, edition={game: judged}).verdict
    engine.close()
    assert verdicts, f"no scenario distinguishes {toggle}={value} from {other}"
    assert [case for case, verdict in verdicts.items() if verdict is not Verdict.FAILED] == []


@pytest.mark.parametrize("spec", ["reference", f"stdio:{shlex.quote(sys.executable)} -m conformance serve"])
def test_the_classic_edition_passes_in_process_and_over_stdio(spec: str) -> None:
    classic = BOOKS["vtes"].named("classic")
    cases = [case for case in suite_cases("vtes") if classic.has(case.editions) and not case.deprecated]
    chosen = [case for case in cases if case.editions][::3] + [case for case in cases if not case.editions][::90]
    engine = connect(spec)
    verdicts = {case.id: run_case(case, engine, edition={"vtes": "classic"}).verdict for case in chosen}
    engine.close()
    assert [case for case, verdict in verdicts.items() if verdict is not Verdict.PASSED] == []


def editions(game: str, chance: Random) -> Edition:
    """Return a random edition."""
    book = BOOKS[game]
    preset = chance.choice(list(book.presets))
    return book.with_values(preset, {name: chance.choice(list(toggle.values)) for name, toggle in book.toggles.items()})


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("watch", [CardsAreConserved, CountersAreExplained, SavedGamesGoOn])
def test_invariants_hold_in_games_of_any_edition(watch: type[CardsAreConserved], game: str) -> None:
    for seed in range(12):
        chance, sampling = Random(seed), Random(seed)
        subject = SUBJECTS[game]()
        start = subject.middle(chance, chance.choice(subject.players)) | {"edition": editions(game, chance).name}
        with playing(subject, start) as play:
            looking = watch(play, sampling)
            for _ in decisions(play, chance, 60):
                if sampling.random() < 1 / watch.EVERY:
                    looking.look()
            looking.look()


def test_nothing_cites_a_rule_of_another_edition() -> None:
    for seed in range(12):
        chance = Random(seed)
        subject = VtesSubject()
        edition = editions("vtes", chance)
        engine = ReferenceEngine(trace=True)
        position = subject.middle(chance, 3) | {"edition": edition.name}
        answer = engine.setup({"game": "vtes", "edition": edition.name, "position": position, "seed": seed})
        for _ in range(80):
            assert engine.session is not None
            assert not_in_force("vtes", edition.name).isdisjoint(engine.session.cited)
            reported = {rule for event in answer["events"] for rule in event["rules"]}
            assert not_in_force("vtes", edition.name).isdisjoint(reported)
            if answer["pending"] is None:
                break
            seat, options = answer["pending"]["seat"], answer["pending"]["options"]
            answer = engine.choose({"seat": seat, "choice": chance.choice(options)})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_engine_has_the_toggles_of_the_data(game: GameDescriptor) -> None:
    book = game.book
    fields = set(PLAYED[game.name].__struct_fields__) - {"name"}
    assert fields == set(book.toggles)
    for toggle, found in book.toggles.items():
        for value in found.values:
            name = book.with_values(book.default, book.values_of(book.default) | {toggle: value}).name
            assert getattr(edition_named(game.name, PLAYED[game.name], name), toggle) == value
