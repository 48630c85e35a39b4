"""Who reads an uncertain question otherwise is refused by no scenario that decides."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from conformance import readings
from conformance.adapters import connect
from conformance.protocol.engine import Engine
from conformance.runner.cases import load_cases
from conformance.runner.direct import run_case
from conformance.verdict.results import Verdict
from tests.suite.other_readings import vendetta as vendetta  # declares its other readings
from tests.suite.other_readings.other import OTHER_READINGS, OtherReading
from tests.suite.wrong_engines.wrong import made


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    """The reference engine in this process, where it can read otherwise."""
    engine = connect("reference")
    yield engine
    engine.close()


@pytest.mark.parametrize("other", OTHER_READINGS, ids=[f"{other.game}: {other.title}" for other in OTHER_READINGS])
def test_only_scenarios_that_its_reading_names_refuse_it(other: OtherReading, engine: Engine) -> None:
    [reading] = [each for each in readings.load(other.game) if each.id == other.reading]
    assert reading.provisional, "whoever reads a certain question otherwise is wrong: tests/suite/wrong_engines"
    refusing = set()
    with made(other.change):
        for case in load_cases(game=other.game):
            verdict = run_case(case, engine).verdict
            if verdict is not Verdict.PASSED:
                refusing.add(case.id.partition("/")[0])
            if verdict is Verdict.ERROR:
                engine.restart()
    assert refusing - set(reading.scenarios) == set(), (
        "these rest on the reading: name them there, and tag @provisional"
    )
    assert refusing or not reading.scenarios, "no scenario shows the reading"


def test_every_provisional_reading_of_vendetta_with_scenarios_is_read_otherwise() -> None:
    uncertain = {each.id for each in readings.load("vendetta") if each.provisional and each.scenarios}
    assert uncertain == {other.reading for other in OTHER_READINGS if other.game == "vendetta"} & uncertain
