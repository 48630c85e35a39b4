"""Planning: cards, Blood, Draining, Diablerie tokens."""

from __future__ import annotations

import pytest

from tests.engine.vendetta.played import HAVEN, ONE, TWO, Played, seat, spot


def three(**claudia: object) -> Played:
    hand = {"hand": ["Hunt", "Ready"]}
    return Played(
        seat("Claudia", "Toreador", **(hand | claudia)),
        seat("Louis", "Brujah", **hand),
        seat("Lestat", "Ventrue", **hand),
    )


def test_claudia_drains_to_pay_for_blood_in_the_same_turn() -> None:
    game = three(blood=3, alliance=["Victim"])
    game.do("Claudia", "play", card="Hunt", location=ONE, face="down")
    assert game.blood("Claudia") == [2]
    assert game.refused("Claudia", "play-blood", amount=3) == "vendetta.planning.blood.from-pool-only"
    game.do("Claudia", "drain", card="Victim")
    assert game.blood("Claudia") == [5]
    game.do("Claudia", "play-blood", amount=3)
    assert (game.blood("Claudia"), game.at("Claudia", ONE)["blood"], game.of("Claudia")["score"]) == ([2], 3, 3)
    assert game.pending == ("Louis", "planning"), "nothing is left to do in the turn"


def test_louis_flips_tokens_beyond_the_limit_of_three() -> None:
    game = three(diablerie=2)
    game.do("Claudia", "play", card="Hunt", location=ONE, face="up")
    assert game.refused("Claudia", "play-blood", amount=0, diablerie=3) == "vendetta.diablerie.flip-back-end-of-round"
    game.do("Claudia", "play-blood", amount=3, diablerie=2)
    assert game.at("Claudia", ONE)["blood"] == 5
    assert (game.of("Claudia")["diablerie"], game.of("Claudia")["diablerie_face_down"]) == (0, 2)


def test_turn_allows_one_card_and_three_blood() -> None:
    game = three()
    assert game.refused("Claudia", "pass") == "vendetta.planning.must-play-one-card"
    assert game.refused("Claudia", "play-blood", amount=1) == "vendetta.planning.blood.up-to-three-per-card"
    game.do("Claudia", "play", card="Hunt", location=ONE, face="up")
    assert (
        game.refused("Claudia", "play", card="Ready", location=ONE, face="up") == "vendetta.planning.must-play-one-card"
    )
    assert game.refused("Claudia", "play-blood", amount=4) == "vendetta.planning.may-play-up-to-three-blood"
    game.do("Claudia", "play-blood", amount=1).do("Claudia", "play-blood", amount=1)
    assert game.refused("Claudia", "play-blood", amount=2) == "vendetta.planning.may-play-up-to-three-blood"
    assert (
        game.refused("Louis", "play", card="Hunt", location=ONE, face="up") == "vendetta.planning.only-phase-with-turns"
    )
    assert game.refused("Louis", "drain", card="Victim") == "vendetta.planning.drain-timing-wording"


def test_face_down_card_is_hidden_from_others_and_events() -> None:
    game = three().do("Claudia", "play", card="Hunt", location=ONE, face="down")
    assert game.events("card-played") == [
        {"event": "card-played", "seat": "Claudia", "card": "?", "location": ONE, "face": "down"}
    ]
    assert game.at("Claudia", ONE, "Louis")["cards"][0]["card"] == "?"
    assert game.at("Claudia", ONE, "Claudia")["cards"][0]["card"] == "Hunt"
    assert game.of("Claudia", "Louis")["hand"] == ["?"]


@pytest.mark.parametrize(("ally", "price"), [("Victim", 1), ("Erichtho", 0), ("Ryan Ramos", 2)])
def test_price_of_playing_face_down(ally: str, price: int) -> None:
    game = three(alliance=[ally]).do("Claudia", "play", card="Hunt", location=ONE, face="down")
    assert game.blood("Claudia") == [6 - price]


def test_player_without_the_price_plays_face_up() -> None:
    game = three(alliance=["Ryan Ramos"], blood=1)
    assert (
        game.refused("Claudia", "play", card="Hunt", location=ONE, face="down")
        == "vendetta.planning.play.face-down-costs-one-blood"
    )


def test_hiding_with_the_last_blood_is_frenzy_without_cause() -> None:
    game = three(blood=1, alliance=["Victim"]).do("Claudia", "play", card="Hunt", location=ONE, face="down")
    assert game.events("frenzy") == [{"event": "frenzy", "seat": "Claudia", "causer": None}]
    assert game.blood("Claudia") == [3]
    assert game.of("Claudia")["drained"] == ["Victim"]
    assert game.cards("Claudia", ONE) == ["Hunt"], "the card is played all the same"


def test_face_up_challenge_punishes_cards_elsewhere() -> None:
    brujah = seat("Claudia", "Brujah", hand=["Hunt"], one=spot("Challenge"))
    hidden = seat("Claudia", "Brujah", hand=["Hunt"], one=spot(down=("Challenge",)))
    for claudia, lost in ((brujah, 1), (hidden, 0)):
        game = Played(
            seat("Louis", "Tremere", hand=["Hunt", "Ready"]), claudia, seat("Lestat", "Ventrue", hand=["Hunt"])
        )
        game.do("Louis", "play", card="Hunt", location=TWO, face="up")
        assert game.blood("Louis") == [6 - lost]
        game.do("Louis", "pass")
        game.do("Claudia", "play", card="Hunt", location=HAVEN, face="up").do("Claudia", "pass")
        assert game.blood("Claudia") == [6]
        game.do("Lestat", "play", card="Hunt", location=ONE, face="up")
        assert game.blood("Lestat") == [6]


def test_on_the_prowl_and_carmelita_give_blood() -> None:
    game = Played(
        seat("Louis", "Tremere", hand=["Hunt"], alliance=["Carmelita Neillson"]),
        seat("Claudia", "Gangrel", hand=["Hunt"], haven=spot("On the Prowl")),
        seat("Lestat"),
    )
    game.do("Louis", "play", card="Hunt", location=HAVEN, face="up")
    assert game.at("Claudia", HAVEN)["blood"] == 1
    assert game.at("Louis", HAVEN)["blood"] == 1


def test_eyes_in_the_dark_makes_opponents_hide_and_looks() -> None:
    game = Played(
        seat("Louis", "Tremere", hand=["Hunt"]),
        seat("Claudia", "Nosferatu", hand=["Hunt"], one=spot("Eyes in the Dark")),
        seat("Lestat"),
    )
    assert (
        game.refused("Louis", "play", card="Hunt", location=ONE, face="up")
        == "vendetta.conflicts-of-rules.card-over-rulebook"
    )
    game.do("Louis", "play", card="Hunt", location=ONE, face="down")
    assert game.at("Claudia", ONE)["blood"] == 1
    assert game.at("Louis", ONE, "Claudia")["cards"][0]["card"] == "Hunt"
    assert game.at("Louis", ONE, "Lestat")["cards"][0]["card"] == "?"


def test_ambrus_looks_at_a_hidden_card_for_blood() -> None:
    game = Played(
        seat("Louis", "Tremere", hand=["Hunt"], alliance=["Ambrus Maropis"], blood=2),
        seat("Claudia", "Brujah", one=spot("Hunt", down=("Earthshock",))),
        seat("Lestat"),
    )
    assert game.refused("Claudia", "look", seat="Louis", location=ONE, place=1) == "vendetta.cards.ally.ambrus-maropis"
    game.do("Louis", "look", seat="Claudia", location=ONE, place=2)
    assert game.blood("Louis") == [1]
    assert [card["card"] for card in game.at("Claudia", ONE, "Louis")["cards"]] == ["Hunt", "Earthshock"]
    assert [card["card"] for card in game.at("Claudia", ONE, "Lestat")["cards"]] == ["Hunt", "?"]


def test_master_plan_at_the_end_of_planning() -> None:
    game = Played(
        seat("Louis", "Ventrue", one=spot("Master Plan")),
        seat("Claudia", "Brujah", two=spot("Hunt")),
        seat("Lestat", "Tremere", hand=["Hunt"], one=spot(blood=1)),
    )
    game.do("Lestat", "play", card="Hunt", location=TWO, face="up").do("Lestat", "pass")
    assert [game.of(name)["influence"] for name in ("Louis", "Claudia", "Lestat")] == [3, 2, 2]


def test_number_of_turns_by_players_and_round() -> None:
    clans = ("Brujah", "Tremere", "Ventrue", "Gangrel", "Toreador")
    for players, turns in ((3, (3, 4, 5)), (4, (2, 3, 4)), (5, (2, 3, 4))):
        for number, expected in enumerate(turns, 1):
            seats = [seat(clan, clan, hand=["Hunt", "Ready"]) for clan in clans[:players]]
            assert Played(*seats, round=number).seen()["planning_turns"] == expected
            last = Played(*seats, round=number, turn={"number": expected, "seat": clans[players - 1]})
            last.do(clans[players - 1], "play", card="Hunt", location=ONE, face="up").do(clans[players - 1], "pass")
            assert last.seen()["phase"] == "resolution"


def test_relic_restores_a_drained_card_once() -> None:
    relic = "Relic: return a drained card"
    game = Played(
        seat("Louis", "Ventrue", hand=["Hunt", "Ready"], relic=relic, drained=["Marcel"]),
        seat("Claudia"),
        seat("Lestat"),
        variants=["relics"],
    )
    game.do("Louis", "use", card=relic, cards=["Marcel"])
    assert (game.of("Louis")["alliance"], game.of("Louis")["drained"]) == (["Marcel"], [])
    assert game.of("Louis")["relic_used"]
    assert game.refused("Louis", "use", card=relic, cards=["Marcel"]) == "vendetta.variant.relics.once-per-game"
