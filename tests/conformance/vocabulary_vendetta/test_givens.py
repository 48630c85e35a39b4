"""Givens: the very position of the protocol that they build."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.vocabulary.vendetta import vocabulary
from conformance.vocabulary.world import ScenarioFault, World
from tests.conformance.vocabulary.scripted import Scripted, asks
from tests.conformance.vocabulary_vendetta.stage import table

JsonObject = dict[str, Any]
SIT = "Louis (Brujah), Claudia (Tremere) and Armand sit clockwise"


def built(*texts: str) -> JsonObject:
    """The position sent after these Givens, without game and edition."""
    engine = Scripted([asks("Louis", "planning")], [table()])
    world = World(engine, "vendetta", "base")
    for text in texts:
        world.begin("given")
        vocabulary.resolve("given", text).call(world)
    world.begin("then")
    position = engine.positions[0]
    return {key: value for key, value in position.items() if key not in ("game", "edition")}


def test_the_table() -> None:
    louis, claudia = {"name": "Louis", "clan": "Brujah"}, {"name": "Claudia", "clan": "Tremere"}
    assert built(SIT) == {"seats": [louis, claudia, {"name": "Armand"}]}


def test_a_new_game() -> None:
    seats = [{"name": "Louis"}, {"name": "Claudia"}, {"name": "Armand"}]
    assert built("Louis, Claudia and Armand meet for a new game") == {"seats": seats, "phase": "setup"}


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("the game is played with Relics", {"variants": ["relics"]}),
        ("the game is played with Location cards and Relics", {"variants": ["location-cards", "relics"]}),
        ("Claudia holds the Ambition token", {"ambition": "Claudia"}),
        ("it is round 2", {"round": 2}),
        ("it is the Location Setup Phase", {"phase": "location-setup"}),
        ("it is Claudia's third Planning turn", {"phase": "planning", "turn": {"number": 3, "seat": "Claudia"}}),
        ("it is the Revelation Step at the Prince's Haven",
         {"phase": "resolution", "location": "Prince's Haven", "step": "revelation"}),
        ("Marcel is the Ally at Location 1", {"locations": [{"location": "Location 1", "ally": "Marcel"}]}),
        ("The Collar is the Location card at Location 2",
         {"locations": [{"location": "Location 2", "card": "The Collar"}]}),
        ("the Ally deck holds Marcel and Dr. Fragonard", {"ally_deck": ["Marcel", "Dr. Fragonard"]}),
        ("the Ally deck holds Marcel and Portia in unknown order", {"unordered_ally_deck": ["Marcel", "Portia"]}),
        ("the Victim deck holds 1 card", {"victims": 1}),
    ],
)  # fmt: skip
def test_the_game(text: str, keys: JsonObject) -> None:
    position = built(SIT, text)
    del position["seats"]
    assert position == keys


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("Louis has 3 Blood, 1 Influence, 1 Diablerie token and 2 face-down Diablerie tokens",
         {"blood": 3, "influence": 1, "diablerie": 1, "diablerie_face_down": 2}),
        ("Louis and Armand have 3 Blood", {"blood": 3}),
        ("Louis holds Hunt, Ready and F*ck the System", {"hand": ["Hunt", "Ready", "F*ck the System"]}),
        ("Louis's Clan deck holds Challenge and Hunt", {"clan_deck": ["Challenge", "Hunt"]}),
        ("Louis's Clan deck holds Challenge and Hunt in unknown order",
         {"unordered_clan_deck": ["Challenge", "Hunt"]}),
        ("Challenge and Earthshock lie under Louis's Clan deck", {"clan_deck_bottom": ["Challenge", "Earthshock"]}),
        ("Louis's Alliance holds Victim, Victim and Talley", {"alliance": ["Victim", "Victim", "Talley"]}),
        ("Louis has Drained Victim", {"drained": ["Victim"]}),
        ("Louis owns Relic: 1 Blood at each Location", {"relic": "Relic: 1 Blood at each Location"}),
        ("Louis is out of the game", {"out": True, "blood": 0, "influence": 0}),
        ("Louis has Challenge face up, Claudia's Hunt face down, Louis's Ready face up and 3 Blood at Location 1",
         {"positions": [{"location": "Location 1", "blood": 3, "cards": [
             {"card": "Challenge"}, {"card": "Hunt", "face_down": True, "owner": "Claudia"}, {"card": "Ready"}]}]}),
        ("Louis has 2 Blood at the Prince's Haven",
         {"positions": [{"location": "Prince's Haven", "blood": 2, "cards": []}]}),
    ],
)  # fmt: skip
def test_a_player(text: str, keys: JsonObject) -> None:
    assert built(SIT, text)["seats"][0] == {"name": "Louis", "clan": "Brujah", **keys}


def test_steps_add_up() -> None:
    position = built(
        SIT, "Louis holds Hunt", "Louis and Claudia hold Ready", "Louis has 1 Blood at Location 1",
        "Louis has Hunt face down and 1 Blood at Location 1", "Claudia has looked at Louis's Hunt at Location 1",
        "Marcel is the Ally at Location 1", "The Collar is the Location card at Location 1",
    )  # fmt: skip
    louis, claudia, _ = position["seats"]
    assert (louis["hand"], claudia["hand"]) == (["Hunt", "Ready"], ["Ready"])
    hunt = {"card": "Hunt", "face_down": True, "seen_by": ["Claudia"]}
    assert louis["positions"] == [{"location": "Location 1", "blood": 2, "cards": [hunt]}]
    assert position["locations"] == [{"location": "Location 1", "ally": "Marcel", "card": "The Collar"}]


def test_a_relic_that_is_used() -> None:
    louis = built(SIT, "Louis owns Relic 3", "Louis has used the Relic")["seats"][0]
    assert (louis["relic"], louis["relic_used"]) == ("Relic 3", True)


@pytest.mark.parametrize(
    "texts",
    [
        ("Louis has 3 Blood",),
        (SIT, SIT),
        (SIT, "Lestat has 3 Blood"),
        (SIT, "Louis has used the Relic"),
        (SIT, "Louis has an unknown card at Location 1"),
        (SIT, "Claudia has looked at Louis's Hunt at Location 1"),
        (SIT, "Louis has Hunt face up at Location 1", "Claudia has looked at Louis's Hunt at Location 1"),
        (SIT, "Louis has Lestat's Hunt face up at Location 1"),
    ],
)
def test_what_cannot_be_meant(texts: tuple[str, ...]) -> None:
    with pytest.raises(ScenarioFault):
        built(*texts)
