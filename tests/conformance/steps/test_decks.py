"""Steps about decks send the right request, and each Then holds only for what it says."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.games import find
from conformance.steps.registry import Kind
from conformance.steps.world import ScenarioFault, StepFailure, World
from tests.conformance.steps.scripted import Scripted

JsonObject = dict[str, Any]
SMALL, APART = {"fault": "crypt-too-small"}, {"fault": "groups-apart"}
STRANGE = {"fault": "crypt-card-in-library", "card": "Belinde"}
HELD = "the deck holds 5 Ryan and 7 Belinde in the crypt"


def judging(game: str, *faults: JsonObject) -> Scripted:
    """Return an engine that reports these faults for every deck."""
    engine = Scripted(find(game), [], [])
    engine.judgement = {"legal": not faults, "faults": list(faults), "rules": []}
    return engine


def played(engine: Scripted, game: str, *steps: tuple[Kind, str]) -> World:
    world = World(engine, game, find(game).edition, find(game).vocabulary.places)
    for kind, text in steps:
        world.begin(kind)
        find(game).vocabulary.resolve(kind, text).call(world)
    world.finish()
    return world


def judged(text: str, *faults: JsonObject) -> None:
    played(judging("vtes", *faults), "vtes", ("given", HELD), ("when", "the deck is judged"), ("then", text))


def test_deck_is_sent_as_described() -> None:
    engine = judging("vtes")
    played(
        engine,
        "vtes",
        ("given", HELD),
        ("given", "the deck holds 30 each of Blood Doll and Smiling Jack, The Anarch in the library"),
        ("given", "the deck holds 1 Ryan in the crypt"),
        ("given", "the deck is for a table of 4"),
        ("when", "the deck is judged"),
    )
    crypt = [{"card": "Ryan", "count": 5}, {"card": "Belinde", "count": 7}, {"card": "Ryan", "count": 1}]
    library = [{"card": "Blood Doll", "count": 30}, {"card": "Smiling Jack, The Anarch", "count": 30}]
    deck = {"crypt": crypt, "library": library}
    assert engine.decks == [{"game": "vtes", "edition": "v5", "deck": deck, "players": 4}]
    assert engine.positions == []  # no game began


def test_ready_made_deck_is_copied_before_cards_are_added() -> None:
    for clan in ("Malkavian", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue"):
        engine = judging("vtes")
        ready = f"the deck is the ready-made one of clan {clan}"
        played(engine, "vtes", ("given", ready), ("given", HELD), ("when", "the deck is judged"))
        deck = engine.decks[0]["deck"]
        assert [sum(card["count"] for card in deck[part]) for part in ("crypt", "library")] == [12 + 12, 77]


def test_rivals_deck_is_sent_as_described() -> None:
    engine = judging("rivals")
    held = (
        ("1 Martyrdom as Agenda", "agenda"),
        ("1 Fellowship Hall as Haven", "haven"),
        ("1 Lucky in the Faction deck", "faction"),
        ("3 Give 'em the Bird in the Library", "library"),
    )
    steps: list[tuple[Kind, str]] = [("given", f"the deck holds {text}") for text, _ in held]
    played(engine, "rivals", *steps, ("when", "the deck is judged"))
    assert {part: len(cards) for part, cards in engine.decks[0]["deck"].items()} == {part: 1 for _, part in held}
    assert engine.decks[0]["deck"]["library"] == [{"card": "Give 'em the Bird", "count": 3}]


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("the deck is legal", []),
        ("the deck is illegal because of crypt-too-small", [SMALL]),
        ("the deck is illegal because of crypt-too-small and groups-apart", [APART, SMALL, APART]),
        ("the fault is in Belinde", [STRANGE, STRANGE | {"mended_by": "you"}]),
        ("the fault is in Ryan and Belinde", [STRANGE, STRANGE | {"card": "Ryan"}]),
    ],
)
def test_true_then_holds(text: str, faults: list[JsonObject]) -> None:
    judged(text, *faults)


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("the deck is legal", [SMALL]),
        ("the deck is illegal because of crypt-too-small", []),
        ("the deck is illegal because of crypt-too-small", [APART]),
        ("the deck is illegal because of crypt-too-small", [SMALL, APART]),
        ("the deck is illegal because of crypt-too-small and groups-apart", [SMALL]),
        ("the fault is in Belinde", [STRANGE | {"card": "Ryan"}]),
        ("the fault is in Belinde", [STRANGE, STRANGE | {"card": "Ryan"}]),
        ("the fault is in Belinde", [SMALL]),
    ],
)
def test_false_then_fails(text: str, faults: list[JsonObject]) -> None:
    with pytest.raises(StepFailure):
        judged(text, *faults)


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        ([("given", "the deck is for a table of 4"), ("when", "the deck is judged")], "needs cards in the deck"),
        ([("given", HELD), ("then", "the deck is legal")], "add 'the deck is judged' first"),
        ([("given", "Sarah and Tom sit clockwise"), ("given", HELD), ("when", "the deck is judged")], "nobody sits"),
        ([("given", HELD), ("when", "the deck is judged"), ("then", "nobody has the Edge")], "plays no game"),
        ([("given", HELD), ("when", "the deck is judged"), ("given", HELD)], "move this Given before"),
        ([("given", HELD), ("when", "chance draws Ryan")], "plays no game"),
    ],
)
def test_impossible_deck_steps_are_scenario_faults(steps: list[tuple[Kind, str]], why: str) -> None:
    with pytest.raises(ScenarioFault, match=why):
        played(judging("vtes"), "vtes", *steps)


@pytest.mark.parametrize("count", [0, 1000])
def test_deck_holds_1_to_999_copies_of_a_card(count: int) -> None:
    for text in (f"the deck holds {count} Ryan in the crypt", f"the deck holds {count} each of Ryan in the crypt"):
        with pytest.raises(ScenarioFault, match=f"a deck cannot hold {count} Ryan; give a number from 1 to 999"):
            played(judging("vtes"), "vtes", ("given", text))
