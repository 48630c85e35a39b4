"""Positions: lossless reading and writing, hidden information, and named problems."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import InvalidPosition
from reference_engine.kernel.session import draw, pending
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.wire.game_interface import RivalsRules
from tests.engine.rivals.tables import new, play

RULES = RivalsRules()


def written(game: Rivals, viewer: int | None = None) -> dict[str, Any]:
    position: dict[str, Any] = json.loads(json.dumps(RULES.position(game, None if viewer is None else Seat(viewer))))
    return position


@pytest.mark.parametrize("seed", range(6))
def test_saved_game_continues_at_every_decision(seed: int) -> None:
    chance = Random(seed)
    game = new(2 + seed % 3, chance)
    for _ in range(250):
        if game.decision is None:
            break
        twin = RULES.start(written(game), "hunters-and-hunted")
        twin.run()
        assert written(twin) == written(game)
        assert pending(twin.decision, RULES.names(twin)) == pending(game.decision, RULES.names(game))
        game.apply(draw(game.decision, chance) if game.decision.by_chance else chance.choice(game.decision.options))


def test_hands_decks_and_face_down_cards_are_hidden_from_others() -> None:
    game = new(3, Random(4))
    play(game, Random(4), lambda now: now.phase == "action")
    own, other, everything = (written(game, viewer)["seats"][0] for viewer in (0, 1, None))
    for pile in ("library", "unordered_library", "faction_deck", "unordered_faction_deck"):
        assert set(own[pile]) <= {"?"}
        assert len(own[pile]) == len(everything[pile])
    assert own["hand"] == everything["hand"]
    assert other["hand"] == ["?"] * len(own["hand"])
    assert (own["agenda_card"], other["agenda_card"]) == (everything["agenda_card"], "?")
    assert other["haven_card"] == everything["haven_card"]
    assert set(written(game, 0)["set_aside"]) == {"?"}
    assert "continuation" not in written(game, 0)


def test_only_its_player_sees_the_faction_deck_at_leader_choice() -> None:
    game = new(2, Random(1))
    play(game, Random(1), lambda now: now.window() == "leader")
    assert "?" not in written(game, 0)["seats"][0]["unordered_faction_deck"]
    assert set(written(game, 1)["seats"][0]["unordered_faction_deck"]) == {"?"}


def test_face_down_monsters_are_hidden() -> None:
    streets: list[dict[str, Any]] = [
        {"card": "Ghost", "face_down": True, "prestige": {"Ana": 2}},
        {"card": "Werewolf", "blood": 4, "tagged": "Bruno", "exhausted": True},
    ]
    position = {"seats": seats(), "streets": streets, "turn": {"title_lost": True}, "burned_monsters": ["Warlock"]}
    game = RULES.start({**position, "monster_deck": ["Vampire"], "unused_monsters": ["Maricoxi"]}, "hunters-and-hunted")
    game.run()
    everything, own = written(game), written(game, 0)
    assert [card["card"] for card in everything["streets"]] == ["Ghost", "Werewolf"]
    assert own["streets"] == [{**streets[0], "card": "?"}, streets[1]]
    assert (own["monster_deck"], own["unused_monsters"], own["burned_monsters"]) == (["?"], ["?"], ["Warlock"])
    assert own["turn"]["title_lost"]
    assert written(RULES.start(everything, "hunters-and-hunted")) == everything


def seats(**first: Any) -> list[dict[str, Any]]:
    lucky = {"card": "Lucky"}
    return [{"name": "Ana", "haven": [lucky], **first}, {"name": "Bruno", "haven": [{"card": "Hope"}]}]


@pytest.mark.parametrize(("position", "problem", "where"), [
    ({"seats": seats(), "colour": 1}, "unknown-key", "colour"),
    ({"seats": seats()[:1]}, "too-few-seats", "seats"),
    ({"seats": [{"name": name} for name in "ABCDE"]}, "too-many-seats", "seats"),
    ({"seats": [{"name": "Ana"}, {"name": "Ana"}]}, "duplicate-seat", "seats[1].name"),
    ({"seats": [{"name": "chance"}, {"name": "Ana"}]}, "unusable-name", "seats[0].name"),
    ({"seats": seats(faction="ghoul")}, "unknown-faction", "seats[0].faction"),
    ({"seats": seats(rival="Ana")}, "own-rival", "seats[0].rival"),
    ({"seats": seats(rival="Clara")}, "unknown-seat", "seats[0].rival"),
    ({"seats": seats(prestige=0)}, "no-prestige", "seats[0].prestige"),
    ({"seats": seats(prestige=-1)}, "negative-counter", "seats[0].prestige"),
    ({"seats": seats(foreign_prestige={"Clara": 3})}, "unknown-seat", "seats[0].foreign_prestige"),
    ({"seats": seats(prestige=2, foreign_prestige={"Bruno": 3})}, "wrong-colours", "seats[0].foreign_prestige"),
    ({"seats": seats(foreign_prestige={"Ana": 3})}, "wrong-colours", "seats[0].foreign_prestige"),
    ({"seats": seats(hand=["Vagrant"])}, "unknown-card", "seats[0].hand[0]"),
    ({"seats": seats(agenda_card="Martyrdom")}, "wrong-faction", "seats[0]"),
    ({"seats": seats(haven=[{"card": "Lucky", "blood": 6}])}, "wrong-blood", "seats[0].haven[0].blood"),
    ({"seats": seats(haven=[{"card": "Lucky", "blood": 0}])}, "wrong-blood", "seats[0].haven[0].blood"),
    ({"seats": seats(haven=[{"card": "Hope"}])}, "card-twice", "seats[1].haven[0]"),
    ({"seats": seats(haven=[{"card": "Lucky", "party": 1}])}, "wrong-place", "seats[0].haven[0].party"),
    ({"seats": seats(haven=[{"card": "Lucky", "attached": [{"card": "Vagrant"}] * 4}])}, "too-many-attachments",
     "seats[0].haven[0]"),
    ({"seats": seats(haven=[{"blood": 1}])}, "missing-key", "seats[0].haven[0].card"),
    ({"seats": seats(), "streets": [{"card": "Lucky"}]}, "wrong-place", "streets[0]"),
    ({"seats": seats(haven=[{"card": "Ghost"}])}, "wrong-place", "seats[0].haven[0]"),
    ({"seats": seats(haven=[{"card": "Lucky", "tagged": "Ana"}])}, "wrong-place", "seats[0].haven[0].tagged"),
    ({"seats": seats(), "streets": [{"card": "Ghost", "blood": 7}]}, "wrong-blood", "streets[0].blood"),
    ({"seats": seats(), "streets": [{"card": "Ghost", "blood": 1, "face_down": True}]}, "wrong-blood",
     "streets[0].blood"),
    ({"seats": seats(), "streets": [{"card": "Ghost", "face_down": True, "tagged": "Ana"}]}, "wrong-place",
     "streets[0].tagged"),
    ({"seats": seats(), "monster_deck": ["Vagrant"]}, "unknown-card", "monster_deck[0]"),
    ({"seats": seats(), "city_deck": ["Lucky"]}, "unknown-card", "city_deck[0]"),
    ({"seats": seats(), "turn": {"phase": "combat"}}, "unknown-phase", "turn.phase"),
    ({"seats": seats(), "turn": {"actions": "two"}}, "wrong-type", "turn.actions"),
    ({"seats": seats(), "game": "vtes"}, "unknown-game", "game"),
    ({"seats": seats(), "turn": {"phase": "setup"}}, "unknown-key", "seats[0].haven"),
])  # fmt: skip
def test_invalid_position_is_rejected_with_a_named_problem(position: dict[str, Any], problem: str, where: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        RULES.start(position, "hunters-and-hunted")
    assert (refused.value.problem, refused.value.where) == (problem, where)


@pytest.mark.parametrize("phase", ["beginning", "action", "end"])
def test_position_can_begin_at_each_phase(phase: str) -> None:
    game = RULES.start({"seats": seats(), "turn": {"phase": phase, "seat": "Bruno", "number": 4}}, "hunters-and-hunted")
    game.run()
    assert game.decision is not None
    assert (game.turn, game.active) == ((4, 1) if phase != "end" else (5, 0))
    assert game.window() == "action"
