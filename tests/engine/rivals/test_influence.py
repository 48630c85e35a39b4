"""The Influence Conflict: who exerts what and when, what stays secret, who wins, and what it costs."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from reference_engine.kernel import Seat
from reference_engine.kernel.session import pending
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.influence.conflict import InfluenceConflict
from reference_engine.rivals.influence.scheme import Scheme
from reference_engine.rivals.table.pieces import BESIDE, HAVEN, TORPOR, InPlay
from reference_engine.rivals.wire.rules import RivalsRules
from scenarios.protocol.declarations import PASS
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import Declare, Exert, HoldOut, LayModifier
from tests.engine.rivals.tables import between_actions, have, play, refused, told

RULES = RivalsRules()
PLOTS = "Plots Within Plots"
YES, NO = Declare("yes"), Declare("no")


def leader(game: Rivals, seat: int, name: str, influence: bool = True) -> InPlay:
    card = have(game, seat, name, HAVEN)
    card.leader, card.influence_side = True, influence
    return card


def asked(game: Rivals) -> tuple[str, int]:
    assert game.decision is not None
    return game.window(), game.decision.seat


def options(game: Rivals) -> list[Any]:
    assert game.decision is not None
    return game.decision.options


def hand(game: Rivals) -> tuple[str, ...]:
    return game.seats[0].hand


def put_question(game: Rivals, seat: int = 0) -> InfluenceConflict:
    conflict = Scheme(seat=Seat(seat), card=PLOTS)
    game.call(conflict)
    game.run()
    return conflict


def table(players: int) -> tuple[Rivals, list[InPlay]]:
    """Each player has a Leader with 1 Influence and 10 Prestige."""
    game = between_actions(players)
    names = ("Keondra", "Lucky", "Hope", "Evangeline")
    return game, [leader(game, seat, name) for seat, name in enumerate(names[:players])]


def seen(game: Rivals, viewer: int | None) -> dict[str, Any]:
    position: dict[str, Any] = json.loads(json.dumps(RULES.position(game, None if viewer is None else Seat(viewer))))
    return position


def test_the_example_of_a_scheme() -> None:
    game = between_actions(4)
    game.seats[2].faction = game.seats[3].faction = "hunter"
    hakim, keondra = have(game, 0, "Hakim Owusu"), leader(game, 0, "Keondra")
    lucky = leader(game, 1, "Lucky")
    ryan = leader(game, 2, "Ryan", influence=False)
    evangeline = leader(game, 3, "Evangeline")
    hakim.exhausted, game.seats[0].hand = True, ("Persecution",)
    conflict = put_question(game)
    assert told(game, events.ConflictBegan) == [events.ConflictBegan(Seat(0), PLOTS)]
    assert (conflict.open, [card for card in game.cards.values() if card.name == PLOTS]) == ((0, 0, 0, 0), [])

    assert refused(game, 0, Exert(hakim.id)) == "rivals.influence.other-sources"
    game.choose(Seat(0), Exert(keondra.id))
    assert told(game, events.InfluenceExerted) == [events.InfluenceExerted(keondra.id, 1)]
    game.choose(Seat(0), LayModifier("Persecution"))
    assert told(game, events.ModifierLaid) == [events.ModifierLaid(Seat(0))]
    assert hand(game) == ()
    game.choose(Seat(0), HoldOut(0))
    assert refused(game, 0, NO) == "rivals.scheme.player-cannot-say-no"
    game.choose(Seat(0), YES)
    assert told(game, events.Declared) == [events.Declared(Seat(0), "yes", 1)]
    assert (hakim.exhausted, keondra.no_influence, conflict.open) == (True, True, (1, 0, 0, 0))

    game.choose(Seat(1), Exert(lucky.id))
    game.choose(Seat(1), HoldOut(2))
    game.choose(Seat(1), NO)
    assert told(game, events.Declared) == [events.Declared(Seat(1), "no", 1)]
    assert (lucky.no_influence, conflict.open, game.supply(Seat(1))) == (True, (1, 1, 0, 0), 10)

    assert refused(game, 2, Exert(ryan.id)) == "rivals.influence.other-sources"
    game.choose(Seat(2), YES)
    assert told(game, events.Declared) == [events.Declared(Seat(2), "yes", 0)]

    game.choose(Seat(3), Exert(evangeline.id))
    game.choose(Seat(3), HoldOut(2))
    assert conflict.open == (1, 1, 0, 1)
    game.choose(Seat(3), NO)
    assert told(game, events.Declared) == [events.Declared(Seat(3), "no", 1)]
    assert told(game, events.FistOpened) == [
        events.FistOpened(Seat(0), 0), events.FistOpened(Seat(1), 2), events.FistOpened(Seat(3), 2)
    ]  # fmt: skip
    assert told(game, events.ModifierRevealed) == [events.ModifierRevealed(Seat(0), "Persecution", 6)]
    assert told(game, events.ConflictDecided) == [events.ConflictDecided(PLOTS, 7, 6, "yes")]
    assert told(game, events.PrestigeReturned) == [
        events.PrestigeReturned(Seat(1), 2), events.PrestigeReturned(Seat(3), 2)
    ]  # fmt: skip
    assert [game.supply(Seat(seat)) for seat in range(4)] == [10, 10, 10, 10]
    (plots,) = [card for card in game.cards.values() if card.name == PLOTS]
    assert (plots.place, plots.controller, plots.exhausted) == (BESIDE, 0, False)
    assert [card.no_influence for card in (keondra, lucky, evangeline, ryan)] == [True, True, True, False]
    assert (game.seats[0].discard, asked(game)) == (("Persecution",), ("action", 0))


@pytest.mark.parametrize(("more", "answer", "left"), [(0, "yes", 10), (1, "yes", 10), (2, "no", 6)])
def test_one_influence_more_ties_and_two_more_win(more: int, answer: str, left: int) -> None:
    game, leaders = table(4)
    leaders[2].influence_side = False
    game.seats[0].hand = ("Persecution",)
    put_question(game)
    game.choose(Seat(0), Exert(leaders[0].id))
    game.choose(Seat(0), LayModifier("Persecution"))
    game.choose(Seat(0), YES)
    game.choose(Seat(1), Exert(leaders[1].id))
    game.choose(Seat(1), HoldOut(2))
    game.choose(Seat(1), NO)
    game.choose(Seat(2), YES)
    game.choose(Seat(3), Exert(leaders[3].id))
    game.choose(Seat(3), HoldOut(2 + more))
    game.choose(Seat(3), NO)
    assert told(game, events.ConflictDecided) == [events.ConflictDecided(PLOTS, 7, 6 + more, answer)]
    assert game.supply(Seat(3)) == left
    in_play = [card.name for card in game.cards.values() if card.place == BESIDE]
    assert in_play == ([PLOTS] if answer == "yes" else [])
    assert game.seats[0].discard == (("Persecution",) if answer == "yes" else ("Persecution", PLOTS))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_all_declare_clockwise_from_who_asks(players: int, first: int) -> None:
    game, _ = table(players)
    put_question(game, first)
    order = []
    while game.window() == "influence":
        seat = asked(game)[1]
        later = (seat + 1) % players
        rule = "own-chance-only-once" if later in order else "others-clockwise"
        assert refused(game, later, YES) == f"rivals.scheme.{rule}"
        assert refused(game, later, HoldOut(1)) == f"rivals.scheme.{rule}"
        order.append(seat)
        assert (NO in options(game)) == (seat != first)
        game.choose(Seat(seat), YES)
        assert bool(told(game, events.ConflictDecided)) == (len(order) == players)
    assert order == [(first + step) % players for step in range(players)]


@pytest.mark.parametrize(("yes", "no", "wins"), [(0, 0, "yes"), (3, 2, "yes"), (3, 3, "yes"), (3, 4, "no")])
def test_who_wins_pays_and_who_loses_takes_back(yes: int, no: int, wins: str) -> None:
    game, _ = table(2)
    put_question(game)
    game.choose(Seat(0), HoldOut(yes))
    game.choose(Seat(0), YES)
    game.choose(Seat(1), HoldOut(no))
    game.choose(Seat(1), NO)
    assert told(game, events.ConflictDecided) == [events.ConflictDecided(PLOTS, yes, no, wins)]
    paid = (yes, 0) if wins == "yes" else (0, no)
    assert [game.supply(Seat(seat)) for seat in (0, 1)] == [10 - paid[0], 10 - paid[1]]
    spent = [(event.seat, event.amount) for event in told(game, events.PrestigeSpent)]
    assert spent == [(seat, amount) for seat, amount in enumerate(paid) if amount]


def test_every_player_of_the_winning_side_pays_in_the_own_colour_first() -> None:
    game, _ = table(3)
    game.seats[1].prestige = (3, 2, 0)
    put_question(game)
    for seat, amount, answer in ((0, 1, YES), (1, 4, NO), (2, 5, NO)):
        assert HoldOut(4) in options(game)
        assert (HoldOut(5) in options(game)) == (seat != 1)
        game.choose(Seat(seat), HoldOut(amount))
        game.choose(Seat(seat), answer)
    assert [player.prestige for player in game.seats] == [(10, 0, 0), (1, 0, 0), (0, 0, 5)]


def test_all_prestige_but_the_last_can_be_held_out_and_once() -> None:
    game, (keondra, _) = table(2)
    game.seats[0].prestige = (4,)
    put_question(game)
    assert [choice.amount for choice in options(game) if isinstance(choice, HoldOut)] == [0, 1, 2, 3]
    assert refused(game, 0, HoldOut(4)) == "rivals.influence.not-last-prestige"
    game.choose(Seat(0), HoldOut(1))
    assert refused(game, 0, HoldOut(3)) == "rivals.scheme.prestige.commit-is-final"
    assert options(game) == [Exert(keondra.id), YES]
    game.seats[1].prestige = (0, 1)
    game.choose(Seat(0), YES)
    assert HoldOut(0) in options(game)
    assert HoldOut(1) not in options(game)


def test_any_number_of_characters_exert_exhausted_or_not_but_each_once() -> None:
    game, (keondra, _) = table(2)
    mate, sleeper = leader(game, 0, "Iara"), leader(game, 0, "Matthew")
    mate.exhausted = True
    game.put(sleeper, TORPOR)
    put_question(game)
    assert refused(game, 0, Exert(sleeper.id)) == "rivals.influence.other-sources"
    game.choose(Seat(0), Exert(mate.id))
    assert (mate.exhausted, mate.no_influence) == (True, True)
    assert refused(game, 0, Exert(mate.id)) == "rivals.no-influence.blocks-exerting"
    game.choose(Seat(0), Exert(keondra.id))
    game.choose(Seat(0), YES)
    assert told(game, events.Declared) == [events.Declared(Seat(0), "yes", 2)]
    assert refused(game, 1, Exert(keondra.id)) == "rivals.influence.other-sources"


def test_a_token_keeps_a_character_from_exerting_and_neither_fist_nor_modifier() -> None:
    game, (keondra, _) = table(2)
    keondra.no_influence, game.seats[0].hand = True, ("Persecution",)
    put_question(game)
    assert refused(game, 0, Exert(keondra.id)) == "rivals.no-influence.blocks-exerting"
    assert {type(choice) for choice in options(game)} == {LayModifier, HoldOut, Declare}
    game.choose(Seat(0), LayModifier("Persecution"))
    assert not keondra.exhausted


def test_one_influence_modifier_for_each_need() -> None:
    game, _ = table(2)
    game.seats[0].hand = ("Awe", "Persecution", "Persecution")
    put_question(game)
    assert refused(game, 0, LayModifier("Awe")) == "rivals.influence.modifier-adds"
    game.choose(Seat(0), LayModifier("Persecution"))
    assert hand(game) == ("Awe", "Persecution")
    assert refused(game, 0, LayModifier("Persecution")) == "rivals.influence.modifier-limit-1"
    game.choose(Seat(0), YES)
    game.choose(Seat(1), NO)
    put_question(game)
    game.choose(Seat(0), LayModifier("Persecution"))
    game.choose(Seat(0), YES)
    game.choose(Seat(1), NO)
    assert hand(game) == ("Awe",)
    assert game.seats[0].discard == ("Persecution", "Persecution")


@pytest.mark.parametrize(("how", "more"), [("nothing", 2), ("an empty fist", 2), ("a fist", 4), ("a character", 4),
                                           ("a modifier", 4), ("the other side", 2)])  # fmt: skip
def test_persecution_counts_who_has_exerted_for_the_other_answer(how: str, more: int) -> None:
    game, (_, lucky) = table(2)
    for player in game.seats:
        player.hand = ("Persecution",)
    put_question(game)
    game.choose(Seat(0), LayModifier("Persecution"))
    game.choose(Seat(0), YES)
    if how != "nothing":
        exertions = {"a character": Exert(lucky.id), "a modifier": LayModifier("Persecution")}
        game.choose(Seat(1), exertions.get(how, HoldOut(0 if how == "an empty fist" else 3)))
    game.choose(Seat(1), YES if how == "the other side" else NO)
    assert told(game, events.ModifierRevealed)[0] == events.ModifierRevealed(Seat(0), "Persecution", more)


def test_what_lies_face_down_and_in_the_fist_is_seen_by_its_player_alone() -> None:
    game, (keondra, _, _) = table(3)
    game.seats[0].hand = ("Persecution", "Awe")
    put_question(game)
    before = seen(game, 1)["influence_conflict"]
    assert (before["seat"], before["card"]) == ("Ana", PLOTS)
    nothing = {"influence": 0, "fist": None, "modifier": None, "answer": None}
    assert before["players"] == [{"name": name, **nothing} for name in ("Ana", "Bruno", "Clara")]
    game.choose(Seat(0), Exert(keondra.id))
    game.choose(Seat(0), LayModifier("Persecution"))
    game.choose(Seat(0), HoldOut(3))
    game.choose(Seat(0), YES)
    known = {"name": "Ana", "influence": 1, "answer": "yes"}
    for viewer in (None, 0):
        assert seen(game, viewer)["influence_conflict"]["players"][0] == {
            **known, "fist": 3, "modifier": "Persecution"
        }  # fmt: skip
    for viewer in (1, 2):
        view = seen(game, viewer)
        assert view["influence_conflict"]["players"][0] == {**known, "fist": "?", "modifier": "?"}
        assert (view["seats"][0]["prestige"], view["seats"][0]["hand"]) == (10, ["?"])
        assert "Persecution" not in json.dumps(view)
    game.choose(Seat(1), HoldOut(0))
    assert seen(game, 2)["influence_conflict"]["players"][1]["fist"] == "?"
    game.choose(Seat(1), NO)
    game.choose(Seat(2), YES)
    assert "influence_conflict" not in seen(game, 1)
    assert seen(game, 1)["seats"][0]["prestige"] == 7


def test_no_event_tells_a_secret_before_the_reveal() -> None:
    game, _ = table(2)
    game.seats[0].hand = ("Persecution",)
    put_question(game)
    for choice in (LayModifier("Persecution"), HoldOut(7), YES):
        game.choose(Seat(0), choice)
        told_so_far = str([cited.event for cited in game.events])
        assert "Persecution" not in told_so_far
        assert "7" not in told_so_far
    game.choose(Seat(1), HoldOut(5))
    assert not told(game, events.FistOpened)
    game.choose(Seat(1), NO)
    assert [event.amount for event in told(game, events.FistOpened)] == [7, 5]


def test_a_player_has_to_answer() -> None:
    game, _ = table(2)
    put_question(game)
    game.choose(Seat(0), YES)
    assert refused(game, 1, PASS) == "rivals.scheme.others-must-declare"
    assert {choice.answer for choice in options(game) if isinstance(choice, Declare)} == {"yes", "no"}
    assert refused(game, 1, Declare("perhaps")) == "rivals.scheme.others-must-declare"


def test_influence_is_exerted_only_where_something_calls_for_it() -> None:
    game, (keondra, _) = table(2)
    game.seats[0].hand = ("Persecution",)
    game.run()
    for choice in (Exert(keondra.id), HoldOut(1), LayModifier("Persecution"), YES):
        assert refused(game, 0, choice) == "rivals.influence.when-needed"


def test_a_conflict_is_saved_at_every_decision() -> None:
    chance = Random(3)
    for number in range(8):
        game, _ = table(2 + number % 3)
        for player in game.seats:
            player.hand = ("Persecution", "Awe")
        put_question(game, number % 2)
        while game.window() == "influence":
            twin = RULES.start(seen(game, None), "hunters-and-hunted")
            twin.run()
            assert seen(twin, None) == seen(game, None)
            assert pending(twin.decision, RULES.names(twin)) == pending(game.decision, RULES.names(game))
            play(game, chance, lambda _: False, most=1)
