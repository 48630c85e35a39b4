"""Every fact of every game's table has a sentence that mentions its fields."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from conformance.games import GAMES, find
from conformance.steps.narration import FIELD_IN_BRACES
from conformance.steps.state_sentences import StateSentences
from scenarios.wire_types import rivals, vendetta, vtes

OBSERVATIONS = {
    "vtes": vtes.positions.Observation,
    "vendetta": vendetta.positions.Observation,
    "rivals": rivals.positions.Observation,
}


def structs(kind: Any) -> list[Any]:
    """Return the Structs within a type."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return [kind]
    return [found for part in typing.get_args(kind) for found in structs(part)]


def within(key: str, shape: Any) -> Iterator[tuple[str, Any]]:
    """Yield key and Struct of a fact, and of the objects in it."""
    yield key, shape
    for field in msgspec.structs.fields(shape):
        for inner in structs(field.type):
            yield from within(f"{key}.{field.encode_name}", inner)


def facts() -> list[tuple[str, str, Any]]:
    """Return game, key, and Struct of each fact that is an object and is not drawn as a seat, a Location, or a card."""
    return [
        (game, key, shape)
        for game, observation in OBSERVATIONS.items()
        for field in msgspec.structs.fields(observation)
        for whole in structs(field.type)
        if field.name != "locations" and not {"attached", "name"} & {*whole.__struct_fields__}
        for key, shape in within(field.encode_name, whole)
    ]


@pytest.mark.parametrize(("game", "key", "shape"), facts())
def test_sentences_mention_every_field(game: str, key: str, shape: Any) -> None:
    words = find(game).vocabulary.state_sentences
    texts = [words[name] for name in words if name.partition(" ")[0] == key]
    assert texts, f"no sentence for {key}"
    several = [each for text in texts for each in (text if isinstance(text, tuple) else (text,))]
    said = {found[1] for each in several for found in FIELD_IN_BRACES.finditer(each)}
    fields = {field.encode_name for field in msgspec.structs.fields(shape)}
    assert fields - said <= {"kind", "directed"}
    assert said <= fields


@pytest.mark.parametrize("game", [game.name for game in GAMES if game.name in OBSERVATIONS])
def test_no_sentence_describes_an_unknown_fact(game: str) -> None:
    known = {field.encode_name for field in msgspec.structs.fields(OBSERVATIONS[game])}
    assert {name.partition(" ")[0].partition(".")[0] for name in find(game).vocabulary.state_sentences} <= known


ACTION = {"minion": "Sully", "kind": "diablerise", "targets": ["Ryan"], "directed": True, "stealth": 1, "bleed": None,
          "state": "resolving", "cost": {"blood": 0, "pool": 0}}  # fmt: skip


@pytest.mark.parametrize(
    ("game", "key", "value", "sentence"),
    [
        ("vtes", "action", ACTION, "Sully's diablerie of Ryan, at 1 stealth, is resolving"),
        (
            "vtes",
            "action",
            {**ACTION, "kind": "bleed", "bleed": 2, "stealth": 0, "cost": {"blood": 1, "pool": 0}, "state": "no-block"},
            "Sully's bleed of Ryan for 2 (cost: 1 blood) is not blocked yet",
        ),
        (
            "vtes",
            "action",
            {**ACTION, "kind": "hunt", "targets": [], "state": "block-attempt", "blocker": "Alu", "intercept": 1},
            "Sully's hunt, at 1 stealth, faces a block attempt; blocker Alu with 1 intercept",
        ),
        ("vtes", "turn", {"number": 1, "seat": None, "phase": "setup"}, "The setup, turn 1"),
        (
            "vtes",
            "referendum",
            {"for": 1, "against": 0, "diablerist": "Sully"},
            "Blood hunt against Sully: 1 vote for, 0 votes against",
        ),
        ("vtes", "edge", "Sarah", "Sarah has the Edge"),
        ("vendetta", "stop", {"phase": None, "location": "Haven", "step": "resolved"},
         "the game has paused at Haven, after its resolution"),
        ("vendetta", "bank", {"blood": 0, "influence": 5, "diablerie": 8}, "0 Blood, 5 Influence, and 8 Diablerie"),
        ("rivals", "attacks", [{"attacker": "Grace", "target": "Hope", "attack_card": "?"}, {"attacker": None}],
         "Grace attacks Hope, with a face-down card; An attack begins"),
        ("rivals", "turn", {"number": 3, "seat": "Ana", "phase": "action", "actions": 1,
                            "lasting": [{"word": "intel", "amount": 2, "card": "Grace"}]},
         "Ana's action phase, turn 3, 1 Action left, Grace has +2 intel for this turn"),
    ],
)  # fmt: skip
def test_facts_read_as_sentences(game: str, key: str, value: Any, sentence: str) -> None:
    assert find(game).vocabulary.state_sentences.describe(key, value) == sentence


def test_fields_that_a_sentence_does_not_mention_follow() -> None:
    words = StateSentences({"turn": "turn {number}"})
    assert words.describe("turn", {"number": 2, "weather": "rain", "moon": 0}) == "turn 2 (weather rain)"
    assert words.describe("moon", {"number": 2}) is None
    assert words.describe("turn", [{"number": 1}, {"number": 2}]) == "turn 1; turn 2"
