"""The phases of a turn: city cards, coming home, two Actions, moving, recruiting, mending, drawing."""

from __future__ import annotations

import pytest

from reference_engine.kernel import NOBODY, Seat
from reference_engine.rivals.table.facts import CHARACTERS
from reference_engine.rivals.table.pieces import HAVEN, STREETS, TORPOR
from reference_engine.rivals.turn.turns import Turns
from scenarios.protocol.declarations import PASS
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import Draw, DrawCard, Mend, Move, Recruit, Regroup, RevealAgenda
from tests.engine.rivals.tables import between_actions, have, in_streets, refused, told


def test_two_actions_and_then_only_moving() -> None:
    game = between_actions()
    game.seats[0].library = ("Awe", "Shotgun", "Rebuke")
    benicio = have(game, 0, "Benicio", HAVEN)
    have(game, 1, "Lucky", HAVEN)
    game.run()
    game.choose(Seat(0), DrawCard("library"))
    game.choose(Seat(0), PASS)
    assert game.actions == 0
    assert game.seats[0].hand == ("Awe",)
    assert refused(game, 0, DrawCard("library")) == "rivals.action.exactly-two-per-turn"
    game.choose(Seat(0), Move((benicio.id,)))
    assert (benicio.place, game.phase) == (STREETS, "action")
    game.choose(Seat(0), PASS)
    assert game.phase == "end"


def test_an_empty_deck_cannot_be_drawn_from() -> None:
    game = between_actions()
    have(game, 0, "Benicio")
    have(game, 1, "Lucky")
    game.run()
    assert refused(game, 0, DrawCard("faction")) == "rivals.draw.empty-deck-no-penalty"


def test_recruiting_pays_blood_potency_and_never_the_last_prestige() -> None:
    game = between_actions()
    have(game, 0, "Benicio")
    lucky = have(game, 1, "Lucky")
    game.seats[0].hand = ("Prudence", "Lucky", "Hope")
    game.run()
    assert refused(game, 0, Recruit("Lucky")) == "rivals.recruit.not-same-name-in-any-coterie"
    assert refused(game, 0, Recruit("Iara")) == "rivals.recruit.from-hand-to-haven"
    game.choose(Seat(0), Recruit("Prudence"))
    (prudence,) = [card for card in game.cards.values() if card.name == "Prudence"]
    potency = CHARACTERS["Prudence"].blood_potency
    assert (prudence.place, prudence.exhausted, game.blood(prudence)) == (HAVEN, False, potency)
    assert game.supply(Seat(0)) == 10 - potency
    assert lucky.id in game.cards


@pytest.mark.parametrize("more", [0, 1])
def test_the_last_prestige_pays_for_no_recruit(more: int) -> None:
    game = between_actions()
    have(game, 0, "Benicio")
    have(game, 1, "Lucky")
    game.seats[0].hand, game.seats[0].prestige = ("Hope",), (CHARACTERS["Hope"].blood_potency + more,)
    game.run()
    if more:
        game.choose(Seat(0), Recruit("Hope"))
        assert game.supply(Seat(0)) == 1
    else:
        assert refused(game, 0, Recruit("Hope")) == "rivals.cost.never-last-even-to-win"


def test_a_copy_in_torpor_is_burned_when_another_is_recruited() -> None:
    game = between_actions()
    have(game, 0, "Benicio")
    have(game, 1, "Hakim Owusu")
    lucky = have(game, 1, "Lucky", TORPOR, blood=1)
    game.seats[0].hand = ("Lucky",)
    game.run()
    game.choose(Seat(0), Recruit("Lucky"))
    assert lucky.id not in game.cards
    assert game.seats[1].burned == ("Lucky",)
    assert [card.name for card in game.coterie(Seat(0))] == ["Lucky", "Benicio"]


def test_a_hunter_who_recruits_draws_a_card() -> None:
    game = between_actions(factions="hunter")
    have(game, 0, "Evangeline")
    have(game, 1, "Pregador")
    game.seats[0].hand, game.seats[0].library = ("Juliana",), ("Wrath",)
    game.run()
    game.choose(Seat(0), Recruit("Juliana"))
    assert game.window() == "draw-from"
    game.choose(Seat(0), DrawCard("library"))
    assert game.seats[0].hand == ("Wrath",)


def test_parties_form_and_part_in_the_streets() -> None:
    game = between_actions()
    names = ("Benicio", "Prudence", "Hope")
    benicio, prudence, hope = (have(game, 0, name, HAVEN) for name in names)
    have(game, 1, "Lucky", HAVEN)
    prudence.exhausted = True
    game.run()
    assert refused(game, 0, Move((prudence.id,))) == "rivals.move.only-ready"
    assert refused(game, 0, Regroup(benicio.id)) == "rivals.party.form-or-join"
    game.choose(Seat(0), Move((benicio.id, hope.id)))
    assert game.party(benicio) == [benicio, hope]
    assert refused(game, 0, Move((hope.id,))) == "rivals.move.not-back-home"
    game.choose(Seat(0), Regroup(hope.id))
    assert game.party(benicio) == [benicio]
    game.choose(Seat(0), Regroup(benicio.id, hope.id))
    assert game.party(hope) == [benicio, hope]
    assert game.actions == 2


def test_the_beginning_readies_returns_and_burns_own_events() -> None:
    game = between_actions()
    game.active, game.stack = Seat(1), [Turns()]
    game.city_deck = ("Vagrant", "Politician")
    lucky, hope = have(game, 1, "Lucky"), have(game, 1, "Hope")
    other = have(game, 0, "Benicio")
    lucky.exhausted = hope.exhausted = other.exhausted = True
    hope.fear, lucky.no_influence = 1, True
    own, foreign = in_streets(game, "Uprising"), in_streets(game, "Crackdown")
    own.token, foreign.token = Seat(1), Seat(0)
    game.run()
    assert (lucky.exhausted, hope.exhausted, other.exhausted) == (False, True, True)
    assert (lucky.place, hope.place, other.place) == (HAVEN, HAVEN, STREETS)
    assert (lucky.no_influence, hope.fear) == (False, 0)
    assert [card.name for card in game.in_streets()] == ["Crackdown", "Vagrant"]
    assert game.city_burned == ("Uprising",)


def test_an_empty_city_deck_is_made_of_the_discards_and_of_nothing_else() -> None:
    game = between_actions()
    game.active, game.stack = Seat(1), [Turns()]
    game.city_discard, game.city_burned = ("BOPE-RJ: PsyOps",), ("Vagrant",)
    have(game, 1, "Lucky")
    have(game, 0, "Benicio")
    game.run()
    assert (game.window(), game.decision and game.decision.options) == ("city-card", [Draw("BOPE-RJ: PsyOps")])
    game.apply(Draw("BOPE-RJ: PsyOps"))
    assert [card.name for card in game.in_streets()] == ["BOPE-RJ: PsyOps"]
    assert [*game.unordered_city_deck, *game.city_discard] == []
    assert list(game.city_burned) == ["Vagrant"]


def test_without_any_city_card_none_is_placed() -> None:
    game = between_actions()
    game.active, game.stack = Seat(1), [Turns()]
    have(game, 1, "Lucky")
    have(game, 0, "Benicio")
    game.run()
    assert list(game.in_streets()) == []
    assert game.window() == "action"


def test_an_event_of_the_active_player_gets_their_token() -> None:
    game = between_actions()
    game.active, game.stack = Seat(1), [Turns()]
    game.first = Seat(1)
    game.seats[1].had_turn = False
    game.city_deck = ("Maid", "Uprising", "Vagrant")
    have(game, 1, "Lucky")
    have(game, 0, "Benicio")
    game.run()
    assert [(card.name, card.token) for card in game.in_streets()] == [("Maid", NOBODY), ("Uprising", 1)]
    assert list(game.city_deck) == ["Vagrant"]


def test_torpor_mends_by_itself_and_any_character_once_for_a_card() -> None:
    game = between_actions(actions=0)
    benicio = have(game, 0, "Benicio", blood=2)
    prudence = have(game, 0, "Prudence", TORPOR, blood=1)
    have(game, 1, "Lucky")
    game.seats[0].hand = ("Awe", "Shotgun", "Rebuke")
    game.run()
    game.choose(Seat(0), PASS)
    assert game.blood(prudence) == 2
    game.choose(Seat(0), Mend(benicio.id, "Awe"))
    assert game.blood(benicio) == 3
    assert refused(game, 0, Mend(benicio.id, "Shotgun")) == "rivals.end.mend.once-per-character"
    game.choose(Seat(0), Mend(prudence.id, "Rebuke"))
    assert game.blood(prudence) == CHARACTERS["Prudence"].blood_potency == 3
    assert prudence.place == HAVEN
    assert game.seats[0].discard == ("Awe", "Rebuke")


def test_the_turn_ends_with_two_cards_from_either_deck_and_goes_on_clockwise() -> None:
    game = between_actions(actions=0)
    have(game, 0, "Benicio")
    have(game, 1, "Lucky")
    game.seats[0].library, game.seats[0].faction_deck = ("Awe", "Shotgun"), ("Hope",)
    game.seats[1].library = ("Rebuke",)
    game.run()
    game.choose(Seat(0), PASS)
    game.choose(Seat(0), DrawCard("faction"))
    assert refused(game, 0, DrawCard("faction")) == "rivals.draw.empty-deck-no-penalty"
    game.choose(Seat(0), DrawCard("library"))
    assert game.seats[0].hand == ("Hope", "Awe")
    assert [event.seat for event in told(game, events.TurnBegan)] == [1]
    assert (game.active, game.winner) == (1, NOBODY)


def test_an_agenda_card_is_turned_up_between_actions_and_once() -> None:
    game = between_actions()
    have(game, 0, "Benicio")
    have(game, 1, "Lucky")
    game.run()
    assert refused(game, 0, RevealAgenda()) == "rivals.agenda-card.reveal-any-time"
    game.seats[0].agenda_card, game.seats[0].agenda = "The Snake Den", 2
    game.run()
    game.choose(Seat(0), RevealAgenda())
    assert told(game, events.AgendaRevealed) == [events.AgendaRevealed(Seat(0), "The Snake Den")]
    assert (game.seats[0].agenda_up, game.seats[0].agenda, game.actions) == (True, 2, 2)
    assert refused(game, 0, RevealAgenda()) == "rivals.agenda-card.reveal-any-time"


def test_agenda_and_haven_cards_ready_with_their_player() -> None:
    game = between_actions()
    have(game, 0, "Benicio")
    have(game, 1, "Lucky")
    for player in game.seats:
        player.agenda_exhausted = player.haven_exhausted = True
    game.run()
    for _ in range(3):
        game.choose(Seat(0), PASS)
    exhausted = [(player.agenda_exhausted, player.haven_exhausted) for player in game.seats]
    assert (game.active, exhausted) == (1, [(True, True), (False, False)])
