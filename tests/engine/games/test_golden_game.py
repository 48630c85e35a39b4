"""The engine replays the recorded games of starter decks event by event."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from conformance.catalogue import load
from conformance.cli import main
from reference_engine.engine import replay
from reference_engine.rivals.table.card_facts import LIBRARY
from scenarios import ROOT
from tests.engine.games import golden, golden_rivals

SEEN = {
    "vtes": {"bleed-changed", "action-blocked", "combat-began", "referendum-resolved", "ousted", "to-torpor"},
    "rivals": {"attack-declared", "blocked", "defeated", "claim-announced", "monster-tagged", "knocked-out"},
}
"""Events that the recorded games must contain."""


def events_of(record: Path) -> list[dict[str, Any]]:
    return [event for line in record.read_text(encoding="utf-8").splitlines() for event in json.loads(line)["events"]]


def test_the_engine_plays_the_game_of_vtes_to_its_end() -> None:
    session, events = replay(golden.RECORD.read_text(encoding="utf-8"))
    assert events == events_of(golden.RECORD)
    outcome = session.turnpoint()["outcome"]
    assert outcome is not None
    points = outcome["victory_points"]
    assert set(points) == set(golden.PLAYERS)
    assert sum(points.values()) == len(golden.PLAYERS)
    assert points[outcome["winner"]] == max(points.values())


def test_the_engine_plays_the_game_of_rivals_to_its_end() -> None:
    session, events = replay(golden_rivals.RECORD.read_text(encoding="utf-8"))
    assert events == events_of(golden_rivals.RECORD)
    outcome = session.turnpoint()["outcome"]
    assert outcome is not None
    assert set(outcome["victory_points"]) == set(golden_rivals.PLAYERS)
    assert outcome["winner"] in golden_rivals.PLAYERS


RECORDS = pytest.mark.parametrize(
    ("game", "record"), [("vtes", golden.RECORD), ("rivals", golden_rivals.RECORD)], ids=["vtes", "rivals"]
)
CONTESTED = ROOT / "games" / "contested-impulse.jsonl"
"""A hunt to which everybody could react; by another order of the impulse it takes another way."""


def test_the_contested_impulse_is_played_as_it_is_written() -> None:
    _, events = replay(CONTESTED.read_text(encoding="utf-8"))
    assert events == events_of(CONTESTED)


@RECORDS
def test_every_event_says_by_which_rules(game: str, record: Path) -> None:
    catalogue, events = load(game), events_of(record)
    assert all(event["rules"] for event in events)
    assert {rule for event in events for rule in event["rules"]} <= catalogue.keys()
    assert SEEN[game] <= {event["event"] for event in events}


def test_choices_of_rivals_are_told_by_what_cards_are() -> None:
    """An Attack or Reaction card is no Unhosted Action, and no character is a player."""
    result = CliRunner().invoke(main, ["replay", str(golden_rivals.RECORD)])
    assert result.exit_code == 0, result.output
    said = re.findall(r"^ +\d+  (.+)$", result.stdout, re.MULTILINE)
    unhosted = re.findall(r"^\w+ plays (.+) as Unhosted Action$", "\n".join(said), re.MULTILINE)
    hidden = re.findall(r"^\w+ plays (.+) face (?:down|up)$", "\n".join(said), re.MULTILINE)
    players = re.findall(r"^\w+ chooses player (.+)$", "\n".join(said), re.MULTILINE)
    menders = re.findall(r"^(.+) discards .+ to mend .+$", "\n".join(said), re.MULTILINE)
    assert all([unhosted, hidden, players, menders])
    assert all("Unhosted Action" in LIBRARY[card].types for card in unhosted)
    assert all({"Attack", "Reaction"} & {*LIBRARY[card].types} for card in hidden)
    assert {*players, *menders} <= {*golden_rivals.PLAYERS}


@RECORDS
@pytest.mark.parametrize(
    "engine", ["python:reference_engine:engine", f"stdio:{shlex.quote(sys.executable)} -m conformance serve"]
)
def test_an_engine_is_held_to_it(game: str, record: Path, engine: str) -> None:
    result = CliRunner().invoke(main, ["replay", str(record), "--engine", engine])
    assert result.exit_code == 0, result.output
    lines = record.read_text(encoding="utf-8").splitlines()
    assert f"{len(lines) - 1} choices and {len(events_of(record))} events compared" in result.stdout
