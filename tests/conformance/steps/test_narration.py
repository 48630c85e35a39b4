"""Every kind of event of every game has a sentence that mentions all its fields."""

from __future__ import annotations

import json
from typing import Any

import pytest

from conformance.games import GAMES, find
from conformance.steps.narration import EventSentences
from scenarios import ROOT

KINDS = [
    pytest.param(game.name, name, id=f"{game.name} {name}")
    for game in GAMES
    if game.words is not None
    for name in game.words.events
]


@pytest.mark.parametrize(("game", "name"), KINDS)
def test_sentence_mentions_every_field(game: str, name: str) -> None:
    words = find(game).words
    assert words is not None
    shape = words.events[name]
    event: dict[str, Any] = {"event": name} | {field.rstrip("?"): f"<{field}>" for field in shape.fields}
    said = find(game).vocabulary.narration.say(event)
    assert name in find(game).vocabulary.narration
    assert not any(mark in said for mark in "{}[]|("), said
    unsaid = {field for field in shape.fields if f"<{field}>" not in said}
    assert unsaid <= {"directed", "successful", "effective", "passed", "up", "unhosted?"}, said


def test_every_sentence_has_an_event() -> None:
    for game in GAMES:
        if game.words is not None:
            assert set(game.vocabulary.narration) == set(game.words.events)


def test_recorded_games_show_no_raw_fields() -> None:
    sentences = 0
    for path in sorted((ROOT / "games").glob("*.jsonl")):
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        words = find(lines[0]["game"]).vocabulary.narration
        for event in (event for line in lines for event in line.get("events") or ()):
            said = words.say(event)
            assert not any(mark in said for mark in "{}[]()"), (said, event)
            sentences += 1
    assert sentences > 1000


def test_empty_optional_parts_are_left_out() -> None:
    words = find("vtes").vocabulary.narration
    assert words.say({"event": "edge-taken", "seat": None}) == "Nobody controls the Edge any more"
    assert words.say({"event": "card-played", "seat": "Rui", "card": "?"}) == "Rui plays a hidden card"
    played = {"event": "card-played", "seat": "Rui", "card": "Govern", "minion": "Ryan", "level": "basic"}
    assert words.say(played) == "Rui plays Govern with Ryan at the basic level"
    assert words.say({"event": "victory-point", "seat": "Ines", "amount": 1}) == "Ines gains 1 victory point"
    assert words.say({"event": "victory-point", "seat": "Ines", "amount": 2}) == "Ines gains 2 victory points"


def test_rivals_names_the_deck_and_the_spent_action() -> None:
    words = find("rivals").vocabulary.narration
    assert (
        words.say({"event": "card-drawn", "seat": "Ana", "deck": "faction"}) == "Ana draws a card from the Faction deck"
    )
    assert words.say({"event": "card-drawn", "seat": "Ana", "deck": "library"}) == "Ana draws a card from the Library"
    assert words.say({"event": "action-spent", "seat": "Ana", "left": 1}) == "Ana spends an Action; 1 Action left"
    unhosted = {"event": "action-spent", "seat": "Ana", "left": 0, "unhosted": True}
    assert words.say(unhosted) == "Ana spends an Unhosted Action; 0 Actions left"
    assert words.say({"event": "regrouped", "character": "Iara", "party": []}) == "Iara forms a party alone"


def test_vendetta_names_the_haven_as_players_do() -> None:
    words = find("vendetta").vocabulary.narration
    haven = {"location": "Prince's Haven"}
    assert words.say({"event": "location-resolved", **haven}) == "The Prince's Haven is resolved"
    assert words.say({"event": "step-began", "step": "withdraw", **haven}) == (
        "The withdraw step begins at the Prince's Haven"
    )
    assert words.say({"event": "ally-placed", "card": "?", **haven}) == "A hidden card is placed at the Prince's Haven"


def test_unknown_events_and_fields_are_shown() -> None:
    words = EventSentences({"fed": "{seat} feeds"})
    assert words.say({"event": "fed", "seat": "Rui", "on": ["A", "B", "C"]}) == "Rui feeds (on A, B and C)"
    assert words.say({"event": "new-thing", "amount": {"Rui": 2}}) == "new thing (amount Rui 2)"
    assert words.say({"event": 7, "seat": "{seat}"}) == "7 (seat {seat})"
    assert words.say({"event": "fed", "seat": "[{seat}]"}) == "[{seat}] feeds"


def test_damage_names_only_the_kinds_dealt() -> None:
    words = find("vtes").vocabulary.narration
    dealt = {"event": "damage-inflicted", "card": "Ayelech"}
    assert words.say(dealt | {"normal": 1, "aggravated": 0}) == "Ayelech takes 1 damage"
    assert words.say(dealt | {"normal": 0, "aggravated": 2}) == "Ayelech takes 2 aggravated damage"
    assert words.say(dealt | {"normal": 1, "aggravated": 2}) == "Ayelech takes 1 normal and 2 aggravated damage"


def test_counters_are_blood_on_vampires_and_life_on_allies() -> None:
    words = find("vtes").vocabulary.narration
    assert words.say({"event": "blood-burned", "card": "Ayelech", "amount": 1}) == "Ayelech burns 1 blood"
    assert (
        words.say({"event": "blood-gained", "card": "Eccentric Billionaire#2", "amount": 2})
        == "Eccentric Billionaire#2 gains 2 life"
    )


@pytest.mark.parametrize("game", [game.name for game in GAMES if game.words is not None])
def test_every_decision_window_has_a_prompt(game: str) -> None:
    words = find(game).words
    assert words is not None
    assert list(find(game).vocabulary.prompts) == list(words.windows)


@pytest.mark.parametrize(
    ("seat", "window", "words"),
    [
        ("Alexis", "press", "Alexis to act: press, or pass"),
        ("chance", "seating", "Chance decides who sits down next"),
        ("Alexis", "no-such-window", "Alexis to act: no such window"),
    ],
)
def test_open_decision_names_the_player_or_chance(seat: str, window: str, words: str) -> None:
    assert find("vtes").vocabulary.open_decision(seat, window) == words
