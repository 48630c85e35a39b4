"""Reducing failing scenarios to the steps that matter."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from conformance.adapters import connect
from conformance.protocol.engine import Engine
from conformance.runner.cases import Case, read_feature
from conformance.runner.minimize import Shortening
from conformance.runner.reference_replay import EXPLAINING
from reference_engine.engine import ReferenceEngine

FEATURE = """
Feature: A bleed

  @id:VTES-0001
  Scenario: It burns pool
    Given Sarah, Alexis and Tom sit clockwise
    And Tom has 5 pool
    And Alexis has 20 pool
    And Sarah's Belinde and Ayelech are ready
    When Ayelech bleeds Alexis
    And Belinde bleeds Alexis
    Then Alexis has 18 pool
    And Tom has 5 pool
"""


class Generous(ReferenceEngine):
    """Reports at least 19 pool for everybody."""

    def observe(self, params: dict[str, Any]) -> dict[str, Any]:
        observation = super().observe(params)
        for seat in observation["position"]["seats"]:
            if seat["name"] == "Alexis":
                seat["pool"] = max(19, seat["pool"])
        return observation


def generous() -> ReferenceEngine:
    return Generous()


@pytest.fixture
def case() -> Case:
    (found,) = read_feature(FEATURE, "vtes/a.feature", "vtes").cases
    return found


@pytest.fixture(scope="module")
def reference() -> Iterator[Engine]:
    with connect(EXPLAINING) as engine:
        yield engine


@pytest.fixture(scope="module")
def wrong() -> Iterator[Engine]:
    with connect(f"inprocess:{__name__}:generous") as engine:
        yield engine


def shortened(case: Case, engine: Engine, reference: Engine, seconds: float = 60) -> list[str]:
    return Shortening(engine, reference, "v5", time.monotonic() + seconds).steps(case)


def test_irrelevant_steps_are_dropped(case: Case, wrong: Engine, reference: Engine) -> None:
    assert shortened(case, wrong, reference) == [
        "Given Sarah, Alexis and Tom sit clockwise",
        "And Alexis has 20 pool",
        "And Sarah's Belinde and Ayelech are ready",
        "When Ayelech bleeds Alexis",
        "And Belinde bleeds Alexis",
        "Then Alexis has 18 pool",
    ]


def test_passing_scenario_is_not_reduced(case: Case, reference: Engine) -> None:
    assert shortened(case, reference, reference) == []


def test_timeout_still_drops_steps_after_the_failure(case: Case, wrong: Engine, reference: Engine) -> None:
    lines = shortened(case, wrong, reference, seconds=-1)
    assert (len(lines), lines[-1]) == (7, "Then Alexis has 18 pool")
