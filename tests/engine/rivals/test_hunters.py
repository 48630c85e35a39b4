"""What Hunter players do besides: Investigating, and recruiting after a Mortal's defeat."""

from __future__ import annotations

import msgspec
import pytest

from reference_engine.kernel import NOBODY, Seat
from reference_engine.rivals.table.facts import CHARACTERS, CITY, MONSTERS
from reference_engine.rivals.table.pieces import HAVEN, STREETS, TORPOR
from scenarios.protocol.declarations import PASS
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import AnnounceType, Attack, Investigate, Recruit, TakeReward
from tests.engine.rivals.tables import at_war, between_actions, have, in_streets, monster, refused, told


def test_as_many_hunters_exhaust_as_prestige_comes_onto_the_target() -> None:
    game, own = at_war(Toquinho=STREETS, Rio=STREETS, Ingrid=HAVEN)
    ghost = monster(game, "Ghost")
    (foe,) = game.coterie(Seat(1))
    toquinho, rio, ingrid = (card.id for card in own.values())
    game.run()
    assert refused(game, 0, Investigate((ingrid,), ghost.id)) == "rivals.investigate.cost-and-effect"
    assert refused(game, 0, Investigate((), ghost.id)) == "rivals.investigate.cost-and-effect"
    assert refused(game, 0, Investigate((toquinho, toquinho), ghost.id)) == "rivals.investigate.cost-and-effect"
    game.choose(Seat(0), Investigate((rio, toquinho), ghost.id))
    assert told(game, events.Investigated) == [events.Investigated(Seat(0), (toquinho, rio), ghost.id)]
    assert told(game, events.PrestigePlaced) == [events.PrestigePlaced(ghost.id, Seat(0), 2)]
    assert (sum(ghost.prestige), ghost.prestige[0], game.supply(Seat(0)), game.actions) == (2, 2, 10, 2)
    assert (own["Toquinho"].exhausted, own["Rio"].exhausted, own["Ingrid"].exhausted) == (True, True, False)
    assert refused(game, 0, Investigate((toquinho,), ghost.id)) == "rivals.investigate.again-after-readying"
    own["Toquinho"].exhausted = False
    game.run()
    game.choose(Seat(0), Investigate((toquinho,), foe.id))
    assert foe.prestige == (1,)


def test_what_cannot_be_investigated() -> None:
    game, own = at_war(3, Sara=STREETS, Rio=HAVEN)
    sara = own["Sara"].id
    up, vagrant = monster(game, "Ghost", 6), in_streets(game, "Vagrant")
    asleep = have(game, 1, "Jamie", TORPOR, blood=1)
    (early,) = game.coterie(Seat(2))
    game.seats[2].had_turn = False
    game.run()
    for target, rule in (
        (up, "rivals.investigate.never-face-up-monster"),
        (vagrant, "rivals.investigate.cost-and-effect"),
        (own["Rio"], "rivals.investigate.cost-and-effect"),
        (asleep, "rivals.torpor.targeting-restriction"),
        (early, "rivals.first-round.no-target"),
    ):
        assert refused(game, 0, Investigate((sara,), target.id)) == rule


def test_no_vampire_investigates() -> None:
    game = between_actions()
    benicio, ghost = have(game, 0, "Benicio"), monster(game, "Ghost")
    have(game, 1, "Lucky")
    game.run()
    assert refused(game, 0, Investigate((benicio.id,), ghost.id)) == "rivals.investigate.hunter-keyword"


def test_investigating_is_for_ones_own_action_phase_between_actions() -> None:
    game, own = at_war(Sara=STREETS, Rio=STREETS)
    ghost = monster(game, "Ghost")
    own["Rio"].party = 2
    (foe,) = game.coterie(Seat(1))
    game.actions = 1
    game.run()
    assert refused(game, 1, Investigate((foe.id,), ghost.id)) == "rivals.investigate.when"
    game.choose(Seat(0), Attack(own["Sara"].id, foe.id))
    assert refused(game, 0, Investigate((own["Rio"].id,), ghost.id)) == "rivals.investigate.when"
    game.choose(Seat(0), AnnounceType("Ranged"))
    assert game.actions == 0
    game.choose(Seat(0), Investigate((own["Rio"].id,), ghost.id))
    assert ghost.prestige == (1,)
    game.seats[0].library = ("Wrath",)
    game.choose(Seat(0), PASS)
    assert refused(game, 0, Investigate((own["Rio"].id,), ghost.id)) == "rivals.investigate.when"


def test_prestige_goes_with_a_defeated_character() -> None:
    game, own = at_war(3, Sara=STREETS)
    target = have(game, 1, "Juliana", blood=1)
    game.place_prestige(target, Seat(0), 2)
    game.place_prestige(target, Seat(2), 1)
    target.leader = target.influence_side = True
    game.run()
    game.choose(Seat(0), Attack(own["Sara"].id, target.id))
    game.choose(Seat(0), AnnounceType("Mental"))
    assert (target.place, list(target.prestige)) == (TORPOR, [])
    assert [game.supply(Seat(place)) for place in range(3)] == [10, 9, 10]


MORTALS = {"Vagrant": 2, "Politician": 3, "BOPE-RJ: PsyOps": 4}


@pytest.mark.parametrize("name", MORTALS)
@pytest.mark.parametrize("recruit", ["Noriko", "Florencia", "Evangeline", None])
def test_after_a_defeated_mortal_a_hunter_is_recruited_for_less(
    name: str, recruit: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    maria = msgspec.structs.replace(CHARACTERS["Maria Lopez"], physical=4)  # without cards nobody fells an Antagonist
    monkeypatch.setitem(CHARACTERS, "Maria Lopez", maria)
    game, own = at_war(Maria_Lopez=STREETS)
    mortal = in_streets(game, name)
    game.seats[0].hand = ("Wrath", recruit) if recruit else ("Wrath", "Noriko")
    game.seats[0].library = ("Awe",)
    printed = CITY[name]
    game.run()
    attacker = own["Maria_Lopez"]
    game.choose(Seat(0), Attack(attacker.id, mortal.id))
    game.choose(Seat(0), AnnounceType("Physical"))
    assert game.window() == "recruit"
    assert refused(game, 0, TakeReward("attach")) == "rivals.hunter-recruit.no-burn-or-attach"
    antagonist = printed.subtype == "Antagonist"
    assert (game.city_discard, game.city_burned) == (((name,), ()) if antagonist else ((), (name,)))
    assert (game.seats[0].agenda, attacker.attached, game.supply(Seat(0))) == (printed.agenda, (), 10)
    if recruit is None:
        game.choose(Seat(0), PASS)
        assert game.seats[0].hand == ("Wrath", "Noriko")
        return
    game.choose(Seat(0), Recruit(recruit))
    (new,) = [card for card in game.cards.values() if card.name == recruit]
    potency = CHARACTERS[recruit].blood_potency
    assert (new.place, new.controller, new.blood[0], sum(new.blood)) == (HAVEN, 0, potency, potency)
    assert game.supply(Seat(0)) == 10 - max(potency - MORTALS[name], 0)
    assert (list(game.seats[0].hand), game.window(), game.actions) == (["Wrath"], "action", 1)


@pytest.mark.parametrize(("supply", "allowed"), [(2, False), (3, True)])
def test_not_with_the_last_prestige_though_for_less(supply: int, allowed: bool) -> None:
    game, own = at_war(Maria_Lopez=STREETS)
    mortal = in_streets(game, "Vagrant")
    game.seats[0].hand, game.seats[0].prestige = ("Evangeline", "Noriko", "Deacon Jones", "Rebuke"), (supply,)
    game.run()
    game.choose(Seat(0), Attack(own["Maria_Lopez"].id, mortal.id))
    game.choose(Seat(0), AnnounceType("Physical"))
    game.choose(Seat(0), PASS)
    assert refused(game, 0, Recruit("Deacon Jones")) == "rivals.recruit.not-same-name-in-any-coterie"
    if allowed:
        game.choose(Seat(0), Recruit("Evangeline"))
        assert game.supply(Seat(0)) == 1
    else:
        assert refused(game, 0, Recruit("Evangeline")) == "rivals.cost.never-last-even-to-win"
        game.choose(Seat(0), Recruit("Noriko"))
        assert game.supply(Seat(0)) == supply


def test_without_a_character_in_hand_nobody_is_asked() -> None:
    game, own = at_war(Maria_Lopez=STREETS)
    mortal = in_streets(game, "Vagrant")
    game.seats[0].hand = ("Wrath",)
    game.run()
    game.choose(Seat(0), Attack(own["Maria_Lopez"].id, mortal.id))
    game.choose(Seat(0), AnnounceType("Physical"))
    assert (game.window(), game.city_burned) == ("action", ("Vagrant",))


def test_a_defeated_mortal_turns_no_leader_token() -> None:
    game, own = at_war(Maria_Lopez=STREETS)
    own["Maria_Lopez"].leader = True
    mortal = in_streets(game, "Vagrant")
    game.run()
    game.choose(Seat(0), Attack(own["Maria_Lopez"].id, mortal.id))
    game.choose(Seat(0), AnnounceType("Physical"))
    assert not own["Maria_Lopez"].influence_side


def test_a_monster_bears_any_number_of_cards_and_a_character_three() -> None:
    game, own = at_war(Maria_Lopez=STREETS)
    goat = monster(game, "Maricoxi", 7)
    for number in range(5):
        assert game.has_room(goat)
        assert game.has_room(own["Maria_Lopez"]) == (number < 3)
        game.attach(in_streets(game, "Vagrant"), goat)
        game.attach(in_streets(game, "Vagrant"), own["Maria_Lopez"])
    assert goat.controller == NOBODY
    assert goat.name in MONSTERS
