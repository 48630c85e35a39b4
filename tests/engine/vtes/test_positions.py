"""Positions with contested cards, advanced vampires and events: reading and writing."""

from __future__ import annotations

from typing import Any

import pytest

from reference_engine.engine import ReferenceEngine
from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import IllegalChoice
from reference_engine.vtes.table.card_and_seat_names import TableNames
from reference_engine.vtes.wire import observation
from reference_engine.vtes.wire.positions import from_position

JsonObject = dict[str, Any]
MERGED = {"card": "Jessica (ADV)", "base": "Jessica"}


def position(sarah: JsonObject, alexis: JsonObject | None = None, **others: Any) -> JsonObject:
    seats = [{"name": "Sarah", **sarah}, {"name": "Alexis", **(alexis or {})}]
    return {"seats": seats, "turn": {"phase": "influence"}, **others}


def test_merged_vampire_survives_a_round_trip() -> None:
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


def test_uncontrolled_merged_vampire_is_hidden_as_one_card() -> None:
    game = from_position(position({"uncontrolled": [MERGED]}))
    game.run()
    (seen,) = observation.position(game, game.clockwise(game.active)[0])["seats"][0]["uncontrolled"]
    assert seen["card"] == "?"
    assert "base" not in seen


def test_numbering_counts_merged_and_other_copies_together() -> None:
    game = from_position(position({"uncontrolled": [{"card": "Jessica (ADV)"}, MERGED], "ready": [{"card": "Ryan"}]}))
    names = TableNames(game)
    assert [names.name_of_card(card) for card in game.cards] == ["Ryan", "Jessica (ADV)", "Jessica (ADV)#2"]


def test_only_the_controller_sees_the_name_of_a_face_down_card() -> None:
    twice = [{"card": "Ryan"}, {"card": "Nassir"}]
    game = from_position(position({"ready": [{"card": "Ryan"}], "uncontrolled": twice}, {"uncontrolled": twice}))
    names = TableNames(game)
    assert [names.name_of_card(card) for card in game.cards] == ["Ryan", "Ryan#2", "Nassir", "Ryan#3", "Nassir#2"]
    for seat, shown in (
        (Seat(0), ["Ryan", "Ryan#2", "Nassir", "?", "?"]),
        (Seat(1), ["Ryan", "?", "?", "Ryan#2", "Nassir"]),
    ):
        assert [names.seen_by(seat).name_of_card(card) for card in game.cards] == shown


def test_merged_text_is_distinguished_from_the_advanced_card() -> None:
    game = from_position(position({"ready": [MERGED], "uncontrolled": [{"card": "Jessica (ADV)"}]}))
    names = TableNames(game)
    merged, advanced = (card.card for card in game.cards.values())
    assert names.print_named(names.name_of_print(merged)) == merged
    assert names.print_named(names.name_of_print(advanced)) == advanced


def test_events_in_play_count_as_played() -> None:
    game = from_position(position({"in_play": [{"card": "Urban Jungle"}]}, events_played=["Port Authority"]))
    game.run()
    shown = observation.position(game)["events_played"]
    assert shown == ["Port Authority", "Urban Jungle"]


def test_contested_card_survives_a_round_trip() -> None:
    bow = {"card": "Ivory Bow", "contested": True}
    game = from_position(
        position(
            {"contested": [{"card": "Ryan", "blood": 2, "returns_to": "torpor", "attached": [{"card": ".44 Magnum"}]}]},
            {"contested": [{"card": "Ryan"}], "ready": [{"card": "Nassir", "attached": [bow]}]},
        )
    )
    game.run()
    sarah, alexis = observation.position(game)["seats"]
    ryan = sarah["contested"][0]
    assert (ryan["card"], ryan["blood"], ryan["returns_to"]) == ("Ryan", 2, "torpor")
    assert [card["card"] for card in ryan["attached"]] == [".44 Magnum"]
    assert "contested" not in ryan["attached"][0]
    assert alexis["ready"][0]["attached"][0]["contested"]
    assert observation.position(from_position(observation.position(game)))["seats"] == [sarah, alexis]


@pytest.mark.parametrize("card", ["The Line", "Eccentric Billionaire"])
def test_cost_reduction_is_refused_outside_its_window(card: str) -> None:
    sarah = {"ready": [{"card": "Belinde"}, {"card": "Eccentric Billionaire"}], "in_play": [{"card": "The Line"}]}
    start = {"seats": [{"name": "Sarah", **sarah}, {"name": "Alexis"}]}
    engine = ReferenceEngine()
    engine.setup({"game": "vtes", "edition": "v5", "position": start})
    engine.choose({"seat": "Sarah", "choice": {"do": "bleed", "minion": "Belinde", "target": "Alexis"}})
    with pytest.raises(IllegalChoice, match="a cost can be reduced only as the card is played"):
        engine.choose({"seat": "Sarah", "choice": {"do": "use", "card": card}})


def test_block_fails_once_a_directive_burns_the_acting_minion() -> None:
    sarah = {"ready": [{"card": "Belinde", "blood": 1}]}
    start = {"seats": [{"name": "Sarah", **sarah}, {"name": "Alexis", "ready": [{"card": "Brock Sterling"}]}]}
    engine = ReferenceEngine()
    engine.setup({"game": "vtes", "edition": "v5", "position": start})
    engine.choose({"seat": "Sarah", "choice": {"do": "bleed", "minion": "Belinde", "target": "Alexis"}})
    engine.arrange({"directive": {"do": "inflict", "minion": "Belinde", "aggravated": 20}})
    turnpoint = engine.choose({"seat": "Alexis", "choice": {"do": "block", "minion": "Brock Sterling"}})
    assert "block-failed" in [event["event"] for event in turnpoint["events"]]
    while turnpoint["pending"] is not None and turnpoint["pending"]["window"] != "minion":
        turnpoint = engine.choose({"seat": turnpoint["pending"]["seat"], "choice": {"do": "pass"}})
    assert [seat["pool"] for seat in engine.observe({"seat": None})["position"]["seats"]] == [30, 30]


@pytest.mark.parametrize(
    ("what", "minion", "reason", "rule"),
    [
        ("stealth", "Brock Sterling", "is not acting", "vtes.action.stealth.definition"),
        ("bleed", "Brock Sterling", "is not acting", "vtes.bleed.by-card-or-basic-action"),
        ("intercept", "Belinde", "cannot block", "vtes.action.intercept.definition"),
        ("votes", "Belinde", "is expected, not 'votes'", ""),
        ("stealth", "Nassir", "no card called 'Nassir' is in play", ""),
    ],
)
def test_adjusting_the_wrong_minion_is_refused(what: str, minion: str, reason: str, rule: str) -> None:
    ready = {"Sarah": "Belinde", "Alexis": "Brock Sterling"}
    start = {"seats": [{"name": seat, "ready": [{"card": card}]} for seat, card in ready.items()]}
    engine = ReferenceEngine()
    engine.setup({"game": "vtes", "edition": "v5", "position": start})
    directive = {"do": "adjust", "what": what, "minion": minion, "amount": 1}
    if minion != "Nassir" and what != "votes":
        with pytest.raises(IllegalChoice, match="no action is under way"):
            engine.arrange({"directive": directive})
    engine.choose({"seat": "Sarah", "choice": {"do": "bleed", "minion": "Belinde", "target": "Alexis"}})
    with pytest.raises(IllegalChoice, match=reason) as refused:
        engine.arrange({"directive": directive})
    assert refused.value.refusal.rule == rule
