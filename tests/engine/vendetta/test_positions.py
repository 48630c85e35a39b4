"""Positions: defaults, setup with its variants, and hidden information."""

from __future__ import annotations

import pytest

from reference_engine import perft
from tests.engine.vendetta.played import HAVEN, ONE, Played, seat, spot

LOUIS, CLAUDIA, LESTAT = seat("Louis", "Brujah"), seat("Claudia", "Toreador"), seat("Lestat")
RELIC = "Relic: 1 Blood at each Location"


def test_omitted_keys_have_their_defaults() -> None:
    game = Played(LOUIS | {"hand": ["Hunt"]}, CLAUDIA, LESTAT)
    seen = game.seen()
    assert (seen["round"], seen["phase"], seen["ambition"], seen["victims"]) == (1, "planning", "Louis", 35)
    assert (game.of("Lestat")["blood"], game.of("Lestat")["influence"], game.of("Lestat")["clan"]) == (6, 3, None)
    assert seen["bank"] == {"blood": 70 - 18, "influence": 80 - 9, "diablerie": 8}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_setup_deals_as_in_the_rulebook(players: int) -> None:
    names = ["Louis", "Claudia", "Lestat", "Armand", "Gabrielle"][:players]
    clans = ["Brujah", "Gangrel", "Malkavian", "Nosferatu", "Toreador", "Tremere"][: players + 1]
    game = Played(*[{"name": name} for name in names], phase="setup")
    game.do("chance", "seat", player="Claudia")
    for clan in clans:
        game.do("chance", "draw", card=clan)
    assert game.seen()["clan_sheets"] == clans
    assert game.refused(names[0], "choose-clan", clan="Brujah") == "vendetta.setup.clan-choice-order"
    assert game.refused("Claudia", "choose-clan", clan="Ventrue") == "vendetta.setup.clan-sheets-players-plus-one"
    order = names[1:] + names[:1]
    for name, clan in zip(order, clans, strict=False):
        game.do(name, "choose-clan", clan=clan)
    claudia = game.of("Claudia")
    assert (claudia["blood"], claudia["influence"], claudia["alliance"]) == (7, 3, ["Victim"]), "she has fed once"
    assert (claudia["hand"], len(claudia["unordered_clan_deck"])) == (["Hunt", "Ready"], 7)
    assert [place["location"] for place in claudia["positions"]] == [
        ONE,
        "Location 2",
        *(["Location 3"] * (players == 5)),
        HAVEN,
    ]
    assert game.pending == ("chance", "ally")


def test_relics_are_chosen_counter_clockwise() -> None:
    game = Played(
        {"name": "Louis"}, {"name": "Claudia"}, {"name": "Lestat"}, phase="setup", variants=["relics", "location-cards"]
    )
    game.do("chance", "seat", player="Louis")
    game.do("chance", "draw", card="The Collar").do("chance", "draw", card="Succubus Club")
    relics = [RELIC, "Relic 3", "Relic 4", "Relic 5"]
    for relic in relics:
        game.do("chance", "draw", card=relic)
    for clan in ("Brujah", "Gangrel", "Malkavian", "Nosferatu"):
        game.do("chance", "draw", card=clan)
    for name, clan in (("Louis", "Brujah"), ("Claudia", "Gangrel"), ("Lestat", "Malkavian")):
        game.do(name, "choose-clan", clan=clan)
    assert game.refused("Louis", "choose-relic", relic=RELIC) == "vendetta.variant.relics.choice-order"
    for name, relic in zip(("Lestat", "Claudia", "Louis"), relics, strict=False):
        game.do(name, "choose-relic", relic=relic)
    assert game.of("Lestat")["relic"] == RELIC
    assert [place["card"] for place in game.seen()["locations"]] == ["The Collar", "Succubus Club", None]


def test_paths_of_decisions_are_counted() -> None:
    """First player, then five Clan sheets in any order: 4, 4 × 7, 4 × 7 × 6 …"""
    position = {"game": "vendetta", "phase": "setup", "seats": [{"name": name} for name in "ABCD"]}
    assert perft(position, 4) == [4, 28, 168, 840]


def test_observation_hides_secrets() -> None:
    game = Played(
        seat(
            "Louis",
            "Brujah",
            hand=["Hunt"],
            clan_deck=["Challenge"],
            clan_deck_bottom=["Earthshock"],
            one=spot(down=("Ready",)),
        ),
        CLAUDIA,
        LESTAT,
        ally_deck=["Marcel"],
        unordered_ally_deck=["Portia"],
    )
    own, others = game.of("Louis", "Louis"), game.of("Louis", "Claudia")
    assert (own["hand"], own["clan_deck"], own["clan_deck_bottom"]) == (["Hunt"], ["?"], ["Earthshock"])
    assert (others["hand"], others["clan_deck"], others["clan_deck_bottom"]) == (["?"], ["?"], ["?"])
    assert (game.seen("Louis")["ally_deck"], game.seen("Louis")["unordered_ally_deck"]) == (["?"], ["?"])
    assert (game.at("Louis", ONE, "Louis")["cards"][0]["card"], game.at("Louis", ONE, "Claudia")["power"]) == (
        "Ready",
        0,
    )
