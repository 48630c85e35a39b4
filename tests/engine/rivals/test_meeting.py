"""The Meeting at Pão de Açúcar: who calls it, about whom, with what Influence, and what comes of it."""

from __future__ import annotations

import pytest

from reference_engine.kernel import Seat
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.influence.meeting import MEETING
from reference_engine.rivals.table.pieces import HAVEN, TORPOR, InPlay
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import Declare, Exert, HoldOut, LayModifier, Meet
from tests.engine.rivals.tables import between_actions, have, in_streets, refused, told

YES, NO = Declare("yes"), Declare("no")


def city(players: int = 3) -> tuple[Rivals, list[InPlay]]:
    """The Meeting lies in The Streets; everybody has a Leader with 1 Influence, and 3 Agenda."""
    game = between_actions(players)
    in_streets(game, MEETING)
    leaders = [
        have(game, seat, name, HAVEN) for seat, name in enumerate(("Keondra", "Lucky", "Hope", "Iara")[:players])
    ]
    for leader in leaders:
        leader.leader = leader.influence_side = True
    for player in game.seats:
        player.agenda = 3
    game.run()
    return game, leaders


def is_there(game: Rivals) -> bool:
    return any(card.name == MEETING for card in game.in_streets())


@pytest.mark.parametrize(("answers", "succeeds"), [((YES, YES), True), ((YES, NO), True), ((NO, NO), False)])
def test_a_yes_takes_agenda_gives_prestige_and_burns_the_event(answers: tuple[Declare, ...], succeeds: bool) -> None:
    game, leaders = city()
    game.choose(Seat(0), Meet(leaders[0].id, Seat(2)))
    assert (leaders[0].exhausted, game.actions) == (True, 1)
    for seat, answer in enumerate((YES, *answers)):
        game.choose(Seat(seat), Exert(leaders[seat].id))
        game.choose(Seat(seat), answer)
    agenda, prestige = [player.agenda for player in game.seats], [game.supply(Seat(seat)) for seat in range(3)]
    assert (agenda, prestige) == (([3, 3, 1], [10, 10, 12]) if succeeds else ([3, 3, 3], [10, 10, 10]))
    assert is_there(game) is not succeeds
    assert game.city_burned == ((MEETING,) if succeeds else ())
    assert (game.window(), [leader.no_influence for leader in leaders]) == ("action", [True] * 3)


@pytest.mark.parametrize("agenda", [0, 1, 2])
def test_nobody_loses_more_agenda_than_there_is(agenda: int) -> None:
    game, leaders = city(2)
    game.seats[1].agenda = agenda
    game.choose(Seat(0), Meet(leaders[0].id, Seat(1)))
    game.choose(Seat(0), YES)
    game.choose(Seat(1), YES)
    assert (game.seats[1].agenda, game.supply(Seat(1))) == (0, 12)
    assert [event.amount for event in told(game, events.AgendaLost)] == [agenda] * bool(agenda)


def test_a_player_may_name_themselves_but_nobody_before_their_first_turn() -> None:
    game, leaders = city()
    game.seats[1].had_turn = False
    game.run()
    assert refused(game, 0, Meet(leaders[0].id, Seat(1))) == "rivals.first-round.no-target"
    game.choose(Seat(0), Meet(leaders[0].id, Seat(0)))
    for seat in range(3):
        game.choose(Seat(seat), YES)
    assert (game.seats[0].agenda, game.supply(Seat(0))) == (1, 12)


def test_only_a_ready_vampire_of_the_coterie_exhausts_for_it() -> None:
    game, leaders = city()
    tired, asleep = have(game, 0, "Benicio", HAVEN), have(game, 0, "Judas", TORPOR)
    tired.exhausted = True
    for character in (tired, asleep, leaders[1]):
        assert refused(game, 0, Meet(character.id, Seat(1))) == "rivals.rio.meeting.action-with-vampire"
    game.actions = 0
    game.run()
    assert refused(game, 0, Meet(leaders[0].id, Seat(1))) == "rivals.action.exactly-two-per-turn"


def test_hunters_take_part_but_do_not_call_it() -> None:
    game = between_actions(2, factions="hunter")
    in_streets(game, MEETING)
    evangeline, other = have(game, 0, "Evangeline", HAVEN), have(game, 1, "Ryan", HAVEN)
    game.run()
    assert refused(game, 0, Meet(evangeline.id, Seat(1))) == "rivals.rio.meeting.action-with-vampire"
    lucky = have(game, 1, "Lucky", HAVEN)
    game.active, game.decision = Seat(1), None
    game.run()
    game.choose(Seat(1), Meet(lucky.id, Seat(0)))
    game.choose(Seat(1), YES)
    game.choose(Seat(0), NO)
    assert not is_there(game)
    assert not other.exhausted


def test_no_meeting_without_the_event() -> None:
    game = between_actions(2)
    lucky = have(game, 0, "Lucky")
    have(game, 1, "Hope", HAVEN)
    game.run()
    assert refused(game, 0, Meet(lucky.id, Seat(1))) == "rivals.rio.meeting.stays-until-success"


def test_neither_modifier_nor_fist_nor_anybody_but_the_leader_counts() -> None:
    game, leaders = city()
    mate = have(game, 0, "Benicio", HAVEN)
    mate.leader = mate.influence_side = True
    leaders[0].leader, game.seats[0].hand = False, ("Persecution",)
    game.choose(Seat(0), Meet(leaders[0].id, Seat(1)))
    assert game.decision is not None
    assert game.decision.options == [Exert(mate.id), YES]
    for choice in (LayModifier("Persecution"), HoldOut(0)):
        assert refused(game, 0, choice) == "rivals.rio.meeting.no-modifier-no-prestige"
    assert refused(game, 0, Exert(leaders[0].id)) == "rivals.influence.other-sources"
    game.choose(Seat(0), Exert(mate.id))
    assert refused(game, 0, Exert(mate.id)) == "rivals.no-influence.blocks-exerting"
