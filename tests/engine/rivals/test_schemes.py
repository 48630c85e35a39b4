"""Schemes that are played, and the cards that speak of Influence."""

from __future__ import annotations

from typing import Any

import pytest

from reference_engine.kernel import Seat
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.influence import amounts
from reference_engine.rivals.table.pieces import BESIDE, HAVEN, TORPOR, InPlay
from scenarios.protocol.declarations import PASS
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import (
    ChooseOption,
    ChooseTarget,
    Contribute,
    Declare,
    DrawCard,
    Exert,
    HoldOut,
    LayModifier,
    Place,
    PlayCard,
    Use,
)
from tests.engine.rivals.tables import between_actions, have, refused, told

PLOTS = "Plots Within Plots"
YES, NO = Declare("yes"), Declare("no")


def beside(game: Rivals, name: str, seat: int = 0) -> InPlay:
    return game.enter(name, Seat(seat), Seat(seat), BESIDE)


def options(game: Rivals) -> list[Any]:
    assert game.decision is not None
    return game.decision.options


def court(*hand: str, players: int = 2, leader: str = "Keondra") -> tuple[Rivals, InPlay]:
    """Ana has a Leader with 1 Influence at home, and a hand; each other player has a Leader with 1 as well."""
    game = between_actions(players)
    game.seats[0].hand = hand
    leaders = [have(game, seat, name, HAVEN) for seat, name in enumerate((leader, "Lucky", "Hope", "Iara")[:players])]
    for character in leaders:
        character.leader = character.influence_side = True
    game.run()
    return game, leaders[0]


@pytest.mark.parametrize(("answer", "stays"), [(YES, True), (NO, False)])
def test_playing_a_scheme_takes_an_action_and_exhausts_and_a_yes_brings_it_into_play(
    answer: Declare, stays: bool
) -> None:
    game, keondra = court(PLOTS)
    game.choose(Seat(0), PlayCard(PLOTS, keondra.id))
    assert (keondra.exhausted, game.actions, game.seats[0].hand) == (True, 1, ())
    assert told(game, events.ConflictBegan) == [events.ConflictBegan(Seat(0), PLOTS)]
    assert not [card for card in game.cards.values() if card.name == PLOTS]
    game.choose(Seat(0), YES)
    game.choose(Seat(1), HoldOut(1))
    game.choose(Seat(1), answer)
    in_play = [card for card in game.cards.values() if card.name == PLOTS]
    assert [card.place for card in in_play] == ([BESIDE] if stays else [])
    assert (game.seats[0].discard, game.window()) == (() if stays else (PLOTS,), "action")


def test_a_scheme_needs_its_clan_an_action_and_somebody_ready() -> None:
    game, lucky = court(PLOTS, "Charmer", leader="Benicio")
    assert refused(game, 0, PlayCard(PLOTS, lucky.id)) == "rivals.action-card.clan-missing-discard"
    lucky.exhausted = True
    game.run()
    assert refused(game, 0, PlayCard("Charmer", lucky.id)) == "rivals.action-card.exhaust-anywhere"
    lucky.exhausted, game.actions = False, 0
    game.run()
    assert refused(game, 0, PlayCard("Charmer", lucky.id)) == "rivals.action.exactly-two-per-turn"


def test_plots_within_plots_lays_a_conspiracy_for_nothing_and_one_may_be_added_at_once() -> None:
    game, keondra = court("Pay Tribute", "Awe")
    plots = beside(game, PLOTS)
    keondra.exhausted = True
    game.run()
    game.choose(Seat(0), Use(plots.id))
    assert options(game) == [Place("Pay Tribute")]
    game.choose(Seat(0), Place("Pay Tribute"))
    (laid,) = [card for card in game.cards.values() if card.name == "Pay Tribute"]
    assert (laid.face_down, sum(laid.prestige), laid.contributors) == (True, 0, ())
    assert (game.actions, game.supply(Seat(0)), plots.exhausted) == (2, 10, True)
    game.choose(Seat(0), Contribute(laid.id))
    assert (sum(laid.prestige), laid.contributors) == (1, (0,))


def test_plots_within_plots_does_nothing_without_a_conspiracy_in_hand() -> None:
    game, _ = court("Awe")
    plots = beside(game, PLOTS)
    game.run()
    assert refused(game, 0, Use(plots.id)) == "rivals.activated.must-change-state"


def turn_of(game: Rivals, seat: int) -> None:
    """On to the next turn of a player, up to the first choice of theirs in it."""
    turn = game.turn
    while game.turn == turn or game.active != seat:
        assert game.decision is not None
        game.choose(game.decision.seat, PASS if PASS in options(game) else options(game)[0])


def test_believer_draws_and_charmer_exhausts_as_the_turn_starts() -> None:
    game, keondra = court(players=2)
    beside(game, "Believer")
    charmer = beside(game, "Charmer")
    game.seats[0].library = ("Awe", "Shotgun", "Awe")
    lucky = next(iter(game.coterie(Seat(1))))
    turn_of(game, 0)
    assert game.window() == "resolve"
    game.choose(Seat(0), next(option for option in options(game) if option.card == "Charmer"))
    assert game.window() == "may"
    game.choose(Seat(0), ChooseOption("do"))
    assert {choice.target for choice in options(game)} == {keondra.id, lucky.id}
    game.choose(Seat(0), ChooseTarget(lucky.id))
    assert (lucky.exhausted, keondra.exhausted, charmer.exhausted) == (True, False, False)
    assert game.window() == "draw-from"
    game.choose(Seat(0), DrawCard("library"))
    assert (len(game.seats[0].hand), game.window(), game.phase) == (3, "action", "action")


def test_neither_speaks_in_the_turn_of_another_player() -> None:
    game, _ = court(players=2)
    beside(game, "Believer")
    beside(game, "Charmer")
    game.seats[0].library = ("Awe", "Shotgun", "Awe")
    turn_of(game, 1)
    assert (game.window(), len(game.seats[0].hand)) == ("action", 2)


@pytest.mark.parametrize(("name", "mates", "amount"), [
    ("Ceraph", ("Gisele", "Iara", "Keondra"), 3),
    ("Ceraph", (), 1),
    ("Hakim Owusu", (), 0),
])  # fmt: skip
def test_influence_of_characters(name: str, mates: tuple[str, ...], amount: int) -> None:
    game = between_actions()
    character = have(game, 0, name, HAVEN)
    for mate in mates:
        have(game, 0, mate, HAVEN)
    have(game, 1, "Ociel Gonzalez", HAVEN)
    have(game, 0, "Raúl Fontes", TORPOR)
    assert amounts.influence(game, character) == amount


def test_hakim_counts_own_ongoing_schemes_face_up() -> None:
    game = between_actions()
    hakim = have(game, 0, "Hakim Owusu", HAVEN)
    beside(game, "Charmer", 1)
    beside(game, "Majesty")
    beside(game, "Pay Tribute").face_down = True
    assert amounts.influence(game, hakim) == 0
    beside(game, "Charmer")
    beside(game, PLOTS)
    assert amounts.influence(game, hakim) == 2
    game.put(hakim, TORPOR)
    assert amounts.influence(game, hakim) == 0


@pytest.mark.parametrize(("leader", "more"), [("Gisele", 2), ("Keondra", 1), ("Lucky", 1), ("Iara", 0)])
def test_majesty_gives_the_leader_influence_for_each_presence(leader: str, more: int) -> None:
    game = between_actions()
    character = have(game, 0, leader, HAVEN)
    mate = have(game, 0, "Ociel Gonzalez", HAVEN)
    character.leader = character.influence_side = True
    beside(game, "Majesty")
    assert amounts.influence(game, character) == 1 + more
    assert amounts.influence(game, mate) == 0


def test_majesty_keeps_one_player_from_laying_a_modifier_in_an_own_scheme() -> None:
    game, keondra = court("Charmer", players=3)
    majesty = beside(game, "Majesty")
    game.seats[1].hand = game.seats[2].hand = ("Persecution",)
    game.run()
    assert refused(game, 0, Use(majesty.id)) == "rivals.activated.only-own-action-phase"
    game.choose(Seat(0), PlayCard("Charmer", keondra.id))
    game.choose(Seat(0), Use(majesty.id))
    assert options(game) == [ChooseTarget(target_seat=Seat(seat)) for seat in range(3)]
    game.choose(Seat(0), ChooseTarget(target_seat=Seat(1)))
    assert majesty.exhausted
    game.choose(Seat(0), YES)
    assert refused(game, 1, LayModifier("Persecution")) == "rivals.golden.prohibition-beats-permission"
    game.choose(Seat(1), YES)
    game.choose(Seat(2), LayModifier("Persecution"))


def test_majesty_is_of_no_use_in_another_players_scheme() -> None:
    game, _ = court(players=2)
    lucky = next(iter(game.coterie(Seat(1))))
    game.seats[1].hand = ("Charmer",)
    majesty = beside(game, "Majesty")
    turn_of(game, 1)
    game.choose(Seat(1), PlayCard("Charmer", lucky.id))
    assert refused(game, 0, Use(majesty.id)) == "rivals.scheme.no-relentless-in-others-exertion"
    game.choose(Seat(1), YES)
    assert refused(game, 0, Use(majesty.id)) == "rivals.scheme.non-active-relentless-only"


@pytest.mark.parametrize(("mates", "less"), [((), 0), (("Iara",), 1), (("Iara", "Jimmy", "Matthew"), 2)])
def test_dark_money_lowers_each_foes_total_once_in_everybodys_schemes(mates: tuple[str, ...], less: int) -> None:
    game, keondra = court("Charmer", players=3)
    beside(game, "Dark Money")
    for mate in mates:
        have(game, 0, mate, HAVEN)
    game.choose(Seat(0), PlayCard("Charmer", keondra.id))
    for seat, answer in ((0, YES), (1, NO), (2, NO)):
        leader = next(iter(game.coterie(Seat(seat))))
        game.choose(Seat(seat), Exert(leader.id))
        game.choose(Seat(seat), HoldOut(2))
        game.choose(Seat(seat), answer)
    assert told(game, events.Declared)[-1].influence == 1
    decided = told(game, events.ConflictDecided)[0]
    assert (decided.yes, decided.no) == (3, 2 * (3 - less))


def test_dark_money_takes_nobody_below_nothing() -> None:
    game, keondra = court("Charmer", players=2)
    beside(game, "Dark Money")
    have(game, 0, "Iara", HAVEN)
    game.choose(Seat(0), PlayCard("Charmer", keondra.id))
    game.choose(Seat(0), YES)
    game.choose(Seat(1), NO)
    decided = told(game, events.ConflictDecided)[0]
    assert (decided.yes, decided.no, decided.answer) == (0, 0, "yes")


@pytest.mark.parametrize(("modifier", "answer", "agenda"), [(False, YES, 1), (True, YES, 0), (False, NO, 0)])
def test_go_for_broke_earns_by_a_scheme_that_succeeds_without_a_modifier(
    modifier: bool, answer: Declare, agenda: int
) -> None:
    game, keondra = court("Charmer", "Persecution")
    for player in game.seats:
        player.agenda_card, player.agenda_up = "Go For Broke", True
    game.choose(Seat(0), PlayCard("Charmer", keondra.id))
    if modifier:
        game.choose(Seat(0), LayModifier("Persecution"))
    game.choose(Seat(0), YES)
    game.choose(Seat(1), HoldOut(1))
    game.choose(Seat(1), answer)
    assert [player.agenda for player in game.seats] == [agenda, 0]


@pytest.mark.parametrize(("seat", "agenda"), [(0, 1), (1, 0)])
def test_go_for_broke_earns_by_an_ongoing_scheme_as_the_turn_starts(seat: int, agenda: int) -> None:
    game, _ = court()
    game.seats[0].agenda_card, game.seats[0].agenda_up = "Go For Broke", True
    beside(game, PLOTS, seat)
    turn_of(game, 0)
    assert game.seats[0].agenda == agenda
