"""Frenzy, Draining, Diablerie, and players who are out."""

from __future__ import annotations

from typing import Any

from tests.engine.vendetta.played import HAVEN, ONE, TWO, Played, resolving, seat, spot


def table(*claudia: str, **more: Any) -> Played:
    """Return a game with these cards and 2 Blood for Claudia. Louis is about to play."""
    return Played(
        seat("Louis", "Brujah", hand=["Hunt", "Ready"]),
        seat("Claudia", "Toreador", alliance=list(claudia), blood=2, hand=["Hunt"]),
        seat("Lestat", "Ventrue", blood=1, alliance=["Victim"], hand=["Hunt"]),
        **more,
    )


def test_frenzy_rewards_its_cause_without_carrying_excess() -> None:
    game = table("Victim").arrange("lose-blood", seat="Claudia", amount=4, causer="Louis")
    assert game.events("blood-lost", "frenzy", "influence-gained", "card-drained", "blood-gained") == [
        {"event": "blood-lost", "seat": "Claudia", "amount": 2},
        {"event": "frenzy", "seat": "Claudia", "causer": "Louis"},
        {"event": "influence-gained", "seat": "Louis", "amount": 1},
        {"event": "card-drained", "seat": "Claudia", "card": "Victim"},
        {"event": "blood-gained", "seat": "Claudia", "amount": 3},
    ]
    assert game.blood("Claudia") == [3]


def test_frenzies_of_one_effect_follow_turn_order() -> None:
    game = table("Victim", ambition="Lestat")
    game.arrange("lose-blood-together", amounts={"Claudia": 2, "Lestat": 2}, causer="Louis")
    assert [event["seat"] for event in game.events("frenzy")] == ["Lestat", "Claudia"]
    assert game.of("Louis")["influence"] == 5


def test_empty_alliance_costs_influence_and_gives_blood() -> None:
    game = table().arrange("lose-blood", seat="Claudia", amount=2, causer="Louis")
    assert (game.of("Claudia")["influence"], game.of("Claudia")["blood"]) == (2, 1)


def test_frenzy_draws_cards_by_their_number() -> None:
    game = table("Victim", "Victim", "Marcel").arrange("lose-blood", seat="Claudia", amount=2)
    assert game.pending == ("chance", "frenzy")
    assert game.options == [{"do": "draw", "card": "Marcel"}, {"do": "draw", "card": "Victim"}]
    assert game.engine.current().game.decision.weights == [1, 2]  # type: ignore[union-attr]
    game.do("chance", "draw", card="Marcel")
    assert (game.of("Claudia")["diablerie"], game.of("Claudia")["blood"]) == (1, 4)


def test_miguel_is_drained_first_and_portia_never() -> None:
    game = table("Victim", "Miguel Chandler").arrange("lose-blood", seat="Claudia", amount=2)
    assert game.of("Claudia")["drained"] == ["Miguel Chandler"]
    game = table("Portia").arrange("lose-blood", seat="Claudia", amount=2)
    assert (game.of("Claudia")["alliance"], game.of("Claudia")["blood"], game.of("Claudia")["influence"]) == (
        ["Portia"],
        1,
        2,
    )
    game = Played(seat("Claudia", "Toreador", alliance=["Portia"], hand=["Hunt"]), seat("Louis"), seat("Lestat"))
    assert game.refused("Claudia", "drain", card="Portia") == "vendetta.conflicts-of-rules.card-over-rulebook"


def test_drain_without_blood_causes_another_frenzy() -> None:
    game = table("Elena Cortez").arrange("lose-blood", seat="Claudia", amount=2, causer="Louis")
    assert [event["causer"] for event in game.events("frenzy")] == ["Louis", None]
    assert (game.blood("Claudia"), game.of("Louis")["influence"]) == ([1], 4)


def test_cards_that_reward_frenzy_more() -> None:
    for louis, here, influence, blood in (
        ({"alliance": ["Talley"]}, ONE, 2, 6),
        ({"alliance": ["Mr. Damp"]}, ONE, 1, 8),
        ({"one": spot("Ready")}, ONE, 2, 6),
        ({"one": spot("Ready")}, HAVEN, 1, 6),
        ({}, TWO, 2, 6),
    ):
        game = resolving(
            seat("Louis", "Brujah", **louis),
            seat("Claudia", blood=1, alliance=["Victim"], one=spot(blood=1)),
            seat("Lestat"),
            variants=["location-cards"],
            locations=[{"location": TWO, "card": "The Collar"}],
            step="withdraw",
        )
        game.arrange("lose-blood", seat="Claudia", amount=1, causer="Louis", location=here)
        assert (game.of("Louis")["influence"] - 3, game.of("Louis")["blood"]) == (influence, blood), (louis, here)


def test_stealing_three_blood_of_two_steals_two() -> None:
    game = table("Victim").arrange("steal-blood", seat="Louis", target="Claudia", amount=3)
    assert game.blood("Louis", "Claudia") == [8, 3]


def test_third_token_puts_a_player_out() -> None:
    game = Played(
        seat("Louis", "Brujah", hand=["Hunt"], alliance=["Marcel", "Victim"], diablerie=2, one=spot("Ready", blood=2)),
        seat("Claudia", "Toreador", hand=["Hunt"]),
        seat("Lestat", "Ventrue", hand=["Hunt"]),
    )
    game.do("Louis", "drain", card="Marcel")
    assert game.pending == ("Claudia", "planning")
    louis = game.of("Louis")
    assert (louis["out"], louis["hand"], louis["blood"], game.at("Louis", ONE)["cards"]) == (True, [], 0, [])
    seen = game.seen()
    assert (seen["ambition"], seen["turn_order"], seen["removed"]) == (
        "Claudia",
        ["Claudia", "Lestat"],
        ["Victim", "Marcel"],
    )


def test_edward_neally_gives_two_tokens() -> None:
    game = table("Edward Neally").arrange("drain", seat="Claudia", card="Edward Neally")
    assert game.of("Claudia")["diablerie"] == 2
    assert game.of("Claudia")["score"] == 3 + 3 - 2


def test_last_player_left_wins_immediately() -> None:
    game = Played(
        seat("Louis", "Brujah", hand=["Hunt"], alliance=["Marcel"], diablerie=2),
        seat("Claudia", out=True),
        seat("Lestat", "Ventrue", hand=["Hunt"]),
    )
    game.do("Louis", "drain", card="Marcel")
    assert game.outcome["winner"] == "Lestat"
    assert game.outcome["victory_points"] == {"Louis": 0, "Claudia": 0, "Lestat": 3}


def test_going_out_in_an_own_effect_ends_the_effect() -> None:
    """The Tremere Spends its last Blood on Hunt, Drains a Vampire in Frenzy, and is out before it Steals."""
    game = resolving(
        seat("Louis", "Tremere", blood=1, alliance=["Marcel"], diablerie=2, one=spot("Hunt")),
        seat("Claudia", "Brujah", one=spot("Challenge")),
        seat("Lestat", "Ventrue"),
        step="conflict",
        victims=0,
    )
    assert game.pending == ("Louis", "effect")
    game.do("Louis", "use", card="Hunt")
    assert game.of("Louis")["out"]
    assert game.blood("Claudia") == [6]
