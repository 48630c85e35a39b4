"""The cards of Rio de Janeiro: Antagonists."""

from __future__ import annotations

import pytest

from reference_engine.kernel import Seat
from reference_engine.rivals.table.pieces import HAVEN, STREETS
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import (
    ChooseTarget,
    Discard,
    Move,
    Regroup,
    Use,
)
from tests.engine.rivals.rio import (
    CAVEIRA,
    MARKSMAN,
    PSYOPS,
    asked,
    attach,
    end_turn,
    hand,
    options,
    rio,
    targets,
)
from tests.engine.rivals.tables import have, told


def test_a_marksman_shoots_a_vampire_of_the_party_of_its_players_choice() -> None:
    game, (lucky, benicio) = rio(MARKSMAN)
    have(game, 0, "Prudence")
    game.choose(Seat(0), Move((lucky.id, benicio.id)))
    assert (asked(game), targets(game)) == (("marksman", 0), {lucky.id, benicio.id})
    game.choose(Seat(0), ChooseTarget(lucky.id))
    assert (game.blood(lucky), game.blood(benicio), asked(game)) == (4, 4, ("action", 0))
    assert told(game, events.DamageDealt) == [events.DamageDealt(lucky.id, 1, "")]


@pytest.mark.parametrize(("split", "left"), [((0, 0), (3, 4)), ((0, 1), (4, 3)), ((1, 1), (5, 2))])
def test_the_damage_of_two_marksmen_is_pooled_and_split(split: tuple[int, int], left: tuple[int, int]) -> None:
    game, mine = rio(MARKSMAN, MARKSMAN)
    game.choose(Seat(0), Move((mine[0].id, mine[1].id)))
    for which in split:
        game.choose(Seat(0), ChooseTarget(mine[which].id))
    assert tuple(map(game.blood, mine)) == left
    assert len(told(game, events.DamageDealt)) == len(set(split))


def test_nobody_gets_more_damage_of_marksmen_than_blood() -> None:
    game, (lucky, benicio) = rio(MARKSMAN, MARKSMAN)
    lucky.blood, benicio.blood = (1, 0), (1, 0)
    judas = have(game, 0, "Judas", HAVEN)
    game.run()
    game.choose(Seat(0), Move((lucky.id,)))
    game.choose(Seat(0), ChooseTarget(lucky.id))
    assert (asked(game), lucky.id in game.cards) == (("action", 0), False)
    game.choose(Seat(0), Move((benicio.id, judas.id)))
    game.choose(Seat(0), ChooseTarget(benicio.id))
    assert targets(game) == {judas.id}


def test_benicio_prevents_the_shot_for_a_library_card() -> None:
    game, (lucky, benicio) = rio(MARKSMAN)
    game.seats[0].hand = ("Awe",)
    game.choose(Seat(0), Move((lucky.id, benicio.id)))
    game.choose(Seat(0), ChooseTarget(lucky.id))
    assert asked(game) == ("prevention", 0)
    game.choose(Seat(0), Use(benicio.id))
    game.choose(Seat(0), Discard(("Awe",)))
    assert game.blood(lucky) == 5
    assert hand(game) == ()


def test_hunters_are_not_shot_but_discard() -> None:
    game, (ryan,) = rio(MARKSMAN, PSYOPS, at_home=("Ryan",), faction="hunter")
    game.seats[0].hand = ("Awe", "Rebuke")
    game.choose(Seat(0), Move((ryan.id,)))
    assert (asked(game), options(game)) == (("discard", 0), [Discard(("Awe",)), Discard(("Rebuke",))])
    game.choose(Seat(0), Discard(("Rebuke",)))
    assert (hand(game), game.seats[0].discard, game.blood(ryan)) == (("Awe",), ("Rebuke",), 4)


def test_with_an_empty_hand_nothing_is_discarded() -> None:
    game, (lucky, _) = rio(PSYOPS)
    game.choose(Seat(0), Move((lucky.id,)))
    assert asked(game) == ("action", 0)


def test_the_bope_act_on_every_party_that_comes_and_not_on_regrouping() -> None:
    game, (lucky, benicio) = rio(PSYOPS)
    game.seats[0].hand = ("Awe", "Awe", "Awe")
    for character in (lucky, benicio):
        game.choose(Seat(0), Move((character.id,)))
        game.choose(Seat(0), Discard(("Awe",)))
    game.choose(Seat(0), Regroup(lucky.id, benicio.id))
    assert (asked(game), hand(game)) == (("action", 0), ("Awe",))


def test_a_lookout_lets_the_party_pass_by_one_antagonist() -> None:
    game, (lucky, mate) = rio(MARKSMAN, PSYOPS, at_home=("Lucky", "Prudence"))
    attach(game, "Lookout", mate)
    game.seats[0].hand = ("Awe",)
    game.run()
    game.choose(Seat(0), Move((lucky.id, mate.id)))
    psyops = next(card for card in game.in_streets() if card.name == PSYOPS)
    assert asked(game) == ("ignore", 0)
    game.choose(Seat(0), ChooseTarget(psyops.id))
    game.choose(Seat(0), ChooseTarget(lucky.id))
    assert (asked(game), game.blood(lucky), game.seats[0].hand) == (("action", 0), 4, ("Awe",))


def test_a_lookout_at_home_is_of_no_use() -> None:
    game, (lucky, benicio) = rio(PSYOPS)
    attach(game, "Lookout", benicio)
    game.seats[0].hand = ("Awe",)
    game.run()
    game.choose(Seat(0), Move((lucky.id,)))
    assert asked(game) == ("discard", 0)


@pytest.mark.parametrize("out", [True, False])
def test_caveira_drives_somebody_out_if_nobody_is_there(out: bool) -> None:
    game, (lucky, benicio) = rio(CAVEIRA, MARKSMAN)
    benicio.exhausted = True
    if out:
        have(game, 0, "Prudence")
    end_turn(game, "driven-out")
    if out:
        assert game.active == 1
        return
    assert (asked(game), targets(game)) == (("driven-out", 0), {lucky.id, benicio.id})
    game.choose(Seat(0), ChooseTarget(benicio.id))
    assert (benicio.place, benicio.exhausted, asked(game)) == (STREETS, True, ("marksman", 0))
    game.choose(Seat(0), ChooseTarget(benicio.id))
    assert (game.blood(benicio), lucky.place) == (3, HAVEN)
