"""Engines that know no rules pass every scenario of a profile, and no challenge."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import justicar
from conformance.runner.scenario_suite import Suite
from conformance.verdict.certificate import Certificate, Refusal
from tests.conformance.challenge.cheats import CHEATS, PROXIES, cheat
from tests.conformance.fuzzing.fuzzing import fuzz

PROFILE = "vtes/ending"
PROFILES = {
    "table": "vendetta/variants",
    "table-that-dodges": "rivals/decks",
    "table-with-canonical-positions": "rivals/examples",
}
"""Some cheats with another profile, for the nightly run."""
FRESH_SEEDS = 10


@cache
def suite() -> Suite:
    return Suite()


def judgement(engine: str, profile: str, *, challenge: bool = True) -> Certificate | Refusal:
    return justicar.certify(engine, profile=profile, suite=suite(), challenge=challenge).judgements[0]


@pytest.mark.parametrize("name", CHEATS)
def test_a_cheat_passes_the_scenarios_and_not_the_challenge(name: str) -> None:
    engine = cheat(name, PROFILE)
    scenarios = judgement(engine, PROFILE, challenge=False)
    assert isinstance(scenarios, Refusal)
    assert scenarios.passed == scenarios.scenarios > 20
    found = judgement(engine, PROFILE)
    assert isinstance(found, Refusal), name
    assert any("the challenge found" in each or "too little compared" in each for each in found.reasons)


@pytest.mark.parametrize("name", CHEATS)
def test_ten_fresh_seeds_refuse_a_cheat(name: str) -> None:
    for profile in {PROFILE, PROFILES.get(name, PROFILE)}:
        engine = cheat(name, profile)
        found = [judgement(engine, profile) for _ in range(FRESH_SEEDS)]
        assert all(isinstance(each, Refusal) for each in found), (name, profile)


def test_a_dodging_engine_is_not_acquitted_by_fuzzing(tmp_path: Path) -> None:
    engine = cheat("table-that-dodges", PROFILE)
    result, told = fuzz(tmp_path, engine, "--game", "vtes", "--games", "30")
    assert result.exit_code == 5, result.output
    assert "too little compared" in result.output
    assert told["differences"] == []
    assert told["compared"] < 60
    assert told["skipped"]["unsupported"] > 0


def test_fuzzing_reports_an_unkept_declaration(tmp_path: Path) -> None:
    engine = cheat("table-that-dodges-what-it-declares", PROFILE)
    result, told = fuzz(tmp_path, engine, "--game", "vtes", "--games", "3")
    assert result.exit_code == 1, result.output
    assert "it is declared" in {each["expected"] for each in told["differences"]}


@pytest.mark.parametrize("name", PROXIES)
def test_a_proxy_is_named_by_its_words(name: str) -> None:
    found = judgement(PROXIES[name], PROFILE)
    assert isinstance(found, Certificate)
    assert found.challenge is not None
    assert found.challenge.warning is not None
    assert "word for word" in found.challenge.warning
