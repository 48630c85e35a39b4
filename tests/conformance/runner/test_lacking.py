"""Needs that an engine does not declare: the scenario does not run, and no certificate is granted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from conformance.adapters import connect
from conformance.games import find
from conformance.protocol.messages import GameDescription
from conformance.runner.cases import Case, read_feature
from conformance.runner.direct import run_case
from conformance.runner.needs import missing_needs, understood
from conformance.runner.scenario_suite import PROFILES
from conformance.verdict.profiles import find_profile, load_profiles
from conformance.verdict.reports.tallies import Opens, declare_next
from conformance.verdict.results import Verdict
from tests.cases import suite_cases
from tests.conforming_variants.lacking import PlaysWith, Untracking
from tests.conforming_variants.layers import Honest, ShufflesByItself, offered

TEXT = """
Feature: A table of three
  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And Sarah's Belinde is ready
  Scenario: A sect
    Given Belinde's sect is Anarch
    When Belinde bleeds Alexis
    Then Alexis has 29 pool
  Scenario: An action
    When Belinde bleeds Alexis
    Then the action's stealth is 0
  Scenario: A draw
    Given Sarah's library holds Vessel in unknown order
    When chance draws Vessel
    Then Sarah has 30 pool
  Scenario: A crypt
    Given it is Sarah's influence phase
    Then Sarah has 4 transfers left
  Scenario: Equipment
    Given Sarah holds .44 Magnum
    When Belinde equips with .44 Magnum
    Then Sarah has 30 pool
"""
SECT, ACTION, DRAW, CRYPT, EQUIPPING = read_feature(TEXT, "x.feature", "vtes").cases


def lacks(case: Case, **declared: Any) -> list[str]:
    words = find("vtes").words
    assert words is not None
    features = words.features
    all_else = {"editions": ["v5"], "level": "lockstep", "features": list(features), "cards": "all"}
    game = GameDescription(**{**all_else, **declared})
    vocabulary = find("vtes").vocabulary
    return [str(lack) for lack in missing_needs(case, list(understood(case, vocabulary)), vocabulary, "v5", game)]


def test_engine_without_these_keys_misses_nothing() -> None:
    assert [lacks(case) for case in (SECT, ACTION, DRAW, CRYPT)] == [[], [], [], []]


def test_untracked_keys_are_missing_if_set_or_read() -> None:
    assert lacks(SECT, untracked=["sect"]) == ["key sect"]
    assert lacks(ACTION, untracked=["sect"]) == []
    assert lacks(CRYPT, untracked=["sect", "transfers"]) == ["key transfers"]


def test_number_of_seats_is_a_need() -> None:
    assert lacks(SECT, seats=[3, 5]) == []
    assert lacks(SECT, seats=[2, 5]) == ["3 seats"]


def test_chance_is_a_need() -> None:
    assert lacks(DRAW, chance="own") == ["what chance decides"]
    assert lacks(SECT, chance="own") == []


def test_coarser_feature_includes_its_parts() -> None:
    whole = lacks(EQUIPPING, features=["actions"])
    assert whole == lacks(EQUIPPING, features=["equip"]) == []
    assert lacks(EQUIPPING, features=["action-cards", "recruit"]) == ["feature equip"]


@pytest.mark.parametrize(
    ("case", "missing"), [(DRAW, []), (SECT, ["card Belinde"]), (EQUIPPING, ["card .44 Magnum", "card Belinde"])]
)
def test_card_is_needed_only_if_its_text_is_used(case: Case, missing: list[str]) -> None:
    played = [] if case is not DRAW else ["Belinde"]
    assert sorted(lacks(case, cards=played, known="all")) == missing
    assert sorted(lacks(case, cards=played, known=[".44 Magnum", "Belinde", "Vessel"])) == missing


def test_unknown_card_is_missing() -> None:
    assert lacks(DRAW, cards=["Belinde"], known=[".44 Magnum"]) == ["card Vessel"]


def test_all_missing_needs_are_listed() -> None:
    found = lacks(SECT, features=[], untracked=["pool", "sect"], seats=[5], cards=[])
    assert found == ["feature bleed", "key pool", "key sect", "3 seats", "card Belinde"]


ENGINES: dict[str, tuple[Callable[[], Honest], str]] = {
    "keys": (partial(Untracking, "vtes", ("sect",)), "does not track the key sect"),
    "seats": (partial(PlaysWith, "vtes", 5), "does not play with 3 seats"),
}


@pytest.mark.parametrize("lack", ENGINES)
def test_missing_need_is_not_run_and_is_suggested_next(lack: str) -> None:
    factory, reason = ENGINES[lack]
    engine = connect(offered(f"Lacking{lack}", factory))
    result = run_case(SECT, engine)
    assert result.verdict is Verdict.UNSUPPORTED
    assert reason in (result.reason or "")
    assert all(step.status == "skipped" for step in result.steps)
    (opened,) = result.lacks
    assert declare_next([result]) == [Opens(opened, 1)]


@pytest.mark.parametrize(
    ("profile", "factory"),
    [
        ("vtes/ending", partial(Untracking, "vtes", ("victory_points",))),
        ("vtes/ending", partial(PlaysWith, "vtes", 5)),
        ("vendetta/base", partial(Untracking, "vendetta", ("drained",))),
        ("vendetta/base", ShufflesByItself),
        ("rivals/vampires", partial(PlaysWith, "rivals", 2)),
    ],
)
def test_declaring_less_earns_no_certificate(profile: str, factory: Callable[[], Honest]) -> None:
    wanted = find_profile(load_profiles(PROFILES), profile)
    engine = connect(offered("Less", factory))
    deciding = (case for case in suite_cases() if wanted.holds(case) and not case.provisional)
    assert any(run_case(case, engine).verdict is Verdict.UNSUPPORTED for case in deciding)


def test_undeclared_toggle_value_is_missing() -> None:
    case = next(case for case in suite_cases("vtes") if case.id == "VTES-4502")
    engine = connect("reference")
    declared = engine.description.games["vtes"]
    engine.description.games["vtes"] = msgspec.structs.replace(declared, toggles={}, features=["unlock"])
    result = run_case(case, engine)
    assert result.verdict is Verdict.UNSUPPORTED
    assert result.lacks[0] == "value clockwise of the toggle impulse_order"
    assert "feature block" in result.lacks
