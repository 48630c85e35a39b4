"""The stock style of pytest-bdd: one step function for each pattern."""

import pytest
from pytest_bdd import given, parsers, scenarios, then, when  # noqa: F401 - for the definitions below

from benchmarks.coins import SPEC, fresh_world
from conformance.adapters import connect
from conformance.steps import expect  # noqa: F401 - for the definitions below

scenarios("features")


@pytest.fixture(scope="session")
def engine():
    with connect(SPEC) as engine:
        yield engine


@pytest.fixture
def world(engine):
    world = fresh_world(engine)
    yield world
    world.finish()
