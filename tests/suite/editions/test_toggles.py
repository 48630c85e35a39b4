"""What each toggle decides: scenarios notice every value of it, and nothing else of other editions is ever cited."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from conformance.adapters import connect
from conformance.games import find
from conformance.runner.cases import Case, load_cases
from conformance.runner.direct import run_case
from conformance.verdict.results import Verdict
from reference_engine import ReferenceEngine
from reference_engine.vtes.table.edition import edition_named, not_in_force
from scenarios.editions import Edition
from tests.engine.battery.play import decisions, playing
from tests.engine.battery.vtes import VtesSubject
from tests.engine.battery.watches import CardsAreConserved, CountersAreExplained, SavedGamesGoOn

BOOK = find("vtes").book
DECKS_ALONE = {"library_size"}
"""Toggles that are decided before there is a game: tests/engine/vtes/test_decks.py holds decks to them."""
VALUES = [
    (name, value, other)
    for name, toggle in BOOK.toggles.items()
    if name not in DECKS_ALONE
    for value in toggle.values
    for other in toggle.values
    if other != value
]


class PlaysAnother(ReferenceEngine):
    """An engine that has one toggle wrong."""

    def __init__(self, toggle: str, value: str) -> None:
        super().__init__()
        self.toggle, self.value = toggle, value

    def setup(self, params: dict[str, Any]) -> dict[str, Any]:
        asked = BOOK.named(params["edition"])
        wrong = BOOK.with_values(asked.preset, asked.values | {self.toggle: self.value}).name
        return super().setup(params | {"edition": wrong, "position": params["position"] | {"edition": wrong}})


ENGINES = SimpleNamespace()
"""Engines under test, by the name in their spec."""


def holding(toggle: str, value: str) -> list[Case]:
    """The scenarios that hold for that value of the toggle and for no other."""
    return [case for case in load_cases() if f"{toggle}={value}" in case.editions]


@pytest.mark.parametrize(("toggle", "value", "other"), VALUES)
def test_every_scenario_of_a_value_refuses_an_engine_that_plays_another(toggle: str, value: str, other: str) -> None:
    cases = holding(toggle, value)
    if not BOOK.toggles[toggle].values[value] and not cases:
        pytest.fail(f"no scenario holds for {toggle}={value} alone")
    ENGINES.another = lambda: PlaysAnother(toggle, other)
    engine = connect(f"inprocess:{__name__}:ENGINES.another")
    verdicts = {case.id: run_case(case, engine).verdict for case in cases}
    engine.close()
    assert verdicts
    assert [case for case, verdict in verdicts.items() if verdict is not Verdict.FAILED] == []


def editions(chance: Random) -> Edition:
    """An edition at random."""
    preset = chance.choice(list(BOOK.presets))
    return BOOK.with_values(preset, {name: chance.choice(list(toggle.values)) for name, toggle in BOOK.toggles.items()})


@pytest.mark.parametrize("watch", [CardsAreConserved, CountersAreExplained, SavedGamesGoOn])
def test_everything_holds_in_games_of_any_edition(watch: type[CardsAreConserved]) -> None:
    for seed in range(12):
        chance, sampling = Random(seed), Random(seed)
        subject = VtesSubject()
        start = subject.middle(chance, chance.choice(subject.players)) | {"edition": editions(chance).name}
        with playing(subject, start) as play:
            looking = watch(play, sampling)
            for _ in decisions(play, chance, 60):
                if sampling.random() < 1 / watch.EVERY:
                    looking.look()
            looking.look()


def test_no_event_and_no_refusal_cites_a_rule_of_another_edition() -> None:
    for seed in range(12):
        chance = Random(seed)
        subject = VtesSubject()
        edition = editions(chance)
        engine = ReferenceEngine(trace=True)
        position = subject.middle(chance, 3) | {"edition": edition.name}
        answer = engine.setup({"game": "vtes", "edition": edition.name, "position": position, "seed": seed})
        for _ in range(80):
            assert engine.session is not None
            assert not_in_force(edition.name).isdisjoint(engine.session.cited)
            told = {rule for event in answer["events"] for rule in event["rules"]}
            assert not_in_force(edition.name).isdisjoint(told)
            if answer["pending"] is None:
                break
            seat, options = answer["pending"]["seat"], answer["pending"]["options"]
            answer = engine.choose({"seat": seat, "choice": chance.choice(options)})


def test_the_engine_knows_the_toggles_of_the_data_and_no_others() -> None:
    fields = set(edition_named(BOOK.default).__struct_fields__) - {"name"}
    assert fields == set(BOOK.toggles)
    for toggle, found in BOOK.toggles.items():
        for value in found.values:
            name = BOOK.with_values(BOOK.default, BOOK.values_of(BOOK.default) | {toggle: value}).name
            assert getattr(edition_named(name), toggle) == value
