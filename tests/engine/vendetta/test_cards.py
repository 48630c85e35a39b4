"""Clan cards and Allies with several effects, or with effects on each other."""

from __future__ import annotations

from typing import Any

import pytest

from reference_engine.vendetta.card_dsl.language import TEXTS
from reference_engine.vendetta.table.card_facts import ALLIES, CLAN_CARDS, LOCATION_CARD_FACTS, RELIC_FACTS
from tests.engine.vendetta.played import HAVEN, ONE, TWO, Played, resolving, seat, spot


def duel(
    clan: str, louis: dict[str, Any], claudia: dict[str, Any] | None = None, step: str = "preparation", **more: Any
) -> Played:
    """Return a game with Louis of a Clan against Claudia's Challenge (Power 4). `one` may be replaced."""
    theirs = {"one": spot("Challenge")} | (claudia or {})
    return resolving(
        seat("Louis", clan, **louis), seat("Claudia", "Brujah", **theirs), seat("Lestat"), step=step, **more
    )


def powers(game: Played) -> dict[str, int]:
    """Return the total Power of each player in the conflict that was just decided."""
    event = game.events("conflict-ranked")[0]
    return dict(zip(event["ranking"], event["powers"], strict=True))


def test_every_card_is_declared() -> None:
    assert {*CLAN_CARDS, *ALLIES, *LOCATION_CARD_FACTS, *RELIC_FACTS} == TEXTS.keys()


@pytest.mark.parametrize(
    ("clan", "louis", "power"),
    [
        ("Brujah", {"one": spot("Bloody Fury")}, 6),
        ("Brujah", {"one": spot("Bloody Fury", blood=1)}, 6 - 2 + 1),
        ("Brujah", {"one": spot("Punk's Posse", "Ready")}, 4 + 1),
        ("Gangrel", {"one": spot("Feral Weapons", blood=3)}, 1 + 6),
        ("Malkavian", {"one": spot("Ready", "Shadow Strike")}, 2 + 3),
        ("Malkavian", {"one": spot("Shadow Strike")}, 5),
        ("Toreador", {"one": spot("Entourage"), "alliance": ["Victim"] * 8}, 7),
        ("Toreador", {"one": spot("Entrancement", "Hunt")}, 3),
        ("Tremere", {"one": spot("Focus from Hunger"), "blood": 4}, 5),
        ("Tremere", {"one": spot("Focus from Hunger"), "blood": 12}, 0),
        ("Ventrue", {"one": spot("Majesty")}, 4),
        ("Ventrue", {"one": spot("Master Plan")}, 4),
        ("Nosferatu", {"one": spot("Ready")}, 1),
    ],
)
def test_power(clan: str, louis: dict[str, Any], power: int) -> None:
    other = "Brujah" if clan != "Brujah" else "Ventrue"
    theirs = spot("Challenge") if other == "Brujah" else spot("Forestall")
    game = resolving(seat("Louis", clan, **louis), seat("Claudia", other, one=theirs), seat("Lestat"), step="conflict")
    while game.point["pending"] and game.pending[1] == "resolve":
        game.do("Louis", "resolve", card=game.options[0]["card"])
    ranked = [event for event in game.events("conflict-ranked") if event["location"] == ONE]
    assert dict(zip(ranked[0]["ranking"], ranked[0]["powers"], strict=True))["Louis"] == power


def test_nosferatu_ready_gains_power_at_the_haven() -> None:
    game = duel("Nosferatu", {"one": spot("Ready"), "haven": spot("Unseen Passage")}, step="withdraw")
    assert (game.at("Louis", ONE)["power"], game.at("Louis", HAVEN)["power"]) == (1, 2)
    game.do("Louis", "withdraw")
    game.do("Claudia", "stay")
    assert game.at("Louis", HAVEN)["power"] == 2 + 1 + 2


def test_wolf_companion_halves_printed_power_only() -> None:
    game = duel(
        "Gangrel", {"one": spot("Wolf Companion")}, {"one": spot("Punk's Posse", "Ready", "Challenge")}, "conflict"
    )
    assert powers(game)["Claudia"] == (0 + 6) + 0 + 2


def test_diplomacy_resolves_before_other_conflict_cards() -> None:
    """In turn order, Majesty of the Ventrue would resolve first and Bloody Fury of the Brujah after Diplomacy."""
    game = duel(
        "Ventrue",
        {"one": spot("Diplomacy")},
        {"one": spot("Bloody Fury", "Fist of Caine")},
        "conflict",
        ambition="Claudia",
    )
    assert powers(game) == {"Louis": 3, "Claudia": 4}


def test_vanish_withdraws_and_steals() -> None:
    game = duel("Nosferatu", {"one": spot("Vanish", "Hunt", blood=2)})
    game.do("Louis", "use", card="Vanish")
    assert game.blood("Louis", "Claudia") == [9, 5]
    assert game.cards("Louis", HAVEN) == ["Vanish", "Hunt"]
    assert game.events("conflict-ranked")[0]["ranking"] == ["Claudia"]


def test_backstab_plays_blood_then_moves() -> None:
    game = duel("Nosferatu", {"one": spot("Backstab")})
    game.do("Louis", "use", card="Backstab", amount=3)
    assert game.at("Louis", ONE)["blood"] == 3
    game.do("Louis", "use", card="Backstab", option="move")
    assert (game.cards("Louis", ONE), game.cards("Louis", HAVEN)) == ([], ["Backstab"])


def test_mesmerized_cards_act_for_the_borrower_and_return() -> None:
    game = duel("Malkavian", {"one": spot("Mesmerize")}, {"hand": ["Show of Force", "Hunt"]}, round=2)
    assert game.cards("Louis", ONE) == ["Mesmerize", "Show of Force", "Hunt"]
    assert game.at("Louis", ONE)["cards"][1]["owner"] == "Claudia"
    assert game.blood("Louis", "Claudia") == [8, 4], "Show of Force and Hunt have Stolen for Louis"


def test_borrowed_cards_return_at_the_end_of_the_round() -> None:
    lying = {"cards": [{"card": "Hunt", "owner": "Claudia"}, {"card": "Hunt"}], "blood": 0}
    game = duel("Malkavian", {"haven": lying}, {"one": spot()}, "conflict", location=HAVEN)
    game.do("Louis", "resolve", card="Hunt", owner="Claudia")
    assert (game.of("Louis")["hand"], game.of("Claudia")["hand"]) == (["Hunt"], ["Hunt"])


def test_chaos_takes_cards_back_and_steals_for_each() -> None:
    game = duel("Malkavian", {"one": spot("Chaos", "Hunt")})
    game.do("Louis", "use", card="Chaos", cards=["Hunt", "Chaos"])
    assert (game.of("Louis")["hand"], game.blood("Louis", "Claudia")) == (["Chaos", "Hunt"], [8, 4])
    assert game.events("conflict-ranked")[0]["ranking"] == ["Claudia"]


def test_mindless_assault_gives_hidden_cards_power_only() -> None:
    game = duel("Malkavian", {"one": spot("Mindless Assault", "Hunt")})
    game.do("Louis", "use", card="Mindless Assault", cards=["Hunt"])
    assert powers(game)["Louis"] == 3 + 4
    assert game.blood("Louis", "Claudia") == [6, 6], "the hidden Hunt does nothing"
    assert game.at("Louis", ONE, "Claudia")["cards"][1]["card"] == "Hunt", "everybody has seen it"


def test_lowest_bidder_of_a_secret_auction_turns_a_card_down() -> None:
    game = duel("Malkavian", {"one": spot("Auction of Blood")}, {"one": spot("Challenge", "Ready")}, "revelation")
    assert game.pending == ("Louis", "bid")
    assert game.refused("Louis", "bid", amount=7) == "vendetta.conflicts-of-rules.card-over-rulebook"
    game.do("Louis", "bid", amount=2)
    assert [game.of("Louis", viewer)["bid"] for viewer in ("Louis", "Claudia")] == [2, "?"]
    game.do("Claudia", "bid", amount=1)
    game.do("Claudia", "answer", card="Auction of Blood", owner="Louis", option="turn-down", target="Challenge")
    assert (game.blood("Louis", "Claudia"), game.at("Louis", ONE)["blood"]) == ([4, 5], 2)
    assert powers(game) == {"Louis": 4, "Claudia": 1}


def test_later_player_loses_a_tie_for_the_lowest_bid() -> None:
    game = duel("Malkavian", {"one": spot("Auction of Blood")}, None, "revelation")
    game.do("Louis", "bid", amount=1).do("Claudia", "bid", amount=1)
    assert [event["seat"] for event in game.events("card-turned-down")] == ["Claudia"]


def test_malkavs_bane_draws_plays_and_shuffles_back() -> None:
    game = duel(
        "Malkavian",
        {"haven": spot("Malkav's Bane"), "clan_deck": ["Shadow Strike", "Chaos"], "hand": ["Hunt"]},
        {"one": spot()},
        "revelation",
        location=HAVEN,
    )
    assert powers(game) == {"Louis": 2 + 3 + 2}, "Shadow Strike is played, alone with the fewest cards"
    assert game.pending == ("Louis", "effect")
    assert game.of("Louis")["hand"] == ["Hunt", "Malkav's Bane", "Shadow Strike"]
    game.do("Louis", "use", card="Malkav's Bane", cards=["Hunt"])
    assert game.pending == ("chance", "clan-card")
    assert [option["card"] for option in game.options] == ["Chaos", "Hunt"], "the deck has been shuffled"


def test_curfew_costs_rivals_steps_or_blood() -> None:
    rival = {"one": spot("Show of Force", "Hunt")}
    game = duel("Ventrue", {"one": spot("Curfew")}, rival, "revelation")
    game.do("Claudia", "answer", card="Curfew", owner="Louis", option="skip")
    assert game.blood("Louis", "Claudia") == [6, 6]
    game = duel("Ventrue", {"one": spot("Curfew")}, rival, "revelation")
    game.do("Claudia", "answer", card="Curfew", owner="Louis", option="blood")
    assert game.blood("Louis", "Claudia") == [6 + 3 - 1 - 1, 6 - 3 + 1 + 1]


def test_tyrants_gaze_and_ventrue_hunt_leave_a_choice() -> None:
    game = duel("Ventrue", {"one": spot("Tyrant's Gaze", "Hunt")}, {"one": spot("Challenge", blood=3)})
    game.do("Claudia", "answer", card="Tyrant's Gaze", owner="Louis", option="move-blood")
    assert (game.at("Louis", ONE)["blood"], game.at("Claudia", ONE)["blood"]) == (2, 1)
    game.do("Claudia", "answer", card="Hunt", owner="Louis", option="influence")
    assert game.of("Louis")["influence"] == 3 + 1 + 1


def test_forestall_makes_immune_to_the_chosen_card() -> None:
    game = duel("Ventrue", {"one": spot("Forestall")}, {"one": spot("Show of Force", "Hunt")}, "revelation")
    game.do("Louis", "use", card="Forestall", target="Claudia", cards=["Show of Force"])
    assert game.blood("Louis", "Claudia") == [6 + 3 - 1, 6 + 1]


def test_retaliation_and_dark_pact() -> None:
    game = duel(
        "Tremere", {"one": spot("Retaliation"), "two": spot("Dark Pact")}, {"one": spot("Fist of Caine")}, "conflict"
    )
    assert game.blood("Louis", "Claudia") == [5, 5]
    assert game.at("Louis", TWO)["blood"] == 1


def test_submission_is_immune_at_its_location() -> None:
    game = duel(
        "Toreador", {"one": spot("Submission")}, {"one": spot("Show of Force", "Fist of Caine")}, ambition="Claudia"
    )
    assert game.blood("Louis", "Claudia") == [6, 6]


def test_tremere_ready_replaces_a_frenzy_drain() -> None:
    game = duel(
        "Tremere",
        {"one": spot("Ready"), "blood": 1, "alliance": ["Victim"]},
        {"one": spot("Fist of Caine")},
        "conflict",
    )
    assert game.pending == ("Louis", "effect")
    game.do("Louis", "use", card="Ready")
    louis = game.of("Louis")
    assert (louis["blood"], louis["drained"], game.of("Claudia")["influence"] >= 4) == (1, [], True)


def test_cauldron_of_blood_costs_half_rounded_down() -> None:
    game = duel("Tremere", {"one": spot("Cauldron of Blood"), "blood": 5})
    game.do("Louis", "use", card="Cauldron of Blood")
    assert game.blood("Louis", "Claudia") == [3, 2]


def test_ancient_artifacts_has_no_alternative() -> None:
    game = duel("Tremere", {"one": spot("Ancient Artifacts")})
    assert [option["option"] for option in game.options] == ["spend", "turn-down"]
    game.do("Louis", "use", card="Ancient Artifacts", option="turn-down")
    assert powers(game)["Louis"] == 0


def test_fearless_swaps_and_adds_two() -> None:
    game = duel("Gangrel", {"one": spot("Fearless", blood=3), "blood": 5})
    game.do("Louis", "use", card="Fearless")
    assert (game.blood("Louis"), game.at("Louis", ONE)["blood"]) == ([3], 5 + 2)


def test_mist_form_moves_half_rounded_up() -> None:
    game = duel("Gangrel", {"one": spot("Mist Form", blood=3)})
    game.do("Louis", "use", card="Mist Form", location=HAVEN)
    assert (game.at("Louis", ONE)["blood"], game.at("Louis", HAVEN)["blood"]) == (1, 2)


@pytest.mark.parametrize(
    ("ally", "blood", "alliance"),
    [
        ("Anita Wainwright", 9, 1),
        ("Maldavis", 11, 1),
        ("Sarah McAleer", 8, 2),
        ("Wauneka", 6, 2),
        ("Sgt. McTavish", 10, 1),
    ],
)
def test_allies_act_when_acquired(ally: str, blood: int, alliance: int) -> None:
    more = {"alliance": ["Victim"]} if ally == "Sarah McAleer" else {}
    game = duel("Gangrel", {"hand": ["Hunt"]} | more, {"hand": ["Hunt"]}, "withdraw").arrange(
        "acquire", seat="Louis", card=ally
    )
    assert (game.of("Louis")["blood"], len(game.of("Louis")["alliance"])) == (blood, alliance)


def test_roberta_urbani_keeps_both_for_a_card_from_hand() -> None:
    game = Played(
        seat(
            "Louis",
            "Brujah",
            hand=["Hunt", "Ready"],
            clan_deck=["Challenge", "Earthshock"],
            alliance=["Roberta Urbani"],
        ),
        seat("Claudia", "Tremere", clan_deck=["Dark Pact", "Retaliation"], hand=["Hunt"]),
        seat("Lestat"),
        seat("Armand"),
        phase="hand-building",
    )
    game.do("Louis", "keep", cards=["Challenge", "Earthshock"], discard="Hunt")
    louis = game.of("Louis")
    assert (louis["hand"], louis["clan_deck_bottom"]) == (["Ready", "Challenge", "Earthshock"], ["Hunt"])
    assert (
        game.refused("Claudia", "keep", cards=["Dark Pact", "Retaliation"])
        == "vendetta.hand-building.draw-two-keep-one"
    )
    assert game.of("Claudia", "Louis")["looking_at"] == ["?", "?"]
    assert game.of("Claudia", "Claudia")["looking_at"] == ["Dark Pact", "Retaliation"]
