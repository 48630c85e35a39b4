"""Withdraw, Revelation, Conflict, rewards, the end of the round, and the end of the game."""

from __future__ import annotations

import pytest

from tests.engine.vendetta.played import HAVEN, ONE, TWO, Played, resolving, seat, spot


def test_tokens_stay_secret_until_all_have_chosen() -> None:
    game = resolving(
        seat("Louis", "Brujah", one=spot("Hunt", blood=2)),
        seat("Claudia", "Toreador", one=spot(down=("Hunt",))),
        seat("Lestat", "Ventrue"),
        step="withdraw",
    )
    assert game.refused("Claudia", "stay") == "vendetta.withdraw.secret-simultaneous"
    game.do("Louis", "withdraw")
    assert game.events("token-chosen", "token-revealed") == [{"event": "token-chosen", "seat": "Louis"}]
    assert [game.of("Louis", viewer)["token"] for viewer in ("Louis", "Claudia", None)] == ["withdraw", "?", "withdraw"]
    assert game.refused("Louis", "stay") == "vendetta.withdraw.secret-simultaneous"
    assert game.refused("Lestat", "withdraw") == "vendetta.withdraw.not-present-no-choice"
    game.do("Claudia", "stay")
    assert [event["token"] for event in game.events("token-revealed")] == ["withdraw", "stay"]
    assert (game.blood("Louis"), game.cards("Louis", HAVEN), game.cards("Louis", ONE)) == ([8], ["Hunt"], [])


def test_withdrawing_from_the_haven_returns_cards_to_hand() -> None:
    game = resolving(
        seat("Louis", "Brujah", haven=spot(blood=1, down=("Earthshock",))),
        seat("Claudia", "Toreador", haven=spot("Hunt")),
        seat("Lestat", "Ventrue"),
        step="withdraw",
        location=HAVEN,
        round=2,
    )
    game.do("Louis", "withdraw").do("Claudia", "stay")
    assert game.of("Louis")["hand"] == ["Earthshock"]
    assert game.blood("Louis") == [7]


def test_cloak_of_shadows_and_feral_whispers() -> None:
    nosferatu = seat(
        "Louis", "Nosferatu", one=spot("Hunt", "Ready", blood=1), two=spot("Cloak of Shadows", "Feral Whispers")
    )
    game = resolving(nosferatu, seat("Claudia", "Brujah", one=spot("Hunt")), seat("Lestat"), step="withdraw")
    game.do("Louis", "withdraw").do("Claudia", "stay")
    assert game.pending == ("Louis", "effect")
    game.do("Louis", "use", card="Cloak of Shadows")
    assert game.cards("Louis", TWO) == ["Cloak of Shadows", "Feral Whispers", "Hunt", "Ready"]
    assert game.at("Louis", TWO)["blood"] == 1 + 2 * 2
    declined = resolving(nosferatu, seat("Claudia", "Brujah", one=spot("Hunt")), seat("Lestat"), step="withdraw")
    declined.do("Louis", "withdraw").do("Claudia", "stay").do("Louis", "pass")
    assert (declined.cards("Louis", HAVEN), declined.at("Louis", TWO)["blood"]) == (["Hunt", "Ready"], 4)


def test_only_face_up_mass_manipulation_charges_for_staying() -> None:
    for lying, stolen in ((spot("Mass Manipulation"), 2), (spot(down=("Mass Manipulation",)), 0)):
        game = resolving(
            seat("Louis", "Ventrue", one=lying),
            seat("Claudia", "Brujah", one=spot("Ready")),
            seat("Lestat"),
            step="withdraw",
        )
        game.stay("Louis", "Claudia")
        assert game.blood("Louis", "Claudia") == [6 + stolen, 6 - stolen]


def test_one_step_ahead_charges_for_every_hidden_card() -> None:
    game = resolving(
        seat("Louis", "Nosferatu", one=spot("One Step Ahead")),
        seat("Claudia", "Brujah", one=spot(down=("Earthshock", "Fist of Caine"))),
        seat("Lestat"),
        step="revelation",
    )
    game.do("Claudia", "answer", card="One Step Ahead", owner="Louis", option="leave", target="Earthshock")
    game.do("Claudia", "answer", card="One Step Ahead", owner="Louis", option="reveal", target="Fist of Caine")
    assert game.blood("Louis", "Claudia") == [6 - 1, 4], "Fist of Caine took effect, Earthshock did not"
    assert [event["powers"] for event in game.events("conflict-ranked")] == [[4, 3]]


def test_friends_in_high_places_acts_before_revelation() -> None:
    toreador = {"one": spot("Friends in High Places"), "alliance": ["Victim", "Marcel"]}
    game = resolving(
        seat("Louis", "Toreador", **toreador),
        seat("Claudia", "Brujah", one=spot("Hunt")),
        seat("Lestat"),
        step="revelation",
    )
    assert [option.get("amount") for option in game.offered("use")] == [1, 2]
    game.do("Louis", "use", card="Friends in High Places", amount=2)
    assert game.at("Louis", ONE)["blood"] == 2


def test_first_in_turn_order_or_fiorenza_wins_ties() -> None:
    for ambition, ally, winner in (
        ("Claudia", "Victim", "Claudia"),
        ("Lestat", "Victim", "Louis"),
        ("Claudia", "Fiorenza Savona", "Louis"),
    ):
        game = resolving(
            seat("Louis", "Ventrue", one=spot("Ready"), alliance=[ally]),
            seat("Claudia", "Tremere", one=spot("Retaliation")),
            seat("Lestat"),
            step="conflict",
            ambition=ambition,
        )
        assert [event["seat"] for event in game.events("conflict-won")] == [winner]


@pytest.mark.parametrize(("round_", "influence"), [(1, (1, 1, 0, 0)), (2, (2, 1, 1, 0)), (3, (3, 1, 1, 0))])
def test_rewards_by_rank_and_round(round_: int, influence: tuple[int, ...]) -> None:
    clans = ("Brujah", "Tremere", "Ventrue", "Gangrel")
    seats = [seat(clan, clan, one=spot("Ready", blood=4 - place)) for place, clan in enumerate(clans)]
    game = resolving(*seats, step="conflict", round=round_, locations=[{"location": ONE, "ally": "Marcel"}])
    ranking = game.events("conflict-ranked")[0]["ranking"]
    assert [game.of(clan)["influence"] - 3 for clan in ranking] == list(influence)
    assert [game.of(clan)["alliance"] for clan in ranking] == [["Marcel"], ["Victim"], [], []]


def test_only_player_with_cards_gets_only_the_first_reward() -> None:
    game = resolving(
        seat("Louis", "Brujah", one=spot("Ready")),
        seat("Claudia", "Tremere", one=spot(blood=5)),
        seat("Lestat", "Ventrue"),
        step="conflict",
        locations=[{"location": ONE, "ally": "Marcel"}],
    )
    assert game.events("conflict-ranked")[0]["ranking"] == ["Louis"]
    assert [game.of(name)["alliance"] for name in ("Louis", "Claudia")] == [["Marcel"], []]


def test_uncontested_ally_leaves_the_game() -> None:
    seats = seat("Louis", "Brujah", one=spot(blood=1)), seat("Claudia"), seat("Lestat")
    game = resolving(*seats, step="conflict", locations=[{"location": ONE, "ally": "Marcel"}])
    assert game.events("conflict-won") == []
    assert game.seen()["removed"] == ["Marcel"]


def test_haven_gives_more_influence_and_the_ambition_token() -> None:
    game = resolving(
        seat("Louis", "Brujah", haven=spot("Hunt")),
        seat("Claudia", "Toreador", haven=spot("Submission", "Hunt")),
        seat("Lestat", "Gangrel", haven=spot("Hunt")),
        step="conflict",
        location=HAVEN,
        round=2,
    )
    assert game.of("Claudia")["influence"] == 3 + 2 + 1
    assert [event["seat"] for event in game.events("ambition-taken")] == ["Claudia"]
    assert [event["seat"] for event in game.events("effect-applied")] == ["Claudia", "Lestat", "Louis"]


def test_end_of_a_round_clears_the_table() -> None:
    game = resolving(
        seat("Louis", "Brujah", haven=spot("Ready", blood=2), diablerie_face_down=1),
        seat("Claudia", "Malkavian", haven=spot("Ready"), unordered_clan_deck=["Chaos", "Mesmerize"]),
        seat("Lestat"),
        step="conflict",
        location=HAVEN,
    )
    louis = game.of("Louis")
    assert (louis["hand"], louis["diablerie"], louis["diablerie_face_down"], louis["blood"]) == (["Ready"], 1, 0, 6)
    assert game.at("Louis", HAVEN)["blood"] == 0
    assert (game.seen()["round"], game.seen()["phase"], game.pending) == (2, "hand-building", ("chance", "clan-card"))


@pytest.mark.parametrize(
    ("louis", "claudia", "winner"),
    [
        ({"influence": 4}, {"influence": 5}, "Claudia"),
        ({"influence": 4, "blood": 2}, {"influence": 4, "blood": 3}, "Claudia"),
        ({"influence": 4, "blood": 3}, {"influence": 4, "blood": 3}, "Louis"),
        ({"influence": 4}, {"influence": 1, "alliance": ["Fiorenza Savona"]}, "Claudia"),
        ({"influence": 4}, {"influence": 1, "alliance": ["Julie Munoz"]}, "Claudia"),
        ({"influence": 5}, {"influence": 3, "drained": ["Bronwyn"], "diablerie": 1}, "Louis"),
    ],
)
def test_winner_of_the_game(louis: dict[str, object], claudia: dict[str, object], winner: str) -> None:
    seats = (
        seat("Louis", "Brujah", **louis),
        seat("Claudia", "Tremere", **claudia),
        seat("Lestat", blood=1, influence=0),
    )
    game = resolving(*seats, step="conflict", location=HAVEN, round=3)
    assert game.outcome["winner"] == winner


def test_relic_plays_blood_everywhere_before_resolution() -> None:
    relic = "Relic: 1 Blood at each Location"
    game = Played(
        seat("Louis", "Brujah", relic=relic), seat("Claudia"), seat("Lestat"), phase="resolution", variants=["relics"]
    )
    assert game.pending == ("Louis", "resolution")
    game.do("Louis", "use", card=relic)
    assert [game.at("Louis", place)["blood"] for place in (ONE, TWO, HAVEN)] == [1, 1, 1]
    assert game.of("Louis")["score"] == 3 + 2


def test_succubus_club_returns_blood() -> None:
    game = resolving(
        seat("Louis", "Brujah", one=spot("Ready", blood=4)),
        seat("Claudia", "Tremere", one=spot("Ready")),
        seat("Lestat"),
        step="conflict",
        variants=["location-cards"],
        locations=[{"location": ONE, "card": "Succubus Club"}],
    )
    assert game.pending == ("Louis", "effect")
    game.do("Louis", "use", card="Succubus Club", amount=3)
    assert (game.blood("Louis"), game.at("Louis", ONE)["blood"]) == ([9], 1)
