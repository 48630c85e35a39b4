"""Twins of scenarios correspond on the reference and on conforming variants, and not on an engine with favourites."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.adapters import connect
from tests.cases import suite_cases
from tests.conforming_variants.layers import (
    AnyOrder,
    Honest,
    NoRules,
    OptionsInAnyOrder,
    SaysLittle,
    offered,
    watching_steps,
)
from tests.twins.__main__ import played
from tests.twins.twins import Violation

VARIANTS = (AnyOrder, NoRules, OptionsInAnyOrder, SaysLittle)


class FavoursNames(Honest):
    """A faulty engine: offers fewer choices to a seat whose name is in the second half of the alphabet."""

    def turnpoint(self, turnpoint: dict[str, Any]) -> dict[str, Any]:
        pending = turnpoint["pending"]
        if pending is not None and pending["seat"] > "M" and len(pending["options"]) > 2:
            pending["options"] = pending["options"][:-1]
        return turnpoint


def violations(spec: str, every: int, seed: str = "1") -> tuple[int, list[Violation]]:
    cases = [case for case in suite_cases() if not case.deprecated and not case.editions][::every]
    with watching_steps(), connect(spec) as engine, connect("reference") as reference:
        found = [violation for _, violation in played(engine, reference, cases, seed)]
    return len(found), [each for each in found if each is not None]


def test_a_few_twins_correspond_on_the_reference() -> None:
    number, found = violations("reference", 100)
    assert found == []
    assert number > 100


def test_ten_thousand_twins_correspond_on_the_reference() -> None:
    number, found = violations("reference", 1, seed="nightly")
    assert found == []
    assert number > 10_000


@pytest.mark.parametrize("layer", VARIANTS, ids=lambda layer: layer.__name__)
def test_twins_correspond_on_conforming_variants(layer: type[Honest]) -> None:
    number, found = violations(offered(layer.__name__, layer), 20)
    assert found == []
    assert number > 500


def test_an_engine_that_favours_names_is_found() -> None:
    _, found = violations(offered("FavoursNames", FavoursNames), 100)
    assert ("rename-seats", "options") in {(each.kind, each.what) for each in found}
