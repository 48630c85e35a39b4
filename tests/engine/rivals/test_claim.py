"""The claim to be Prince of the City: who may make it, who may contest it, and what it brings."""

from __future__ import annotations

import pytest

from reference_engine.kernel import NOBODY, Seat
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.table.facts import CITY, PRINCE
from reference_engine.rivals.table.pieces import HAVEN, STREETS, TORPOR, InPlay
from scenarios.protocol.declarations import PASS
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import AnnounceType, Attack, Block, Burn, ChooseTarget, Claim, Discard
from tests.engine.rivals.tables import between_actions, defeat, have, in_streets, refused, told

AGENDA = CITY[PRINCE].agenda


def contest(players: int = 4) -> tuple[Rivals, InPlay, InPlay, list[InPlay]]:
    """Ana may claim with Lucky: the game, the title, Lucky, and a vampire of each other player at home."""
    game = between_actions(players)
    title, lucky = in_streets(game, PRINCE), have(game, 0, "Lucky")
    others = [
        have(game, place, name, HAVEN)
        for place, name in zip(range(1, players), ("Jorge Guerrero", "Hope", "Prudence"), strict=False)
    ]
    game.run()
    return game, title, lucky, others


def asked(game: Rivals) -> tuple[str, int]:
    assert game.decision is not None
    return game.window(), game.decision.seat


def test_a_claim_costs_an_action_and_is_contested_clockwise() -> None:
    game, title, lucky, (jorge, hope, prudence) = contest()
    game.choose(Seat(0), Claim(lucky.id))
    assert (lucky.exhausted, game.actions, asked(game)) == (True, 1, ("claim-attack", 1))
    assert told(game, events.Claimed) == [events.Claimed(lucky.id)]
    game.choose(Seat(1), Attack(jorge.id, lucky.id))
    game.choose(Seat(1), AnnounceType("Physical"))
    assert (game.blood(lucky), jorge.exhausted, game.actions, title.host) == (4, True, 1, 0)
    assert asked(game) == ("claim-attack", 2)
    assert refused(game, 1, Attack(jorge.id, lucky.id)) == "rivals.claim.others-may-attack-clockwise"
    game.choose(Seat(2), PASS)
    assert asked(game) == ("claim-attack", 3)
    game.choose(Seat(3), Attack(prudence.id, lucky.id))
    game.choose(Seat(3), AnnounceType("Mental"))
    assert (game.blood(lucky), title.host, title.controller) == (3, lucky.id, 0)
    assert [player.agenda for player in game.seats] == [AGENDA, 0, 0, 0]
    assert (hope.exhausted, game.actions, asked(game)) == (False, 1, ("action", 0))
    lucky.exhausted = False
    game.run()
    assert refused(game, 0, Claim(lucky.id)) == "rivals.claim.available-when-unattached-face-up"


def test_the_order_begins_at_the_left_of_the_claimants_player() -> None:
    game, _, _, (jorge, _, _) = contest()
    game.put(jorge, STREETS, 1)
    game.active, game.decision = Seat(1), None
    game.run()
    game.choose(Seat(1), Claim(jorge.id))
    order = []
    while game.window() == "claim-attack":
        order.append(asked(game)[1])
        game.choose(Seat(order[-1]), PASS)
    assert order == [2, 3, 0]


def test_who_may_claim() -> None:
    game, title, lucky, _ = contest()
    at_home, tired = have(game, 0, "Benicio", HAVEN), have(game, 0, "Thaddeus")
    tired.exhausted = True
    for vampire in (at_home, tired):
        assert refused(game, 0, Claim(vampire.id)) == "rivals.claim.exhaust-vampire-in-streets"
    foe = next(iter(game.coterie(Seat(1))))
    assert refused(game, 0, Claim(foe.id)) == "rivals.claim.exhaust-vampire-in-streets"
    game.actions = 0
    game.run()
    assert refused(game, 0, Claim(lucky.id)) == "rivals.action.exactly-two-per-turn"
    game.actions = 1
    game.leave(title)
    game.run()
    assert refused(game, 0, Claim(lucky.id)) == "rivals.claim.available-when-unattached-face-up"


def test_no_hunter_claims_but_hunters_contest() -> None:
    game = between_actions(factions="hunter")
    in_streets(game, PRINCE)
    evangeline = have(game, 0, "Evangeline")
    evangeline.leader = True
    game.seats[1].faction = "vampire"
    thaddeus = have(game, 1, "Thaddeus", blood=1)
    have(game, 1, "Hope", HAVEN)
    game.run()
    assert refused(game, 0, Claim(evangeline.id)) == "rivals.claim.vampires-only"
    game.active, game.decision = Seat(1), None
    game.run()
    game.choose(Seat(1), Claim(thaddeus.id))
    game.choose(Seat(0), Attack(evangeline.id, thaddeus.id))
    game.choose(Seat(0), AnnounceType("Social"))
    assert (thaddeus.place, evangeline.influence_side, game.seats[0].agenda) == (TORPOR, True, 1)


def test_attackers_stand_anywhere_in_any_company_but_ready_and_awake() -> None:
    game, _, lucky, (jorge, _, _) = contest()
    tired, asleep = have(game, 1, "Judas", HAVEN), have(game, 1, "Sage", TORPOR, blood=1)
    out = have(game, 1, "Raúl Fontes")
    tired.exhausted = True
    game.choose(Seat(0), Claim(lucky.id))
    assert game.decision is not None
    assert game.decision.options == [PASS, Attack(jorge.id, lucky.id), Attack(out.id, lucky.id)]
    assert refused(game, 1, Attack(tired.id, lucky.id)) == "rivals.claim.others-may-attack-clockwise"
    assert refused(game, 1, Attack(asleep.id, lucky.id)) == "rivals.torpor.no-actions"
    assert refused(game, 1, Attack(jorge.id, tired.id)) == "rivals.claim.claimant"


def test_who_has_nobody_ready_is_not_asked_and_who_has_had_no_turn_is() -> None:
    game, title, lucky, (jorge, hope, prudence) = contest()
    game.seats[2].had_turn = False
    jorge.exhausted, prudence.exhausted = True, True
    game.choose(Seat(0), Claim(lucky.id))
    assert asked(game) == ("claim-attack", 2)
    game.choose(Seat(2), Attack(hope.id, lucky.id))
    game.choose(Seat(2), AnnounceType("Social"))
    assert (game.blood(lucky), title.host) == (4, lucky.id)


def test_nobody_blocks_for_a_claimant_and_no_secrecy_hides_it() -> None:
    game, title, lucky, (jorge,) = contest(2)
    mate = have(game, 0, "Benicio")
    game.seats[0].haven_card, game.seats[0].haven_up = "The Bunker", True
    game.seats[1].hand = ("Awe",)
    game.choose(Seat(0), Claim(lucky.id))
    game.choose(Seat(1), Attack(jorge.id, lucky.id))
    assert game.window() == "attack-type"
    assert refused(game, 0, Block(mate.id)) == "rivals.claim.no-block"
    assert refused(game, 1, Discard(("Awe",))) == "rivals.claim.no-secrecy"
    game.choose(Seat(1), AnnounceType("Physical"))
    assert game.window() == "attack-card"
    game.choose(Seat(1), PASS)
    assert game.window() == "attacker-abilities"
    game.choose(Seat(1), PASS)
    assert (game.blood(lucky), mate.exhausted, title.host) == (4, False, lucky.id)


@pytest.mark.parametrize("burned", [False, True])
def test_a_defeated_claimant_ends_the_claim_and_the_title_stays(burned: bool) -> None:
    game, title, lucky, (jorge, _, _) = contest()
    have(game, 0, "Benicio", HAVEN)
    lucky.blood = (1,)
    game.choose(Seat(0), Claim(lucky.id))
    if burned:
        defeat(game, lucky, 1, aggravated=True)
        game.choose(Seat(1), PASS)
        assert lucky.id not in game.cards
    else:
        game.choose(Seat(1), Attack(jorge.id, lucky.id))
        game.choose(Seat(1), AnnounceType("Physical"))
        assert (lucky.place, game.blood(lucky)) == (TORPOR, 1)
    assert (title.place, title.host, title.controller) == (STREETS, 0, NOBODY)
    assert asked(game) == ("action", 0)
    assert [player.agenda for player in game.seats] == [0, 0, 0, 0]


def test_a_claimant_who_is_the_attackers_rival_earns_it_one_agenda() -> None:
    game, _, lucky, (_, _, prudence) = contest()
    have(game, 0, "Benicio", HAVEN)
    lucky.blood = (1,)
    game.choose(Seat(0), Claim(lucky.id))
    game.choose(Seat(1), PASS)
    game.choose(Seat(2), PASS)
    game.choose(Seat(3), Attack(prudence.id, lucky.id))
    game.choose(Seat(3), AnnounceType("Mental"))
    assert [player.agenda for player in game.seats] == [0, 0, 0, 1]


def test_the_last_active_vampire_who_falls_in_a_claim_loses_the_game() -> None:
    game, _, lucky, (_, hope, _) = contest()
    lucky.blood, game.seats[1].agenda = (1,), 2
    game.choose(Seat(0), Claim(lucky.id))
    game.choose(Seat(1), PASS)
    game.choose(Seat(2), Attack(hope.id, lucky.id))
    game.choose(Seat(2), AnnounceType("Social"))
    assert (game.over, game.winner, [player.agenda for player in game.seats]) == (True, 3, [0, 2, 0, 3])


@pytest.mark.parametrize("attachments", [2, 3])
def test_a_prince_with_three_attachments_burns_one(attachments: int) -> None:
    game, title, lucky, _ = contest(2)
    for _ in range(attachments):
        game.attach(in_streets(game, "Vagrant"), lucky)
    vagrants = lucky.attached
    loose = in_streets(game, "Vagrant")
    game.choose(Seat(0), Claim(lucky.id))
    game.choose(Seat(1), PASS)
    if attachments == 2:
        assert lucky.attached == (*vagrants, title.id)
        return
    assert asked(game) == ("make-room", 0)
    assert (title.host, game.seats[0].agenda) == (0, 0)
    assert refused(game, 0, Burn(loose.id)) == "rivals.claim.success-full-attachments-burn-one"
    game.choose(Seat(0), Burn(vagrants[1]))
    assert lucky.attached == (vagrants[0], vagrants[2], title.id)
    assert (game.city_burned, game.seats[0].agenda) == (("Vagrant",), AGENDA)


def test_the_thirteenth_agenda_can_come_with_the_title() -> None:
    game, _, lucky, _ = contest()
    game.seats[0].agenda = 13 - AGENDA
    game.choose(Seat(0), Claim(lucky.id))
    for seat in (1, 2, 3):
        assert not game.over
        game.choose(Seat(seat), PASS)
    assert game.winner == 0


@pytest.mark.parametrize("own_turn", [True, False])
def test_who_loses_the_title_in_the_own_turn_does_not_claim_it_in_that_turn(own_turn: bool) -> None:
    game, title, lucky, (jorge,) = contest(2)
    prince = have(game, 0, "Benicio", party=2)
    game.put(title, STREETS)
    game.attach(title, prince)
    game.active = Seat(0 if own_turn else 1)
    defeat(game, prince, NOBODY)
    assert (title.place, title.host) == (STREETS, 0)
    game.active, game.decision = Seat(0), None
    game.run()
    if own_turn:
        assert refused(game, 0, Claim(lucky.id)) == "rivals.claim.lost-title-this-turn-no-claim"
        for _ in range(3):
            game.choose(Seat(0), PASS)
        game.choose(Seat(0), ChooseTarget(lucky.id))
        while game.active == 0:
            game.choose(Seat(0), PASS)
        assert (game.active, game.title_lost) == (1, False)
    else:
        game.choose(Seat(0), Claim(lucky.id))
    assert jorge.id in game.cards


def test_who_takes_the_title_from_the_prince_makes_room_as_well() -> None:
    game = between_actions()
    jorge, prince = have(game, 0, "Jorge Guerrero"), have(game, 1, "Hope", blood=2)
    have(game, 1, "Lucky", HAVEN)
    title = in_streets(game, PRINCE)
    game.attach(title, prince)
    for _ in range(3):
        game.attach(in_streets(game, "Vagrant"), jorge)
    game.run()
    game.choose(Seat(0), Attack(jorge.id, prince.id))
    game.choose(Seat(0), AnnounceType("Physical"))
    assert asked(game) == ("make-room", 0)
    game.choose(Seat(0), Burn(jorge.attached[0]))
    assert (len(jorge.attached), title.host, game.seats[0].agenda) == (3, jorge.id, 1 + AGENDA)


def test_nobody_takes_the_title_from_a_vampire_of_the_own_coterie() -> None:
    game = between_actions()
    prince, mate = have(game, 0, "Hope"), have(game, 0, "Lucky")
    have(game, 1, "Prudence")
    title = in_streets(game, PRINCE)
    game.attach(title, prince)
    defeat(game, prince, 0, victor=mate)
    game.run()
    assert (title.place, title.host, mate.attached, game.seats[0].agenda) == (STREETS, 0, (), 0)
    assert refused(game, 0, Claim(mate.id)) == "rivals.claim.lost-title-this-turn-no-claim"
