"""The harness and the schemas accept the same answers, whatever is changed in an answer."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from conformance.adapters import connect
from conformance.adapters.responses import Answers
from conformance.games import words
from conformance.protocol import json_schemas
from conformance.protocol.codec import ShapeError
from tests.conformance.protocol.changing import changed

jsonschema = pytest.importorskip("jsonschema")

Json = dict[str, Any]


@pytest.mark.parametrize(
    ("pending", "events", "level", "fault"),
    [
        ({"window": "minion"}, [], "play", None),
        ({"window": "dusk"}, [], "play", "`result.pending.window`: 'dusk' is none of unlock, master"),
        ({"window": "minion"}, [], "options", "`result.pending.options`: missing, though"),
        ({"window": "minion", "options": []}, [], "options", None),
        ({"window": "minion", "options": [{"do": "pass"}, {"do": "embrace"}]}, [], "play", "'embrace' is none of"),
        ({"window": "minion", "options": [{"do": "hunt"}]}, [], "play", "`result.pending.options[0]`: .*`minion`"),
        ({"window": "minion"}, [{"event": "locked", "card": 7}], "play", "`result.events[0].card`: expected string, f"),
        ({"window": "minion"}, [{"event": "of-our-own"}], "play", None),
    ],
)
def test_turnpoints_are_checked_against_their_game(
    pending: Json, events: list[Json], level: str, fault: str | None
) -> None:
    turnpoint = {"pending": {"seat": "Sarah"} | pending, "events": events}
    found = taken("vtes", "vtes-turnpoint", turnpoint, level)
    if fault is None:
        assert found is None
    else:
        assert found is not None
        for part in fault.split(".*"):
            assert part in found
    assert taken("chess", "chess-turnpoint", turnpoint, level) is None


def test_observations_are_checked_against_their_game() -> None:
    fault = "`result.position`: object missing required fields `seats`, `edition`, `turn` (schema vtes-observation)"
    assert taken("vtes", "vtes-observation", {"game": "vtes"}) == fault
    assert taken("chess", "chess-observation", {"game": "vtes"}) is None


def test_all_missing_keys_are_reported_together() -> None:
    found = taken("rivals", "rivals-observation", {"seats": [{"name": "Sarah", "hand": []}]})
    assert found is not None
    message = "`result.position.seats[0]`: object missing required fields `faction`, `prestige`, "
    assert found.startswith(message)
    assert "`torpor`" in found
    assert "`name`" not in found
    assert "`hand`" not in found


def test_missing_event_fields_depend_on_the_kind() -> None:
    events: list[Json] = [{"event": "unlocked", "card": "Sully"}, {"event": "blood-moved"}, {"event": "damage"}]
    pending: Json = {"seat": "Sarah", "window": "minion", "optional": True}
    found = taken("vtes", "vtes-turnpoint", {"pending": pending, "events": events})
    assert (
        found
        == "`result.events[1]`: object missing required fields `amount`, `source`, `target` (schema vtes-turnpoint)"
    )


VTES: Json = {
    "seats": [
        {"name": "Sarah", "hand": ["Bonding"], "ready": [{"card": "Sully"}, {"card": "Belinde"}]},
        {"name": "Alexis", "ready": [{"card": "Ayelech"}], "library": ["Vessel", "Vessel"]},
    ]
}
VENDETTA: Json = {"phase": "setup", "seats": [{"name": name} for name in ("Sarah", "Alexis", "Tom", "Rui")]}


def answers_of(game: str, edition: str, position: Json, chance: random.Random) -> list[tuple[str, Json]]:
    """Return the reference engine's answers in some random play, each with the name of its schema."""
    answers: list[tuple[str, Json]] = []
    with connect("reference") as engine:
        turnpoint = engine.setup(game, edition, position)
        for _ in range(40):
            answers.append((f"{game}-turnpoint", msgspec.to_builtins(turnpoint)))
            answers.append((f"{game}-observation", engine.observe(None)))
            if turnpoint.pending is None or not turnpoint.pending.options:
                break
            turnpoint = engine.choose(turnpoint.pending.seat, chance.choice(turnpoint.pending.options))
    return answers


def taken(game: str, schema: str, value: Json, level: str = "play") -> str | None:
    """Return the harness's error for an answer, or None if it accepts the answer."""
    answers = Answers(game, level)
    try:
        if schema.endswith("turnpoint"):
            answers.turnpoint(msgspec.Raw(msgspec.json.encode(value)))
        else:
            answers.observation(msgspec.Raw(msgspec.json.encode({"position": value})))
    except ShapeError as fault:
        return str(fault)
    return None


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "edition", "position"), [("vtes", "v5", VTES), ("vendetta", "base", VENDETTA)])
def test_harness_and_schema_accept_the_same_answers(game: str, edition: str, position: Json, seed: int) -> None:
    chance = random.Random(seed)
    validators = {
        name: jsonschema.Draft202012Validator(json_schemas.build(words())[name])
        for name in (f"{game}-turnpoint", f"{game}-observation")
    }
    verdicts = []
    for schema, value in answers_of(game, edition, position, chance):
        assert taken(game, schema, value) is None
        assert validators[schema].is_valid(value)
        other = changed(value, chance)
        fault = taken(game, schema, other)
        assert (fault is None) == validators[schema].is_valid(other), (schema, fault, other)
        verdicts.append(fault is None)
    assert {True, False} <= set(verdicts)
