"""Test how long a faulty engine is tried, and with which result."""

from __future__ import annotations

from tests.campaigns.generated import spec
from tests.campaigns.yardstick import Trial, trials, tried
from tests.mutants.ledger import ledger


def test_the_reference_uses_up_the_time_undetected() -> None:
    (outcome,) = tried(Trial("vendetta", "written", "none", "lockstep", "python:reference_engine.engine:engine", 1.5))
    assert (outcome.told, outcome.by, outcome.choices) == (False, (), None)
    assert outcome.seconds >= 1.5


def test_an_engine_that_does_not_start_is_detected() -> None:
    (outcome,) = tried(Trial("vendetta", "written", "none", "lockstep", "python:nowhere:engine", 3.0))
    assert (outcome.told, outcome.by) == (True, ("does not start",))


def test_survivors_of_the_ledger_are_tried_by_name() -> None:
    found = trials(["vendetta"], ["survivor"], ["lockstep", "play"], 3, 0, 1.0)
    assert len(found) == 6
    assert {trial.name for trial in found} <= ledger("vendetta").keys()
    assert found[0].spec == spec("vendetta", found[0].name, "lockstep")
