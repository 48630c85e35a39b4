"""The written game of the five starter decks is what the engine plays today, event by event, whoever plays it."""

from __future__ import annotations

import json
import shlex
import sys

import pytest
from click.testing import CliRunner

from conformance.catalogue import load
from conformance.cli import main
from reference_engine.engine import replay
from tests.engine.games.golden import PLAYERS, RECORD

TEXT = RECORD.read_text(encoding="utf-8")
EVENTS = [event for line in TEXT.splitlines() for event in json.loads(line)["events"]]


def test_the_engine_plays_it_to_its_end_as_it_is_written() -> None:
    session, events = replay(TEXT)
    assert events == EVENTS
    outcome = session.turnpoint()["outcome"]
    assert outcome is not None
    points = outcome["victory_points"]
    assert set(points) == set(PLAYERS)
    assert sum(points.values()) == len(PLAYERS)
    assert points[outcome["winner"]] == max(points.values())


def test_every_event_of_it_says_by_which_rules() -> None:
    catalogue = load("vtes")
    cited = {rule for event in EVENTS for rule in event["rules"]}
    assert all(event["rules"] for event in EVENTS)
    assert cited <= catalogue.keys()
    kinds = {event["event"] for event in EVENTS}
    assert {"bleed-changed", "action-blocked", "combat-began", "referendum-resolved", "ousted", "to-torpor"} <= kinds


@pytest.mark.parametrize(
    "engine", ["python:reference_engine:engine", f"stdio:{shlex.quote(sys.executable)} -m conformance serve"]
)
def test_an_engine_is_held_to_it(engine: str) -> None:
    result = CliRunner().invoke(main, ["replay", str(RECORD), "--engine", engine])
    assert result.exit_code == 0, result.output
    assert f"{len(TEXT.splitlines()) - 1} choices, {len(EVENTS)} events compared" in result.stdout
