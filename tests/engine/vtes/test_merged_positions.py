"""Positions with advanced vampires and events: what is read and written, and what is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from reference_engine.kernel.decisions import InvalidPosition
from reference_engine.vtes.table.names import TableNames
from reference_engine.vtes.wire import observation
from reference_engine.vtes.wire.positions import from_position

JsonObject = dict[str, Any]
MERGED = {"card": "Jessica (ADV)", "base": "Jessica"}


def position(sarah: JsonObject, alexis: JsonObject | None = None, **others: Any) -> JsonObject:
    seats = [{"name": "Sarah", **sarah}, {"name": "Alexis", **(alexis or {})}]
    return {"seats": seats, "turn": {"phase": "influence"}, **others}


@pytest.mark.parametrize(
    ("sarah", "alexis", "others", "problem"),
    [
        ({"ready": [{"card": "Jessica", "base": "Jessica (ADV)"}]}, {}, {}, "wrong-merge"),
        ({"ready": [{"card": "Jessica (ADV)", "base": "Ryan"}]}, {}, {}, "wrong-merge"),
        ({"ready": [{"card": "Jessica (ADV)", "base": "Jessica (ADV)"}]}, {}, {}, "wrong-merge"),
        ({"ready": [{"card": "Ryan", "base": "Ryan"}]}, {}, {}, "wrong-merge"),
        ({"ready": [{"card": "Jessica (ADV)", "base": "Vessel"}]}, {}, {}, "wrong-merge"),
        ({"ready": [{"card": "Jessica (ADV)", "base": "Jess"}]}, {}, {}, "unknown-card"),
        ({"ready": [{"card": "Jessica (ADV)", "base_owner": "Alexis"}]}, {}, {}, "wrong-merge"),
        ({"ready": [{**MERGED, "base_owner": "Tom"}]}, {}, {}, "unknown-seat"),
        ({"ready": [{**MERGED, "blood": 9}]}, {}, {}, "blood-over-capacity"),
        ({"ready": [{"card": "Jessica"}, {"card": "Jessica (ADV)"}]}, {}, {}, "unique-twice"),
        ({"ready": [MERGED]}, {"torpor": [{"card": "Jessica"}]}, {}, "unique-twice"),
        ({"contested": [MERGED, {"card": "Jessica"}]}, {}, {}, "unique-twice"),
        ({"in_play": [MERGED]}, {}, {}, "wrong-region"),
        ({"crypt": [MERGED]}, {}, {}, "wrong-type"),
        ({"in_play": [{"card": "Urban Jungle"}]}, {"in_play": [{"card": "Urban Jungle"}]}, {}, "event-twice"),
        ({"ready": [{"card": "Urban Jungle"}]}, {}, {}, "wrong-region"),
        ({"ready": [{"card": "Ryan", "attached": [{"card": "Urban Jungle"}]}]}, {}, {}, "wrong-attachment"),
        ({"crypt": ["Urban Jungle"]}, {}, {}, "wrong-region"),
        ({}, {}, {"events_played": ["Vessel"]}, "wrong-type"),
        ({}, {}, {"events_played": ["Sunrise"]}, "unknown-card"),
        ({}, {}, {"events_played": "Urban Jungle"}, "wrong-type"),
    ],
)
def test_what_cannot_be_is_refused_by_name(
    sarah: JsonObject, alexis: JsonObject, others: JsonObject, problem: str
) -> None:
    with pytest.raises(InvalidPosition) as refused:
        from_position(position(sarah, alexis, **others))
    assert refused.value.data["problem"] == problem


def test_a_merged_vampire_goes_out_as_it_came_in() -> None:
    stolen = {**MERGED, "blood": 3, "owner": "Alexis", "base_owner": "Sarah", "attached": [{"card": ".44 Magnum"}]}
    game = from_position(position({"ready": [stolen], "uncontrolled": [{"card": "Jessica (ADV)"}]}))
    game.run()
    sarah = observation.position(game)["seats"][0]
    (jessica,) = sarah["ready"]
    assert {key: jessica[key] for key in stolen if key != "attached"} == {
        key: stolen[key] for key in stolen if key != "attached"
    }
    assert (jessica["capacity"], jessica["title"], jessica["city"]) == (8, "archbishop", "Brussels")
    assert observation.position(from_position(observation.position(game)))["seats"][0] == sarah


def test_a_merged_vampire_in_the_uncontrolled_region_is_hidden_as_one_card() -> None:
    game = from_position(position({"uncontrolled": [MERGED]}))
    game.run()
    (seen,) = observation.position(game, game.clockwise(game.active)[0])["seats"][0]["uncontrolled"]
    assert seen["card"] == "?"
    assert "base" not in seen


def test_names_count_merged_and_other_copies_together() -> None:
    game = from_position(position({"uncontrolled": [{"card": "Jessica (ADV)"}, MERGED], "ready": [{"card": "Ryan"}]}))
    names = TableNames(game)
    assert [names.name_of_card(card) for card in game.cards] == ["Ryan", "Jessica (ADV)", "Jessica (ADV)#2"]


def test_the_text_of_a_merged_vampire_is_told_from_that_of_its_advanced_card() -> None:
    game = from_position(position({"ready": [MERGED], "uncontrolled": [{"card": "Jessica (ADV)"}]}))
    names = TableNames(game)
    merged, advanced = (card.card for card in game.cards.values())
    assert names.print_named(names.name_of_print(merged)) == merged
    assert names.print_named(names.name_of_print(advanced)) == advanced


def test_events_in_play_have_been_played() -> None:
    game = from_position(position({"in_play": [{"card": "Urban Jungle"}]}, events_played=["Port Authority"]))
    game.run()
    told = observation.position(game)["events_played"]
    assert told == ["Port Authority", "Urban Jungle"]
